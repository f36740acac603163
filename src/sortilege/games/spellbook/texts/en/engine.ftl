### What can be wrong with the options of SpellBook, in English.

engine-difficulty = The difficulty is for playing alone; with several players, leave it at 0.

## Moments that cannot be

engine-moment-learned = a learned spell is written `4`, `4 black_round` or `4 black_round today`, not { $given }
engine-moment-token = { $token } cannot lie on { $spell }, which is { $color }
engine-moment-other-spell = the { $color } spell of this game is { $spell }
engine-moment-opponent = only the solo game has a virtual opponent; say players: 1
engine-moment-room = there is room for { $most } materia
engine-moment-sixth = a sixth { $materia }; every materia exists five times
engine-moment-none-left = no materia is left for this one
engine-moment-spells-under = which spells are in play stands under given.spells
engine-moment-first-under = who is first stands under given.first
engine-moment-both = { $one } and { $other } are both { $color }; a game has one of each color
engine-moment-opponent-full = the game is over with all { $spaces } spaces filled
engine-moment-not-today = today is the Day of { $who }, and nobody else learns a spell
engine-moment-triggers = whoever has filled the board or learned all spells calls the last round; say triggered: true
