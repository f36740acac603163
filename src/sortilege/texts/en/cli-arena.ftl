### The arena, where bots are measured, in English: the command line and the report.

cli-help-arena = let bots play each other and measure them
cli-help-arena-bots = bot names separated by commas; package.module:Class names your own; a single bot plays against itself
cli-help-arena-games = number of games (%(default)s) for each pair, or each group that fits the table; rounded up to whole deals
cli-help-arena-sprt = stop as soon as it is clear whether the first of two bots is better (sequential test, wrong one time in twenty)
cli-help-arena-p1 = the win rate that --sprt counts as better (%(default).3g, which is 40 Elo)
cli-help-arena-out = the folder for results.parquet (results.csv without polars) and report.html (named after game and bots; with --json only if given)
cli-help-arena-merge = with merge and folders or files: merge the parts written by --deals into figures, report and games
cli-help-arena-deals = play only deals A to B − 1 of those that --games makes and write them to a file for merge, to use several machines
cli-arena-bad-deals = give deals as A:B, from A up to but not including B, such as 0:50, not “{ $given }”
cli-arena-deals-sprt = a sequential test needs all deals in one place: leave out --deals or --sprt
cli-arena-few-deals = there are only { $deals } deals: --deals ends with { $deals } at most
cli-arena-part = Deals { $begin } to { $end } are in { $file }. When all parts are there: sortilege arena merge { $folder }
cli-arena-bad-merge = to merge parts: sortilege arena merge FOLDER …
cli-arena-no-bots = give the bots: --bots greedy,mcts:50
cli-arena-bad-rate = expected a win rate between 0.5 and 1, not “{ $given }”
cli-arena-bad-sprt = the sequential test compares exactly two bots at a table for two or more players
cli-arena-bad-twice = name each bot once; a single bot plays against itself

cli-arena-title = Arena: figures with 95 % intervals; p50 and p95 are milliseconds for a choice
cli-arena-bot = bot
cli-arena-games = games
cli-arena-wins = wins
cli-arena-score = points
cli-arena-rating = rating
cli-arena-p50 = p50 ms
cli-arena-p95 = p95 ms
cli-arena-choices = choices
cli-arena-pair = { $one } comes out ahead of { $other } in { $rate } of their games.
cli-arena-played = { $games ->
    [one] One game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; every bot has every seat of every deal equally often.
cli-arena-played-alone = { $games ->
    [one] One game
   *[other] { $games } games
} of { $bot } against itself, a deal for each.
cli-arena-first = The first player wins { $share } % of the games (95 %: { $low } to { $high }); without an advantage it would be { $fair } %.
cli-arena-sprt-better = Sequential test: decided after { $deals } deals. { $one } beats { $other }: { $rate } % wins or more are believable, 50 % are not (LLR { $llr }, error 5 %).
cli-arena-sprt-not_better = Sequential test: decided after { $deals } deals. { $one } does not beat { $other }: 50 % wins or less are believable, { $rate } % are not (LLR { $llr }, error 5 %).
cli-arena-sprt-open = Sequential test: still open after { $deals } deals between 50 % and { $rate } % wins of { $one } against { $other } (LLR { $llr }, decided at ±2.94).
cli-arena-blind = { $n ->
    [one] { $bot } fell back to chance once.
   *[other] { $bot } fell back to chance { $n } times.
}
cli-arena-files = The games and the report are in { $folder }: { $file }, report.html.
cli-arena-stopped = Stopped after { $games } of { $planned } games; what was played is kept.

## The report

cli-arena-page = Arena of { $game }: { $bots }
cli-arena-h-rates = Wins
cli-arena-c-rates = Share of games won, counting shared wins in part, with 95 % intervals. The dashed line marks equal strength.
cli-arena-h-ratings = Ratings
cli-arena-c-ratings = Elo scale (Bradley–Terry model): a lead of 400 points means ten wins in eleven games. The weakest bot is at 0.
cli-arena-h-pairs = Pair by pair
cli-arena-c-pairs = How often the first bot finished ahead of the second, with 95 % intervals.
cli-arena-h-scores = Points
cli-arena-c-scores = Distribution of scores; the line is the median, the number the mean.
cli-arena-h-seats = Points by seat
cli-arena-c-seats = Mean score of each bot in each seat (the number after its name), with 95 % intervals.
cli-arena-h-times = Time per move
cli-arena-c-times = The dot is the median; the line reaches to the 95th percentile. Logarithmic scale.
cli-arena-how = Games of the same deal are correlated, so each deal counts as one observation in every interval. Win rates use Wilson’s interval for the number of independent games with the same variance; means use Student’s. Decisions with only one move are made for the bots and not counted. In the table, p50 and p95 are the median and 95th percentile of a bot’s time per move; the last column is moves per game.
cli-arena-again = Played with Sortilege { $version }. To play the same games again:
cli-arena-options = All game options

## Grading

cli-help-grade = grade a bot or program against the ten levels of the ladder
cli-help-grade-program = a program instead of a class: its name and start command, as in sortilege match
cli-help-grade-deals = number of deals against each level (%(default)s), each played with seats swapped; a grade needs 100
cli-help-grade-upto = the highest level to play against, by number or name; by default, grading stops where the player is clearly weaker
cli-grade-rung = against { $level }: { $wins } won
cli-grade-title = { $bot } on the ladder, protocol { $protocol }
cli-grade-found = { $level ->
    [0] The grade is 0: below the first level.
   *[other] The grade is { $level }{ $sure ->
        [yes] .
       *[no] , and the interval reaches below one half.
    }
}
cli-grade-thought = Its moves took { $seconds } s of wall-clock time and { $processor } s of processor time.
cli-grade-answered = Its moves took { $seconds } s from question to answer; the program's own processor time is unknown.
cli-grade-machine = On { $chip }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, { $platform }, Python { $python }.
cli-grade-stopped = Stopped after level { $level } because of --upto, though the player may match higher levels: this is not a complete grade.
cli-grade-part = Only { $deals } deals were played against each level; the protocol requires { $whole }.
cli-grade-ladder = { $given } is a level of the ladder itself; give another bot.
cli-grade-no-bot = give one player: a bot such as greedy or module:Class, or a program as --bot NAME=COMMAND

## Matches

cli-help-match = let programs play each other at a server's tables and measure them
cli-help-match-bot = a bot, once for each: its name, and the command that starts it; it gets the link of an invitation as its last word, or where {"{"}link{"}"} stands, and its token in SORTILEGE_TOKEN
cli-help-match-server = the server to play on; by default, the command starts one on this machine
cli-help-match-seed = the seed of all deals; secret by default
cli-help-match-seconds = time limit per move in seconds (%(default)g); a program that exceeds it forfeits the game
cli-help-match-unpaired = deal new cards for every game, even when seats are swapped, for programs that may remember
cli-match-no-bots = give the bots: --bot NAME=COMMAND, such as --bot 'dice=python bot.py'
cli-match-bad-bot = give a bot as NAME=COMMAND, with letters, digits, dots and dashes in the name, not “{ $given }”
cli-match-no-command = { $bot } cannot be started: command { $given } not found
cli-match-no-seed = the parts of a match need the same --seed; give one and keep it secret from the players
cli-match-unpaired = { $games ->
    [one] One game
   *[other] { $games } games
}, each with cards of its own; every bot has every seat equally often.
cli-match-forfeit-absent = { $bot } forfeited { $n ->
    [one] one game: it did not sit down in time.
   *[other] { $n } games: it did not sit down in time.
}
cli-match-forfeit-late = { $bot } forfeited { $n ->
    [one] one game: it did not choose in time.
   *[other] { $n } games: it did not choose in time.
}
cli-match-forfeit-ended = { $bot } forfeited { $n ->
    [one] one game: the program ended too early.
   *[other] { $n } games: the program ended too early.
}
cli-match-forfeit-left = { $bot } forfeited { $n ->
    [one] one game: it gave up.
   *[other] { $n } games: it gave up.
}
