### Ce qui parle pour un choix : compté dans des parties pensées jusqu'au bout.

# $line est une ligne du journal, $when jusqu'à quand elle vient, $share et $other combien de fois sur 100 parties.
hint-then = { CLAUSE($line) } { $when } (dans { $share } parties sur 100, sinon dans { $other }).
hint-else = Sinon : { CLAUSE($line) } { $when } (dans { $other } parties sur 100, et non { $share }).
hint-track = { $n ->
    [one] Un point
   *[other] { $n } points
} de plus en moyenne : { $track }.
hint-track-less = { $n ->
    [one] Un point
   *[other] { $n } points
} de moins en moyenne : { $track }.
hint-alike = Les parties ne montrent pas de différence nette avec le meilleur choix suivant.
hint-alike-best = Les parties ne montrent pas de différence nette avec le meilleur choix.

## La revue d'une partie

review-lost = { $n ->
    [one] Un point perdu
   *[other] { $n } points perdus
} dans { $chapter }, surtout par « { $chosen } » au lieu de « { $best } ».
review-clean = Aucun choix n'a rien perdu que les parties montrent nettement.
