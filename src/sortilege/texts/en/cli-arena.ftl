### The arena, where bots are measured, in English: the command line and the report.

cli-help-arena = let bots play against each other and measure them
cli-help-arena-bots = the bots, with commas between them; package.module:Class names your own; one alone plays against itself
cli-help-arena-games = how many games (200) for each pair, or each group that fits the table; rounded up to whole deals
cli-help-arena-sprt = stop as soon as it is clear whether the first of two bots is better (sequential test, wrong one time in twenty)
cli-help-arena-p1 = the win rate that --sprt takes for better (0.557, which is 40 Elo)
cli-help-arena-out = the folder for results.parquet (results.csv without polars) and report.html (named after game and bots; with --json only if given)
cli-help-arena-merge = with merge and folders or files: bring the parts that --deals left there together, with figures, report and games
cli-help-arena-deals = play only the deals A to B − 1 of those that --games makes, and leave them in a file for merge: for many machines
cli-arena-bad-deals = deals are given as A:B, from A on and before B, such as 0:50, not “{ $given }”
cli-arena-deals-sprt = a sequential test needs all deals in one place: leave out --deals or --sprt
cli-arena-few-deals = there are only { $deals } deals: --deals ends with { $deals } at most
cli-arena-part = Deals { $begin } to { $end } are in { $file }. When all parts are there: sortilege arena merge { $folder }
cli-arena-bad-merge = parts are brought together with: sortilege arena merge FOLDER …
cli-arena-no-bots = name the bots: --bots greedy,mcts:50
cli-arena-bad-rate = a win rate between 0.5 and 1 is needed, not “{ $given }”
cli-arena-bad-sprt = the sequential test compares two bots at a table of two or more
cli-arena-bad-twice = each bot is named once; one alone plays against itself

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
cli-arena-c-rates = Part of the games won, shared wins in part, with 95 % intervals. The dashed line is where equals would be.
cli-arena-h-ratings = Ratings
cli-arena-c-ratings = On the scale of Elo (Bradley and Terry’s model): 400 points more win ten games of eleven. The weakest is at 0.
cli-arena-h-pairs = Pair by pair
cli-arena-c-pairs = How often the first-named came out ahead of the other, with 95 % intervals.
cli-arena-h-scores = Points
cli-arena-c-scores = How often which score came; the line is the median, the number the mean.
cli-arena-h-seats = Points by seat
cli-arena-c-seats = Mean score of each bot in each seat (the number after its name), with 95 % intervals.
cli-arena-h-times = Time for a choice
cli-arena-c-times = The point is the median; 95 % of the choices are made within the length of the line. Logarithmic.
cli-arena-how = The games of a deal hang together, so for every interval a deal counts as one observation. Win rates: Wilson’s interval for the number of independent games that would scatter as much; means: Student’s. Choices with one option are made for the bots and not counted. In the table: p50 and p95, within which half and 95 % of a bot’s choices were made; choices in a game.
cli-arena-again = Played with Sortilege { $version }. The same games again:
cli-arena-options = All options of the game

## Grading

cli-help-grade = say how good a bot or a program is, against the ten of the ladder
cli-help-grade-program = a program in place of a class: its name, and the command that starts it, as sortilege match takes them
cli-help-grade-deals = how many deals against each level, each with seats swapped; a grade needs 100
cli-help-grade-upto = the highest level to play against, by number or name; a whole grade ends where the player is clearly weaker
cli-grade-rung = against { $level }: { $wins } won
cli-grade-title = { $bot } on the ladder, protocol { $protocol }
cli-grade-found = { $level ->
    [0] The grade is 0: below the first level.
   *[other] The grade is { $level }{ $sure ->
        [yes] .
       *[no] , and the interval reaches below one half.
    }
}
cli-grade-thought = Its choices took { $seconds } s by the clock and { $processor } s of processor time.
cli-grade-answered = Its choices took { $seconds } s by the clock, from the question to the answer; how long the program itself worked is not known.
cli-grade-machine = On { $chip }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, { $platform }, Python { $python }.
cli-grade-stopped = Stopped after level { $level }, as asked by --upto, though the player may be as good as higher ones: no whole grade.
cli-grade-part = Only { $deals } deals were played against each level; the protocol asks for { $whole }.
cli-grade-ladder = { $given } is a level of the ladder itself; give another bot.
cli-grade-no-bot = name one player: a bot such as greedy or module:Class, or a program as --bot NAME=COMMAND

## Matches

cli-help-match = let programs play against each other at a server's tables and measure them
cli-help-match-bot = a bot, once for each: its name, and the command that starts it; it gets the link of an invitation as its last word, or where {"{"}link{"}"} stands, and its token in SORTILEGE_TOKEN
cli-help-match-server = the server to play at; one is started on this machine otherwise
cli-help-match-seed = the number that all deals follow from; a secret one if left out
cli-help-match-seconds = how long a program may take for each choice (60); whoever takes longer has forfeited the game
cli-help-match-unpaired = new cards for every game, also where seats are swapped: for programs that may remember
cli-match-no-bots = name the bots: --bot NAME=COMMAND, such as --bot 'dice=python bot.py'
cli-match-bad-bot = a bot is given as NAME=COMMAND, the name in letters, digits, dots and dashes, not “{ $given }”
cli-match-no-command = { $bot } cannot be started: there is no command { $given }
cli-match-no-seed = parts of a match need the same --seed: give one, and tell it to nobody who plays
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
