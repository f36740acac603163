### Nach der Partie: Wiederholung, Punkteverlauf, Aufzeichnung, Fairness.

## The end of a game

page-after-title = Danach
page-after-watch = Noch einmal ansehen
page-after-watch-from = Ab Wahl { $n } ansehen
page-after-record = Aufzeichnung herunterladen
page-after-share = Wiederholung teilen
page-after-copy = Link kopieren
page-after-link = Link zur Wiederholung
page-after-closed = Nur wer an diesem Tisch saß, kann den Link öffnen.

## Fairness

page-after-fair = Fairness
page-after-fair-fits = Fair: Der Schlüssel passt zu dem, was vor der Ausgabe versprochen wurde.
page-after-fair-broken = Der Schlüssel passt nicht zum Versprechen. Hier könnte etwas verändert worden sein.
page-after-fair-numbered = Das war eine nummerierte Ausgabe, für alle mit dieser Nummer dieselbe. Sie behauptet nicht, dass niemand sie kannte.
page-after-fair-how = Vor der Ausgabe der Karten hat der Server das Versprechen veröffentlicht: den Fingerabdruck (SHA-256) eines geheimen Schlüssels. Jeder Platz hat ein Zufallswort dazugegeben, und alle Würfe und Mischungen folgen aus beidem, sodass niemand allein sie bestimmen konnte. Dein Browser hat den Fingerabdruck des Schlüssels eben nachgerechnet und verglichen.
page-after-fair-noted = Das Versprechen ist dasselbe, das sich dieser Browser während der Partie gemerkt hat.
page-after-fair-unlike = Das Versprechen ist nicht das, das sich dieser Browser während der Partie gemerkt hat.
page-after-fair-verify = Um jeden Wurf und jede Wahl zu prüfen, lade die Aufzeichnung herunter und starte:
page-after-fair-commitment = Versprechen, vor der Ausgabe
page-after-fair-key = Schlüssel, am Ende verraten
page-after-fair-nonce = Zufallswort von { $who }
page-after-fair-none = keine

## Replay

page-after-replay = Wiederholung
page-after-back = Zum Tisch
page-after-early = Diese Partie ist noch nicht zu Ende; danach kann man sie noch einmal ansehen.
page-after-step = Wahl { $n } von { $last }
page-after-moment = Zeitpunkt der Partie
page-after-play = Abspielen
page-after-pause = Anhalten
page-after-before = Eine Wahl zurück
page-after-next = Eine Wahl weiter
page-after-speed = Tempo
page-after-eyes = Gesehen von
page-after-seen = gesehen von { $who }
page-after-onlooker = von außen gesehen
page-after-deal = Die Karten sind ausgeteilt, die Partie beginnt.
page-after-chose = { $who } wählt.
page-after-undone = { $who } macht das Letzte rückgängig.
page-after-took-back = { $who } nimmt eine verdeckte Wahl zurück.
page-after-older = { $n ->
    [one] Die erste Wahl wurde
   *[other] Die ersten { $n } Wahlen wurden
} nach einer älteren Fassung der Regeln gespielt, die es hier nicht mehr gibt. Die Wiederholung beginnt danach.
page-after-loading = Die Partie wird geholt …

## Points over the game

page-after-chart = Punkte im Lauf der Partie
page-after-chart-how = Punkte, wenn die Partie dort geendet hätte. Ein Klick oder die Pfeiltasten führen zu einem Zeitpunkt.
page-after-chart-at = Wahl { $n }: { $points }
page-after-chart-table = Als Tabelle
page-after-chart-choice = Wahl
