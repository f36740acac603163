### After the game: replay, points over the game, record, fairness.

## The end of a game

page-after-watch = Watch replay
page-after-watch-from = Watch from move { $n }
page-after-review = Review
page-after-record = Download record
page-after-share = Share replay
page-after-copy = Copy link
page-after-link = Link to the replay
page-after-closed = Only the players of this table can open the link.

## Fairness

page-after-fair-good = Checked: nobody could have chosen these dice and cards alone.
page-after-fair-partly = Checked as far as possible: everything fits.
page-after-fair-unverified = NOT verified: see why, and what could be checked.
page-after-fair-bad = This deal does not match its commitment: see what differs.
page-after-fair-how = Before any player had contributed anything, the server published its commitment: the SHA-256 hash of a secret key and of the bots' random values. Only then did each player's browser add its own random value. All dice and shuffles follow from these values together, so no one could choose them alone. Your browser has just checked:
page-after-fair-fits = The key and the bots' random values match the commitment.
page-after-fair-broken = The key and the bots' random values do not match the commitment.
page-after-fair-unbound = The commitment does not cover the random value of { $who }, although a bot plays there.
page-after-fair-key-only = The commitment of this table covers only the key, as in older versions. We cannot tell when the bots' random values were chosen.
page-after-fair-alone = No player added a random value, so the server could have chosen this deal.
page-after-fair-no-deal = There was no deal: the game began from a custom position. Only its dice and shuffles since then follow from the key.
page-after-fair-upgraded = The rules on the server changed during this game. Whether the cards and dice follow from the key cannot be checked with one version of the rules.
page-after-fair-nothing-kept = This browser has no data from before the deal. Only browsers that saw the commitment can tell whether it stayed the same.
page-after-fair-noted = The commitment is the same as when this browser first saw the table.
page-after-fair-unlike = The commitment has changed since this browser first saw the table.
page-after-fair-own = The random value that this browser sent for { $who } was used in the deal.
page-after-fair-own-changed = The random value of { $who } is not the one that this browser sent.
page-after-fair-own-elsewhere = Another browser sent the random value of { $who }, and only that browser can check it. If you have not used another browser, do not trust this deal.
page-after-fair-before = The random value of { $who } was there before yours and has not changed.
page-after-fair-before-changed = The random value of { $who } has changed since yours was added. Unless someone else has taken that seat since, it was replaced.
page-after-fair-after = The random value of { $who } came after yours. The last player to add one could, together with the server's operator, have chosen among several deals.
page-after-fair-verify = To verify every roll and every move, download the record and run:
page-after-fair-verify-noted = To verify every roll and every move, download the record and run this command. It contains what your browser noted before the deal:
page-after-fair-command = Command to verify the record
page-after-fair-copy = Copy command
page-after-fair-numbered = Numbered deal: the same for all who enter its number.
page-after-fair-unpromised = Nothing was published before this deal; the record shows that the rules were kept.
page-after-fair-commitment = Commitment, before the deal
page-after-fair-key = Key, revealed at the end
page-after-fair-nonce = Random value of { $who }
page-after-fair-none = none

## Replay

page-after-replay = Replay
page-after-back = Back to the table
page-after-step = Move { $n } of { $last }
page-after-moment = Position in the game
page-after-play = Play
page-after-pause = Pause
page-after-before = Previous move
page-after-next = Next move
page-after-speed = Speed
page-after-eyes = View of
page-after-seen = seen by { $who }
page-after-onlooker = seen by a spectator
page-after-deal = The cards are dealt. The game begins.
page-after-chose = { $who } chooses.
page-after-undone = { $who } undoes the last moves.
page-after-took-back = { $who } takes back a sealed choice.
page-after-older = { $n ->
    [one] The first move was
   *[other] The first { $n } moves were
} played under an older version of the rules that is no longer available. The replay starts after that.
page-after-loading = Loading the game …

## Points over the game

page-after-chart = Points during the game
page-after-chart-how = Points if the game had ended at that move. Click or use the arrow keys to jump to a move.
page-after-chart-at = Move { $n }: { $points }
page-after-chart-table = As a table
page-after-chart-choice = Move

## The review

page-review-of = Review of { $who }'s moves
page-review-ask = Review { $who }'s moves
page-review-working =
    { $minutes ->
        [0] { $done } of { $of } positions analyzed; about { $seconds } s left
       *[other] { $done } of { $of } positions analyzed; about { $minutes } min left
    }
page-review-stop = Cancel this review
page-review-failed = The review failed. Try again.
page-review-beside-first = Compared with the obvious move:
page-review-first = expected at the start
page-review-own = own moves
page-review-theirs = other players' moves
page-review-luck = dice and draws
page-review-rest = not explained
page-review-end = final result
page-review-takes =
    { $minutes ->
        [0] This takes about { $seconds } s.
       *[other] This takes about { $minutes } min.
    }
page-review-in-points = points
page-review-picked = Draft picks
page-review-pick = { $card }: { $points } { $n ->
    [one] point
   *[other] points
}
page-review-chance = Win chance
page-review-worst = Biggest mistakes
page-review-lost = Move { $n }: “{ $chosen }” instead of “{ $best }” ({ review-cost })
page-review-points = Expected points
page-review-turning = Turning points
page-review-turned = Move { $n }: win chance { $from } % → { $to } %
page-review-others = Key moves by other players
page-review-lucky = Biggest effects of dice and draws
page-review-swayed = Move { $n }, { $who }: win chance { $chance } %, points { $points }
page-review-as-expected = No move by another player clearly changed this game.
page-review-all = All moves in figures
page-review-choice = Move { $n }: { $chosen }. Win chance { $chance } %, { $points } points
page-review-choice-lost = { page-review-choice }, lost: { $less } % and { $lost } points
page-review-choice-luck = Dice and draws before it: win chance { $chance } %, points { $points }
page-review-try = Try “{ $best }”

## Playing on from a moment

page-after-share-moment = Share this position
page-play-on = Play on from here
page-play-on-text = A new table begins here with you in the seat of { $who }{ $others ->
    [0] {""}
   *[other] {" "}and bots in the others
}. Everything hidden from { $who } is dealt again, and the result does not count.
page-play-on-choice = { $who } had to decide; you choose
page-play-on-later = Decide at the table
page-play-on-chosen = { $choice } (played)
page-play-on-bots = Bots
page-play-on-go = Play on
