### Why the server refuses what was asked of it, in English.

## Reading

server-failed = The server met an internal error, and nothing was changed. Try again; if it happens again, tell whoever runs this server.
server-no-address = There is nothing under this address.
server-no-language = There are no texts in “{ $given }”; there are { $languages }.
server-method = This address takes no such request.
server-too-large = That is too long.
server-misunderstood = This cannot be understood: { $detail }
server-too-short = { $field } needs at least { $n ->
    [one] one character
   *[other] { $n } characters
}.
server-too-long = { $field } may have at most { $n } characters.
server-field-name = The name
server-field-password = The password
server-field-new-password = The new password
server-field-text = The text
server-no-utf8 = This is no UTF-8: { $detail } at byte { $at }.
server-no-json = This is no JSON that we read: { $detail }
server-nested = This JSON is nested too deeply.
server-nul = No text may hold the character U+0000.
server-cut-off = The connection ended before the body did.
server-content-type = A body is JSON here: send it with Content-Type: application/json.
server-other-site = This comes from another site.
server-too-often =
    { $minutes ->
        [0] That is too often; try again in { $seconds } s.
       *[other] That is too often; try again in { $minutes } min.
    }
server-windows = Too many windows are open at once; close one first.
server-database = The database cannot be reached just now; send it again shortly: what was written already is not done twice.
server-full = Nothing was changed: the server has no room left to write it down.
server-browser = This browser cannot write it down just now; try again shortly: what was written already is not done twice.
server-browser-full = Nothing was changed: this browser has no room left to write it down. Save your games as a file, or make room.
server-quicker = Others were quicker; try again.

## Accounts and names

server-name-taken = Somebody has this name already, or one that looks like it.
server-name-letters = A name needs letters that can be shown.
server-name-alphabets = Write the name in one alphabet; letters of several are taken for each other.
server-no-login = This name and this password do not belong together.
server-account-changed = This account was changed just now; sign in again.
server-no-password = This is not your password.
server-password-changed = This password was changed just now.
server-letter-expired = This link has expired; give your address at a table again.

## Making a table

server-bot-playouts = A bot may think for { $most } playouts here, not { $given }.
server-bot-time = A bot may think for { $most } ms here, not { $given } ms.
server-open-seat = An open table needs a seat for somebody: give one to a friend by link.

## Tables and seats

server-no-table = There is no such table.
server-no-story = There is no such story.
server-no-moment = There cannot be such a table: { $why }
server-moment-seats = At this moment there are { $seats } seats, not { $given }.
server-moment-midst = Here something is under way, or all is over; take a moment a few choices earlier or later.
server-no-seat = There is no such seat.
server-not-seated = You do not sit at this table.
server-which-seat = You hold the seats { $seats }: say which one this is about.
server-not-your-seat = That seat is not yours.
server-seat-lost = That seat is not yours any longer.
server-seated-already = You sit at this table already, and nobody holds two seats.
server-link-used = This link has been used; ask the host for a new one, or use your own way back.
server-link-unknown = This link does not fit any seat; ask for a new one.
server-link-needed = A seat at this table needs its link.
server-held-another = You have held another seat since the deal, so this one is for somebody else.
server-devices = { $most } devices hold this seat already; end the others first.
server-blocked = The host does not let you sit at this table.
server-all-taken = Every seat of this table is taken.
server-somebody-sits = Somebody sits there; an invitation is for a free seat.
server-bot-sits = A bot sits there.
server-host-invites = Only the host invites.
server-host-kicks = Only the host sends somebody away.
server-no-chat = There is no chat at this table.
server-no-words = There is nothing in this that can be read.

## Before the deal

server-host-starts = Only the host starts the game.
server-started = The game has started already.
server-not-started = The game has not started yet.
server-seats-free = Nobody has taken seat { $seats } yet.
server-nonces-missing = The random word (nonce) of { $names } is missing; the browser gives it when it opens the table.
server-nonce-late = The cards are dealt; a random word (nonce) is given before that.
server-nonce-numbered = A numbered deal needs no random word (nonce).
server-nonce-given = This seat has given its random word (nonce) already, and the first one stands.
server-commitment = This is not the commitment of this table; look at the table again.

## Playing

server-sealed = A sealed choice is taken back, not undone.
server-undo-asked = The others were asked already.
server-undo-not-asked = Nobody asks for that.
server-rematch-not-asked = Nobody asks for another game, or it is there already.
server-network-not-yours = Only whoever sits at this server's own machine can open it to others.
server-network-none = This machine is on no network, or its network lets nobody in.
server-resigned = You have resigned.
server-seat-resigned = This seat has resigned.
server-time-out = Your time has run out: a bot makes this choice.
server-paused = The game is paused.
server-not-paused = The game is not paused.
server-not-playing = Only a game that is being played can be paused.
server-pauses = With a clock everybody may pause { $most } times, and you have.
server-no-resigning = There is no game to resign from now.
server-no-abandoning = There is no game to abandon now.

## After the game

server-over = The game is over.
server-over-seats = The game is over: who played it does not change any more.
server-not-over = The game is not over yet.
server-record-later = This game is not over yet; its record, with the key, can be seen when it is.
server-no-record = There is no record before the game starts.
server-no-replay = This game cannot be replayed here: { $why }
server-unreadable = What was stored of this table cannot be read any longer.
server-unreadable-game = This game was stored and cannot be read any longer; abandon it, and its record stays.

## Reports and figures

server-early-report = There is nothing to report before the game starts.
server-enough-reports = Enough was reported for now; thank you.
server-no-report = There is no such report.
server-no-position = This report has no position of its own: look again when its game is over.
server-no-figures = There are no figures here; SORTILEGE_METRICS_TOKEN in the server's environment opens them.
server-figures-token = This needs the metrics token.

## Starting it

server-proxy-any = --trust-proxy '*' on { $host } would believe every client's word about its own address; give the proxy's address or network, such as 10.0.0.5 or 10.0.0.0/24.
server-proxy-none = --trust-proxy takes addresses and networks, such as 127.0.0.1,10.0.0.0/24; “{ $given }” is neither.

## Hints

server-no-hints = There are no hints at this table.
server-not-asked = You are asked nothing just now.
server-no-hint = No hint could be thought out; try again.
server-reviews = You have as many reviews under way as one may; wait until one is done.
server-no-review = This game cannot be reviewed: { $why }
server-moment-over = At this moment the game is over: begin at an earlier one.
server-moment-stuck = No game can be played to its end from this moment; change what lies on the table.
server-no-puzzle = There is no such puzzle.
server-puzzle-over = This puzzle ends before that choice.
server-no-try = The try could not be judged just now; try again.
server-no-step = There is no such step: this game can be played on from after choice { $first } up to choice { $last }.
server-no-such-option = This seat could not choose that there; take one of the answers to what it was asked.

## Bots of other people's

server-token = This token is not known here, or was ended; POST /api/bots makes a bot and tells its token.
server-no-token = A program says who it is with the header “Authorization: Bearer TOKEN”; POST /api/bots, without it, makes a bot and tells its token.
server-bots-only = Imagined games are for bots with a token; POST /api/bots makes one.
server-bot-seat = This way back belongs to a seat that a person and no bot took, or the other way round; an invitation is needed.
server-database-kind = there is no such database here: { $kind }; name a file for SQLite, or postgresql://USER:PASSWORD@HOST/DATABASE
