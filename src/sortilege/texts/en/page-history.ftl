### Finished games and profiles.

page-history-title = Finished games
page-history-of = Finished games of { $name }
page-history-profile = My profile
page-history-profile-of = Profile
page-history-guest = These games belong to this browser. With an account, you keep them on every device.
page-history-offline = These games are stored in this browser only.
page-history-none = No finished games yet.
page-history-none-found = No game fits these filters.
page-history-found = { $n ->
    [one] One game listed.
   *[other] { $n } games listed.
}{ $more ->
    [yes] {" "}There are more.
   *[no] {""}
}
page-history-more = Show more
page-history-download = Download as JSON

## Filters

page-history-filter = Filters
page-history-all = All
page-history-opponent = Name of an opponent
page-history-game = Game
page-history-players = Players
page-history-bot = Bot
page-history-from = From
page-history-to = To
page-history-clear = Clear filters

## A game

page-history-won = Won
page-history-not-won = Not won
page-history-lost = Lost
page-history-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
page-history-place-of = { page-history-place } of { $of }
page-history-points = { $n ->
    [one] { $said } point
   *[other] { $said } points
}
page-history-resigned = resigned
page-history-deleted = Deleted player
page-history-hidden = Another player
page-history-ending-resigned = Ended by resignation
page-history-ending-abandoned = Abandoned
page-history-ending-closed = Closed by the operator
page-history-tag-rated = rated
page-history-tag-daily = daily deal
page-history-tag-position = from a position
page-history-tag-numbered = numbered deal
page-history-tag-shared = shared device
page-history-replay = Replay
page-history-review = Review
page-history-no-replay-removed = No replay: the table was deleted.
page-history-no-replay-rules = No replay: played by earlier rules.
page-history-details = Details
page-history-rounds = { $n ->
    [one] One round
   *[other] { $n } rounds
}
page-history-thought-minutes = Time to choose: { $n } min
page-history-thought-hours = Time to choose: { $n } h
page-history-thought-days = Time to choose: { $n ->
    [one] one day
   *[other] { $n } days
}

## The profile

page-history-games = { $n ->
    [one] game
   *[other] games
}
page-history-games-won = won
page-history-percent = { $n } %
page-history-average = points on average
page-history-best = points in the best game
page-history-limited = Figures are from the last { $n } games.
page-history-how = Games at a shared device and from a position do not count. Points only count in games played to the end.
page-history-chart = Points over time
page-history-chart-said = The last { $n } games played to the end. Ten games averaged { $first } points at first and { $last } lately.
page-history-chart-few = { $n ->
    [one] One game played to the end.
   *[other] { $n } games played to the end.
}
page-history-chart-average = average of { $n } games
page-history-levels = The ten bots
page-history-levels-beaten = { $n ->
    [0] None of the { $of } beaten yet.
   *[other] { $n } of { $of } beaten.
}
page-history-level-games = { $better } / { $games }
page-history-level-said = Level { $level }: { $games ->
    [0] not met yet.
   *[other] beaten in { $better } of { $games } games.
}
page-history-cards = What wins
page-history-cards-text = How often games are won in which a card is played. The true share lies within the bar, with a certainty of 95 % for all cards together. The line marks { $n } %, the share of wins in all games.
page-history-cards-few = A card is listed after { $n } games with it.
page-history-card-won = { $won } of { $games } won
page-history-card-range = between { $low } and { $high } %
page-history-card-above = more often than in all games
page-history-card-below = less often than in all games
page-history-against = Head to head
page-history-against-text = { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $better } ahead, { $worse } behind

## Who may see it

page-history-audience = Who may see your games and profile?
page-history-audience-self = Only me
page-history-audience-partners = Players I have played with
page-history-audience-all = Everyone
page-history-audience-text = Others never see opponents who do not show their own games, nor tables at which they did not play.
