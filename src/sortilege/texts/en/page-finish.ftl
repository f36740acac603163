### The end of a game, the next one, and several people at one device.

## Another game

page-rematch = Play again
page-rematch-go = To the next game
page-rematch-asked = { $who } would like to play again.
page-rematch-host = The host
page-rematch-agree = I am in
page-rematch-refuse = Not now
page-rematch-waits = Waiting for { $who } to answer.
page-rematch-declined = { $who } would rather not play again now.
page-rematch-without = Do not wait

## What decided it

page-after-decided = What decided it

## Several people at one device

page-handover = Hand the device to { $who }.
page-handover-several = { $who } choose now, one after the other.
page-handover-waits = { $who } is choosing.
page-handover-covered = Everybody's cards are covered until somebody says who is looking.
page-handover-go = I am { $who }
page-handover-look = I am { $who }, let me look at my cards
page-cover = Cover my cards

## What a seat waits for, before the deal

page-wait-nothing = ready
page-wait-away = ready, but not looking at the table just now
page-wait-anybody = waits for anybody who sits down
page-wait-link = waits for whoever opens the link
page-wait-host = waits for somebody whom the host invites
page-wait-word = waits a moment: the browser there adds a random word to the deal
page-wait-open = waits until its player opens the table: their browser adds a random word to the deal
page-wait-at-once = The game begins by itself as soon as every seat is ready.
page-home-with-me-text = Everybody plays at this device: between turns a cover hides the cards and says who takes it.
