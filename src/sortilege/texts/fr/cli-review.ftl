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
cli-review-sums = par rapport à ce qu'on prend à première vue : les choix propres { $play } points et { $chance } %, ceux des autres { $others } et { $theirs } %, les dés et les pioches { $luck } et { $gave } %
cli-review-lost-best = par rapport aux meilleurs choix : { $lost } points perdus
cli-review-worst = Ce qui a coûté le plus
cli-review-at = choix
cli-review-turn = tour
cli-review-chosen = choisi
cli-review-best = mieux
cli-review-lost = perdu
cli-review-turning = Tournants : choix { $choices }
cli-review-picked = Draft : { $cards }
cli-review-card = { $card } ({ $points })
