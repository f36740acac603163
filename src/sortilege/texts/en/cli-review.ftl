### Reviews of games, in English.

cli-help-review = evaluate the moves of a game, from what each seat knew
cli-help-review-seat = only this seat (default: every seat)
cli-help-times = multiply depth and time by this number (%(default)s)
cli-review-takes = { $n } moves; this takes about { $seconds } s.
cli-review-working = reviewing
cli-review-head = { $name }: { $points } points, { $won ->
    [yes] won
   *[other] not won
}
cli-review-curve = win chance { $from } % → { $to } %
cli-review-sums = expected at the start { $first } points and { $odds } %; own moves { $play } and { $chance } %, other players' moves { $others } and { $theirs } %, dice and draws { $luck } and { $gave } %, not explained { $rest } and { $left } %, each compared with the obvious move; final result { $points } and { $won } %
cli-review-worst = Biggest mistakes
cli-review-at = move
cli-review-turn = turn
cli-review-chosen = chosen
cli-review-best = better
cli-review-lost = lost
cli-review-turning = Turning points
cli-review-turned = move { $n }: win chance { $from } % → { $to } % ({ $causes })
cli-review-own = own move { $chance } %
cli-review-theirs = other players' moves { $chance } %
cli-review-luck = dice and draws { $chance } %
cli-review-rest = not explained { $chance } %
cli-review-earlier = Moves { $first } to { $last } were played with rules version { $rules }, which is not available here, and are not reviewed.
cli-review-others = Key moves by other players
cli-review-lucky = Biggest effects of dice and draws
cli-review-swayed = move { $n }, { $who }: win chance { $chance } %, points { $points }
cli-review-as-expected = No move by another player clearly changed this game.
cli-review-picked = Drafted: { $cards }
cli-review-card = { $card } ({ $points })
