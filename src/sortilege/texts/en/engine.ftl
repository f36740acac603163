### What the engine cannot do with what it was given, in English.

engine-plain = { $why }

## Options

engine-no-game = Unknown game “{ $given }”. Available: { $games }.
engine-bad-game = The game “{ $given }” cannot be played here: { $package } failed to load ({ $why }).
engine-players = { $game } is for { $least } to { $most } players, not { $given }.
engine-no-option = { $game } has no option “{ $given }”. Available: { $options }.
engine-value = { $option } must be one of { $values }, not “{ $given }”.
engine-first = Seats are numbered 1 to { $most }, so the first player cannot be in seat { $given }.
engine-no-preset = { $game } has no { $preset }.

## Bots

engine-no-bot = Unknown bot “{ $given }”. Use level:1 to level:10, random, greedy, mcts:N (N search rounds per move), mcts:Tms (T milliseconds per move), learned, learned:N or learned:Tms, with N and T from 1 to { $most }.
engine-bot-broken = The bot “{ $given }” cannot be loaded: { $why }
engine-no-chooser = “{ $given }” is not a bot: it has no method choose(sight, rng).
engine-bot-fell =
    { $deal ->
        [none] The bot “{ $bot }” raised an error: { $why }
       *[other] The bot “{ $bot }” raised an error in deal { $deal }: { $why }
    }
engine-bot-strayed =
    { $deal ->
        [none] The bot “{ $bot }” returned an illegal move, { $given }: choose() must return one of sight.legal.
       *[other] The bot “{ $bot }” returned an illegal move, { $given }, in deal { $deal }: choose() must return one of sight.legal.
    }
engine-no-puzzle = Puzzle “{ $given }” not found. See the list of puzzles.
engine-no-judgement = No bot can evaluate “{ $given }”. Available: { $games }.
engine-no-weights = The weights in { $file } cannot be read; the built-in evaluation is used instead.
engine-bad-weights = The weights in { $file } are damaged; the built-in evaluation is used instead.
engine-new-weights = The weights in { $file } are from a newer version of Sortilege; the built-in evaluation is used instead.
engine-foreign-weights = The weights in { $file } are for another game, “{ $game }”; the built-in evaluation is used instead.
engine-other-weights = The weights in { $file } were trained on other features than this version has; the built-in evaluation is used instead.

## Choices

engine-no-choice = “{ $given }” is not a move in { $game }.
engine-no-seat = Seats are numbered 0 to { $most }; there is no seat { $given }.
engine-nothing-asked = { $who } has nothing to choose now.
engine-no-answer = This is not an answer to “{ $asked }”.
engine-not-asked = It is not your turn to decide.
engine-over = The game is over.
engine-illegal = “{ $given }” is not an answer to “{ $asked }”; legal: { $legal }
engine-batch-size = A batch must have 1 to { $most } games, not { $given }.
engine-batch-no-game = The games of this batch are numbered 0 to { $most }; there is no game { $given }.
engine-batch-count = Got { $given } moves for { $games } games. Give one move per game.
engine-batch-numbers = Moves must be integers, the numbers of actions.
engine-batch-illegal = { $given } is illegal in game { $game } now; legal: { $legal }
engine-batch-over = Game { $game } is over: its move must be −1, not { $given }.
engine-seed = A seed must be an integer from 0 to 2^62 − 1, not { $given }.
engine-no-returns = Unknown returns “{ $given }”. Available: { $ways }.
engine-no-state = Expected a state of { $game } with { $seats } seats, as `imagine` returns.
engine-stale = The table has changed: this answers version { $given }, but the table is now at { $now }. Look again.
engine-no-sealed = You have no sealed choice to take back.
engine-nothing-to-undo = Nothing to undo: another player has moved since, or you have seen hidden information.

## Tools

engine-no-link = “{ $given }” is not an invitation link. Invitation links look like https://HOST/#/table/TABLE/SECRET.
engine-no-server = Cannot reach the server { $server }: { $why }.
engine-other-rules = The server plays { $game } with rules version { $there }, but this is version { $here }. Install the server's version of Sortilege.
engine-tool-no-game = There is no game yet. Start one with new_game.
engine-tool-opponents = Unknown opponent “{ $given }”. Available: { $known }.
engine-tool-no-card = “{ $given }” matches no card, or several. Available: { $known }.
engine-tool-no-chapter = Unknown chapter “{ $given }”. Available: { $known }.
engine-tool-arguments = Invalid arguments for { $tool }: { $why }. Expected: { $takes }.
engine-tool-needed = { $name } (required)
engine-tool-nothing = no arguments

## Records

engine-record-version = This record was played with rules version { $played }, so version { $here } cannot replay, review or verify it.
engine-record-none = This is not a Sortilege record: { $why }
engine-record-kind = A record is what `read` returns, or a game's `record`, not { $given }.
engine-record-file = { $path } exists and is not a record, so it was not overwritten.
engine-record-large = { $path } is not a record: it is larger than { $most } MiB.
engine-record-game = This is a record of { $game }, not of { $here }.
engine-record-key = This record's key is not 32 bytes long.
engine-record-nonces = This record has { $nonces } nonces for { $seats } seats.
engine-record-bound = This record's commitment covers nonces that are missing or out of seat order.
engine-record-promise = The key does not match the commitment published before the deal.
engine-record-promises = The key and the server's nonces do not match the commitment published before the deal.
engine-record-upgrades = This record's rule changes are out of order or lie beyond its moves.
engine-record-empty = This record claims that the rules changed before the first move, so nothing connects its deal to the key.
engine-record-back = This record goes back to a position that never existed.
engine-record-seat = Move { $n } of the record is by seat { $seat }, but there are only { $seats } seats.
engine-record-choice = Move { $n } of the record, by seat { $seat }: { $why }
engine-record-position = Move { $n } of the record cannot be replayed from the position that the record claims: { $why }
engine-record-other = After move { $n }, the record continues from a different state than it replays to.
engine-record-end = The record replays to a different final state than it claims.
engine-record-unchecked = No part of this record can be verified here.
engine-record-unfinished = This game is not over. Only finished games can be reviewed.
engine-record-unreviewed = All moves of this game were played with rules version { $played }, so version { $here } cannot review them.
engine-moment = This position is not possible: { $why }
engine-moment-seats = This position is for { $there } players, but there are { $here } here.

engine-arena-no-shards = no arena parts in { $places }: sortilege arena --deals A:B writes them as deals-….json
engine-arena-unreadable-shard = { $file } cannot be read: { $why }
engine-arena-bad-shard = { $file } is not a complete arena part: play these deals again
engine-arena-other-shard = { $file } was played by { $by }: play these deals again, or merge the parts with the version that played them
engine-played-program = version { $played }, and this is { $here }
engine-played-rules = rules version { $played }, and here is version { $here }
engine-arena-foreign-shard = deals { $begin }:{ $end } belong to another arena: game, players, options, bots, games and seed must be the same in all parts
engine-arena-foreign-folder = { $folder } contains parts of another arena ({ $file }): use another folder with --out; game, players, options, bots, games and seed must be the same within a folder
engine-arena-doubled-shard = deals { $begin }:{ $end } occur twice: remove one of the files
engine-arena-missing-shard = deals { $begin }:{ $end } are missing: play them with --deals { $begin }:{ $end }
engine-no-balance = { $game } has no balance report
engine-balance-none = no study parts in { $places }: sortilege lab balance writes them as sums-….json.gz
engine-balance-bad = { $file } is not a complete study part: delete it and run the same command again
engine-balance-other = { $file } was played by { $by }: use another folder, or the version that played it
engine-balance-foreign = games { $begin }:{ $end } belong to another study: game, bot, games, seed, options and players must be the same within a folder
engine-match-token = { $bot } joined with a token other than the one in { $variable }; a match identifies its programs by that token
engine-match-server = the match server did not start: { $why }
engine-grade-forfeit = { $level } itself forfeited a game ({ $why }), so there is no grade: allow more --seconds, or reduce the load on the machine

## Moments that cannot be

engine-moment-at = { $place }: { $why }
engine-moment-meant = { $why }; did you mean { $meant }?
engine-moment-known = { $why }; available: { $known }
engine-moment-keys = expected keys with values, got { $given }
engine-moment-key-word = { $given } is not a key
engine-moment-no-key = no key { $given }
engine-moment-words = expected words, got { $given }
engine-moment-number = expected a number from { $low } to { $high }, got { $given }
engine-moment-flag = expected true or false, got { $given }
engine-moment-no-such = no { $what } { $given }
engine-moment-no-seat = { $who } has no seat at a table for { $players }; set players: { $least }
engine-moment-many-words = expected at most { $most } words
engine-moment-long = a position has at most { $most } characters; this text has { $given }
engine-moment-one = a position is the beginning of a single story; this text has { $given }
engine-moment-anchors = a position must not use anchors, aliases or tags (&, * or ! before a word)
engine-moment-deep = a position has at most { $most } levels of nested lists and mappings
engine-moment-no-given = a position begins with `given:`, which lists what lies on the table
engine-moment-staged = only a story may fix this; at a table, chance decides
engine-moment-cannot-be = this table is not possible: { $why }
engine-moment-line = { $name }: line { $line }: { $why }
engine-moment-unreadable = { $name }: cannot be read: { $why }
engine-moment-no-meaning = it has no meaning in the position { $moment }
