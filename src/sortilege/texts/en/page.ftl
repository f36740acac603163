### The page in English; words of the games are in the other files.

## Around the table

page-language = Language
page-home = To the start page
page-close = Close
page-footer = Sortilege is an independent implementation, not affiliated with the games' publishers or authors. If you like these games, buy the board games.

## Start page

page-welcome = Games of magic, one table.
page-game = Game
page-bots = Bots
page-strength = Whom you play against
page-bot = bot, { $name }
page-level = bot, { $n } of { $of }
page-name = Your name
page-guest = Alex
page-play-now = Play now
page-friends = With friends
page-player = Player { $n }
page-make = Make a table
page-mine = My tables
page-open = Open tables

## Sitting down

page-join = Join the table
page-sit = Sit down
page-free = free seat
page-link = Link for seat { $n }
page-copied = Copied.
page-start = Start the game

## Playing

page-your-turn = Your turn
page-over = The game is over.
page-unreadable = What was stored of this game is damaged, and it cannot be played on. You can abandon it; its record stays.
page-load-failed = The table of “{ $game }” could not be loaded. Load the page again.
page-paused = The game is paused.
page-refused = What cannot be chosen now, and why ({ $n })
page-list = The answers as a list ({ $n })
page-ruling = Ruling { $id }: { $text }
page-pin = right click, long press or key I keeps this open
page-take-back = Take my choice back
page-undo = Undo
page-undo-ask = Ask the others
page-undo-further = Undo further
page-undo-asked = { $who } would like to go back to before this:
page-undo-waits = Waiting for { $who } to agree to the undo.
page-undo-agree = Agree
page-undo-refuse = No
page-undo-withdraw = Never mind
page-log = What happened
page-score = Score
page-table = The table
page-away = away
page-stand-in = a bot stands in
page-lost = The connection was lost; trying again …
page-parted = You are signed out here, or the seat is no longer yours. You see what an onlooker sees.

## Refusals

page-no-unavailable = The server cannot be reached just now.
page-no-table = This table is not there, or not yours to see.
