### Ce qui parle pour un choix : compté dans des parties pensées jusqu'au bout.

# À quoi un choix est comparé : le meilleur au deuxième, tout autre au meilleur.
hint-rival = { $good ->
    [1] le deuxième meilleur
   *[0] le meilleur
}
hint-rival-begins = { $good ->
    [1] Le deuxième meilleur
   *[0] Le meilleur
}

# $line est une ligne du journal, $when jusqu'à quand elle vient, $share et $other combien de fois sur 100 parties.
hint-then = { CLAUSE($line) } { $when } dans { $share } parties sur 100, contre { $other } avec { hint-rival } coup.
hint-else = { hint-rival-begins } coup : { CLAUSE($line) } { $when } dans { $other } parties sur 100, contre { $share } avec celui-ci.
# $what est ce que le choix laisse à dépenser pour cela, une liste.
hint-keeps = Il reste pour cela : { $what }. { CLAUSE($line) } { $when } dans { $share } parties sur 100, contre { $other } avec { hint-rival } coup.
hint-brings = Apporte pour cela : { $what }. { CLAUSE($line) } { $when } dans { $share } parties sur 100, contre { $other } avec { hint-rival } coup.
hint-lacks = Il reste : { $what }. { hint-rival-begins } coup : { CLAUSE($line) } { $when } dans { $other } parties sur 100, contre { $share } avec celui-ci.
hint-track = { $n ->
    [one] Un point
   *[other] { $n } points
} de plus en moyenne : { $track }.
hint-track-less = { $n ->
    [one] Un point
   *[other] { $n } points
} de moins en moyenne : { $track }.
hint-points = { $n ->
    [0] Moins d'un point
    [one] Un point
   *[other] { $n } points
} de plus en moyenne.
hint-points-less = { $n ->
    [0] Moins d'un point
    [one] Un point
   *[other] { $n } points
} de moins en moyenne.
hint-ahead = { $n ->
    [0] Moins d'un point
    [one] Un point
   *[other] { $n } points
} de plus en moyenne par rapport au meilleur des autres.
hint-ahead-less = { $n ->
    [0] Moins d'un point
    [one] Un point
   *[other] { $n } points
} de moins en moyenne par rapport au meilleur des autres.
hint-alike = Les parties ne montrent pas de différence nette avec le deuxième meilleur coup.
hint-alike-best = Les parties ne montrent pas de différence nette avec le meilleur coup.

## La revue d'une partie

review-mistakes = { $n ->
    [one] { $n } coup sur { $of } était nettement moins bon
   *[other] { $n } coups sur { $of } étaient nettement moins bons
} que le meilleur ; { $big ->
    [0] aucun n'a coûté
    [one] un seul a coûté
   *[other] { $big } ont coûté
} { $percent } % de chances de gagner ou plus.
# $chapter est dans quelle partie du jeu, $manner par quel genre de choix, $more combien d'autres il y eut.
review-lost = { $figure } { $chapter } { $manner } : { $chosen } ; mieux : { $best }.{ $more }
review-by-choice = en un coup
review-more = { $n ->
    [0] {""}
    [one] {" "}Un autre coup y a aussi perdu quelque chose.
   *[other] {" "}{ $n } autres coups y ont aussi perdu quelque chose.
}
review-more-alike = { $n ->
    [0] {""}
    [one] {" "}Un autre coup était du même genre.
   *[other] {" "}{ $n } autres coups étaient du même genre.
}
review-lost-points = { $n ->
    [one] Un point perdu
   *[other] { $n } points perdus
}
review-lost-chance = { $n } % de chances de gagner perdues
# Ce qu'une erreur a coûté : $chance est arrondi, $points a une décimale, $then dit si la partie était jouée.
review-cost = { $chance ->
    [0] { $points } points
   *[other] { $chance } %, { $points } points
}{ $then ->
    [won]  ; la partie était déjà gagnée
    [lost]  ; la partie était déjà perdue
   *[open] {""}
}
review-clean = Aucun coup n'a nettement perdu quoi que ce soit.
review-each = Chaque perte est mesurée par rapport au meilleur coup de la position. Ces pertes ne s'additionnent pas : manquer deux fois la même occasion, c'est la perdre une fois.
