### What the engine cannot do with what it was given, in English.

engine-plain = { $why }

## Options

engine-no-game = There is no game “{ $given }” here; there are { $games }.
engine-bad-game = The game “{ $given }” cannot be played here: { $package } does not load ({ $why }).
engine-players = { $game } is for { $least } to { $most } players, not { $given }.
engine-no-option = { $game } has no option “{ $given }”; it has { $options }.
engine-value = { $option } is one of { $values }, not “{ $given }”.
engine-first = The seats are numbered 1 to { $most }: the first player cannot sit at { $given }.
engine-no-preset = { $game } has no { $preset }.

## Bots

engine-no-bot = There is no bot “{ $given }”; there is level:1 to level:10, random, greedy, mcts:N (N rounds of thinking for each choice) and mcts:Tms (T milliseconds), and the same with learned in place of mcts or alone, with N and T from 1 to { $most }.
engine-bot-broken = The bot “{ $given }” cannot be had: { $why }
engine-no-chooser = “{ $given }” is no bot: it has no method choose(sight, dice).
engine-bot-fell =
    { $deal ->
        [none] The bot “{ $bot }” broke down: { $why }
       *[other] The bot “{ $bot }” broke down in deal { $deal }: { $why }
    }
engine-bot-strayed =
    { $deal ->
        [none] The bot “{ $bot }” chose { $given }, which was not offered: choose() returns one of sight.legal.
       *[other] The bot “{ $bot }” chose { $given } in deal { $deal }, which was not offered: choose() returns one of sight.legal.
    }
engine-no-puzzle = There is no puzzle “{ $given }”; the list of puzzles has them all.
engine-no-judgement = No bot knows how to judge “{ $given }”; there are { $games }.
engine-no-weights = The weights in { $file } cannot be read; the hand-made judgement plays instead.
engine-bad-weights = The weights in { $file } are damaged; the hand-made judgement plays instead.
engine-new-weights = The weights in { $file } are of a newer version of Sortilege; the hand-made judgement plays instead.
engine-foreign-weights = The weights in { $file } are for another game, “{ $game }”; the hand-made judgement plays instead.
engine-other-weights = The weights in { $file } were learned from other features than this version has; the hand-made judgement plays instead.

## Choices

engine-no-choice = “{ $given }” is no choice of { $game }.
engine-no-seat = The seats are 0 to { $most }, so there is no seat { $given }.
engine-nothing-asked = { $who } has nothing to choose now.
engine-no-answer = It does not answer “{ $asked }”.
engine-not-asked = It is not your turn to choose.
engine-over = The game is over.
engine-illegal = “{ $given }” does not answer “{ $asked }”; legal: { $legal }
engine-batch-size = A batch has 1 to { $most } games, not { $given }.
engine-batch-no-game = The games of this batch are 0 to { $most }, so there is no game { $given }.
engine-batch-count = { $given } choices were given for { $games } games; give one for each.
engine-batch-numbers = Choices are whole numbers, each the number of an action.
engine-batch-illegal = { $given } cannot be chosen in game { $game } now; legal: { $legal }
engine-batch-over = Game { $game } is over; its choice has to be −1, not { $given }.
engine-seed = A seed is a whole number from 0 on, below 2 to the power of 62, not { $given }.
engine-no-returns = There are no returns “{ $given }”; there are { $ways }.
engine-no-state = Only a state of { $game } with this game's number of seats ({ $seats }) can be read here; `imagine` gives one.
engine-stale = Something happened in the meantime: this answers version { $given } of the table, which is at { $now } now. Look again.
engine-no-sealed = There is no sealed choice of yours to take back.
engine-nothing-to-undo = Nothing to undo: somebody else chose since, or you have learnt something hidden.

## Tools

engine-no-link = “{ $given }” is no link of an invitation; one looks like https://HOST/#/table/TABLE/SECRET.
engine-no-server = The server { $server } cannot be reached: { $why }.
engine-other-rules = The server plays { $game } by rules version { $there }, and here is version { $here }: install the version of Sortilege that the server has.
engine-tool-no-game = There is no game yet: begin one with new_game.
engine-tool-opponents = “{ $given }” is nobody to play against here; there are { $known }.
engine-tool-no-card = “{ $given }” names no card, or several; there are { $known }.
engine-tool-no-chapter = There is no chapter “{ $given }”; there are { $known }.
engine-tool-arguments = The arguments of { $tool } do not fit: { $why }. It takes { $takes }.
engine-tool-needed = { $name } (needed)
engine-tool-nothing = no arguments

## Records

engine-record-version = This record was played by rules version { $played }; here is version { $here }.
engine-record-none = This is no Sortilege record: { $why }
engine-record-kind = A record is what `read` gives, or a game's own `record`, not { $given }.
engine-record-file = { $path } exists and is no record, so it was left as it is.
engine-record-game = This is a record of { $game }, not of { $here }.
engine-record-key = This record's key is not 32 bytes long.
engine-record-nonces = This record has { $nonces } nonces for { $seats } seats.
engine-record-bound = This record's commitment binds nonces that are not there, or not in the order of the seats.
engine-record-promise = The key does not fit the commitment that was published before the deal.
engine-record-promises = The key and the server's own nonces do not fit the commitment that was published before the deal.
engine-record-upgrades = This record's changes of rules are not in order, or lie beyond its choices.
engine-record-back = This record goes back to a moment that had not been.
engine-record-seat = Choice { $n } of the record is by seat { $seat }, but there are { $seats }.
engine-record-choice = Choice { $n } of the record, by seat { $seat }: { $why }
engine-record-other = After choice { $n } the record goes on from another state than it replays to.
engine-record-end = The record replays to another state than the one it claims.
engine-record-unchecked = No stretch of this record can be checked here.
engine-record-unfinished = This game is not over; a review is made of whole games.
engine-moment = This moment cannot be: { $why }
engine-moment-seats = This moment is one of { $there } players, and { $here } sit here.

engine-arena-no-shards = no parts of an arena in { $places }: sortilege arena --deals A:B leaves them, as deals-….json
engine-arena-unreadable-shard = { $file } cannot be read: { $why }
engine-arena-bad-shard = { $file } is no whole part of an arena: play these deals again
engine-arena-other-shard = { $file } was played by { $by }: play these deals again, or bring the parts together with the version that played them
engine-played-program = version { $played }, and this is { $here }
engine-played-rules = rules version { $played }, and here is version { $here }
engine-arena-foreign-shard = deals { $begin }:{ $end } were played for another arena: game, players, options, bots, games and seed must be the same in all parts
engine-arena-foreign-folder = { $folder } holds parts of another arena ({ $file }): give these deals a folder of their own with --out; game, players, options, bots, games and seed must be the same in one folder
engine-arena-doubled-shard = deals { $begin }:{ $end } are there twice: take one of the files away
engine-arena-missing-shard = deals { $begin }:{ $end } are missing: play them with --deals { $begin }:{ $end }
engine-no-balance = nothing is counted of { $game } that would tell how it is balanced
engine-balance-none = no parts of a study in { $places }: sortilege lab balance leaves them, as sums-….json.gz
engine-balance-bad = { $file } is no whole part of a study: take it away, and the same command plays these games again
engine-balance-other = { $file } was played by { $by }: use another folder, or the version that played it
engine-balance-foreign = games { $begin }:{ $end } were played for another study: game, bot, games, seed, options and players must be the same in one folder
engine-match-token = { $bot } sat down under another token than the one in { $variable }: a match knows its programs by that
engine-match-server = the server of the match did not start: { $why }
engine-grade-forfeit = { $level } has forfeited a game itself ({ $why }), so there is no grade: give more --seconds, or the machine less to do

## Moments that cannot be

engine-moment-at = { $place }: { $why }
engine-moment-meant = { $why }; did you mean { $meant }?
engine-moment-known = { $why }; known are { $known }
engine-moment-keys = here stand keys with values, not { $given }
engine-moment-key-word = { $given } is no key
engine-moment-no-key = no key { $given }
engine-moment-words = here stand words, not { $given }
engine-moment-number = here stands a number from { $low } to { $high }, not { $given }
engine-moment-flag = here stands true or false, not { $given }
engine-moment-no-such = no { $what } { $given }
engine-moment-no-seat = { $who } does not sit at a table for { $players }; say players: { $least }
engine-moment-many-words = here stand at most { $most } words
engine-moment-long = a moment has at most { $most } characters, and this text has { $given }
engine-moment-one = a moment is the beginning of one story, and this text has { $given }
engine-moment-anchors = a moment has no anchors, aliases and tags (&, * and ! before a word)
engine-moment-deep = a moment has at most { $most } lists and mappings inside each other
engine-moment-no-given = a moment begins with `given:`, and what lies on the table stands under it
engine-moment-staged = only a story that is told has this; at a table to play at, chance decides
engine-moment-cannot-be = there cannot be such a table: { $why }
engine-moment-line = { $name }: line { $line }: { $why }
engine-moment-unreadable = { $name }: cannot be read: { $why }
engine-moment-no-meaning = it has no meaning at the moment { $moment }
