### The page in English; words of the games are in the other files.

## Around the table

page-language = Language
page-home = Start page
page-close = Close
page-footer = Sortilege is an independent implementation, not affiliated with the games' publishers or authors. If you like these games, buy the board games.

## Start page

page-welcome = Games of magic, one table.
page-game = Game
page-bots = Bots
page-strength = Opponents
page-easy = easy
page-strong = strong
page-bots-alike = With { $others }, who play alike.
page-bot-choice = { $name }, level { $n } of { $of }{ $n ->
    [1] {" "}({ page-easy })
    [10] {" "}({ page-strong })
   *[other] {""}
}
page-bot = bot, { $name }
page-level = bot, level { $n } of { $of }
page-name = Your name
page-guest = Alex
page-play-now = Play now
page-friends = With friends
page-player = Player { $n }
page-make = Create a table
page-mine = My tables
page-open = Open tables

## Sitting down

page-join = Join the table
page-sit = Take a seat
page-free = free seat
page-link = Link for seat { $n }
page-copied = Copied.
page-start = Start the game

## Playing

page-your-turn = Your turn
page-over = The game is over.
page-unreadable = The saved data of this game is damaged, so it cannot continue. You can stop the game; its record is kept.
page-load-failed = The board of “{ $game }” could not be loaded. Reload the page.
page-paused = The game is paused.
page-refused = Unavailable now, and why ({ $n })
page-list = Moves as a list ({ $n })
page-ruling = Ruling { $id }: { $text }
page-pin = right-click, long press or I keeps this open
page-take-back = Take back my choice
page-undo = Undo
page-undo-ask = Ask the other players
page-undo-further = Undo more
page-undo-asked = { $who } asks to undo this:
page-undo-waits = Waiting for { $who } to agree.
page-undo-agree = Agree
page-undo-refuse = Decline
page-undo-withdraw = Cancel
page-log = Game log
page-score = Score
page-table = The table
page-away = away
page-stand-in = a bot plays for them
page-lost = Connection lost. Reconnecting …
page-parted = You have been signed out here, or you no longer hold the seat. You are now watching as a spectator.

## Refusals

page-no-unavailable = The server is unavailable right now.
page-no-table = This table does not exist, or you may not see it.
page-unknown = This page does not exist.
