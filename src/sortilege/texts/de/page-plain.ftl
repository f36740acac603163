### Ein Spiel ohne eigenes Spielbrett

page-plain-own = Nur du siehst das
page-plain-others = Was die anderen haben
page-plain-yes = ja
page-plain-no = nein
page-plain-on = ist am Zug
page-plain-chooses = wählt
page-plain-times = { $n } × { $what }
page-plain-part = Abschnitt { $n }
page-plain-total = Punkte
page-plain-won = { $n ->
    [0] Niemand hat gewonnen.
    [one] { $who } hat gewonnen.
   *[other] { $who } haben zusammen gewonnen.
}
page-plain-doing = { $n ->
    [one] { $who } wählt …
   *[other] { $who } wählen …
}
