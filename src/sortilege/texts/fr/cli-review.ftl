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
cli-review-sums = attendu au début : { $first } points et { $odds } % ; les choix propres { $play } et { $chance } %, ceux des autres { $others } et { $theirs } %, les dés et les pioches { $luck } et { $gave } %, le reste, sans cause nette, { $rest } et { $left } %, par rapport à ce qu'on prend à première vue ; à la fin : { $points } et { $won } %
cli-review-worst = Ce qui a coûté le plus
cli-review-at = choix
cli-review-turn = tour
cli-review-chosen = choisi
cli-review-best = mieux
cli-review-lost = perdu
cli-review-turning = Tournants : choix { $choices }
cli-review-others = Ce que les autres ont changé
cli-review-lucky = Ce que les dés et les pioches ont le plus changé
cli-review-swayed = choix { $n }, { $who } : chances { $chance } %, points { $points }
cli-review-as-expected = Aucun choix des autres n'a changé cette partie d'une façon que les parties montrent nettement.
cli-review-picked = Draft : { $cards }
cli-review-card = { $card } ({ $points })
