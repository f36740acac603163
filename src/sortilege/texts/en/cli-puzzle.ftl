### Puzzles in the terminal, in English.

cli-help-puzzle = find the best choice at a table; without an id, the puzzle of the day
cli-help-puzzle-id = which puzzle; the page shows its id in the link
cli-help-puzzle-game = the game whose puzzle of the day is wanted: { $games }
cli-help-puzzle-show = show how it is solved
cli-puzzle-head = Puzzle { $id }: { $lesson } ({ $difficulty }). You are { $who }.
cli-puzzle-none = There are no puzzles of “{ $game }”.
cli-puzzle-right = That is the best choice.
cli-puzzle-close = Nearly as good as the best choice.
cli-puzzle-worse = There is something better. Try again.
cli-puzzle-yours = This choice: { $chance } % to win, { $points } points.
cli-puzzle-best = The best: { $chance } % to win, { $points } points.
cli-puzzle-solved = Solved!
cli-puzzle-bye = “sortilege puzzle { $id } --show” shows how it is solved.
