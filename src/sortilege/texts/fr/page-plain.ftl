### Un jeu sans plateau à lui

page-plain-own = Vous seul le voyez
page-plain-yes = oui
page-plain-no = non
page-plain-chooses = choisit
page-plain-times = { $n } × { $what }
page-plain-part = Partie { $n }
page-plain-total = Points
page-plain-won = { $n ->
    [0] Personne n'a gagné.
    [one] { $who } a gagné.
   *[other] { $who } ont gagné ensemble.
}
page-plain-doing = { $n ->
    [one] { $who } choisit …
   *[other] { $who } choisissent …
}
