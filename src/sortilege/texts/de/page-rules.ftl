### Die Regeln zum Nachschlagen, auf Deutsch.

page-rules-title = Regeln
page-rules-game = Regeln von { $game }
page-rules-search = In den Regeln suchen
page-rules-chapters = Kapitel
page-rules-index = Register
page-rules-next = Weiter: { $chapter }
page-rules-others = Weitere Auslegungen
page-rules-found = { $n ->
    [0] Nichts gefunden. Versuche andere Wörter.
    [one] Eine Stelle gefunden
   *[other] { $n } Stellen gefunden
}
page-rules-source = Quelle: { $source }
page-rules-reading = Die andere Auslegung lässt sich in den Optionen des Tisches wählen.
page-rules-show = Zeig es mir
page-rules-show-of = Zeig mir { $id }
page-rules-show-thing = Zeig mir { $name }
page-rules-back = Zurück zu den Regeln
page-rules-example = Beispiel { $n } von { $of }
page-rules-example-before = Voriges Beispiel
page-rules-example-next = Nächstes Beispiel
page-rules-kind-case = Beispiel
page-rules-kind-edge = Sonderfall
page-rules-kind-refusal = Nicht erlaubt
page-rules-begins = Ausgangsstellung.
page-rules-line = Regeln dazu: { $chapter }
page-rules-read = Regeln: { $chapter }
page-rules-ruling = Mehr zu Auslegung { $id }
page-rules-first-close = Nicht mehr anzeigen
page-rules-firsts = Neues beim ersten Mal erklären
page-rules-failed = Die Regeln konnten nicht geladen werden.
