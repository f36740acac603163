### Puzzles, in English.

page-puzzles-title = Puzzles
page-puzzles-how = In each of these positions one choice is clearly best. Find it! Whatever you choose is played on in hundreds of games, which show what it is worth.
page-puzzles-today = Puzzle of the day
page-puzzles-streak = { $n ->
    [one] One day in a row
   *[other] { $n } days in a row
}
page-puzzles-all = All puzzles
page-puzzles-lesson = What it is about
page-puzzles-any = anything
page-puzzles-n = { $game }, puzzle { $n }
page-puzzles-you = { $lesson } · you are { $who }
page-puzzles-count = { $n } of { $of } solved
page-puzzles-solved = solved
page-puzzles-shown = solution seen

## A try

page-puzzles-thinking = Playing it through …
page-puzzles-right = That is the best choice.
page-puzzles-close = Nearly as good as the best choice: the games show no difference that matters.
page-puzzles-worse = There is something better.
page-puzzles-done = Solved!
page-puzzles-yours = Yours: { $chance } % to win, { $points } points.
page-puzzles-best = The best: { $chance } % to win, { $points } points.
page-puzzles-on = Your turn goes on. What now?
page-puzzles-again = Try again
page-puzzles-show = Show me
page-puzzles-next = Next
page-puzzles-share = Share
page-puzzles-solution = How it is solved
