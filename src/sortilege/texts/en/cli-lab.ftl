### Learning a judgment, in English: the command line and the report.

cli-help-lab = train an evaluation by self-play, study balance, or find puzzles
cli-help-lab-train = train: repeat self-play, training and a test against the previous best
cli-help-lab-hours = duration in hours (%(default)g); run the same command to continue a stopped run
cli-help-lab-rounds = stop after this many rounds, regardless of time
cli-help-lab-games = games in each file of positions (%(default)s)
cli-help-lab-files = files of positions in a round (%(default)s)
cli-help-lab-gate = maximum games in the test against the previous best (%(default)s)
cli-help-lab-out = the folder of the run (train-GAME)
cli-lab-bad-hours = expected a number of hours above 0 and up to 8766, not “{ $given }”
cli-lab-plain = torch is not installed, so training uses plain Python, which is only suitable for trials: pip install 'sortilege[train]' (in a checkout: '.[train]')
cli-lab-playing = playing
cli-lab-learning = learning
cli-lab-testing = testing
cli-lab-round = Round { $round }: tells { $explained } % of the final leads, chances are off by { $calibration } points, wins { $wins } % of { $games } games against the last best: { $better ->
    [yes] the new best.
   *[other] not clearly better.
}
cli-lab-best = The best weights are in { $file }; the bots learned@FILE, learned:N@FILE and learned:Tms@FILE play by them.
cli-lab-none = No network clearly beats greedy yet.
cli-lab-go-on = The run is in { $folder }; run the same command to continue it. { $report } shows its progress.
cli-lab-page = Training an evaluation of { $game }
cli-lab-no-round = No round is finished yet.
cli-lab-whole-game = the whole game
cli-lab-stage = stage { $n }
cli-lab-wins = wins
cli-lab-h-explained = Variance explained
cli-lab-c-explained = Share of the variance of the final lead that the network explains, in per cent, on held-out games, by round.
cli-lab-h-calibration = Calibration error
cli-lab-c-calibration = Of the positions predicted at 70 %, how many were won? Mean distance in percentage points, by round.
cli-lab-h-wins = Against the previous best
cli-lab-c-wins = Wins in per cent in the test against the previous best network, or against greedy while there is none.
