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
cli-review-sums = compared with the choice that comes to mind first: own choices { $play } points and { $chance } %, the choices of others { $others } and { $theirs } %, dice and draws { $luck } and { $gave } %
cli-review-lost-best = compared with the best choices: { $lost } points lost
cli-review-worst = What cost most
cli-review-at = choice
cli-review-turn = turn
cli-review-chosen = chosen
cli-review-best = better
cli-review-lost = lost
cli-review-turning = Turning points: choices { $choices }
cli-review-picked = Drafted: { $cards }
cli-review-card = { $card } ({ $points })
