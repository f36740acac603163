### Der Tisch von Seasons auf der Seite, auf Deutsch.

page-seasons-pin = Rechtsklick, langes Drücken oder Taste I hält dies offen
page-seasons-rulings = { $n ->
    [0] In der Galerie
    [one] { $n } Regelung in der Galerie
   *[other] { $n } Regelungen in der Galerie
}
page-seasons-six = Die sechs Seiten dieses Würfels; die obere ist umrahmt.
page-seasons-left = Diesen Würfel hat niemand genommen: Am Ende der Runde zieht der Jahreszeitenstein { n-spaces } vor.
page-seasons-lost = { $n ->
    [one] { $n } Platz der Reserve ist für den Rest der Partie verloren.
   *[other] { $n } Plätze der Reserve sind für den Rest der Partie verloren.
}
page-seasons-gauge = Beschwörungslehre
page-seasons-gauge-told = { $n } von { $gauge } möglichen Karten im Spiel. Bei 15 ist Schluss.
page-seasons-track = Jeder genutzte Bonus rückt die Leiste ein Feld weiter. So wie sie steht, ändert sie die Endwertung um { $points }.
page-seasons-library = Bücherei { $n }
page-seasons-look-through = durchsehen
page-seasons-close-pile = zurücklegen
page-seasons-on-discard = oben auf der Ablage
page-seasons-place = Karte { $n } von oben
page-seasons-owed = Noch zu zahlen
page-seasons-price = Kosten von { $card }
page-seasons-split-ways = Drücke I, II oder III, tippe 1, 2 oder 3 auf einer Karte, oder zieh sie auf einen Stapel.
page-seasons-pile = Jahr { $year }: { $n } von { $wanted } Karten
