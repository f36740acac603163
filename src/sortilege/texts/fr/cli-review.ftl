### Revues de parties, en français.

cli-help-review = dire ce que valaient les choix d'une partie, d'après ce que chacun savait
cli-help-review-seat = cette place seule ; toutes si l'option manque
cli-help-times = regarder tant de fois de plus près (%(default)s), ce qui prend tant de fois plus de temps
cli-review-takes = { $n } choix ; cela prend environ { $seconds } s.
cli-review-working = revue
cli-review-head = { $name } : { $points } points, { $won ->
    [yes] gagné
   *[other] pas gagné
}
cli-review-curve = chances de gagner { $from } % → { $to } %
cli-review-sums = attendu au début : { $first } points et { $odds } % ; les choix propres { $play } et { $chance } %, ceux des autres { $others } et { $theirs } %, les dés et les pioches { $luck } et { $gave } %, non expliqué { $rest } et { $left } %, par rapport à ce qu'on prend à première vue ; à la fin : { $points } et { $won } %
cli-review-worst = Plus grosses erreurs
cli-review-at = coup
cli-review-turn = tour
cli-review-chosen = choisi
cli-review-best = mieux
cli-review-lost = perdu
cli-review-turning = Tournants
cli-review-turned = coup { $n } : chances { $from } % → { $to } % ({ $causes })
cli-review-own = son propre coup { $chance } %
cli-review-theirs = coups des autres { $chance } %
cli-review-luck = dés et pioches { $chance } %
cli-review-rest = non expliqué { $chance } %
cli-review-earlier = Les coups { $first } à { $last } ont été joués avec la version { $rules } des règles, absente ici, et ne sont pas analysés.
cli-review-others = Coups décisifs des autres
cli-review-lucky = Plus gros effets des dés et des pioches
cli-review-swayed = coup { $n }, { $who } : chances { $chance } %, points { $points }
cli-review-as-expected = Aucun coup des autres n'a nettement changé cette partie.
cli-review-picked = Draft : { $cards }
cli-review-card = { $card } ({ $points })
