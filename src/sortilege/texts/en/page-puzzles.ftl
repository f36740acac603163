### Puzzles, in English.

page-puzzles-title = Puzzles
page-puzzles-how = In each of these positions, one move is clearly best. Find it! The move you choose is played out in hundreds of games to show what it is worth.
page-puzzles-today = Puzzle of the day
page-puzzles-streak = { $n ->
    [one] One day in a row
   *[other] { $n } days in a row
}
page-puzzles-all = All puzzles
page-puzzles-lesson = Theme
page-puzzles-any = all
page-puzzles-n = { $game }, puzzle { $n }
page-puzzles-you = { $lesson } · you are { $who }
page-puzzles-sought = Find the move that wins most often.
page-puzzles-count = { $n } of { $of } solved
page-puzzles-solved = solved
page-puzzles-shown = solution viewed

## A try

page-puzzles-thinking = Playing it out …
page-puzzles-right = Best move!
page-puzzles-close = Almost as good as the best move; the games show no difference that matters.
page-puzzles-worse = There is a better move.
page-puzzles-done = Solved!
page-puzzles-yours = Your move: { $chance } % win chance, { $points } points.
page-puzzles-best = Best move: { $chance } % win chance, { $points } points.
page-puzzles-on = Your turn goes on. What now?
page-puzzles-again = Try again
page-puzzles-show = Show solution
page-puzzles-next = Next puzzle
page-puzzles-share = Share
page-puzzles-solution = Solution
