### The table to try things on, in English.

page-try-title = A table to try things on
page-try-text-home = Set up any moment and play on from it.
page-try-story = A moment
page-try-form = Set up
page-try-text = Text
page-try-play = Play, share
page-try-no-form = This game has no form yet; its moments are written as text.
page-try-table = The table
page-try-piles = Piles
page-try-players = Players
page-try-moment = Moment
page-try-first = First player
page-try-turn = Whose turn
page-try-any = unknown card
page-try-any-die = any die
page-try-add = Add to: { $place }
page-try-find = Add, by name …
page-try-less = One fewer: { $name }
page-try-more = One more: { $name }
page-try-answers = { $n ->
    [one] One possible answer
   *[other] { $n } possible answers
}
page-try-deal = Deal anew
page-try-deal-text = Deal once more what is unknown
page-try-best = What looks best?
page-try-text-label = The moment as the beginning of a story
page-try-save = Save as a file
page-try-load = Load a file
page-try-seat = Who plays for { $who }
page-try-me = I do
page-try-go = Play on from here
page-try-go-text = For a game against yourself take several seats. The dice are fresh, and the result does not count.
page-try-here = Open at the table to try things on
page-try-link = Link to this moment
page-try-damaged = This link is damaged: here is a new table instead.
page-try-new = A new game
page-try-none = none
