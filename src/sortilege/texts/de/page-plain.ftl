### Ein Spiel ohne eigenes Spielbrett

page-plain-own = Nur du siehst das
page-plain-yes = ja
page-plain-no = nein
page-plain-chooses = wählt
page-plain-times = { $n } × { $what }
page-plain-part = Abschnitt { $n }
page-plain-total = Punkte
