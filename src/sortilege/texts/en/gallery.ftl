### The gallery in English. Belongs with the other texts of the page.

gallery-title = Gallery
gallery-search = Search names and texts
gallery-count = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
gallery-nothing = Nothing fits. Try fewer filters or another word.
gallery-clear = Clear all
gallery-close = Close
gallery-box = Box
gallery-kind = Kind
gallery-trigger = When
gallery-trigger-always = always
gallery-rulings = Rulings
gallery-unsettled = No rulebook decides this; it is our reading.
gallery-related = See also
