### The gallery in German. Belongs with the other texts of the page.

gallery-title = Galerie
gallery-search = Namen und Texte durchsuchen
gallery-count = { $n ->
    [one] { $n } Stück
   *[other] { $n } Stücke
}
gallery-nothing = Keine Treffer. Versuche weniger Filter oder ein anderes Wort.
gallery-clear = Filter zurücksetzen
gallery-close = Schließen
gallery-filters = Filter
gallery-box = Schachtel
gallery-kind = Art
gallery-trigger = Zeitpunkt
gallery-trigger-always = immer
gallery-rulings = Auslegungen
gallery-unsettled = Kein Regelheft klärt das; es ist unsere Auslegung.
gallery-related = Siehe auch
