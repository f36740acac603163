### What speaks for a choice: counted in games that were thought through.

# $line is a line of the log, $when until when it comes, $share and $other how often, of 100 games.
hint-then = { CLAUSE($line) } { $when } (in { $share } of 100 games, otherwise in { $other }).
hint-else = Otherwise: { CLAUSE($line) } { $when } (in { $other } of 100 games, not { $share }).
# $what is what the choice leaves to be spent on it, a list.
hint-keeps = Keeps { $what }: { CLAUSE($line) } { $when } (in { $share } of 100 games, otherwise in { $other }).
hint-brings = Brings { $what }: { CLAUSE($line) } { $when } (in { $share } of 100 games, otherwise in { $other }).
hint-lacks = Leaves { $what }. Otherwise: { CLAUSE($line) } { $when } (in { $other } of 100 games, not { $share }).
hint-track = { $n ->
    [one] One point
   *[other] { $n } points
} more on average: { $track }.
hint-track-less = { $n ->
    [one] One point
   *[other] { $n } points
} less on average: { $track }.
hint-points = { $n ->
    [0] Less than a point
    [one] One point
   *[other] { $n } points
} more on average.
hint-points-less = { $n ->
    [0] Less than a point
    [one] One point
   *[other] { $n } points
} less on average.
hint-ahead = { $n ->
    [0] Less than a point
    [one] One point
   *[other] { $n } points
} more on average, compared with the best of the others.
hint-ahead-less = { $n ->
    [0] Less than a point
    [one] One point
   *[other] { $n } points
} less on average, compared with the best of the others.
hint-alike = The games show no clear difference from the next best choice.
hint-alike-best = The games show no clear difference from the best choice.

## The review of a game

review-mistakes = { $n } of { $of } choices { $n ->
    [one] was
   *[other] were
} clearly worse than the best; { $big ->
    [0] none
    [one] one
   *[other] { $big }
} of them cost { $percent } % of the chance to win or more.
# $chapter is in which part of the game, $manner by what kind of choice, $more how many others there were.
review-lost = { $figure } { $chapter } { $manner }: “{ $chosen }” instead of “{ $best }”.{ $more }
review-by-choice = by one choice
review-more = { $n ->
    [0] {""}
    [one] {" "}One more choice lost something there.
   *[other] {" "}{ $n } more choices lost something there.
}
review-more-alike = { $n ->
    [0] {""}
    [one] {" "}One more choice was of this kind.
   *[other] {" "}{ $n } more choices were of this kind.
}
review-lost-points = { $n ->
    [one] One point lost
   *[other] { $n } points lost
}
review-lost-chance = { $n } % of the chance to win lost
review-clean = No choice lost anything that the games show clearly.
review-each = Each beside the best choice at its moment. These losses do not add up: letting the same chance go twice loses it once.
