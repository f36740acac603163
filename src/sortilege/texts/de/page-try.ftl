### Der Tisch zum Ausprobieren, auf Deutsch.

page-try-title = Ein Tisch zum Ausprobieren
page-try-text-home = Stell einen Moment auf und spiel von dort weiter.
page-try-story = Ein Moment
page-try-form = Aufstellen
page-try-text = Text
page-try-play = Spielen, teilen
page-try-no-form = Für dieses Spiel gibt es noch kein Formular; seine Momente schreibt man als Text.
page-try-table = Der Tisch
page-try-piles = Stapel
page-try-players = Spieler
page-try-moment = Moment
page-try-first = Startspieler
page-try-turn = Wer am Zug ist
page-try-any = unbekannte Karte
page-try-any-die = irgendein Würfel
page-try-add = Dazulegen: { $place }
page-try-find = Dazulegen, nach Namen …
page-try-less = Eins weniger: { $name }
page-try-more = Eins mehr: { $name }
page-try-answers = { $n ->
    [one] Eine mögliche Antwort
   *[other] { $n } mögliche Antworten
}
page-try-deal = Neu verteilen
page-try-deal-text = Was unbekannt ist, noch einmal verteilen
page-try-best = Was sieht am besten aus?
page-try-text-label = Der Moment als Anfang einer Geschichte
page-try-save = Als Datei speichern
page-try-load = Datei öffnen
page-try-seat = Wer für { $who } spielt
page-try-me = Ich
page-try-go = Von hier weiterspielen
page-try-go-text = Gegen dich selbst spielst du, wenn du mehrere Plätze nimmst. Die Würfel sind frisch, und das Ergebnis zählt nicht.
page-try-here = Am Tisch zum Ausprobieren öffnen
page-try-link = Link zu diesem Moment
page-try-damaged = Dieser Link ist beschädigt: Hier ist stattdessen ein neuer Tisch.
page-try-new = Eine neue Partie
page-try-none = nichts
