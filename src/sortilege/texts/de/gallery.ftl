### The gallery in German. Belongs with the other texts of the page.

gallery-title = Galerie
gallery-search = In Namen und Texten suchen
gallery-count = { $n ->
    [one] { $n } Stück
   *[other] { $n } Stücke
}
gallery-nothing = Nichts passt. Versuche weniger Filter oder ein anderes Wort.
gallery-clear = Alles zurücksetzen
gallery-close = Schließen
gallery-box = Schachtel
gallery-kind = Art
gallery-trigger = Wann
gallery-trigger-always = immer
gallery-rulings = Auslegungen
gallery-unsettled = Kein Regelheft entscheidet das; es ist unsere Lesart.
gallery-related = Siehe auch
