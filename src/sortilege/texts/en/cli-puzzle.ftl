### Puzzles in the terminal, in English.

cli-help-puzzle = find the best move in a position; without an id, the puzzle of the day
cli-help-puzzle-id = the puzzle's id, as in the page's link
cli-help-puzzle-game = the game for the puzzle of the day: { $games }
cli-help-puzzle-show = show the solution
cli-puzzle-head = Puzzle { $id }: { $lesson } ({ $difficulty }). You are { $who }.
cli-puzzle-none = There are no puzzles for “{ $game }”.
cli-puzzle-right = Best move!
cli-puzzle-close = Almost as good as the best move.
cli-puzzle-worse = There is a better move. Try again.
cli-puzzle-yours = Your move: { $chance } % win chance, { $points } points.
cli-puzzle-best = Best move: { $chance } % win chance, { $points } points.
cli-puzzle-solved = Solved!
cli-puzzle-bye = “sortilege puzzle { $id } --show” shows the solution.
