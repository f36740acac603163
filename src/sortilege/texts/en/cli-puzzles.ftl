### Finding puzzles, in English: the command line.

cli-help-lab-puzzles = puzzles: positions in which one choice is clearly best, found, chosen and checked
cli-help-puzzles-games = look through so many games between bots (100)
cli-help-puzzles-records = look through the records in this folder instead
cli-help-puzzles-from = take the puzzles of these files instead, or those that ship
cli-help-puzzles-teaches = find only what teaches this: { $lessons }
cli-help-puzzles-choose = keep so many, as unlike each other as can be
cli-help-puzzles-check = search again, with other dice and four times as deep, and keep those that agree
cli-help-puzzles-out = the file that they are written to
cli-puzzles-left-out = { $file } is left out: { $why }
cli-puzzles-no-records = There is no record of { $game } in { $folder }: name a folder with records of finished games (*.json).
cli-puzzles-finding = finding
cli-puzzles-checking = checking
cli-puzzles-found = { $n ->
    [one] One puzzle
   *[other] { $n } puzzles
} ({ $shares }).
cli-puzzles-chosen = { $n } of them were chosen ({ $shares }).
cli-puzzles-agreed = Of { $searches } searches, { $share } % find the solution; both do in { $n } puzzles ({ $shares }).
