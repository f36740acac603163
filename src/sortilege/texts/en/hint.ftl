### What speaks for a choice: counted in games that were thought through.

# What a choice is compared with: the best with the next best, any other with the best.
hint-rival = { $good ->
    [1] the next best
   *[0] the best
}
hint-rival-begins = { $good ->
    [1] The next best
   *[0] The best
}

# $line is a line of the log, $when until when it comes, $share and $other how often, of 100 games.
hint-then = { CLAUSE($line) } { $when } in { $share } of 100 games, against { $other } with { hint-rival }.
hint-else = { hint-rival-begins } move: { CLAUSE($line) } { $when } in { $other } of 100 games, against { $share } with this one.
# $what is what the choice leaves to be spent on it, a list.
hint-keeps = Keeps { $what }: { CLAUSE($line) } { $when } in { $share } of 100 games, against { $other } with { hint-rival }.
hint-brings = Brings { $what }: { CLAUSE($line) } { $when } in { $share } of 100 games, against { $other } with { hint-rival }.
hint-lacks = Leaves { $what }. { hint-rival-begins } move: { CLAUSE($line) } { $when } in { $other } of 100 games, against { $share } with this one.
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
hint-alike = The games show no clear difference from the next best move.
hint-alike-best = The games show no clear difference from the best move.

## The review of a game

review-mistakes = { $n } of { $of } moves { $n ->
    [one] was
   *[other] were
} clearly worse than the best; { $big ->
    [0] none
    [one] one
   *[other] { $big }
} of them cost at least { $percent } % of the win chance.
# $chapter is in which part of the game, $manner by what kind of choice, $more how many others there were.
review-lost = { $figure } { $chapter } { $manner }: “{ $chosen }” instead of “{ $best }”.{ $more }
review-by-choice = with one move
review-more = { $n ->
    [0] {""}
    [one] {" "}One more move lost something there.
   *[other] {" "}{ $n } more moves lost something there.
}
review-more-alike = { $n ->
    [0] {""}
    [one] {" "}One more move was of this kind.
   *[other] {" "}{ $n } more moves were of this kind.
}
review-lost-points = { $n ->
    [one] One point lost
   *[other] { $n } points lost
}
review-lost-chance = { $n } % win chance lost
# What one mistake cost: $chance is rounded, $points has a decimal, $then tells whether the game was decided.
review-cost = { $chance ->
    [0] { $points } points
   *[other] { $chance } %, { $points } points
}{ $then ->
    [won] ; the game was already won
    [lost] ; the game was already lost
   *[open] {""}
}
review-clean = No move clearly lost anything.
review-each = Each loss is measured against the best move in that position. Losses do not add up: missing the same opportunity twice loses it only once.
