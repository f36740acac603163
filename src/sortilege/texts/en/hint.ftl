### What speaks for a choice: counted in games that were thought through.

# $line is a line of the log, $when until when it comes, $share and $other how often, of 100 games.
hint-then = { CLAUSE($line) } { $when } (in { $share } of 100 games, otherwise in { $other }).
hint-else = Otherwise: { CLAUSE($line) } { $when } (in { $other } of 100 games, not { $share }).
hint-track = { $n ->
    [one] One point
   *[other] { $n } points
} more on average: { $track }.
hint-track-less = { $n ->
    [one] One point
   *[other] { $n } points
} less on average: { $track }.
hint-alike = The games show no clear difference from the next best choice.
hint-alike-best = The games show no clear difference from the best choice.

## The review of a game

review-lost = { $n ->
    [one] One point
   *[other] { $n } points
} lost in { $chapter }, most of it by “{ $chosen }” instead of “{ $best }”.
review-clean = No choice lost anything that the games show clearly.
