### Reviews of games, in English.

cli-help-review = say what the choices of a game were worth, from what each seat knew
cli-help-review-seat = this seat alone; every seat if left out
cli-help-times = look so many times as closely (1), which takes so many times as long
cli-review-takes = { $n } choices; this takes about { $seconds } s.
cli-review-working = reviewing
cli-review-head = { $name }: { $points } points, { $won ->
    [yes] won
   *[other] not won
}
cli-review-curve = chance to win { $from } % → { $to } %
cli-review-sums = expected at first { $first } points and { $odds } %; own choices { $play } and { $chance } %, the choices of others { $others } and { $theirs } %, dice and draws { $luck } and { $gave } %, the rest, without a clear cause, { $rest } and { $left } %, each beside what comes to mind first; in the end { $points } and { $won } %
cli-review-worst = What cost most
cli-review-at = choice
cli-review-turn = turn
cli-review-chosen = chosen
cli-review-best = better
cli-review-lost = lost
cli-review-turning = Turning points: choices { $choices }
cli-review-others = What the others changed
cli-review-lucky = What dice and draws changed most
cli-review-swayed = choice { $n }, { $who }: chance { $chance } %, points { $points }
cli-review-as-expected = No choice of the others changed this game in a way that the games show clearly.
cli-review-picked = Drafted: { $cards }
cli-review-card = { $card } ({ $points })
