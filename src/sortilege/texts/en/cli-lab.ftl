### Learning a judgement, in English: the command line and the report.

cli-help-lab = let a judgement be learned by play, or find puzzles
cli-help-lab-train = train: games against itself, lessons, a test against the last best, and again
cli-help-lab-hours = how long (1 hour); a run that is stopped goes on with the same command
cli-help-lab-rounds = stop after so many rounds, whatever the time
cli-help-lab-games = games in each file of positions (500)
cli-help-lab-files = files of positions in a round (200)
cli-help-lab-gate = games of the test against the last best, at most (2000)
cli-help-lab-out = the folder of the run (train-GAME)
cli-lab-bad-hours = a number of hours above 0 and up to 8766 is needed, not “{ $given }”
cli-lab-plain = torch is not installed, so plain Python teaches, which is only for trying things out: pip install 'sortilege[train]'
cli-lab-playing = playing
cli-lab-learning = learning
cli-lab-testing = testing
cli-lab-round = Round { $round }: tells { $explained } % of the final leads, chances are off by { $calibration } points, wins { $wins } % of { $games } games against the last best: { $better ->
    [yes] the new best.
   *[other] not clearly better.
}
cli-lab-best = The best weights are in { $file }; the bots learned@FILE, learned:N@FILE and learned:Tms@FILE play by them.
cli-lab-none = No network is clearly better than greedy yet.
cli-lab-go-on = The run is in { $folder }, and the same command goes on with it; { $report } shows how it grew.
cli-lab-page = How a judgement of { $game } was learned
cli-lab-no-round = No round is finished yet.
cli-lab-whole-game = the whole game
cli-lab-stage = stage { $n }
cli-lab-wins = wins
cli-lab-h-explained = What it tells of the end
cli-lab-c-explained = The share of the variance of the final lead, in per cent, on games that it did not learn from, round by round.
cli-lab-h-calibration = How far its chances are off
cli-lab-c-calibration = Of the positions called 70 %, how many were won? The mean distance, in points, round by round.
cli-lab-h-wins = Against the last best
cli-lab-c-wins = Wins in per cent in the test against the last best network, and against greedy while there is none.
