### The command line in English. The figures after arg- are argparse's own placeholders.

## Help

cli-about = Play board games. Without a command, this starts a local server and opens the table in the browser. The commands play in the terminal, host tables and study the games.
cli-about-more = See “sortilege COMMAND --help” for the options of a command.
cli-help-play = play a game in the terminal against bots
cli-help-replay = replay a recorded game
cli-help-verify = verify a game record
cli-help-join = play with your own bot at a table on a server
cli-help-join-link = an invitation link
cli-help-join-bot = a bot's name, or your own class as module:Class
cli-help-join-name = the bot's name at the table (default: its own name)
cli-help-join-token = the token of a bot account; default: { $variable } if it was made for the link's server, or a new bot account
cli-help-join-server = the server that { $variable } was made for (default: { $server }); it is sent to no other
cli-join-token = Created a bot account for this game. To play under its name again: { $variable }={ $token } { $server }={ $url }
cli-join-too-many = { $why } To reuse an existing bot account, set { $variable }=TOKEN and { $server }=URL, or give --token.
cli-join-other-server = { $variable } was not sent to { $url }, because nothing says that it was made for that server. If it was, set { $server }={ $url }
cli-help-mcp = let a language model play a seat, through tool calls over standard input and output (MCP)
cli-help-facts = print the cards, dice and numbers of a game
cli-help-simulate = play many random games and print statistics
cli-help-bench = measure the speed of the engine
cli-help-scenario = run the stories that document the rules
cli-help-serve = host tables over the network
cli-help-no-browser = do not open a browser; only start the server
cli-help-tables = list, close, export or delete a server's tables
cli-help-accounts = help players who lost their accounts
cli-help-backup = back up a server's database to a file
cli-help-restore = restore a server's database from a backup
cli-help-load = load-test a server with many tables
cli-help-schema = print the types of all messages as TypeScript
cli-help-completion = print a shell completion script: eval "$(sortilege completion bash)"
cli-help-completion-shell = the shell: bash, zsh or fish
cli-help-version = print the versions and exit
cli-help-lang = the language: en, fr or de (default: from LC_ALL or LANG)
cli-help-game = the game: one of { $games } (default: %(default)s)
cli-help-required-game = the game: one of { $games }
cli-help-players = number of players (%(default)s); the range depends on the game
cli-help-option = a game option, such as printing=de; may be repeated
cli-help-games = number of games (%(default)s)
cli-help-sim-seed = the random seed; the same seed gives the same games (%(default)s)
cli-help-workers = number of processes (one per core); affects only the running time
cli-help-json = print JSON instead of tables
cli-help-seconds = duration of each measurement in seconds (%(default)g)
cli-help-bot = the opponents: 1 ({ $weakest }, whom a child beats) to { $n } ({ $strongest }, the strongest), or any bot, such as mcts:Tms, which thinks for T milliseconds
cli-help-deal = a numbered deal: the same number always gives the same cards and dice
cli-help-own-seat = your seat (%(default)s)
cli-help-name = your name at the table
cli-help-record = write the record to this file, even if you leave before the end
cli-help-resume = resume a game from a file written by “save” or --record
cli-help-file = a record file
cli-help-commitment = the commitment that you noted before the deal
cli-help-nonce = the random value that you noted for a seat; may be repeated
cli-help-verify-status = Exit status: 0 if the game follows from its key; 2 if the record is refused; 3 if the deal, or what followed it, could not be verified.
cli-help-to = stop after this many moves
cli-help-seat = show this seat's view (default: a spectator's)
cli-help-box = one box of the game, or all (%(default)s)

cli-arg-usage = usage:{" "}
cli-arg-positional = arguments
cli-arg-options = options
cli-arg-help = show this help and exit
cli-arg-command = COMMAND
cli-arg-commands = commands
cli-arg-argument = %(argument_name)s: %(message)s
cli-arg-one = expected one value
cli-arg-choice = %(value)r is not one of %(choices)s
cli-arg-type = %(value)r is not a valid %(type)s
cli-arg-not-with = cannot be combined with %s
cli-arg-required = required: %s
cli-arg-unrecognized = unrecognized: %s
cli-arg-ambiguous = %(option)s could mean %(matches)s
cli-arg-explicit = takes no value, but got %r
cli-arg-number = expected an integer of at least { $least }, not “{ $given }”
cli-arg-range = expected an integer from { $least } to { $most }, not “{ $given }”
cli-arg-seconds = expected a number of seconds, not “{ $given }”
cli-bad-pair = write options as key=value, not “{ $given }”
cli-doubled-option = the option { $key } is given twice
cli-bad-seat = seats are numbered 1 to { $most }; there is no seat { $given }
cli-bad-to = the record has only { $most } moves, so it cannot stop after { $given }
cli-bad-box = { $game } has no box “{ $box }”. Available: { $boxes }

## Version

cli-version = sortilege { $package } · { $rules } · { $engine }
cli-version-rules = rules of { $game }: version { $rules }
cli-version-compiled = compiled engine
cli-version-uncompiled = uncompiled engine

## Playing

cli-play-plain = { $game } with { $players }
cli-play-commitment = Commitment: the key of this deal has the hash { $hash }. The key is revealed after the game.
cli-play-numbered = Numbered deal { $number }: the same for everyone, so it is not secret.
cli-play-against = Level { $n } of { $of }. { $who }.
cli-play-hint = Answer with a number or the beginning of a move. Type ? for other commands.
cli-play-help =
    number  choose that move; several, such as “2 5 6”, one after the other
    some letters  choose the move that begins so
    Enter  choose the only move
    why [move]  why something cannot be chosen, and the ruling behind it
    card NAME  the text of a card or of anything else with a name, and the rulings about it
    table  the whole table
    log [N]  the last lines of the log
    undo  take back your choices, as far as you have learned nothing since
    back  take back a sealed choice, or all your piles, while others still choose
    save FILE  write the game to a file; “sortilege play --resume FILE” goes on
    quit  leave
cli-refused = { $what }: { $why }
cli-play-table = Table
cli-play-score = Score
cli-play-several = Ambiguous: { $options }.
cli-play-nothing = { $most ->
    [one] “{ $answer }” is no answer here: there is one move, 1, and ? helps.
   *[other] “{ $answer }” is no answer here: choose from 1 to { $most }, or type ? for help.
}
cli-play-not-together = You cannot choose all of these in sequence, so nothing was chosen.
cli-play-batch-ended = { $made ->
    [one] Only the first choice was made, of { $given }: after that the table shows something new.
   *[other] Only the first { $made } choices were made, of { $given }: after that the table shows something new.
}
cli-play-bye = You leave the table. See you next time!
cli-play-key-fits = The key was { $key }. It matches the hash published before the deal.
cli-play-key-wrong = The key was { $key }, which does not match the hash published before the deal!
cli-play-recorded = The record is saved in { $path }. “sortilege verify” checks it, “sortilege replay” shows it.
cli-resume-over = the game in { $path } is over and cannot be resumed
cli-undo-done = { $n ->
    [one] One choice is taken back.
   *[other] { $n } choices are taken back.
}
cli-back-done = Taken back. Choose again.
cli-why-nothing = Nothing like that is unavailable now.
cli-card-nothing = Nothing is called “{ $name }”.
cli-card-several = Ambiguous: { $cards }.
cli-save-where = Give a file name: save FILE
cli-save-failed = The game could not be saved: { $why }
cli-save-done = The game is saved in { $path }.

# Words for commands besides the English ones.
cli-cmd-help = help
cli-cmd-why = why
cli-cmd-table = table
cli-cmd-log = log
cli-cmd-card = card
cli-cmd-undo = undo
cli-cmd-back = back
cli-cmd-save = save
cli-cmd-quit = quit exit

## Replaying and verifying

cli-replay-head = { $players } · after { $made } of { $of } moves
cli-replay-onlooker = A spectator's view
cli-replay-earlier = Moves { $first } to { $last } were played with rules version { $rules }, which is not available here, and cannot be shown.
cli-replay-seat = { $name }'s view
cli-verify-commitment = The key matches the hash published before the deal.
cli-verify-no-commitment = No hash was published before the deal, so we cannot verify that the key was chosen fairly.
cli-verify-bound = The key and the server's random values (for { $who }) match the hash published before the deal.
cli-verify-bound-none = The key matches the hash published before the deal; all random values came from players.
cli-verify-key-only = Only the key was committed before the deal, so we cannot verify that the server did not choose the bots' random values last.
cli-verify-alone = No player added a random value, so the server could have chosen this deal.
cli-verify-noted = The commitment is the one you noted.
cli-verify-noted-nonce = The random value of { $who } is the one you noted.
cli-verify-other-nonces = Only { $who } can tell whether this is the random value they gave.
cli-verify-not-noted = Only the players know whether this is the commitment they saw before the deal. Compare it with --commitment and --nonce.
cli-verify-other-commitment = the commitment in the record is not the one you noted: the deal was changed after you saw it
cli-verify-other-nonce = the random value of { $who } in the record is not the one you noted: the deal was changed after you sent it
cli-verify-bad-nonce = expected SEAT=VALUE with a seat from 1 to { $most }, not “{ $given }”
cli-verify-replay = { $n ->
    [one] One move verified with rules version { $rules }.
   *[other] All { $n } moves verified with rules version { $rules }.
}
cli-verify-replay-part = { $n ->
    [one] One of { $of } moves follows rules version { $rules }, from the position that the record claims.
   *[other] { $n } of { $of } moves follow rules version { $rules }, from the position that the record claims.
}
cli-verify-digest = The final state matches the record ({ $digest }).
cli-verify-unchecked = Moves { $first } to { $last } were played with rules version { $rules }, which is not available here, and were not checked.
cli-verify-unchecked-end = The final position belongs to rules version { $rules }, which is not available here, and was not checked.
cli-verify-went-back = With rules version { $rules }, the table went back: moves { $first } to { $last } no longer count.
cli-verify-over = The game is over. { $result } (points by seat: { $scores }).
cli-verify-unfinished = The game is not over.
cli-verify-not-deal = The deal was NOT verified: it was made with rules version { $rules }, which is not available here. Nothing shows that the cards and dice follow from the key.
cli-verify-not-moment = The deal was NOT verified: there was none. The game began from a custom position stored in the record, and its origin cannot be verified.
cli-verify-not-all = This game was NOT fully verified: the deal and the first { $n } moves follow from the key, but nothing shows it for the cards and dice after them.
cli-verify-compare = Only you know whether this was your game: { $seats } ({ $options }). For its moves, see sortilege replay.

## Facts

cli-facts-effect = Effect
cli-facts-name = Name
cli-facts-points = Points
cli-facts-limits = Limits and counts

## Simulating

cli-sim-playing = playing
cli-sim-title = Random play
cli-sim-mean = mean
cli-sim-sd = sd
cli-sim-min = min
cli-sim-max = max
cli-sim-decisions = decisions per game
cli-sim-per-game = { $what } per game
cli-sim-score = points per player
cli-sim-winner = winner’s points
cli-sim-margin = winner’s lead
cli-sim-first = The first player wins { $share } % of the games (standard error { $error } %; shared wins in part).
cli-sim-solo = The player beats the opponent in { $share } % of the games (standard error { $error } %).
cli-sim-speed = { $games } games and { $decisions } decisions per second of CPU time, { $seconds } s in all; decisions with one move are not counted.

## Measuring

cli-bench-compiled = measuring the compiled engine
cli-bench-uncompiled = measuring the uncompiled engine
cli-bench-title = Engine speed
cli-bench-target = target
cli-bench-compiled-head = compiled
cli-bench-uncompiled-head = uncompiled
cli-bench-met = met
cli-bench-yes = yes
cli-bench-no = no
cli-bench-decisions = playouts: decisions/s
cli-bench-games = playouts: games/s
cli-bench-steps = stepping from Python: decisions/s
cli-bench-copy = copying a state: µs
cli-bench-size = size of a state: bytes
cli-bench-first = import to first finished game: s
cli-bench-imagine = imagining for one seat: µs
cli-bench-how = 2 players, random legal play; CPU time of one core after a warm-up, medians. Decisions with one move are not counted. The size is the mean over states from all over a game: the objects, and for each field of numbers its block with header; what copies share is counted in full.
cli-help-bench-bots = measure the bots instead
cli-bench-bots = Measuring the bots …
cli-bench-bots-title = Bot speed
cli-bench-greedy_decisions = greedy inside the engine, decisions/s
cli-bench-greedy_choice = greedy from outside, ms for a choice (p95)
cli-bench-overshoot = mcts:100ms takes longer than it may, ms (p95)
cli-bench-judged = learned, positions judged/s
cli-bench-judged_full = learned, positions judged/s at a full table
cli-bench-learned_choice = learned, from outside, ms (p95)
cli-bench-rounds = mcts, rounds of thinking/s
cli-bench-bots-how = 2 players: { $games }. Rates are CPU time of one core; times for a choice are by the clock, at moments from all over greedy games. A timed bot may overshoot by 10 % and 10 ms.
cli-help-bench-research = measure the research adapters instead
cli-bench-research = Measuring the research adapters …
cli-bench-research-title = Speed of the research adapters
cli-bench-research-head = choices/s
cli-bench-research-batch = many games in lock-step
cli-bench-research-pettingzoo = PettingZoo, agents in turn
cli-bench-research-openspiel = OpenSpiel, with tensor
cli-bench-research-how = 2 players, legal play by chance or in turn; CPU time of one core, the best of three runs. Every choice comes with mask and observation. Below are games of the libraries themselves, where they are installed; PettingZoo's needs pygame.
cli-bench-alone = The installed engine is not compiled, so only that one was measured. “{ $how }” compiles it.

## Serving

cli-help-host = the address to listen on; 0.0.0.0 for the whole network (%(default)s)
cli-help-port = the port to listen on; 0 picks a free one (%(default)s)
cli-help-database = a SQLite file, or postgresql://…
cli-help-base-path = the path prefix behind a proxy, such as /sortilege
cli-help-public-url = the public address of the server, for links
cli-help-allowed-host = a name under which clients may reach this server, besides its addresses and the name in --public-url; may be repeated
cli-help-origin = another site that may use the server; may be repeated
cli-help-trust-proxy = addresses or networks of proxies whose X-Forwarded headers are trusted; '*': any proxy on this machine
cli-help-processes = number of server processes; more than one requires PostgreSQL (%(default)s)
cli-help-bot-workers = number of bot processes (one less than the number of cores)
cli-help-limits = multiplies every rate and connection limit; 0 turns them off (%(default)g)
cli-help-keep-days = delete finished tables after this many days (%(default)g)
cli-help-webhook = an address notified of turns in correspondence games
cli-help-home-address = this machine's address on the home network, if “open to the home network” picks the wrong one
cli-help-offline = a folder built by “make static”, so that the page offers offline play (SORTILEGE_OFFLINE)
cli-help-mail-from = the sender of “your turn” e-mails; SORTILEGE_SMTP=smtp://… sets the mail server
cli-serve-at = Tables are served at { $url }
cli-serve-one-process = SQLite supports only one process. For --workers above 1, use PostgreSQL: --database postgresql://…
cli-serve-public-url = E-mails and webhooks contain links, so they need the server's public address: --public-url https://play.example
cli-serve-offline = { $folder } is not an offline page ({ $why }). Build one with “make static” and give the folder it prints
cli-serve-port = cannot listen on { $host } port { $port } ({ $why }); choose another with --port
cli-serve-database = the database cannot be used: { $why }
cli-serve-taken = another server is using this database: { $url }; use that one, or choose another file with --database
cli-extra-server = this requires the server extra: pip install 'sortilege[server]' (in a checkout: '.[server]')
cli-extra-table = Playing in the browser requires the server extra: pip install 'sortilege[server]' (in a checkout: '.[server]'). “sortilege play” plays in the terminal.
cli-extra-alone = Playing in the browser requires the server extra: pip install 'sortilege[server]' (in a checkout: '.[server]'). Starting a game in the terminal instead.

## Administering and measuring a server

cli-help-deed = list (the default), close, export, delete, reports, or report
cli-help-table-id = the id of a table, or of a report
cli-help-backup-file = the file of the backup
cli-help-max-size = the most that the backup may hold uncompressed, in MiB (default: 256, or a hundred times the file)
cli-help-openapi = print the OpenAPI description of the HTTP interface instead
cli-help-schema-view = the types of a game's view
cli-help-schema-facts = print the card data that the page needs for a game instead
cli-help-load-tables = number of two-player tables (%(default)s)
cli-help-load-rate = moves per second in total (%(default)s)
cli-help-load-seconds = duration (%(default)s)
cli-help-load-url = a running server; by default, the command starts one with SQLite in a new folder
cli-help-load-database = the database of the server that the command starts
cli-help-load-workers = number of processes of the server that the command starts (%(default)s)
cli-help-load-servers = number of servers on the same database, each with its own tables (%(default)s)
cli-help-load-generators = number of load generator processes (%(default)s)
cli-tables-which = give an id: sortilege tables ACTION ID
cli-tables-unreadable = cannot be read
cli-tables-closed = The table is closed.
cli-tables-deleted = The table is deleted.
cli-tables-report-at = after { $n } choices
cli-help-accounts-action = show: what an account could be recovered with; recover: make a code to recover it
cli-help-accounts-name = the account's name
cli-accounts-none = there is no account with the name { $name }
cli-accounts-show =
    { $name }
    created: { $made }
    last seen: { $seen }
    tables: { $tables }
    passkeys: { $passkeys }
    recovery codes: { $codes }
    verified mail address: { $address ->
        [yes] yes
       *[no] no
    }
cli-accounts-code =
    { $code }
    Give this recovery code only to the player. It works once, for { $hours } hours: on the account page, under “I cannot sign in”. It sets a new password and signs out all devices.
cli-backup-done = { $n ->
    [one] { $n } row was written to { $path }.
   *[other] { $n } rows were written to { $path }.
}
cli-restore-done = { $n ->
    [one] { $n } row was read from { $path }.
   *[other] { $n } rows were read from { $path }.
}
cli-load-making = Making { $tables } tables …
cli-load-memory = server memory: { $total } MB with { $tables } tables; { $slope } KB a table (slope from { $from } to { $tables })
cli-load-latency = a choice, from sending to its acknowledgment: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, worst { $worst } ms
cli-load-choices = { $choices } choices in { $seconds } s: { $rate } a second; { $refused } refused; { $games } games finished
cli-load-processor = processor: server { $server } %, load generator { $load } % of one core
cli-load-most = as fast as it goes: { $rate } choices a second, p95 { $p95 } ms; { $first } is at its limit first (server { $server } %, load generator { $load } % of one core)
cli-load-server = the server's processor core
cli-load-generator = the load generator's processor core
cli-load-storage = writing to the database
cli-load-stop = stopped with { $sockets } sockets open: { $seconds } s
