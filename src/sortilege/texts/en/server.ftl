### Why the server refuses what was asked of it, in English.

## Reading

server-failed = The server ran into an internal error; nothing was changed. Try again. If the error persists, tell the server's operator.
server-no-address = Page not found.
server-no-language = “{ $given }” is not available. Available languages: { $languages }.
server-method = This address does not accept this type of request.
server-too-large = The request is too large.
server-misunderstood = Invalid request: { $detail }
server-too-short = { $field } needs at least { $n ->
    [one] one character
   *[other] { $n } characters
}.
server-too-long = { $field } may have at most { $n } characters.
server-field-name = The name
server-field-password = The password
server-field-new-password = The new password
server-field-text = The text
server-no-utf8 = The request is not valid UTF-8: { $detail } at byte { $at }.
server-no-json = The request is not valid JSON: { $detail }
server-nested = The JSON is nested too deeply.
server-nul = Text must not contain the character U+0000.
server-cut-off = The connection closed before the request was complete.
server-content-type = Send the body as JSON, with Content-Type: application/json.
server-other-site = Requests from other sites are not allowed.
server-host = This server does not answer to the name “{ $host }”. Its operator can allow the name with --allowed-host.
server-too-often =
    { $minutes ->
        [0] Too many attempts. Try again in { $seconds } s.
       *[other] Too many attempts. Try again in { $minutes } min.
    }
server-windows = You have too many windows open. Close one and try again.
server-database = The database is unavailable. Try again shortly; nothing will be done twice.
server-full = Nothing was changed: the server is out of storage space.
server-browser = This browser cannot save right now. Try again shortly; nothing will be done twice.
server-browser-full = Nothing was changed: this browser is out of storage space. Save your games to a file, or free up space.
server-quicker = Someone else was faster. Try again.

## Accounts and names

server-name-taken = This name is taken, or too similar to another player's name.
server-name-letters = A name must contain visible letters.
server-name-alphabets = Use a single alphabet for the name: letters from different alphabets can look the same.
server-no-login = Wrong name or password.
server-no-profile = There is no player of this name whose games you may see.
server-history-account = Only players with an account can let others see their games.
server-no-account = No player has this name.
server-account-changed = This account has just been changed. Sign in again.
server-no-password = Wrong password.
server-password-changed = This password has just been changed.
server-sign-in-first = Sign in first.
server-prove = Confirm first that it is you.
server-no-code = Wrong name or recovery code, or the code has been used.
server-link-expired = This link has been used or has expired. Ask for a new one.
server-no-mail = This server does not send mail.
server-no-device = Device not found.
server-passkey = This passkey was not accepted.
server-no-passkey = Passkey not found.
server-passkeys = An account can have at most { $most } passkeys.
server-passkey-place = Passkeys work only over https or on localhost, and under a name, not an address.
server-letter-expired = This link has expired. Enter your address again at a table.

## Making a table

server-bot-playouts = On this server, a bot may think for at most { $most } playouts, not { $given }.
server-bot-time = On this server, a bot may think for at most { $most } ms, not { $given } ms.
server-open-seat = An open table needs at least one seat for a player who joins by link.

## Tables and seats

server-no-table = Table not found.
server-no-story = Story not found.
server-no-moment = This position is not possible: { $why }
server-moment-seats = This position has { $seats } seats, not { $given }.
server-moment-midst = You cannot start here: an effect is still in progress, or the game is over. Choose a position a few moves earlier or later.
server-no-seat = Seat not found.
server-not-seated = You are not seated at this table.
server-others-play = Other people play at this table, so you cannot remove it.
server-which-seat = You hold seats { $seats }. Say which one you mean.
server-not-your-seat = This is not your seat.
server-seat-lost = You no longer hold this seat.
server-seated-already = You are already seated at this table. A player can hold only one seat.
server-link-used = This link has already been used. Ask the host for a new one, or use your return link.
server-link-unknown = This link does not match any seat. Ask for a new one.
server-link-needed = You need an invitation link to take this seat.
server-held-another = You have held another seat since the deal, so you cannot take this one.
server-devices = This seat is already open on { $most } devices. Disconnect another device first.
server-removals = Too many players and devices have been removed from this table. Create a new one.
server-blocked = The host has blocked you from this table.
server-all-taken = All seats at this table are taken.
server-somebody-sits = This seat is taken. You can only invite someone to a free seat.
server-bot-sits = A bot holds this seat.
server-host-invites = Only the host can invite players.
server-host-kicks = Only the host can remove players.
server-no-chat = Chat is turned off at this table.
server-no-words = Your message is empty.
server-chat-full = This table's chat is full.

## Before the deal

server-host-starts = Only the host can start the game.
server-started = The game has already started.
server-not-started = The game has not started yet.
server-seats-free = Seat { $seats } is still free.
server-nonces-missing = Still waiting for a random value (nonce) from { $names }. Their browser adds it when they open the table.
server-nonce-late = The cards have already been dealt; random values (nonces) are accepted only before the deal.
server-nonce-numbered = A numbered deal does not use random values (nonces).
server-nonce-given = This seat has already sent its random value (nonce); the first one counts.
server-commitment = The commitment does not match this table. Reload the table.

## Playing

server-sealed = A sealed choice cannot be undone; take it back instead.
server-undo-asked = You have already asked the other players.
server-undo-not-asked = No undo has been requested.
server-steps-back = You have gone back { $most } times here. Go on with the game first.
server-steps-back-in-game = You have gone back { $most } times in this game, which is the limit.
server-undos-used = The players of this table have gone back by agreement often enough ({ $most } times at most).
server-rematch-not-asked = No rematch has been offered, or it has already started.
server-network-not-yours = Only a page opened on the server's own machine can make it available to others.
server-network-none = This machine is not connected to a network, or the network blocks incoming connections.
server-resigned = You have resigned.
server-seat-resigned = This player has resigned.
server-time-out = You are out of time: a bot makes this move.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-not-playing = Only a running game can be paused.
server-pauses = With a clock, each player may pause { $most } times. You have used all your pauses.
server-no-resigning = You cannot resign now: no game is running.
server-no-abandoning = You cannot stop now: no game is running.

## After the game

server-over = The game is over.
server-over-seats = The game is over; its players can no longer change.
server-not-over = The game is not over yet.
server-record-later = The record, including the key, becomes available when the game is over.
server-no-record = There is no record until the game starts.
server-no-replay = This game cannot be replayed on this server: { $why }
server-long-game = it has more than { $most } moves, counting those taken back
server-unreadable = The saved data of this table can no longer be read.
server-unreadable-game = The saved data of this game can no longer be read. You can stop the game; its record is kept.

## Reports and figures

server-early-report = You can send a report once the game has started.
server-enough-reports = You have sent enough reports for now. Thank you.
server-no-report = Report not found.
server-no-position = This report has no position yet. Look again when its game is over.
server-no-figures = Metrics are turned off. Set SORTILEGE_METRICS_TOKEN in the server's environment to turn them on.
server-figures-token = This requires the metrics token.

## Starting it

server-proxy-any = --trust-proxy '*' on { $host } would trust any client's claim about its own address. Give the proxy's address or network, such as 10.0.0.5 or 10.0.0.0/24.
server-proxy-none = --trust-proxy expects addresses or networks, such as 127.0.0.1,10.0.0.0/24; “{ $given }” is neither.

## Hints

server-no-hints = Hints are turned off at this table.
server-not-asked = You have nothing to decide right now.
server-no-hint = No hint could be computed. Try again.
server-reviews = You already have the maximum number of reviews running. Wait until one has finished.
server-no-review = This game cannot be reviewed: { $why }
server-moment-over = The game is already over at this position. Choose an earlier one.
server-moment-stuck = No game can be finished from this position. Change what is on the table.
server-no-puzzle = Puzzle not found.
server-puzzle-over = The puzzle ends before this move.
server-no-try = Your answer could not be evaluated. Try again.
server-no-step = No such position: you can continue this game from move { $first } to move { $last }.
server-no-such-option = This move was not available there. Choose one of the legal moves.

## Bots of other people's

server-token = Unknown or revoked token. POST /api/bots creates a bot and returns its token.
server-no-token = Programs identify themselves with the header “Authorization: Bearer TOKEN”. POST /api/bots, which needs no token, creates a bot and returns its token.
server-bots-only = Imagined games are available only to bots with a token. POST /api/bots creates one.
server-bot-seat = People and bots cannot take over each other's seats. Ask the host for an invitation.
server-database-kind = unsupported database: { $kind }. Give a file name for SQLite, or postgresql://USER:PASSWORD@HOST/DATABASE
