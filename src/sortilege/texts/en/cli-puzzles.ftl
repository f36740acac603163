### Finding puzzles, in English: the command line.

cli-help-lab-puzzles = puzzles: find, select and verify positions with one clearly best move
cli-help-puzzles-games = number of bot games to search (%(default)s)
cli-help-puzzles-records = search the records in this folder instead
cli-help-puzzles-from = use the puzzles in these files instead, or the shipped ones
cli-help-puzzles-teaches = find only puzzles with this theme: { $lessons }
cli-help-puzzles-choose = keep this many, as varied as possible
cli-help-puzzles-check = search again with other random numbers and four times the depth, and keep the puzzles that agree
cli-help-puzzles-out = the output file
cli-puzzles-left-out = { $file } skipped: { $why }
cli-puzzles-no-records = No records of { $game } in { $folder }: give a folder with records of finished games (*.json).
cli-puzzles-finding = finding
cli-puzzles-checking = checking
cli-puzzles-found = { $n ->
    [one] One puzzle
   *[other] { $n } puzzles
} ({ $shares }).
cli-puzzles-chosen = { $n } of them were chosen ({ $shares }).
cli-puzzles-agreed = Of { $searches } searches, { $share } % find the solution; both do in { $n } puzzles ({ $shares }).
# $puzzles are ids with the numbers of searches that found their solutions.
cli-puzzles-unconfirmed = Not confirmed by both: { $puzzles }.
