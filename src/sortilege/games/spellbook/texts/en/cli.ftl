### SpellBook on the command line, in English.

## Flags

cli-help-spells = the spells: classic (drawn at random, default), set_1, set_2 or set_3; --option red=blaze chooses a single one
cli-help-difficulty = solo: materia the opponent starts with, 0 to 3 (default 0)

## Playing

cli-play-spellbook = SpellBook with { $players }
cli-play-spellbook-solo = SpellBook: { $players } against the virtual opponent · difficulty { $n }
cli-play-spells = Spells: { $spells }

## Facts

cli-facts-spells = Spells, set { $n }
cli-facts-spell = Spell
cli-facts-level = Level
cli-limit-materia = materia in total
cli-limit-each = materia of each color and rune
cli-limit-pool = materia per pool
cli-limit-board = spaces on a Familiar board
cli-limit-board_points = points for 0, 1, 2 … stored materia
cli-limit-opponent = solo: spaces on the opponent’s board
cli-limit-opponent_points = solo: points for 0, 1, 2 … materia on it
cli-limit-wiping = solo: spaces that wipe the Altar

## Studies

cli-sim-days = Days per game
cli-bench-spellbook_decisions = SpellBook, playouts: decisions/s
cli-bench-spellbook_copy = SpellBook, copying a state: µs
cli-bench-how-spellbook = SpellBook: random spells.
cli-bench-bots-how-spellbook = SpellBook with random spells

## How it is balanced

cli-balance-h-learned = Spells learned
cli-balance-c-learned = Win rate of players who learned the spell, above a fair share, in percentage points. “Brings”: its points at the end. Players who learn many spells win more, so most values are above zero: compare them with each other.
cli-balance-n-learned = { $thing }, learned
cli-balance-late-learned = { $thing } is learned late (mean round { $when }) and wins: { $wins }.
cli-balance-early-learned = { $thing } is learned early (mean round { $when }) and loses: { $wins }.
cli-balance-by-round = By round
cli-balance-at-round = in round { $n }
cli-balance-by-level = By level at the end
cli-balance-at-level = at level { $n }
cli-balance-h-book = Number of spells
cli-balance-c-book = Win rate of players who had learned this many spells at the end.
cli-balance-n-book = { $thing } spells learned
cli-balance-h-board = Materia on the Familiar board
cli-balance-c-board = Win rate of players who had stored this many materia at the end.
cli-balance-n-board = { $thing } materia stored
cli-balance-h-offered = Spells on the table
cli-balance-c-offered = All players can learn these spells, so they favor none; this shows how games with each one differ from games with another spell of its color. Rates in percentage points, length in Days.
