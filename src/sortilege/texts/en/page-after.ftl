### After the game: replay, points over the game, record, fairness.

## The end of a game

page-after-title = Afterwards
page-after-watch = Watch it again
page-after-watch-from = Watch from choice { $n }
page-after-record = Download the record
page-after-share = Share the replay
page-after-copy = Copy the link
page-after-link = Link to the replay
page-after-closed = Only those who sat at this table can open the link.

## Fairness

page-after-fair = Fairness
page-after-fair-fits = Fair: the key fits what was promised before the deal.
page-after-fair-broken = The key does not fit what was promised. This deal may have been changed.
page-after-fair-numbered = This was a numbered deal, the same for everybody who asks for this number. It makes no claim that nobody knew it.
page-after-fair-how = Before the deal the server published the promise: the SHA-256 hash of a secret key. Every seat added a random word of its own, and all dice and shuffles follow from both, so nobody could choose them alone. Your browser has just hashed the key again and compared the two.
page-after-fair-noted = The promise is the one that this browser noted while the game was played.
page-after-fair-unlike = The promise is not the one that this browser noted while the game was played.
page-after-fair-verify = To check every roll and every choice, download the record and run:
page-after-fair-commitment = Promise, before the deal
page-after-fair-key = Key, told at the end
page-after-fair-nonce = Random word of { $who }
page-after-fair-none = none

## Replay

page-after-replay = Replay
page-after-back = To the table
page-after-early = This game is not over yet; it can be watched again when it is.
page-after-step = Choice { $n } of { $last }
page-after-moment = Moment of the game
page-after-play = Play
page-after-pause = Pause
page-after-before = One choice back
page-after-next = One choice on
page-after-speed = Speed
page-after-eyes = Seen by
page-after-seen = seen by { $who }
page-after-onlooker = seen by an onlooker
page-after-deal = The cards are dealt, the game begins.
page-after-chose = { $who } chooses.
page-after-undone = { $who } undoes what they did last.
page-after-took-back = { $who } takes a sealed choice back.
page-after-older = { $n ->
    [one] The first choice was
   *[other] The first { $n } choices were
} played by an older version of the rules, which is no longer here. The replay begins after that.
page-after-loading = Fetching the game …

## Points over the game

page-after-chart = Points over the game
page-after-chart-how = Points if the game had ended there. Click, or use the arrow keys, to go to a moment.
page-after-chart-at = Choice { $n }: { $points }
page-after-chart-table = As a table
page-after-chart-choice = Choice
