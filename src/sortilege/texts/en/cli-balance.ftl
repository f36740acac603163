### How a game is balanced, in English: the command line and the report.

cli-help-lab-balance = balance: play very many games with one bot and report what wins
cli-help-balance-bot = the bot in all seats (%(default)s)
cli-help-balance-games = number of games ({ $greedy } for greedy, { $learned } for learned, { $search } for search bots)
cli-help-every-number = only this number of players (by default, every number in turn)
cli-help-balance-deals = play only games A to B − 1, to use several machines; --from merges their folders
cli-help-balance-from = play nothing; merge these folders or files and write the report again
cli-help-balance-out = the folder for games, sums, report.html and findings.md (balance-GAME-BOT); existing parts are not played again
cli-balance-playing = playing
cli-balance-part = Games { $begin } to { $end } are in { $folder }. When all parts are there: sortilege lab balance { $game } --from FOLDER …
cli-balance-stopped = Stopped. Finished parts are kept; run the same command to continue.
cli-balance-other-game = this study is about { $game }: name that game
cli-balance-done = { $games } games counted: { $report }

cli-balance-page = How { $game } is balanced
cli-balance-number = { $n }
cli-balance-everybody = all players
cli-balance-place = { $n ->
    [1] first to play
    [2] second
    [3] third
   *[other] fourth
}
cli-balance-table = { $n ->
    [1] alone
   *[other] { $n } players
}
cli-balance-played = { $games } games, every seat played by { $bot }, at tables of { $players }. The figures describe this bot, not people.
cli-balance-first = With { $players } players, who goes first wins { $share } % (± { $half }); a fair share is { $fair } %.
cli-balance-known = With { $players } players, half of the winners lead for good once { $share } % of the game is over.
cli-balance-how = Intervals: all { $asked } of this page hold together, nineteen times in twenty (Bonferroni’s correction, { $z } standard errors to each side). Readers look at the ends of long lists, and chance is at work there most; so corrected, what is printed in color is no chance find, whichever row one picks. A game is one observation. Points are those of the seat at the end, beyond the mean of all seats at such tables. What was seen fewer than 200 times is left out. A seat had a thing for reasons, too: who summons or learns much is doing well already, so such tables compare things with each other, and only what falls to players by lot is a cause.
cli-balance-all = All of them, in figures
cli-balance-ends = The { $shown } best and the { $shown } worst of { $n }.
cli-balance-seldom = Too rare to judge: { $things }.
cli-balance-seats = seen
cli-balance-wins = wins
cli-balance-points = points
cli-balance-brought = brings
cli-balance-lift = lift
cli-balance-by-points = By points: the leader wins so often, in per cent, round by round
cli-balance-by-chances = By the learned judgment: who has the best chance wins so often (in one game of eight)
cli-balance-every-table = all tables
cli-balance-by-table = By number of players
cli-balance-by-place = By seat, counted from who goes first
cli-balance-at-place = in seat { $n }
cli-balance-h-surprises = Surprises
cli-balance-c-surprises = The largest effects that chance does not explain. Figures are percentage points of wins beyond a fair share.
cli-balance-no-surprise = Nothing stands out so far; more games may show something.
cli-balance-h-first = Who goes first
cli-balance-c-first = Wins beyond a fair share, in percentage points, by seat in the order of the first round.
cli-balance-h-snowball = How early the winner is known
cli-balance-c-snowball = How often the leader after each round wins in the end. A flat line means that the game stays open.
cli-balance-h-pairs = Pairs that work together
cli-balance-c-pairs = Lift: what two cards win together beyond what each wins without the other, in percentage points. Below zero, they get in each other’s way.
cli-balance-pairs = Of { $n } pairs with enough data, { $sure } are significant.
cli-balance-u-first = first player wins
cli-balance-u-led = early leader wins
cli-balance-u-margin = margin
cli-balance-u-winner = winner’s points
cli-balance-u-points = points of all players
cli-balance-u-turns = length
cli-balance-s-split = { $thing }: { $more } { $one }, but { $less } { $other }.
cli-balance-s-players = { $thing }: { $more } with { $one } players, but { $less } with { $other }.
cli-balance-s-together = { $one } and { $other } win { $lift } more together than apart.
cli-balance-s-apart = { $one } and { $other } get in each other’s way: { $lift } together.
cli-balance-s-first = { $thing } changes the first player’s wins most: { $value }.
cli-balance-s-led = { $thing } changes most how often the early leader wins: { $value }.
cli-balance-s-turns = { $thing } changes the length of the game most: { $value } turns.
