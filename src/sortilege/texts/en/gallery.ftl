### The gallery in English. Belongs with the other texts of the page.

gallery-title = Gallery
gallery-search = Search names and texts
gallery-count = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
gallery-nothing = No matches. Try fewer filters or another word.
gallery-clear = Clear filters
gallery-close = Close
gallery-filters = Filters
gallery-box = Box
gallery-kind = Kind
gallery-trigger = Timing
gallery-trigger-always = always
gallery-rulings = Rulings
gallery-unsettled = No rulebook settles this; it is our interpretation.
gallery-related = See also
