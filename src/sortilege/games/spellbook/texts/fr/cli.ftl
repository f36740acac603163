### SpellBook en ligne de commande, en français.

## Options

cli-help-spells = quels sorts : classic (au hasard, d'habitude), set_1, set_2 ou set_3 ; --option red=blaze en nomme un
cli-help-difficulty = seul : de 0 à 3 materias que l'adversaire a au début (0)

## Jouer

cli-play-spellbook = SpellBook avec { $players }
cli-play-spellbook-solo = SpellBook : { $players } contre l'adversaire virtuel · difficulté { $n }
cli-play-spells = Sorts : { $spells }

## Faits

cli-facts-spells = Sorts, série { $n }
cli-facts-spell = Sort
cli-facts-level = Niveau
cli-limit-materia = materias en tout
cli-limit-each = materias de chaque couleur et rune
cli-limit-pool = materias dans une réserve
cli-limit-board = cases d'un plateau Familier
cli-limit-board_points = points pour 0, 1, 2… materias rangées
cli-limit-opponent = solo : cases du plateau de l'adversaire
cli-limit-opponent_points = solo : points pour 0, 1, 2… materias dessus
cli-limit-wiping = solo : cases qui vident l'Autel

## Études

cli-sim-days = journées par partie
cli-bench-spellbook_decisions = SpellBook, parties simulées : décisions/s
cli-bench-spellbook_copy = SpellBook, copie d'un état : µs
cli-bench-how-spellbook = SpellBook : sorts tirés au hasard.
cli-bench-bots-how-spellbook = SpellBook avec des sorts tirés au sort

## Son équilibre

cli-balance-h-learned = Les sorts appris
cli-balance-c-learned = Victoires de qui a appris le sort, au-delà d'une juste part, en points de pourcentage. « Rapporte » : ses points à la fin. Qui apprend beaucoup gagne plus, donc la plupart sont au-dessus de zéro : comparez-les.
cli-balance-n-learned = { $thing }, appris
cli-balance-late-learned = { $thing } est appris tard (tour { $when } en moyenne) et gagne : { $wins }.
cli-balance-early-learned = { $thing } est appris tôt (tour { $when } en moyenne) et perd : { $wins }.
cli-balance-by-round = Par tour
cli-balance-at-round = au tour { $n }
cli-balance-by-level = Par niveau à la fin
cli-balance-at-level = au niveau { $n }
cli-balance-h-book = Nombre de sorts
cli-balance-c-book = Victoires de qui avait appris tant de sorts à la fin.
cli-balance-n-book = { $thing } sorts appris
cli-balance-h-board = Les materias sur le plateau Familier
cli-balance-c-board = Victoires de qui avait rangé tant de materias à la fin.
cli-balance-n-board = { $thing } materias rangées
cli-balance-h-offered = Les sorts sur la table
cli-balance-c-offered = Tous peuvent les apprendre, donc ils ne font gagner personne ; mais les parties qui les ont diffèrent d'autant de celles qui ont un autre sort de leur couleur. Taux en points de pourcentage, durée en Jours.
