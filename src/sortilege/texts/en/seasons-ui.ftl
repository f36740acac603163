### Seasons in English: log, questions, options, reasons, the table, the score and the options of a game.
### $who and $to are players, $card, $season, $die, $bonus and $place are names; $energy is an amount of one energy.

## Amounts

n-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-spaces = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}
n-pips = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
}
n-air = { $n ->
    [one] { $n } air energy
   *[other] { $n } air energies
}
n-water = { $n ->
    [one] { $n } water energy
   *[other] { $n } water energies
}
n-fire = { $n ->
    [one] { $n } fire energy
   *[other] { $n } fire energies
}
n-earth = { $n ->
    [one] { $n } earth energy
   *[other] { $n } earth energies
}
n-all = { $n ->
    [one] { $n } energy
   *[other] { $n } energies
}

## Dice

die-winter = winter die { $n }
die-spring = spring die { $n }
die-summer = summer die { $n }
die-fall = fall die { $n }
face-gauge = gauge +1
face-draw = draw a card
face-transmute = transmute

## Cards

card-cost = costs { $cost }
card-prestige = prestige { $n }
cost-free = free
cost-types = 1 to 4 different energies

## Log

log-round = Round { $n }: { $who } starts.
log-rolls = { $who } rolls { $die }: { $face }.
log-takes_die = { $who } takes { $die }: { $face }.
log-turn = It is { $who }'s turn.
log-gains_crystals = { $who } gains { n-crystals }.
log-loses_crystals = { $who } loses { n-crystals }.
log-gives_crystals = { $who } gives { n-crystals } to { $to }.
log-gains_energy = { $who } gains { $energy }.
log-loses_energy = { $who } discards { $energy }.
log-gauge = { $who } raises the gauge by { $n }, to { $now }.
log-gauge-back = { $who } lowers the gauge by { $n }, to { $now }.
log-draws = { $who } draws { $card }.
log-draws-hidden = { $who } draws a card.
log-keeps = { $who } keeps { $card }.
log-keeps-hidden = { $who } keeps a card.
log-discards = { $who } discards { $card }.
log-discards-hidden = { $who } discards a card.
log-to_discard = { $card } goes to the discard pile.
log-summons = { $who } summons { $card }.
log-enters = { $card } enters play for { $who }.
log-activates = { $who } activates { $card }.
log-sacrifices = { $who } sacrifices { $card }.
log-returns = { $who } takes { $card } back into hand.
log-transmutes = { $who } transmutes { $energy }.
log-bonus = { $who } uses a bonus: { $bonus } ({ $n } of 3).
log-moves = The season token moves { n-spaces } forward.
log-moves-back = The season token moves { n-spaces } back.
log-season = It is { $season } now.
log-year = { $n ->
    [4] The third year is over.
   *[other] It is year { $n } now.
}
log-permit = { $who } may transmute this turn.
log-rerolls = { $who } rolls { $die } again: { $face }.
log-looks = { $who } looks at the top card of the draw pile: { $card }.
log-looks-hidden = { $who } looks at the top card of the draw pile.
log-gives_card = { $who } gives { $card } to { $to }.
log-gives_card-hidden = { $who } gives a card to { $to }.
log-passes_card = { $who } passes { $card } on to { $to }.
log-places = { $who } puts { $energy } on { $card }.
log-pays = { $place ->
    [reserve] { $who } pays { $energy }.
   *[other] { $who } pays { $energy } from { $place }.
}
log-shuffles = The discard pile is shuffled and becomes the draw pile: { n-cards }.
log-split = { $who } has laid out hand, Library II and Library III.
log-library = { $who } takes Library { $shelf } into hand: { n-cards }.
log-picks = { $who } picks { $card }.
log-picks-hidden = { $who } picks a card.
log-converts = { $who }'s reserve turns into { $energy }.
log-puts_back = { $who } puts the card back on the draw pile.
log-takes_tokens = { $who } takes { $energy } from the card into the reserve.
log-ends_turn = { $who } ends the turn.
log-shows = { $who } shows { $card }.

## Questions

ask-draft = Choose a card to keep; the others go on to the left.
ask-split = Lay out your cards: first Library II, then Library III; the rest is your hand.
ask-split-2 = Choose a card for Library II, your cards for year 2.
ask-split-3 = Choose a card for Library III, your cards for year 3.
ask-dice = Choose a die.
ask-before_the_die = Activate a card before the actions of your die?
ask-die_draw = Your die lets you draw a card.
ask-turn = It is your turn: what do you do?
ask-move_season = Where does the season token move?
ask-sacrifice = Choose one of your cards in play to sacrifice.
ask-return_item = Choose one of your magic items to take back into hand.
ask-give_up_familiar = Choose a familiar, in play to sacrifice or in hand to discard.
ask-keep_one = Choose the card that you keep.
ask-keep_or_discard = Keep the card you drew, or discard it?
ask-give_one_to_each_opponent = Choose the card for the next opponent, clockwise.
ask-discard_shown = Choose a card from your hand to show and discard.
ask-choose_to_pay = Discard energies so that the card enters play, or put it back?
ask-choose_for_free = Choose the card that enters play for free.
ask-choose_from_hand_for_free = Choose the card from your hand that enters play for free.
ask-choose = Choose one of the two.
ask-by_type = Which effect comes next?
ask-choose_opponent = Choose an opponent.
ask-gain_energy = Choose an energy to gain.
ask-gain_energy_per_other_item = { ask-gain_energy }
ask-gain_energy_by_prestige = { ask-gain_energy }
ask-gain_as_many = { ask-gain_energy }
ask-gain_owed = { ask-gain_energy }
ask-fill_card = Choose an energy to put on the card.
ask-reduce = Your reserve is too full: choose an energy to discard.
ask-pay_energy = Choose an energy to pay.
ask-pay_of = { ask-pay_energy }
ask-place_energy = { ask-fill_card }
ask-give_back = Choose an energy to give back.
ask-discard_identical = Choose the energies to transmute, all of one type.
ask-pay_for_mirror = Choose the type to change, then the type you want, then the energies, at 1 crystal each.
ask-choose_types = Which types of energy shall it have?
ask-pay_cost = Choose an energy to pay the summoning cost.
ask-sweep = Which of your cards takes effect next?
ask-chest_at_turn_end = { ask-sweep }

## Options

option-end = End the turn
option-pass = Go on
option-keep = Keep the card
option-keep-card = Keep { $card }
option-discard = Discard the card
option-discard-card = Discard { $card }
option-discard-crystal_orb = Pay 3 crystals and discard the top card unseen
option-discard-vampiric_crown = Show a card from your hand and discard it
option-draw = Draw a card
option-draw-vampiric_crown = Draw a card, show it and keep it
option-look = Look at the top card
option-look-crystal_orb = Look at the top card of the draw pile
option-gain = Gain an energy
option-gain-tree_of_light = Pay 3 crystals and gain 1 energy
option-permit = Get permission to transmute
option-permit-tree_of_light = Pay 1 energy and transmute this turn
option-pay = Pay: the card enters play
option-put_back = Put the card back
option-waive = Pay one energy less
option-die_draw = Draw the card of your die
option-die_gauge = Raise your gauge by 1 for your die
option-energy = { $energy }
option-transmute = Transmute { $energy }
option-transmute-worth = Transmute { $energy } into { n-crystals }
option-seat = { $who }
option-forward = { n-spaces } forward
option-back = { n-spaces } back
option-die = { $die }
option-die-face = { $die }: { $face }
option-bonus = Bonus: { $bonus }
option-types = { $types }
option-amount = { $n }
option-card = { $card }
option-play = { $card }
option-summon = Summon { $card }
option-activate = Activate { $card }
# An energy that lies on a card.
energy-on = { $energy } from { $card }

## Reasons

reason-gauge_full = Your gauge has no room for another card.
reason-crystals_short = You do not have enough crystals.
reason-energy_short = You do not have the energies for it.
reason-toll_unpaid = You have no crystals left for the toll of Arcano Leech.
reason-card_turned = This card has already been activated this round.
reason-no_activation = This card has no activation.
reason-die_used = This card can only be used before the actions of your die.
reason-nothing_to_sacrifice = You do not have enough cards in play to sacrifice.
reason-no_familiar = You have no familiar in hand or in play.
reason-nothing_to_place = You have no card in hand that could enter play.
reason-no_identical = You do not have enough energies of one type.
reason-no_permission = Nothing allows you to transmute this turn.
reason-track_full = You have used all 3 of your bonuses.
reason-gauge_at_max = Your gauge is at 15 already.
reason-no_pending_draw = Your die has no card for you to draw now.
reason-die_pending = First take what your die gives you.
reason-locked_out = After a Potion of Life nobody transmutes any more this round.
reason-no_such_energy = You have no energy of this type.
reason-before_the_first_year = The season token cannot go back beyond the first year.
reason-not_an_item = This card is not a magic item.
reason-die_taken = Somebody has taken this die.
reason-nothing_to_draw = There is no card left to draw.
reason-hand_empty = Your hand is empty.

## The table

table-prelude = Prelude
table-moment = Round { $round } · year { $year } · space { $space } of 12 · { $season }
table-over = The game is over.
table-rates = Transmuting:
table-extra = +{ $n } each for { $who }
table-may = allowed now
table-dice = Dice:
table-left = left over
table-you = you
table-starts = first
table-turn = on turn
table-chooses = choosing
table-chosen = choice made
table-seat = crystals { $crystals } · gauge { $gauge } · bonuses { $bonuses } of 3 · hand { $hand } · Library II { $two } · Library III { $three }
table-reserve = reserve { $n } of { $capacity }:
table-play = in play { $n } of { $gauge }:
table-turned = turned
table-known_hand = known in hand:
table-known_somewhere = known in hand or libraries:
table-hand = Your hand:
table-library_2 = Your Library II:
table-library_3 = Your Library III:
table-pack = Your pack:
table-sealed = You have chosen:
table-looking = You look at:
table-piles = Draw pile { $deck } · discard pile { $discard }
table-known_deck = Known in the draw pile, counted from the top:

## The score

score-crystals = crystals
score-prestige = prestige of cards in play
score-hand = cards left in hand
score-bonuses = bonuses used
score-total = total
score-winners = { $n ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
}

## Options of a game

opt-level = Level
    .text = Which Power cards are in the game, and whether you draft them.
opt-level-archmage = Archmage: all 50 cards, drafted
opt-level-magician = Magician: cards 1 to 30, drafted
opt-level-apprentice = Apprentice: cards 1 to 30, fixed sets of nine
opt-balance = Balance of Ishtar
    .text = Which printing of the card is played.
opt-balance-new = revised: costs 2 crystals, turns 3 energies into 9 crystals
opt-balance-old = original: costs 6 crystals, turns 4 energies into 12 crystals
opt-idol = Idol of the Familiar
    .text = Which printing of the card is played.
opt-idol-new = revised: 10 crystals when it enters play
opt-idol-old = original: nothing when it enters play
opt-exchange = Exchange bonus
    .text = How many energies the bonus trades.
opt-exchange-exact2 = exactly two
opt-exchange-upto2 = one or two
opt-chest = Wondrous Chest
    .text = When the card looks at your reserve.
opt-chest-round = at the end of the round
opt-chest-turn = at the end of its owner's turn
opt-diefirst = Actions of the die
    .text = What your die gives you before you may do anything else.
opt-diefirst-all4 = card, energy, crystals and gauge
opt-diefirst-energy_crystals = energy and crystals; card and gauge when you like
opt-hourglass = Hourglass of Time
    .text = When the card gives its energy after a change of season.
opt-hourglass-immediate = at once
opt-hourglass-round_end = at the end of the round
opt-life = Potion of Life
    .text = What becomes of transmuting after the potion.
opt-life-free = other permissions still count
opt-life-lockout = nobody transmutes any more that round
opt-life_bonus = Potion of Life and bonuses
    .text = Whether a transmute bonus used earlier in the turn raises the potion's crystals.
opt-life_bonus-counts = it raises them
opt-life_bonus-ignored = it does not
opt-tiebreak = Tie-break
    .text = Who wins when points are equal.
opt-tiebreak-in_play = most Power cards in play
opt-tiebreak-summoned = most Power cards summoned during the game
opt-fairies = Thieving Fairies
    .text = When they take their crystal from somebody who activates a card.
opt-fairies-before_cost = before the activation cost
opt-fairies-after_cost = after the activation cost
opt-before_year1 = Before the first year
    .text = Whether the season token may go back beyond space 1 of year 1.
opt-before_year1-allow = allowed
opt-before_year1-forbid = forbidden
opt-round_end = End-of-round effects
    .text = In which order a player's own effects come.
opt-round_end-fixed = in the order of the rules
opt-round_end-owner_order = in the order their owner likes
opt-zira_chain = Two Shields of Zira
    .text = Whether a second Shield may stand in for the first.
opt-zira_chain-chained = it may, for 20 crystals in all
opt-zira_chain-single = one Shield per loss
opt-first = First player
    .text = Who starts the first round.
opt-first-random = drawn by lot
opt-first-1 = seat 1
opt-first-2 = seat 2
opt-first-3 = seat 3
opt-first-4 = seat 4
opt-printing = Printing
    .text = Sets every option to the rulebook of this language where the rulebooks differ; what you set yourself goes first.
opt-printing-en = English
opt-printing-fr = French
opt-printing-de = German
