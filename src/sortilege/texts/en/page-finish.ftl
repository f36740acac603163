### The end of a game, the next one, and several people at one device.

## Another game

page-rematch = Rematch
page-rematch-go = Go to the new game
page-rematch-asked = { $who } offers a rematch.
page-rematch-host = The host
page-rematch-agree = Accept
page-rematch-refuse = Decline
page-rematch-waits = Waiting for { $who } to answer.
page-rematch-declined = { $who } declined the rematch.
page-rematch-without = Start without them

## What decided it

page-after-decided = Deciding factors

## Several people at one device

page-handover = Pass the device to { $who }.
page-handover-several = { $who } choose now, one after another.
page-handover-waits = { $who } is choosing.
page-handover-covered = All cards are hidden until a player confirms who is looking.
page-handover-go = I am { $who }
page-handover-look = I am { $who }: show my cards
page-cover = Hide my cards

## What a seat waits for, before the deal

page-wait-nothing = ready
page-wait-away = ready, but away
page-wait-anybody = open to anyone
page-wait-link = waiting for the invited player
page-wait-host = waiting for an invitation from the host
page-wait-word = waiting for the browser to add its random value
page-wait-open = waiting for the player to open the table, so that their browser adds its random value
page-wait-at-once = The game starts automatically when every seat is ready.
page-home-with-me-text = Everyone plays on this device. Between turns, the cards are hidden until the next player confirms.
