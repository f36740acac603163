### Der Tisch von Seasons auf der Seite, auf Deutsch.

game-seasons = Seasons
    .text = Ein Turnier der Magie über drei Jahre: Sammle Energien und Kristalle, beschwöre magische Gegenstände und Gefährten.

page-seasons-rulings = { $n ->
    [0] In der Galerie
    [one] { $n } Auslegung in der Galerie
   *[other] { $n } Auslegungen in der Galerie
}
page-seasons-six = Die sechs Seiten dieses Würfels; die obere ist umrahmt.
page-seasons-left = Diesen Würfel hat niemand genommen: Am Ende der Runde zieht der Jahreszeitenstein { n-spaces } vor.
page-seasons-lost = { $n ->
    [one] { $n } Platz der Reserve ist für den Rest der Partie verloren.
   *[other] { $n } Plätze der Reserve sind für den Rest der Partie verloren.
}
page-seasons-gauge = Wissen (Beschwörungslehre)
page-seasons-gauge-told = { $n } von { $gauge } möglichen Karten im Spiel. Bei 15 ist Schluss.
page-seasons-room = { $n ->
    [one] Platz für { $n } Karte
   *[other] Platz für { $n } Karten
}
page-seasons-no-room = Kein Platz für eine Karte, solange das Wissen nicht steigt.
page-seasons-in-hand = { $n ->
    [one] { $n } Handkarte { $points }
   *[other] { $n } Handkarten { $points }
}
page-seasons-of-reserve = Reserve
page-seasons-of-gauge = Wissen
page-seasons-of-bonuses = Boni
page-seasons-of-hand = Hand
page-seasons-of-library = Büchereien
page-seasons-drew = Du hast gezogen
page-seasons-picks = Deine Karten ({ $n }/{ $of })
page-seasons-track = Jeder genutzte Bonus rückt die Leiste ein Feld weiter. So wie sie steht, ändert sie die Endwertung um { $points }.
page-seasons-library = Bücherei { $n }
page-seasons-look-through = durchsehen
page-seasons-close-pile = zurücklegen
page-seasons-on-discard = oben auf der Ablage
page-seasons-place = Karte { $n } von oben
page-seasons-owed = Noch zu zahlen
page-seasons-price = Kosten von { $card }
page-seasons-split-ways = Drücke I, II oder III, tippe 1, 2 oder 3 auf einer Karte, oder zieh sie auf einen Stapel.
page-caption-rolls = { $who } würfelt.
    .you = Du würfelst.
page-seasons-transmute-all = Alle { $n } Energien umwandeln
page-seasons-new-dice = Danach werden neue Würfel geworfen.
page-seasons-year-cards = { $year }: { $cards }
page-seasons-pile = Jahr { $year }: { $n } von { $wanted } Karten

page-hand = Hand
page-bonuses = { $n } von 3 Boni genutzt
page-dice = Würfel
page-rates = Kristalle je umgewandelter Energie
page-deck = Stapel
page-discard = Ablage
page-energies = Energien
page-pack = Wähle aus diesen Karten
page-looking = Nur du siehst diese Karten
page-own-hand = Deine Hand
page-own-libraries = Deine Büchereien
page-year = Jahr { $n }
page-split = Deine Karten für drei Jahre
page-split-how = Wähle für jede Karte das Jahr, in dem sie auf deine Hand kommt: { $n } pro Jahr.
page-split-done = Fertig
page-home-will-seasons = Du spielst gegen { $n ->
    [one] einen Bot
   *[other] { $n } Bots
}{ $kingdom ->
    [with] , mit Enchanted Kingdom
   *[without] {""}
}. { $level ->
    [apprentice] Du bekommst neun Karten und teilst sie auf drei Jahre auf;
   *[other] Zuerst wählen alle neun Karten aus, eine nach der anderen;
} dann nimmst du jede Runde einen Würfel. Was du tun darfst, ist immer markiert und erklärt.
page-home-kingdom = Enchanted Kingdom
page-home-kingdom-text = 20 weitere Machtkarten, jede doppelt, und Fähigkeitsmarker: alle bekommen drei und behalten einen. Verzauberungen stehen darunter.
page-home-enchantment = Verzauberung: { $name }
page-home-house-seasons = Wo Regelhefte sich unterscheiden oder etwas offenlassen. Was nicht festgelegt wird, folgt der Auflage; mit den Karten von Enchanted Kingdom gelten die neue Waage und das neue Bildnis.
page-seasons-tab-dice = Würfel
page-seasons-no-hand = Deine Hand ist leer.
page-seasons-no-cards = Noch keine Karten.
