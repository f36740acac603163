### The start page, making a table, sitting down and the account, in English.

## The frame

page-home-rooms = Rooms
page-home-theme-auto = Light or dark: as the device says
page-home-theme-light = Light or dark: light
page-home-theme-dark = Light or dark: dark

## Title page

page-home-wishes = As you like it
page-home-will = { $n ->
    [0] You play alone
    [one] You play against one bot
   *[other] You play against { $n } bots
}. What you may do is always marked.
page-home-alone = alone
page-home-learn = How to play
page-home-first-time = Never played? A first game, step by step
page-home-learn-text = A first game, step by step.
page-home-friends-text = Make a table, send links, set the rules.
page-home-gallery-text = Every piece of the games, with its rulings.
page-home-offline = Play offline
page-home-offline-text = In this browser alone, on a train too: without a server.
page-home-link = I was sent a link
page-home-link-wrong = This is no link to a table: it contains “#/table/”.
page-home-phase-waiting = not started yet
page-home-phase-playing = the others choose
page-home-phase-paused = paused
page-home-phase-over = finished
page-home-over = Finished games ({ $n })
page-home-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}

## Making a table

page-home-new = A table for everybody
page-home-new-how = Settle as much or as little as you like. As it stands, you play with one friend.
page-home-seats = Who sits here
page-home-seats-n = Number of seats
page-home-seat = Seat { $n }
page-home-seat-me = Me
page-home-seat-person = By link
page-home-seat-with_me = At this device
page-home-seat-bot = Bot
page-home-seat-name = Name at seat { $n }
page-home-strength = Who plays at seat { $n }
page-home-options = What is played
page-home-house = House rules and printings ({ $n })
page-home-rules = What can be settled about this game. The first of each is how it is usually played.
page-home-as-printed = as printed
page-home-changed = { $n } set
page-home-keeping = How the table is kept
page-home-doors = Who may sit down
page-home-doors-closed = By link: only those you send a link to
page-home-doors-open = Open: listed on the start page for anybody
page-home-spectators = Spectators
page-home-spectators-text = Whoever has the table's address may watch what lies open.
page-home-chat = Chat
page-home-chat-text = Everybody at the table can write a line.
page-home-hints = Hints
page-home-hints-text = Whoever is asked may see what looks best, with the chances and why.
page-home-clock = Clock
page-home-clock-none = None: take your time
page-home-clock-move = For each choice: the clock starts again with every question
page-home-clock-total = For the whole game: as in chess, with some time back after each choice if you like
page-home-clock-days = Days for each choice: everybody comes by when they can
page-home-time = Time
page-home-increment = Time back after each choice
page-home-increment-none = none
page-home-mail = E-mail when it is your turn
page-home-mail-text = If wanted, and if this server sends e-mail. You are asked there first whether you want it.
page-home-away = Who is away
page-home-away-text = When a player who has to choose has been gone for so long, a bot stands in until they are back.
page-home-stand-in = Who stands in
page-home-stand-in-text = The bot that plays for whoever is away or out of time.
page-home-deal = Deal
page-home-deal-random = Random: nobody knows it, everybody can check it afterwards
page-home-deal-numbered = Numbered: the same number deals the same game, to compare or to play again
page-home-deal-n = Number of the deal
page-home-moment = Begins in the middle of a game, with fresh dice; the result does not count
page-home-seconds = { $n } s
page-home-minutes = { $n } min
page-home-hours = { $n } h
page-home-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

## Before the deal

page-home-you = you
page-home-leave = Stand up
page-home-kick = Send away
page-home-kick-text = { $who } loses the seat at once. Everybody is told.
page-home-kick-go = Send away
page-home-kick-block = … and do not let them back
page-home-link-new = Make a new link for this seat
page-home-send = Send this link to whoever is to sit here, or let their phone read the code. It works once.
page-home-copy = Copy
page-home-share = Share
page-home-invite = Play { $game } with me:
page-home-qr = QR code of the link for seat { $n }
page-home-full = Everybody is here.
page-home-full-wait = Everybody is here; the host starts the game.
page-home-missing = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
page-home-wordless = Waiting until the browser of { $who } has added a random word to the deal.
page-home-commitment = The server's part of the deal is sealed already: this is its fingerprint. Your browser adds a random word of its own. After the game everything is shown, and your browser checks that nothing was changed.
page-home-numbered = A numbered deal: whoever knows the number could know the cards.
page-home-invited = You are invited: { $game }
page-home-hidden = This table is not shown to onlookers; you see it once you sit down.

## Account

page-home-account = Account
page-home-account-text = Nobody needs one to play. With an account, your tables, results and solved puzzles are with you on every device.
page-home-account-name = Name
page-home-password = Password
page-home-password-text = At least 8 characters.
page-home-sign-in = Sign in
page-home-sign-up = Make an account
page-home-sign-out = Sign out
page-home-played = { $n ->
    [one] game played
   *[other] games played
}
page-home-won = { $n ->
    [one] game won
   *[other] games won
}
page-home-password-change = Change the password
page-home-password-old = Password so far
page-home-password-new = New password
page-home-password-done = The password is changed; other devices are signed out.
page-home-data = My data
page-home-data-text = All that this server keeps about you: name, results, seats, puzzles you solved or were shown, and what you wrote.
page-home-export = Download
page-home-delete = Delete …
page-home-delete-sure = Account, results, seats and lines of chat are gone for good.
page-home-delete-go = Delete all of it
page-home-delete-no = Keep it
page-home-deleted = All of it is deleted.
page-network-closed = Only this machine can reach this table so far: nobody else can come in by these links.
page-network-go = Open to the home network
page-network-open = Whoever is on your home network can come in, at { $address }.
page-network-close = Close it again
