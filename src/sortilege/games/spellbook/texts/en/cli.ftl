### SpellBook on the command line, in English.

## Flags

cli-help-spells = which spells: classic (drawn by lot, the default), set_1, set_2 or set_3; --option red=blaze names one
cli-help-difficulty = alone: 0 to 3 materia that the opponent starts with (0)

## Playing

cli-play-spellbook = SpellBook with { $players }
cli-play-spellbook-solo = SpellBook: { $players } alone against the virtual opponent · difficulty { $n }
cli-play-spells = Spells: { $spells }

## Facts

cli-facts-spells = Spells, set { $n }
cli-facts-spell = Spell
cli-facts-level = Level
cli-limit-materia = materia in all
cli-limit-each = materia of each color and rune
cli-limit-pool = materia in a pool
cli-limit-board = spaces of a Familiar board
cli-limit-board_points = points for 0, 1, 2 … stored materia
cli-limit-opponent = solo: spaces of the opponent’s board
cli-limit-opponent_points = solo: points for 0, 1, 2 … materia on it
cli-limit-wiping = solo: spaces that clear the Altar

## Studies

cli-sim-days = Days per game
cli-bench-spellbook_decisions = SpellBook, playouts: decisions/s
cli-bench-spellbook_copy = SpellBook, copying a state: µs
cli-bench-how-spellbook = SpellBook: spells drawn by lot.
cli-bench-bots-how-spellbook = SpellBook with spells by lot

## How it is balanced

cli-balance-h-learned = Spells learned
cli-balance-c-learned = Wins of whoever learned the spell, beyond a fair share, in percentage points. “Brings”: its points at the end. Whoever learns much wins more, so most are above zero: compare them.
cli-balance-n-learned = { $thing }, learned
cli-balance-late-learned = { $thing } is learned late (round { $when } in the mean) and wins: { $wins }.
cli-balance-early-learned = { $thing } is learned early (round { $when } in the mean) and loses: { $wins }.
cli-balance-by-round = By round
cli-balance-at-round = in round { $n }
cli-balance-by-level = By level at the end
cli-balance-at-level = at level { $n }
cli-balance-h-book = Number of spells
cli-balance-c-book = Wins of whoever had learned so many spells at the end.
cli-balance-n-book = { $thing } spells learned
cli-balance-h-board = Materia on the Familiar board
cli-balance-c-board = Wins of whoever had stored so many materia at the end.
cli-balance-n-board = { $thing } materia stored
cli-balance-h-offered = Spells on the table
cli-balance-c-offered = Anybody may learn them, so they make nobody win; but games with them differ from games with another spell of their color by so much. Rates in percentage points, length in Days.
