### Ein Spiel ohne eigenes Spielbrett

page-plain-own = Nur du siehst das
page-plain-yes = ja
page-plain-no = nein
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
