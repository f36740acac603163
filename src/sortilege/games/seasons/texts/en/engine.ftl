### What can be wrong with the options of Seasons, in English.

engine-draft = { $name } changes the draft, and Apprentices do not draft: take another level or another enchantment.
engine-deck = { $name } deals { $dealt } cards to each of { $seats } players, but this deck has { $cards }: play as Archmages, with the cards of Enchanted Kingdom, or with fewer people.

## Moments that cannot be

engine-moment-no-card = no card { $given }
engine-moment-die-face = a die and its face are written { $die }.3, with a face from 1 to 6, not { $given }
engine-moment-no-die = no die and no season { $given }
engine-moment-no-face = no face of { $die } shows { $signs }; there are { $faces }
engine-moment-die-twice = a die is named twice
engine-moment-number-twice = a number stands twice
engine-moment-play = cannot read { $given }; cards in play are written `x turned, y [water fire]`
engine-moment-no-mimic = { $card } mimics nothing
engine-moment-no-item = { $card } is no item, and only items are mimicked
engine-moment-option-word = an option's value is a word, not { $given }
engine-moment-belongs = the moment { $moment } is one of { $option }: { $value }
engine-moment-random-enchantment = only a new game draws its enchantment; name one
engine-moment-rolls = the rolls to come are a list of faces, such as [3, 1, 6], not { $given }
engine-moment-handed-out = it was handed out when year { $year } began
engine-moment-library = a library holds { $most } cards at most
engine-moment-not-in-hand = { $card } is not in this hand
engine-moment-no-packs = there are no packs at the moment { $moment }
engine-moment-prelude = nothing lies in play and no die is taken at the moment { $moment }
engine-moment-before-die = a die does nothing for who begins a turn, at before_die
engine-moment-no-draft = Elemental Construction has no draft; its moment is keep_nine
engine-moment-without-tokens = this game is played without ability tokens
engine-moment-none-kept = none is kept yet at the moment { $moment }; give tokens
engine-moment-one-kept = one was kept when the game began; give it as ability
engine-moment-three-tokens = three tokens are dealt to each seat
engine-moment-which-ability = which one? say ability
engine-moment-token-once = ability token { $token } exists once
engine-moment-comes-with = that comes with options: {"{"}enchantment: { $name }{"}"}
engine-moment-dice = { $players } players roll { $dice } dice
engine-moment-colors = all dice of a round have the same color
engine-moment-season = on space { $space } it is { $season }, whose dice are rolled
engine-moment-not-rolled = it is not among the dice rolled; give those as `dice`
engine-moment-knows = { $who } knows that hand anyway
engine-moment-third = a third { $card }; every card exists twice
engine-moment-not-in-deck = { $card } is not in this deck; see the option { $option }
engine-moment-slots = { $given } cards; nobody has more than { $most } in play
engine-moment-on-card = { $most ->
    [0] no energies lie on { $card }
   *[other] at most { $most } energies lie on { $card }
}
engine-moment-copy-twice = { $card } lies in play twice
engine-moment-worked = { $card } does nothing that round end asks about
engine-moment-no-model = no opponent has { $card } in play to be mimicked
engine-moment-no-model-of = { $who } has no { $card } in play to be mimicked
engine-moment-models = several have { $card } in play; say whose is mimicked, such as bob.{ $card }
engine-moment-reserve = there is room for { $most } energies
engine-moment-box = more cards are left open than there are in the box
engine-moment-pack = { $each } cards are drafted each: { $picked } picked leave no pack of { $size }
engine-moment-own-pack = { $given } cards; with { $hand } in hand there are { $left }
engine-moment-else-has = { $given } cards, but another seat has { $size }
engine-moment-cards-left = { $size } cards are wanted, and { $left } are left in the box
engine-moment-bag = { $die } was rolled, and so is one of the { $dice } in use
engine-moment-clockwise = dice are chosen clockwise from the first player, and the last one is asked
engine-moment-permanent = ability token { $token } works all the time and is never used up
engine-moment-unearned = nobody has any before the first round, as at the moment { $moment }
engine-moment-first-space = it is the first space of year 1 at the moment { $moment }
engine-moment-before-year1 = with before_year1: forbid nobody goes back to before the first year
engine-moment-no-round = the game ends after the third year, and no round begins then
engine-moment-end-year = the game ends when the third year is over; say year: 4, or nothing
engine-moment-same-die = two have taken the same die
engine-moment-year-to-come = year { $year } has not come yet
engine-moment-apprentices = Apprentices are dealt a set of cards, and do not draft
engine-moment-with-option = that comes with options: {"{"}{ $option }: { $value }{"}"}
engine-moment-laid-out = nothing is laid out yet at the moment { $moment }
engine-moment-three-piles = { $cards } cards are laid out in three piles, and here are { $given }
engine-moment-second-first = Library II is laid out first, and holds { $given } of { $cards }
engine-moment-own-model = { $card } can mimic only another player's item, not { $model }
engine-moment-never-turned = { $card } is never turned, since it is not activated
engine-moment-straightened = all cards were straightened when the round began
