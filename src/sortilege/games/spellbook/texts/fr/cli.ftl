### SpellBook en ligne de commande, en français.

## Options

cli-help-spells = les sorts : classic (tirés au hasard, par défaut), set_1, set_2 ou set_3 ; --option red=blaze en choisit un seul
cli-help-difficulty = solo : materias de l'adversaire au début, de 0 à 3 (0 par défaut)

## Jouer

cli-play-spellbook = SpellBook avec { $players }
cli-play-spellbook-solo = SpellBook : { $players } contre l'adversaire virtuel · difficulté { $n }
cli-play-spells = Sorts : { $spells }

## Faits

cli-facts-spells = Sorts, série { $n }
cli-facts-spell = Sort
cli-facts-level = Niveau
cli-limit-materia = materias au total
cli-limit-each = materias de chaque couleur et rune
cli-limit-pool = materias par réserve
cli-limit-board = cases d'un plateau Familier
cli-limit-board_points = points pour 0, 1, 2… materias rangées
cli-limit-opponent = solo : cases du plateau de l'adversaire
cli-limit-opponent_points = solo : points pour 0, 1, 2… materias dessus
cli-limit-wiping = solo : cases qui vident l'Autel

## Études

cli-sim-days = journées par partie
cli-bench-spellbook_decisions = SpellBook, parties simulées : décisions/s
cli-bench-spellbook_copy = SpellBook, copie d'un état : µs
cli-bench-how-spellbook = SpellBook : sorts au hasard.
cli-bench-bots-how-spellbook = SpellBook avec des sorts au hasard

## Son équilibre

cli-balance-h-learned = Sorts appris
cli-balance-c-learned = Taux de victoire des joueurs qui ont appris le sort, au-delà d'une part égale, en points de pourcentage. « Rapporte » : ses points à la fin. Les joueurs qui apprennent beaucoup de sorts gagnent plus souvent, donc la plupart des valeurs sont positives : comparez-les entre elles.
cli-balance-n-learned = { $thing }, appris
cli-balance-late-learned = { $thing } est appris tard (tour { $when } en moyenne) et gagne : { $wins }.
cli-balance-early-learned = { $thing } est appris tôt (tour { $when } en moyenne) et perd : { $wins }.
cli-balance-by-round = Par tour
cli-balance-at-round = au tour { $n }
cli-balance-by-level = Par niveau à la fin
cli-balance-at-level = au niveau { $n }
cli-balance-h-book = Nombre de sorts
cli-balance-c-book = Taux de victoire des joueurs qui avaient appris ce nombre de sorts à la fin.
cli-balance-n-book = { $thing } sorts appris
cli-balance-h-board = Materias sur le plateau Familier
cli-balance-c-board = Taux de victoire des joueurs qui avaient rangé ce nombre de materias à la fin.
cli-balance-n-board = { $thing } materias rangées
cli-balance-h-offered = Sorts sur la table
cli-balance-c-offered = Tous les joueurs peuvent apprendre ces sorts : ils n'en favorisent aucun. On voit ici en quoi ces parties diffèrent de celles avec un autre sort de la même couleur. Taux en points de pourcentage, durée en Jours.
