### Der Tisch zum Ausprobieren, auf Deutsch.

page-try-title = Sandkasten
page-try-text-home = Stelle eine beliebige Stellung auf und spiel von dort weiter.
page-try-story = Eine Stellung
page-try-form = Aufstellen
page-try-text = Text
page-try-play = Spielen und teilen
page-try-no-form = Für dieses Spiel gibt es noch kein Formular; schreib seine Stellungen als Text.
page-try-table = Der Tisch
page-try-piles = Stapel
page-try-players = Spieler
page-try-moment = Stellung
page-try-first = Startspieler
page-try-turn = Wer am Zug ist
page-try-any = unbekannte Karte
page-try-any-die = beliebiger Würfel
page-try-add = Hinzufügen: { $place }
page-try-find = Nach Namen hinzufügen …
page-try-less = Eins entfernen: { $name }
page-try-more = Eins hinzufügen: { $name }
page-try-answers = { $n ->
    [one] Eine Möglichkeit
   *[other] { $n } Möglichkeiten
}
page-try-deal = Neu verteilen
page-try-deal-text = Alles Unbekannte neu verteilen
page-try-best = Beste Möglichkeiten zeigen
page-try-text-label = Die Stellung im Format der Geschichten
page-try-save = Als Datei speichern
page-try-load = Datei laden
page-try-seat = Wer für { $who } spielt
page-try-me = Ich
page-try-go = Von hier weiterspielen
page-try-go-text = Um gegen dich selbst zu spielen, nimm mehrere Plätze. Die Würfel sind neu, und das Ergebnis zählt nicht.
page-try-here = Im Sandkasten öffnen
page-try-link = Link zu dieser Stellung
page-try-damaged = Dieser Link ist beschädigt. Hier ist stattdessen ein leerer Tisch.
page-try-new = Neue Partie
page-try-none = nichts
page-try-press = Drück auf eine Stelle des Tischs, um einzustellen, was dort liegt.
