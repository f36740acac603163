### Revues de parties, en français.

cli-help-review = dire ce que valaient les choix d'une partie, d'après ce que chacun savait
cli-help-review-seat = cette place seule ; toutes si l'option manque
cli-help-times = regarder tant de fois de plus près (1), ce qui prend tant de fois plus de temps
cli-review-takes = { $n } choix ; cela prend environ { $seconds } s.
cli-review-working = revue
cli-review-head = { $name } : { $points } points, { $won ->
    [yes] gagné
   *[other] pas gagné
}
cli-review-curve = chances de gagner { $from } % → { $to } %
cli-review-sums = les choix ont perdu { $lost } points et { $chance } % de chances ; la chance et les autres ont donné { $luck } points et { $gave } %
cli-review-worst = Ce qui a coûté le plus
cli-review-at = choix
cli-review-turn = tour
cli-review-chosen = choisi
cli-review-best = mieux
cli-review-lost = perdu
cli-review-turning = Tournants : choix { $choices }
cli-review-picked = Draft : { $cards }
cli-review-card = { $card } ({ $points })
