### The command line in English. The figures after arg- are argparse's own placeholders.

## Help

cli-about = Play board games. Without a command, this starts a server on this machine and opens the table in the browser; the commands play in the terminal, serve tables and study the games.
cli-about-more = “sortilege COMMAND --help” tells more about a command.
cli-help-play = play a game in the terminal against bots
cli-help-replay = show a recorded game again
cli-help-verify = check that a record is what it claims to be
cli-help-join = let a bot of your own play at a table on a server
cli-help-join-link = the link of an invitation
cli-help-join-bot = a bot's name, or a class of yours as module:Class
cli-help-join-name = what it is called there; its own name if left out
cli-help-join-token = the token of a bot account; otherwise { $variable }, or a new bot is made
cli-join-token = A bot was made for this; to play in its name again: { $variable }={ $token }
cli-join-too-many = { $why } Whoever has the token of a bot can play in its name again: { $variable }=TOKEN, or --token.
cli-help-mcp = offer a seat to a language model, by tool calls over standard input and output (MCP)
cli-help-facts = print the cards, dice and numbers of a game
cli-help-simulate = play many random games and print statistics
cli-help-bench = measure the speed of the engine
cli-help-scenario = run the stories that show the rules
cli-help-serve = serve tables over the network
cli-help-no-browser = do not open a browser; only start the server
cli-help-tables = list, close, export or delete a server's tables
cli-help-backup = write a server's database to a file
cli-help-restore = read a server's database from such a file
cli-help-load = play many tables through a server and measure it
cli-help-schema = print the types of all messages as TypeScript
cli-help-completion = print a script that lets a shell complete these commands: eval "$(sortilege completion bash)"
cli-help-completion-shell = the shell: bash, zsh or fish
cli-help-version = print the versions and exit
cli-help-lang = the language: en, fr or de (usually taken from LC_ALL or LANG)
cli-help-game = the game: one of { $games } (the first)
cli-help-players = number of players (2); each game says how many can play it
cli-help-option = an option of the game, such as printing=de; may be given several times
cli-help-games = how many games (1000)
cli-help-sim-seed = a number; the same number gives the same games (1)
cli-help-workers = how many processes (one per core); changes nothing but the time it takes
cli-help-json = print JSON instead of tables
cli-help-seconds = how long each stretch of measuring takes (0.4)
cli-help-bot = who plays the other seats: 1 ({ $weakest }, whom a child beats) to { $n } ({ $strongest }, the strongest), or any bot, such as mcts:Tms, which thinks for T milliseconds
cli-help-deal = a numbered deal: the same cards and dice for everyone who plays that number
cli-help-own-seat = your seat (1)
cli-help-name = your name at the table
cli-help-record = write the record to this file, even if you leave before the end
cli-help-resume = go on with a game from a file that “save” or --record has written
cli-help-file = a file with a record
cli-help-commitment = the promise that you noted before the deal
cli-help-nonce = the random word that you noted for a seat; may be given several times
cli-help-to = stop after so many choices
cli-help-seat = as this seat saw it; an onlooker’s view if left out
cli-help-box = one box of the game, or all (all)

cli-arg-usage = usage:{" "}
cli-arg-positional = arguments
cli-arg-options = options
cli-arg-help = show this help and exit
cli-arg-command = COMMAND
cli-arg-commands = commands
cli-arg-argument = %(argument_name)s: %(message)s
cli-arg-one = one value has to follow
cli-arg-choice = %(value)r is not one of %(choices)s
cli-arg-type = %(value)r is not a valid %(type)s
cli-arg-not-with = cannot be combined with %s
cli-arg-required = something is missing: %s
cli-arg-unrecognized = this cannot be understood: %s
cli-arg-ambiguous = %(option)s could mean %(matches)s
cli-arg-explicit = no value may follow, but %r does
cli-arg-number = a whole number from { $least } up is needed, not “{ $given }”
cli-arg-seconds = a number of seconds is needed, not “{ $given }”
cli-bad-pair = an option is written key=value, not “{ $given }”
cli-doubled-option = the option { $key } is given twice
cli-bad-seat = the seats are numbered 1 to { $most }, so there is no seat { $given }
cli-bad-to = the record has { $most } choices, so it cannot stop after { $given }
cli-bad-box = { $game } has no box “{ $box }”; there are { $boxes }

## Version

cli-version = sortilege { $package } · { $rules } · { $engine }
cli-version-rules = rules of { $game }: version { $rules }
cli-version-compiled = compiled engine
cli-version-uncompiled = uncompiled engine

## Playing

cli-play-plain = { $game } with { $players }
cli-play-commitment = Promise: the key of this deal has the hash { $hash }. It is shown after the game.
cli-play-numbered = Numbered deal { $number }: the same for everyone, so nobody can claim that it was secret.
cli-play-against = Level { $n } of { $of }. { $who }.
cli-play-hint = Answer with a number or the beginning of an option; ? lists what else you can type.
cli-play-help =
    number  choose that option; several, such as “2 5 6”, one after the other
    some letters  choose the option that begins so
    Enter  choose the only option
    why [option]  why something cannot be chosen, and the ruling behind it
    card NAME  the text of a card or whatever else has a name, and the rulings about it
    table  the whole table
    log [N]  the last lines of the log
    undo  take back your choices, as far as you have learnt nothing since
    back  take back a sealed choice, or all your piles, while others still choose
    save FILE  write the game to a file; “sortilege play --resume FILE” goes on
    quit  leave
cli-refused = { $what }: { $why }
cli-play-table = Table
cli-play-score = Score
cli-play-several = That could be: { $options }.
cli-play-nothing = { $most ->
    [one] “{ $answer }” is no answer here: there is one option, 1, and ? helps.
   *[other] “{ $answer }” is no answer here: choose from 1 to { $most }, or type ? for help.
}
cli-play-not-together = These cannot all be chosen one after the other, so nothing was chosen.
cli-play-batch-ended = { $made ->
    [one] Only the first choice was made, of { $given }: after that the table shows something new.
   *[other] Only the first { $made } choices were made, of { $given }: after that the table shows something new.
}
cli-play-bye = You leave the table. Until next time!
cli-play-key-fits = The key was { $key }; its hash is the one promised before the deal.
cli-play-key-wrong = The key was { $key }, but its hash is not the one promised before the deal!
cli-play-recorded = The record is in { $path }; “sortilege verify” checks it, “sortilege replay” shows it.
cli-resume-over = the game in { $path } is over, so there is nothing to go on with
cli-undo-done = { $n ->
    [one] One choice is taken back.
   *[other] { $n } choices are taken back.
}
cli-back-done = Taken back: choose again.
cli-why-nothing = Nothing of that kind is refused now.
cli-card-nothing = There is nothing called “{ $name }” here.
cli-card-several = That could be: { $cards }.
cli-save-where = Say where: save FILE
cli-save-failed = It could not be saved: { $why }
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

cli-replay-head = { $players } · after { $made } of { $of } choices
cli-replay-onlooker = As an onlooker sees it
cli-replay-seat = As { $name } sees it
cli-verify-commitment = The key has the hash that was promised before the deal.
cli-verify-no-commitment = No hash was promised before the deal, so whether the key was chosen fairly cannot be checked.
cli-verify-bound = The key and the server's random words (for { $who }) have the hash that was promised before the deal.
cli-verify-bound-none = The key has the hash that was promised before the deal; every random word was a player's.
cli-verify-key-only = Only the key was promised before the deal, so whether the server chose the bots' random words last cannot be checked.
cli-verify-alone = No player added a random word, so the server could have chosen this deal.
cli-verify-noted = The promise is the one that you noted.
cli-verify-noted-nonce = The random word of { $who } is the one that you noted.
cli-verify-not-noted = Whether this is the promise that the players saw before the deal, only they know: --commitment and --nonce compare it with what they noted.
cli-verify-other-commitment = the promise in the record is not the one that you noted: the deal was changed after you saw it
cli-verify-other-nonce = the random word of { $who } in the record is not the one that you noted: the deal was changed after you gave it
cli-verify-bad-nonce = “{ $given }” is not of the form SEAT=WORD with a seat from 1 to { $most }
cli-verify-replay = { $n ->
    [one] One choice follows from the key by version { $rules } of the rules.
   *[other] All { $n } choices follow from the key by version { $rules } of the rules.
}
cli-verify-digest = The final state is the recorded one ({ $digest }).
cli-verify-unchecked = Choices { $first } to { $last } were played by rules version { $rules }, which is not here: they were not checked.
cli-verify-went-back = With rules version { $rules } the table went back: choices { $first } to { $last } were made and do not stand.
cli-verify-over = The game is over. { $result } (points by seat: { $scores }).
cli-verify-unfinished = The game is not over.
cli-verify-moment = The game began at a moment that the record holds, not with a deal: how that came about cannot be checked.

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
cli-sim-score = points of a player
cli-sim-winner = points of the winner
cli-sim-margin = winner’s lead
cli-sim-first = The first player wins { $share } % of the games (standard error { $error } %; shared wins in part).
cli-sim-solo = The player beats the opponent in { $share } % of the games (standard error { $error } %).
cli-sim-speed = { $games } games and { $decisions } decisions per second of CPU time, { $seconds } s in all; choices with one option are not counted.

## Measuring

cli-bench-compiled = measuring the compiled engine
cli-bench-uncompiled = measuring the uncompiled engine
cli-bench-title = Speed of the engine
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
cli-bench-how = 2 players, random legal play; CPU time of one core after a warm-up, medians. Choices with one option are not counted. The size is the mean over states from all over a game: the objects, and for each field of numbers its block with header; what copies share is counted in full.
cli-help-bench-bots = measure the bots instead
cli-bench-bots = Measuring the bots …
cli-bench-bots-title = How fast the bots are
cli-bench-greedy_decisions = greedy inside the engine, decisions/s
cli-bench-greedy_choice = greedy from outside, ms for a choice (p95)
cli-bench-overshoot = mcts:100ms takes longer than it may, ms (p95)
cli-bench-judged = learned, positions judged/s
cli-bench-judged_full = learned, positions judged/s at a full table
cli-bench-learned_choice = learned, from outside, ms (p95)
cli-bench-rounds = mcts, rounds of thinking/s
cli-bench-bots-how = 2 players: { $games }. Rates are CPU time of one core; times for a choice are by the clock, at moments from all over greedy games. A timed bot may overshoot by 10 % and 10 ms.
cli-help-bench-research = measure what learning machines get instead
cli-bench-research = Measuring what learning machines get …
cli-bench-research-title = How fast learning machines are served
cli-bench-research-head = choices/s
cli-bench-research-batch = many games in lock-step
cli-bench-research-pettingzoo = PettingZoo, agents in turn
cli-bench-research-openspiel = OpenSpiel, with tensor
cli-bench-research-how = 2 players, legal play by chance or in turn; CPU time of one core, the best of three runs. Every choice comes with mask and observation. Below are games of the libraries themselves, where they are installed; PettingZoo's needs pygame.
cli-bench-alone = The engine installed here is not compiled, so only that one was measured; “{ $how }” compiles it.

## Serving

cli-help-host = the address to listen on; 0.0.0.0 for everybody on the network (127.0.0.1)
cli-help-port = the port to listen on; 0 takes a free one (8000)
cli-help-database = a file for SQLite, or postgresql://…
cli-help-base-path = the path under which a proxy puts the server, such as /sortilege
cli-help-public-url = the address that people use, for links
cli-help-origin = another site whose pages may use the server; may be given several times
cli-help-trust-proxy = the addresses or networks of proxies whose X-Forwarded headers are believed
cli-help-processes = how many server processes; more than one needs PostgreSQL (1)
cli-help-bot-workers = how many processes bots think in (one less than there are cores)
cli-help-limits = multiplies every limit on requests and connections; 0 turns them off (1)
cli-help-keep-days = finished tables are deleted after so many days (180)
cli-help-webhook = an address that is told whose turn it is, in games with days for a choice
cli-help-home-address = this machine's address on the home network, where “open to the home network” finds a wrong one
cli-help-offline = a folder that “make static” built: the page then offers to play offline (SORTILEGE_OFFLINE)
cli-help-mail-from = the sender of “your turn” mails; SORTILEGE_SMTP=smtp://… says how they are sent
cli-serve-at = Tables are served at { $url }
cli-serve-one-process = SQLite serves one process; for --workers above 1 use PostgreSQL: --database postgresql://…
cli-serve-public-url = Links in letters and to a webhook need an address to begin with: --public-url https://play.example
cli-serve-offline = { $folder } is not a page that plays offline ({ $why }); build one with “make static”, and name the folder that it tells
cli-serve-port = nothing can listen on { $host } port { $port } ({ $why }); choose another with --port
cli-serve-database = the database cannot be used: { $why }
cli-serve-taken = another server has this database open: { $url }; use that one, or give this one another file with --database
cli-extra-server = this needs more than the engine: pip install 'sortilege[server]'
cli-extra-table = The table in the browser needs more than what is installed: pip install 'sortilege[server]'. Meanwhile, “sortilege play” is a game in the terminal.
cli-extra-alone = The table in the browser needs more than what is installed: pip install 'sortilege[server]'. Here is a game in the terminal meanwhile.

## Administering and measuring a server

cli-help-deed = list (the default), close, export, delete, reports, or report
cli-help-table-id = the id of a table, or of a report
cli-help-backup-file = the file of the backup
cli-help-openapi = print the OpenAPI description of the HTTP interface instead
cli-help-schema-view = the types of a game's view, for the page's part of it
cli-help-schema-facts = print what the page has to know of a game's cards and other things instead
cli-help-load-tables = how many tables of two people (300)
cli-help-load-rate = choices a second in all (100)
cli-help-load-seconds = for how long (300)
cli-help-load-url = a server that runs already; without it one is started, with SQLite in a new folder
cli-help-load-database = the database for the server that is started
cli-help-load-workers = how many processes the server that is started has (1)
cli-help-load-servers = so many servers on the same database, each with its own tables
cli-help-load-generators = how many processes make the load (1)
cli-tables-which = say which one: sortilege tables DEED ID
cli-tables-unreadable = cannot be read
cli-tables-closed = The table is closed.
cli-tables-deleted = The table is deleted.
cli-tables-report-at = after { $n } choices
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
cli-load-latency = a choice, from sending to its acknowledgement: p50 { $p50 } ms, p95 { $p95 } ms, p99 { $p99 } ms, worst { $worst } ms
cli-load-choices = { $choices } choices in { $seconds } s: { $rate } a second; { $refused } refused; { $games } games finished
cli-load-processor = processor: server { $server } %, load generator { $load } % of one core
cli-load-most = as fast as it goes: { $rate } choices a second, p95 { $p95 } ms; { $first } is at its limit first (server { $server } %, load generator { $load } % of one core)
cli-load-server = the server's processor core
cli-load-generator = the load generator's processor core
cli-load-storage = writing to the database
cli-load-stop = stopped with { $sockets } sockets open: { $seconds } s
