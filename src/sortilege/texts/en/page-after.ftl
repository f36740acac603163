### After the game: replay, points over the game, record, fairness.

## The end of a game

page-after-watch = Watch it again
page-after-watch-from = Watch from choice { $n }
page-after-review = Review the choices
page-after-record = Download the record
page-after-share = Share the replay
page-after-copy = Copy the link
page-after-link = Link to the replay
page-after-closed = Only those who sat at this table can open the link.

## Fairness

page-after-fair = Fairness
page-after-fair-good = Fair: the key and the random words fit what was promised before the deal.
page-after-fair-partly = What could be checked fits what was promised before the deal; look below at what could not.
page-after-fair-bad = This deal is not the one that was promised. Look below at what does not fit.
page-after-fair-how = Before any player had added anything, the server published its promise: the SHA-256 hash of a secret key and of the bots' random words. Only then did each player's browser add a random word of its own. All dice and shuffles follow from all of them, so nobody could choose them alone. Your browser has just looked at this:
page-after-fair-fits = The key and the bots' random words have the hash that was promised.
page-after-fair-broken = The key and the bots' random words do not have the hash that was promised.
page-after-fair-unbound = The promise does not cover the random word of { $who }, though a bot plays there.
page-after-fair-key-only = At this table only the key was promised, as older versions did it: when the bots' random words were chosen cannot be told.
page-after-fair-alone = No player added a random word, so the server could have chosen this deal.
page-after-fair-nothing-kept = This browser kept nothing from before the deal. Whether the promise stayed the same, only the browsers that saw it can tell.
page-after-fair-noted = The promise is the one that this browser noted when it first saw the table.
page-after-fair-unlike = The promise is not the one that this browser noted when it first saw the table.
page-after-fair-own = The random word that this browser gave for { $who } went into the deal.
page-after-fair-own-changed = The random word of { $who } is not the one that this browser gave.
page-after-fair-own-elsewhere = The random word of { $who } was given by another browser: only that one can compare it. If you have used no other, do not trust this deal.
page-after-fair-before = The random word of { $who } was there before yours, and has stayed the same.
page-after-fair-before-changed = The random word of { $who } is not the one that was there before yours: it was changed, unless somebody else has sat down there since.
page-after-fair-after = The random word of { $who } came after yours. Together with whoever runs the server, the last to give one could have chosen among several deals.
page-after-fair-verify = To check every roll and every choice, download the record and run:
page-after-fair-verify-noted = To check every roll and every choice, download the record and run this command, which holds what your browser noted before the deal:
page-after-fair-command = Command that checks the record
page-after-fair-copy = Copy the command
page-after-fair-numbered = This was a numbered deal, the same for everybody who asks for this number. It makes no claim that nobody knew it.
page-after-fair-unpromised = Nobody promised anything before this deal; its record shows that it was played by the rules.
page-after-fair-commitment = Promise, before the deal
page-after-fair-key = Key, told at the end
page-after-fair-nonce = Random word of { $who }
page-after-fair-none = none

## Replay

page-after-replay = Replay
page-after-back = To the table
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

## The review

page-review-ask = Review the choices of { $who }
page-review-working =
    { $minutes ->
        [0] { $done } of { $of } moments looked at; about { $seconds } s left
       *[other] { $done } of { $of } moments looked at; about { $minutes } min left
    }
page-review-stop = Stop this review
page-review-failed = The review could not be made; try again.
page-review-beside-first = Compared with the choice that comes to mind first:
page-review-first = expected at first
page-review-own = own choices
page-review-theirs = those of the others
page-review-luck = dice and draws
page-review-rest = the rest, without a clear cause
page-review-end = in the end
page-review-takes =
    { $minutes ->
        [0] This takes about { $seconds } s.
       *[other] This takes about { $minutes } min.
    }
page-review-in-points = points
page-review-picked = The draft, pick by pick
page-review-pick = { $card }: { $points } points
page-review-chance = Chance to win
page-review-worst = What cost most
page-review-lost = Choice { $n }: “{ $chosen }” instead of “{ $best }” ({ $chance } %, { $points } points)
page-review-points = Expected points
page-review-turning = Turning points
page-review-turned = Choice { $n }: chance { $from } % → { $to } %
page-review-others = What the others changed
page-review-lucky = What dice and draws changed most
page-review-swayed = Choice { $n }, { $who }: chance { $chance } %, points { $points }
page-review-as-expected = No choice of the others changed this game in a way that the games show clearly.
page-review-all = Every choice in figures
page-review-choice = Choice { $n }: { $chosen }. Chance { $chance } %, { $points } points
page-review-choice-lost = { page-review-choice }, lost: { $less } % and { $lost } points
page-review-choice-luck = Dice and draws before it: chance { $chance } %, points { $points }
page-review-try = Try “{ $best }”

## Playing on from a moment

page-after-share-moment = Share this moment
page-play-on = Play on from here
page-play-on-text = A new table begins here with you in the seat of { $who }{ $others ->
    [0] {""}
   *[other] {" "}and bots in the others
}. What { $who } did not know is dealt anew, and the result does not count.
page-play-on-choice = { $who } was asked; you choose
page-play-on-later = I decide at the table
page-play-on-chosen = { $choice } (chosen then)
page-play-on-bots = Bots
page-play-on-go = Play on
