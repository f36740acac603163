### The table to try things on, in English.

page-try-title = Sandbox
page-try-text-home = Set up any position and play on from it.
page-try-story = A position
page-try-form = Set up
page-try-text = Text
page-try-play = Play and share
page-try-no-form = This game has no form yet; write its positions as text.
page-try-table = The table
page-try-piles = Piles
page-try-players = Players
page-try-moment = Position
page-try-first = First player
page-try-turn = Whose turn
page-try-any = unknown card
page-try-any-die = any die
page-try-add = Add to { $place }
page-try-find = Add by name …
page-try-less = Remove one: { $name }
page-try-more = Add one: { $name }
page-try-answers = { $n ->
    [one] One legal move
   *[other] { $n } legal moves
}
page-try-deal = Deal again
page-try-deal-text = Deal everything unknown again
page-try-best = Show the best moves
page-try-text-label = The position in story format
page-try-save = Save to a file
page-try-load = Load from a file
page-try-seat = Player for { $who }
page-try-me = I do
page-try-go = Play on from here
page-try-go-text = To play against yourself, take several seats. The dice are fresh, and the result does not count.
page-try-here = Open in the sandbox
page-try-link = Link to this position
page-try-damaged = This link is damaged. Here is an empty table instead.
page-try-new = New game
page-try-none = none
page-try-press = Press a place on the board to set what lies there.
