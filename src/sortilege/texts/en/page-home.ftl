### The start page, making a table, sitting down and the account, in English.

## The frame

page-home-rooms = Navigation
page-home-theme-auto = Theme: follow the device
page-home-theme-light = Theme: light
page-home-theme-dark = Theme: dark

## Title page

page-home-wishes = Set it up your way
page-home-will = { $n ->
    [0] You play alone
    [one] You play against one bot
   *[other] You play against { $n } bots
}. Your moves are always highlighted.
page-home-alone = alone
page-home-learn = How to play
page-home-first-time = New here? Play a guided first game
page-home-learn-text = A first game, step by step.
page-home-friends-text = Create a table, invite friends, choose the rules.
page-home-gallery-text = Every card and component, with its rulings.
page-home-offline = Play offline
page-home-offline-text = Runs in this browser, without a server or a network.
page-home-link = I have an invitation link
page-home-link-wrong = This is not a table link. Table links contain “#/table/”.
page-home-phase-waiting = not started
page-home-phase-playing = waiting for others
page-home-phase-paused = paused
page-home-phase-over = finished
page-home-continue = Continue
page-home-more = { $n } more
page-home-all = Show all
page-home-unfinished = Unfinished games
page-home-with = { $game } with { $others }
page-home-guide = guide, step { $n }
page-home-remove = Remove
page-home-remove-what = Remove: { $what }
page-home-remove-sure = Delete this game for good?
page-home-remove-no = Keep
page-home-history = All finished games
page-home-profile = My profile
page-home-over = Finished games ({ $n })
page-home-free = { $n ->
    [one] one free seat
   *[other] { $n } free seats
}

## Making a table

page-home-new = New table
page-home-new-how = Change as much or as little as you like. With these settings, you play with one friend.
page-home-seats = Players
page-home-seats-n = Number of seats
page-home-seat = Seat { $n }
page-home-seat-me = Me
page-home-seat-person = By link
page-home-seat-with_me = On this device
page-home-seat-bot = Bot
page-home-seat-name = Name for seat { $n }
page-home-strength = Bot for seat { $n }
page-home-options = Game options
page-home-setting = { $name }: { $value }
page-home-house = House rules and editions ({ $n })
page-home-rules = Options for this game. The first value of each is the default.
page-home-as-printed = as printed
page-home-changed = { $n } changed
page-home-keeping = Table settings
page-home-doors = Who can join
page-home-doors-closed = By link: only people you send a link to
page-home-doors-open = Open: listed on the start page for everyone
page-home-spectators = Spectators
page-home-spectators-text = Anyone with the table's address can watch what is visible to everyone.
page-home-chat = Chat
page-home-chat-text = Everyone at the table can send messages.
page-home-hints = Hints
page-home-hints-text = On their turn, players can see the best moves, with win chances and reasons.
page-home-clock = Clock
page-home-clock-none = None: no time limit
page-home-clock-move = Per move: the clock restarts with every decision
page-home-clock-total = Per game: as in chess, with an optional increment after each move
page-home-clock-days = Correspondence: days per move
page-home-time = Time
page-home-increment = Increment per move
page-home-increment-none = none
page-home-mail = E-mail when it is your turn
page-home-mail-text = Optional, if this server sends e-mail. Players confirm at the table first.
page-home-away = When a player is away
page-home-away-text = If a player is away this long on their turn, a bot plays for them until they return.
page-home-stand-in = Substitute bot
page-home-stand-in-text = Plays for players who are away or out of time.
page-home-deal = Deal
page-home-deal-random = Random: nobody knows it in advance, and everyone can verify it afterward
page-home-deal-numbered = Numbered: the same number always deals the same game, for comparing or replaying
page-home-deal-n = Deal number
page-home-moment = Starts from a custom position with fresh dice; the result does not count
page-home-seconds = { $n } s
page-home-minutes = { $n } min
page-home-hours = { $n } h
page-home-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}

## Before the deal

page-home-you = you
page-home-leave = Leave seat
page-home-kick = Remove player
page-home-kick-text = { $who } loses the seat immediately. Everyone is notified.
page-home-kick-go = Remove
page-home-kick-block = Remove and block
page-home-link-new = Create a new link for this seat
page-home-send = Send this link to the player for this seat, or let them scan the code. It works once.
page-home-copy = Copy
page-home-share = Share
page-home-invite = Play { $game } with me:
page-home-qr = QR code of the link for seat { $n }
page-home-full = Everybody is here.
page-home-full-wait = Everybody is here. Waiting for the host to start the game.
page-home-missing = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
page-home-wordless = Waiting for { $who }'s browser to add its random value.
page-home-commitment = The server has already sealed its part of the deal: this is its fingerprint. Your browser adds a random value of its own. After the game everything is revealed, and your browser verifies that nothing was changed.
page-home-numbered = Numbered deal: anyone who knows the number can find out the cards.
page-home-invited = You are invited to play { $game }
page-home-hidden = This table is closed to spectators. Take a seat to see it.

## Account

page-home-account = Account
page-home-account-text = You do not need an account to play. With one, your tables, results and solved puzzles follow you to every device.
page-home-account-name = Name
page-home-password = Password
page-home-password-text = At least 8 characters.
page-home-sign-in = Sign in
page-home-sign-up = Create account
page-home-sign-out = Sign out
page-home-played = { $n ->
    [one] game played
   *[other] games played
}
page-home-won = { $n ->
    [one] game won
   *[other] games won
}
page-home-password-change = Change password
page-home-password-old = Current password
page-home-password-new = New password
page-home-password-done = Your password has been changed. Other devices have been signed out.
page-home-data = My data
page-home-data-text = Everything this server stores about you: name, results, seats, puzzles you solved or viewed, and your messages.
page-home-export = Download
page-home-delete = Delete …
page-home-delete-sure = This permanently deletes your account, results, seats and chat messages. In games with other people, “deleted player” takes the place of your name.
page-home-delete-go = Delete everything
page-home-delete-no = Cancel
page-home-deleted = Your data has been deleted.
page-network-closed = Only this machine can reach this table, so nobody else can use these links yet.
page-network-go = Open to the home network
page-network-open = Anyone on your home network can join at { $address }.
page-network-close = Close to the network
