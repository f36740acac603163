### Die Regeln zum Nachschlagen, auf Deutsch.

page-rules-title = Regeln
page-rules-game = Regeln von { $game }
page-rules-search = In den Regeln suchen
page-rules-chapters = Kapitel
page-rules-index = Register
page-rules-others = Weitere Auslegungen
page-rules-found = { $n ->
    [0] Nichts gefunden. Vielleicht helfen andere Wörter.
    [one] Eine Stelle gefunden
   *[other] { $n } Stellen gefunden
}
page-rules-source = Quelle: { $source }
page-rules-reading = Ein Tisch kann unter seinen Optionen die andere Lesart wählen.
page-rules-show = Zeig es mir
page-rules-show-of = Zeig mir { $id }
page-rules-show-thing = Zeig mir { $name }
page-rules-back = Zurück zu den Regeln
page-rules-example = Beispiel { $n } von { $of }
page-rules-example-before = Voriges Beispiel
page-rules-example-next = Nächstes Beispiel
page-rules-kind-case = So geht es
page-rules-kind-edge = Ein Sonderfall
page-rules-kind-refusal = Was nicht geht
page-rules-begins = Der Tisch zu Beginn.
page-rules-line = Die Regeln dazu: { $chapter }
page-rules-read = Regeln: { $chapter }
page-rules-ruling = Mehr zu Auslegung { $id }
page-rules-first-close = Nicht mehr zeigen
page-rules-firsts = Erklären, was zum ersten Mal vorkommt
page-rules-failed = Die Regeln lassen sich gerade nicht laden.
