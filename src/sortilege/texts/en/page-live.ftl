### The page in English: what is around the game while it runs.

## What a move leads to

page-live-final = Cannot be undone: it reveals something.

## People

page-live-onlookers = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
page-live-people = Players and spectators
page-live-clock = { $who }'s remaining time: { $left }
page-clock-days = { $days } d { $hours } h
page-live-resigned = resigned; a bot plays on
page-live-wants-to-stop = offers to stop the game
page-live-link-opening = Connecting …
page-live-link-open = Connected
page-live-link-lost = Connection lost. Reconnecting …
page-live-link-refused = Not connected

## What one can do about the table

page-live-menu = Table menu: pause, leave, report …
page-live-menu-title = This table
page-live-pause = Pause
page-live-resume = Resume
page-live-abandon = Offer to stop without a winner
page-live-play-on = Withdraw offer to stop
page-live-resign = Resign
page-live-resign-sure = You give up the game. With two players, the game ends; with more, a bot takes over your seat. You cannot take this back.
page-live-resign-yes = Resign
page-live-leave = Leave
page-live-leave-sure = A bot plays for you until you open the table again.
page-live-leave-yes = Leave table
page-live-stay = Stay
page-live-kick = Remove player
page-live-kick-sure = The player loses the seat immediately, and a bot plays until someone joins with the new link. Everyone is notified.
page-live-kick-block = block this player
page-live-kick-yes = Remove
page-live-kicked = This seat has a new link. Send it to the next player.
page-live-report = Report a problem
page-live-report-how = What went wrong? Your message and the game so far are sent to the server's operator.
page-live-report-send = Send report
page-live-reported = Thank you. Your report is saved as { $id }.
page-live-ending-resigned = The game is over: a player resigned.
page-live-ending-abandoned = The game was stopped by agreement.
page-live-ending-closed = The table was closed.

## Chat

page-live-chat = Chat
page-live-chat-none = No messages yet.
page-live-chat-say = Message
page-live-chat-send = Send

## Switches and keys

page-live-switches = Display settings
page-live-text-view = Text view
page-live-sound = Sound
page-live-vibration = Vibration
page-live-replay = Replay last turn
page-live-skip = Skip animation
page-live-playing = { $who } is playing …
page-live-to-question = Skip to your turn
page-live-pace = Speed of other players' moves
page-live-pace-slow = slow
page-live-pace-steady = normal
page-live-pace-quick = fast
page-live-pace-once = instant
page-live-keys = Keyboard shortcuts
page-live-key-tab = Tab
page-live-key-tab-does = moves to the next element and describes it, or says why it is unavailable
page-live-key-digits = 1 to 9
page-live-key-digits-does = choose a move by its number
page-live-key-end = 0
page-live-key-end-does = end the turn, skip, decline or stop
page-key-yes = Y
page-key-no = N
page-live-key-yes = { page-key-yes } and { page-key-no }
page-live-key-yes-does = yes or no, where a question has just these two answers
page-live-key-undo = U
page-live-key-undo-does = undo, as Ctrl+Z does
page-live-key-arrows = ↑ ↓
page-live-key-arrows-does = go from move to move; Enter selects
page-live-key-again = R
page-live-key-again-does = replay the last turn; press again to skip
page-live-key-hint = H
page-live-key-hint-does = show a hint, if hints are on
page-live-key-rules = B
page-live-key-rules-does = open the rules
page-live-key-escape = Esc
page-live-key-escape-does = close dialogs
page-live-key-help = ?
page-live-key-help-does = show these shortcuts

## The table on one screen

page-table-show = Show the table
page-score-show = Show the result
page-sheet = Question panel: drag it down or up
page-told = Beside the board
page-told-ask = Question
page-told-log = Log
page-told-unread = { $n } unread
page-points = { $n ->
    [one] { $shown } pt
   *[other] { $shown } pts
}
page-points-so-far = { $n ->
    [one] { $shown } point
   *[other] { $shown } points
} so far
page-tab-own = Mine
page-tab-others = Others
page-picked = your choice
page-alike = Each of these also changes: { $what }
page-batch = { $what } × { $n }
page-aside = Do not ask about these again
page-aside-told = Not asked, as you wished: { $what }. Undo brings the question back.
page-aside-end = Ask again
page-end-sure = You can still: { $what }. Ending the turn cannot be undone. Press again to end it.

## Hints

page-hint = Hint
page-hint-thinking = Thinking …
page-percent = { $n } %
page-hint-worth = { $chance } % win chance, { $points } points
page-hint-use = Use this split
page-hint-games = Based on { $n } simulated games per move.
page-hint-deeper = Thinking further …
