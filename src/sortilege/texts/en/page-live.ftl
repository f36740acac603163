### The page in English: what is around the game while it runs.

## What an option comes to

page-live-final = Cannot be undone: it shows something hidden.

## People

page-live-onlookers = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
page-live-people = People at the table
page-live-clock = Time left to { $who }: { $left }
page-live-resigned = has resigned; a bot plays on
page-live-wants-to-stop = would like to stop here
page-live-link-opening = Connecting …
page-live-link-open = Connected
page-live-link-lost = No connection; trying again …
page-live-link-refused = No connection

## What one can do about the table

page-live-menu = Pause, leave, report …
page-live-menu-title = This table
page-live-pause = Pause
page-live-resume = Play on
page-live-abandon = Offer to stop without a winner
page-live-play-on = Take back the offer to stop
page-live-resign = Resign
page-live-resign-sure = You give the game up. With two players it ends; with more, a bot plays your seat on. This cannot be taken back.
page-live-resign-yes = Resign
page-live-leave = Leave
page-live-leave-sure = A bot plays for you. When you open the table again, you have your seat back.
page-live-leave-yes = Leave the table
page-live-stay = Stay
page-live-kick = Send somebody away
page-live-kick-sure = They lose the seat at once, and a bot plays on until somebody comes with the new link. Everybody is told.
page-live-kick-block = they may not come back
page-live-kick-yes = Send away
page-live-kicked = The seat has a new link, for whoever is to sit there.
page-live-report = Report a mistake
page-live-report-how = What is wrong? Your words and the game up to now go to whoever runs this server.
page-live-report-send = Send the report
page-live-reported = Thank you. The report is kept as { $id }.
page-live-ending-resigned = The game is over: somebody has resigned.
page-live-ending-abandoned = The game was stopped by agreement.
page-live-ending-closed = The table was closed.

## Chat

page-live-chat = Chat
page-live-chat-none = Nobody has said anything yet.
page-live-chat-say = Say something
page-live-chat-send = Send

## Switches and keys

page-live-switches = How the table is shown
page-live-text-view = Text view
page-live-sound = Sound
page-live-vibration = Vibration
page-live-replay = Replay last turn
page-live-skip = Skip to now
page-live-pace = What others do is shown
page-live-pace-slow = slowly
page-live-pace-steady = steadily
page-live-pace-quick = quickly
page-live-pace-once = all at once
page-live-keys = Keys
page-live-key-tab = Tab
page-live-key-tab-does = from one thing to the next; what it is, or why it cannot be chosen, is told as you get there
page-live-key-digits = 1 to 9
page-live-key-digits-does = choose an answer by its number, wherever you are
page-live-key-end = 0
page-live-key-end-does = ends the turn or skips, where that is offered
page-live-key-arrows = ↑ ↓
page-live-key-arrows-does = from one answer to the next; Enter chooses
page-live-key-again = R
page-live-key-again-does = replay the last turn; while it is shown, skip to now
page-live-key-hint = H
page-live-key-hint-does = a hint, where the table gives any
page-live-key-rules = B
page-live-key-rules-does = opens the rules
page-live-key-escape = Esc
page-live-key-escape-does = close what is open
page-live-key-help = ?
page-live-key-help-does = these keys

## The table on one screen

page-table-show = Look at the table
page-score-show = Show the result
page-sheet = The question: push it down or up
page-told = Beside the board
page-told-ask = Question
page-told-log = Log
page-told-unread = { $n } unread
page-points = { $n } pts
page-points-so-far = { $n } points so far
page-tab-own = Mine
page-tab-others = Others
page-picked = your choice
page-alike = In any case: { $what }
page-end-sure = You can still: { $what }. Ending the turn cannot be undone; press again to end it.

## Hints

page-hint = Hint
page-hint-thinking = Thinking …
page-hint-worth = { $chance } % to win, { $points } points
page-hint-games = Counted in { $n } games after each of them.
page-hint-deeper = Thinking on …
