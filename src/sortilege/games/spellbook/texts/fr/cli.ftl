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
