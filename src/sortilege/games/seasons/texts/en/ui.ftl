### Seasons in English: log, questions, options, reasons, the table, the score and the options of a game.
### $who and $to are players, $card, $token, $season, $die, $bonus and $place are names; $energy is an amount of one
### energy.

preset-kingdom = Enchanted Kingdom

## Amounts

n-crystals = { $n ->
    [one] { $n } crystal
   *[other] { $n } crystals
}
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-unseen-cards = { $n ->
    [one] a card
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

winter_1 = winter die
winter_2 = winter die
winter_3 = winter die
winter_4 = winter die
winter_5 = winter die
spring_1 = spring die
spring_2 = spring die
spring_3 = spring die
spring_4 = spring die
spring_5 = spring die
summer_1 = summer die
summer_2 = summer die
summer_3 = summer die
summer_4 = summer die
summer_5 = summer die
fall_1 = fall die
fall_2 = fall die
fall_3 = fall die
fall_4 = fall die
fall_5 = fall die
face-gauge = gauge +1
face-draw = draw a card
face-transmute = transmute

## Cards

card-cost = costs { $cost }
card-prestige = prestige { $n }
cost-free = free
cost-types = 1 to 4 different energies
# The extra energy under Nature Spirit.
cost-any = { $n } any

## Ability tokens

token-named = ability token { $n }, { $called }

## Log

quoted = { $what }
log-round = Round { $n }: { $who } starts.
    .you = Round { $n }: you start.
log-rolls = { $who } rolls a { $die }: { $face }.
    .you = You roll a { $die }: { $face }.
log-takes_die = { $who } takes the { $die }: { $face }.
    .you = You take the { $die }: { $face }.
log-turn = It is { $who }'s turn.
    .you = It is your turn.
log-gains_crystals = { $who } gains { $crystals }.
    .you = You gain { $crystals }.
log-loses_crystals = { $who } loses { $crystals }.
    .you = You lose { $crystals }.
log-gives_crystals = { $who } gives { n-crystals } to { $to }.
    .you = You give { n-crystals } to { $to }.
    .to-you = { $who } gives you { n-crystals }.
log-gains_energy = { $who } gains { $energy }.
    .you = You gain { $energy }.
log-loses_energy = { $who } discards { $energy }.
    .you = You discard { $energy }.
log-gauge = { $who } raises the gauge by { $n }, to { $now }.
    .you = You raise your gauge by { $n }, to { $now }.
log-gauge-back = { $who } lowers the gauge by { $n }, to { $now }.
    .you = You lower your gauge by { $n }, to { $now }.
log-draws = { $who } draws { $card }.
    .you = You draw { $card }.
log-draws-hidden = { $who } draws { $cards }.
    .you = You draw { $cards }.
log-keeps = { $who } keeps { $card }.
    .you = You keep { $card }.
log-keeps-hidden = { $who } keeps { $cards }.
    .you = You keep { $cards }.
log-discards = { $who } discards { $card }.
    .you = You discard { $card }.
log-discards-hidden = { $who } discards { $cards }.
    .you = You discard { $cards }.
log-to_discard = { $card } goes to the discard pile.
log-summons = { $who } summons { $card }.
    .you = You summon { $card }.
log-enters = { $card } enters play for { $who }.
    .you = { $card } enters play for you.
log-activates = { $who } activates { $card }.
    .you = You activate { $card }.
log-sacrifices = { $who } sacrifices { $card }.
    .you = You sacrifice { $card }.
log-returns = { $who } takes { $card } back into hand.
    .you = You take { $card } back into hand.
log-transmutes = { $who } transmutes { $energy }.
    .you = You transmute { $energy }.
log-bonus = { $who } uses a bonus: { $bonus } ({ $n } of 3).
    .you = You use a bonus: { $bonus } ({ $n } of 3).
log-moves = The season token moves { n-spaces } forward.
log-moves-back = The season token moves { n-spaces } back.
log-season = It is { $season } now.
log-year = { $n ->
    [4] The third year is over.
   *[other] It is year { $n } now.
}
log-permit = { $who } may transmute this turn.
    .you = You may transmute this turn.
log-rerolls = { $who } rolls the { $die } again: { $face }.
    .you = You roll the { $die } again: { $face }.
log-looks = { $who } looks at the top card of the draw pile: { $card }.
    .you = You look at the top card of the draw pile: { $card }.
log-looks-hidden = { $who } looks at the top card of the draw pile.
    .you = You look at the top card of the draw pile.
log-gives_card = { $who } gives { $card } to { $to }.
    .you = You give { $card } to { $to }.
    .to-you = { $who } gives you { $card }.
log-gives_card-hidden = { $who } gives a card to { $to }.
    .you = You give a card to { $to }.
    .to-you = { $who } gives you a card.
log-passes_card = { $who } passes { $card } on to { $to }.
    .you = You pass { $card } on to { $to }.
    .to-you = { $who } passes { $card } on to you.
log-places = { $who } puts { $energy } on { $card }.
    .you = You put { $energy } on { $card }.
log-pays = { $place ->
    [reserve] { $who } pays { $energy }.
   *[other] { $who } pays { $energy } from { $place }.
}
    .you = { $place ->
        [reserve] You pay { $energy }.
       *[other] You pay { $energy } from { $place }.
    }
log-shuffles = The discard pile is shuffled and becomes the draw pile: { n-cards }.
log-split = { $who } has laid out hand, Library II and Library III.
    .you = You have laid out hand, Library II and Library III.
log-library = { $who } takes Library { $shelf } into hand: { n-cards }.
    .you = You take Library { $shelf } into hand: { n-cards }.
log-picks = { $who } picks { $card }.
    .you = You pick { $card }.
log-picks-hidden = { $who } picks { $cards }.
    .you = You pick { $cards }.
log-converts = { $who }'s reserve turns into { $energy }.
    .you = Your reserve turns into { $energy }.
log-puts_back = { $who } puts the card back on the draw pile.
    .you = You put the card back on the draw pile.
log-takes_tokens = { $who } takes { $energy } from the card into the reserve.
    .you = You take { $energy } from the card into your reserve.
log-ends_turn = { $who } ends the turn.
    .you = You end your turn.
log-shows = { $who } shows { $card }.
    .you = You show { $card }.
log-enchantment = The enchantment of this game: { $enchantment }.
log-chooses_ability = { $who } keeps { $token }.
    .you = You keep { $token }.
log-ability = { $who } uses { $token }.
    .you = You use { $token }.
log-track_back = { $who } goes back one space on the bonus track: { $now } of 3 bonuses used.
    .you = You go back one space on the bonus track: { $now } of 3 bonuses used.
log-takes_energy = { $who } takes { $energy } from { $to }.
    .you = You take { $energy } from { $to }.
    .to-you = { $who } takes { $energy } from you.
log-reveals = { $who } reveals { $card }.
    .you = You reveal { $card }.
log-reorders = { $who } puts { n-cards } back on the draw pile in any order.
    .you = You put { n-cards } back on the draw pile in any order.
log-buries = { $who } puts { n-cards } at the bottom of the discard pile.
    .you = You put { n-cards } at the bottom of the discard pile.
log-space_lost = { $who } gives up one space of the reserve for the rest of the game.
    .you = You give up one space of your reserve for the rest of the game.
log-looks_at_discard = { $who } finds { $card } in the discard pile.
    .you = You find { $card } in the discard pile.
log-looks_at_discard-hidden = { $who } looks at a card of the discard pile.
    .you = You look at a card of the discard pile.
log-looks_at_hand = { $who } sees { $card } in { $to }'s hand.
    .you = You see { $card } in { $to }'s hand.
    .to-you = { $who } sees { $card } in your hand.
log-looks_at_hand-hidden = { $who } sees a card in { $to }'s hand.
    .you = You see a card in { $to }'s hand.
    .to-you = { $who } sees a card in your hand.
log-steadfast = { $who } sets the die aside: { $card } takes its place.
    .you = You set your die aside: { $card } takes its place.
log-mimics = { raven_the_usurper } mimics { $card } for { $who }.
    .you = { raven_the_usurper } mimics { $card } for you.
log-shield = { $card } stands in for another card that { $who } would lose.
    .you = { $card } stands in for another card that you would lose.
log-embrace = { argos_embrace }: { $who } has kept a card and owes { n-crystals }, or a card if short of them.
    .you = { argos_embrace }: you have kept a card and owe { n-crystals }, or a card if you are short of them.
log-drought = { drought }: { $who } has the most crystals, and must sacrifice a card or make do with a smaller reserve.
    .you = { drought }: you have the most crystals, and must sacrifice a card or make do with a smaller reserve.
log-vision = { $who } uses { vision_of_destiny } on the top card of the draw pile.
    .you = You use { vision_of_destiny } on the top card of the draw pile.

## Questions

ask-draft = Choose a card to keep; the others go on to the left.
ask-draft-away = Choose a card to throw away; the others go on to the left. From the next pick on, you keep what you choose.
ask-keep_nine = Choose the nine cards that you keep, one after the other.
ask-discard_tenth = Choose one of your ten cards to discard face down.
ask-split = Lay out your cards: first Library II, then Library III; the rest is your hand.
ask-split-2 = Choose a card for Library II, your cards for year 2.
ask-split-3 = Choose a card for Library III, your cards for year 3.
ask-choose_ability = Choose the ability token that you keep; the other two leave the game.
ask-dice = Choose a die.
ask-before_the_die = Activate a card before the actions of your die?
ask-instead_of_die = { steadfast_die } — Set your die aside and take one of these instead?
ask-die_draw = Your die lets you draw a card.
ask-turn = It is your turn: what do you do?
ask-move_season = Where does the season token move?
ask-sacrifice = Choose one of your cards in play to sacrifice.
ask-return_item = Choose one of your magic items to take back into hand.
ask-return_item_of_energy = Choose another of your magic items to take back into hand.
ask-give_up_familiar = Choose a familiar, in play to sacrifice or in hand to discard.
ask-give_up_card = Choose a card, in play to sacrifice or in hand to discard.
ask-embrace = { argos_embrace } — You have fewer than 5 crystals: choose a card, in play to sacrifice or in hand to discard.
ask-drought = { drought } — You have the most crystals: sacrifice a card in play, or have a smaller reserve from now on.
ask-leave = You are about to lose this card: sacrifice a Shield in its place?
ask-lose_from_hand = The card you chose is about to be discarded: sacrifice a Shield in its place?
ask-keep_one = Choose the card that you keep.
ask-keep_or_discard = Keep the card you drew, or discard it?
ask-give_one_to_each_opponent = Choose the card for the next opponent, clockwise.
ask-discard_shown = Choose a card from your hand to show and discard.
ask-discard_from_hand = Choose a card from your hand to discard.
ask-discard_any_number = Choose a card from your hand to discard; you draw as many as you discard.
ask-reorder_top = Choose the next card, from the top of the draw pile down.
ask-reveal_familiar = Reveal cards until a familiar appears.
ask-reveal_item_of = Name a type of energy: you look for a magic item that costs some of it.
ask-reveal-keep = Keep the card you found, or discard it?
ask-reveal-again = Search once more? You must keep the second find.
ask-choose_to_pay = Discard energies so that the card enters play, or put it back?
ask-choose_for_free = Choose the card that enters play for free.
ask-choose_from_hand_for_free = Choose the card from your hand that enters play for free.
ask-choose_model = Choose an opponent's magic item to mimic; you pay its full summoning cost.
ask-choose_model_types = Which types of energy do you pay for it?
ask-pay_for_model = Choose an energy to pay for the item.
ask-choose = Choose one of the two.
ask-by_type = Which effect comes next?
ask-choose_opponent = Choose an opponent.
ask-gain_energy = Choose an energy to gain.
ask-gain_energy_per_other_item = { ask-gain_energy }
ask-gain_energy_by_prestige = { ask-gain_energy }
ask-gain_as_many = { ask-gain_energy }
ask-gain_owed = { ask-gain_energy }
ask-fill_card = Choose an energy to put on the card.
ask-place_if_wanted = Put one of your energies on the card?
ask-take_some_back = Choose an energy to take from the card into your reserve.
ask-take_from_each_opponent = Choose an energy to take, up to two from each opponent in clockwise order.
ask-reduce = Your reserve is too full: choose an energy to discard.
ask-drop_energy = Choose an energy from your reserve to discard, four in all.
ask-discard_energy_for = Choose an energy to discard; earth brings 5 crystals.
ask-pay_energy = Choose an energy to pay.
ask-pay_of = { ask-pay_energy }
ask-place_energy = { ask-fill_card }
ask-give_back = Choose an energy to give back.
ask-discard_identical = Choose the energies to spend, all of one type.
ask-pay_for_mirror = Choose the type to change, then the type you want, then the energies, at 1 crystal each.
ask-choose_types = Which types of energy shall it have?
ask-pay_cost = Choose an energy to pay the summoning cost.
ask-owed = { $prompt } Still to pay: { $cost }.
ask-sweep = Which of your cards takes effect next?
ask-chest_at_turn_end = { ask-sweep }

## Options

option-end = End the turn
option-pass = Go on
option-pass-before_the_die = Keep my die as it is
option-pass-leave = Let this card go
option-pass-place_if_wanted = Put nothing on it
option-pass-take_some_back = Take no more
option-pass-take_from_each_opponent = Take no more from this opponent
option-pass-discard_any_number = Discard no more
option-pass-reveal = Stop searching
option-pass-choose_model = Mimic nothing
option-pass-instead_of_die = Use the die
option-keep = Keep the card
option-keep-card = Keep { $card }
option-discard = Discard the card
option-discard-card = Discard { $card }
option-discard-crystal_orb = Pay 3 crystals and discard the top card unseen
option-discard-vampiric_crown = Show a card from your hand and discard it
option-draw = Draw a card
option-draw-vampiric_crown = Draw a card, show it and keep it
option-draw-reveal = Search once more
option-look = Look at the top card
option-look-crystal_orb = Look at the top card of the draw pile
option-look-statue_of_eolis = Gain 2 crystals and look at the top card of the draw pile
option-gain = Gain an energy
option-gain-tree_of_light = Pay 3 crystals and gain 1 energy
option-gain-statue_of_eolis = Gain 1 energy
option-gain-sweep = { hourglass_of_time }
option-permit = Get permission to transmute
option-permit-tree_of_light = Pay 1 energy and transmute this turn
option-pay = Pay: the card enters play
option-put_back = Put the card back
option-waive = Pay one energy less
option-die_draw = Draw the card of your die
option-die_gauge = Raise your gauge by 1 for your die
option-gauge = Raise your gauge by 1
option-ability = Use your ability token
option-ability-token = Use your { $token }
option-token = { $token }
option-vision = Pay 5 crystals to discard the top card of the draw pile
option-vision-card = Pay 5 crystals to discard { $card } from the draw pile
option-smaller_reserve = Let your reserve hold 1 energy less for the rest of the game
option-energies = Energies
option-energy-warden_of_argos = Every player discards 4 energies
option-cards = Cards
option-card-warden_of_argos = Every player discards a card from hand
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
option-card = { $card }
option-card-give_up = Discard { $card }
option-play = { $card }
option-play-give_up = Sacrifice { $card }
option-play-leave = Sacrifice { $card } instead
option-play-choose_model = { $card } ({ $who })
option-summon = Summon { $card }
option-activate = Activate { $card }
# An energy that lies on a card.
energy-on = { $energy } from { $card }

## Reasons

reason-gauge_full = Your gauge has no room for another card.
    .remedy = Take a die that raises your gauge, or use the bonus.
reason-crystals_short = You do not have enough crystals.
    .remedy = Transmute energies, or take a die with crystals.
reason-energy_short = You do not have the energies for it.
    .remedy = Take a die with the energies you lack, or exchange two by a bonus.
reason-toll_unpaid = You have no crystals left for the toll of Arcano Leech.
    .remedy = Transmute energies, or take a die with crystals.
reason-card_turned = This card has already been activated this round.
    .remedy = It can be activated again next round.
reason-no_activation = This card has no activation.
reason-die_used = This card can only be used before the actions of your die.
    .remedy = You are asked about it at the beginning of your next turn.
reason-nothing_to_sacrifice = You do not have enough cards in play to sacrifice.
reason-no_familiar = You have no familiar in hand or in play.
reason-nothing_to_place = You have no card in hand that could enter play.
reason-no_identical = You do not have enough energies of one type.
reason-no_permission = Nothing allows you to transmute this turn.
    .remedy = Take a die that allows it, or use the bonus.
reason-track_full = You have used all 3 of your bonuses.
reason-gauge_at_max = Your gauge is at 15 already.
reason-no_pending_draw = Your die has no card for you to draw now.
reason-die_pending = First take what your die gives you.
reason-locked_out = After another player's Potion of Life you do not transmute any more this round.
reason-no_such_energy = You have no energy of this type.
reason-before_the_first_year = The season token cannot go back beyond the first year.
reason-not_an_item = This card is not a magic item.
reason-die_taken = Another player has taken this die.
reason-no_tokens_here = There are no energies on this card.
reason-no_card = You have no card in play or in hand.
reason-ability_used = You have used your ability token already.
reason-ability_permanent = This ability token is always in force and is never used up.
reason-gauge_too_low = Your gauge cannot go below 0 or below the number of your cards in play.
reason-roots = Under Entangling Roots you summon only one card per turn.
    .remedy = Summon this one in a later turn.
reason-vision_used = You have used Vision of Destiny this turn already.
reason-never_free = This card can only be summoned, never put into play for free.
reason-costs_no_energy = There is no energy in the cost of this item.
reason-just_entered = This card has only just entered play: it must be another one.

## What others decide; $n is how many they are

doing-draft = { $who } { $n ->
    [one] is
   *[other] are
} picking a card …
doing-split = { $who } { $n ->
    [one] is
   *[other] are
} laying out cards for three years …
doing-ability = { $who } { $n ->
    [one] is
   *[other] are
} choosing an ability token …
doing-die = { $who } { $n ->
    [one] is
   *[other] are
} choosing a die …
doing-turn = { $who } { $n ->
    [one] is
   *[other] are
} taking a turn …
doing-season = { $who } { $n ->
    [one] is
   *[other] are
} moving the season token …
doing-opponent = { $who } { $n ->
    [one] is
   *[other] are
} choosing an opponent …
doing-pay = { $who } { $n ->
    [one] is
   *[other] are
} paying …
doing-energy = { $who } { $n ->
    [one] is
   *[other] are
} choosing an energy …
doing-card = { $who } { $n ->
    [one] is
   *[other] are
} choosing a card …
doing-effect = { $who } { $n ->
    [one] is
   *[other] are
} choosing an effect …

## Figures that an option changes

figure-crystals = crystals
figure-gauge = gauge
figure-play = in play
figure-hand = hand
figure-bonuses = bonuses used
figure-capacity = room in the reserve
figure-score = score

## The table

table-prelude = Prelude
table-moment = Round { $round } · year { $year } · space { $space } of 12 · { $season }
table-enchantment = Enchantment: { $enchantment }
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
table-mimics = as { $card }
table-used = used
# Spaces of the reserve lost to the enchantment.
table-spaces_lost = { drought } −{ $n }
table-known_hand = known in hand:
table-known_somewhere = known in hand or libraries:
table-known_unless_discarded = in hand or libraries, unless discarded face down since:
table-hand = Your hand:
table-library_2 = Your Library II:
table-library_3 = Your Library III:
table-pack = Your pack:
table-sealed = You have chosen:
table-looking = You look at:
table-tokens = Your ability tokens, of which you will keep one:
table-piles = Draw pile { $deck } · discard pile { $discard }
table-open_deck = Face up on the draw pile:
table-known_deck = Known in the draw pile, counted from the top:

## The score

score-crystals = crystals
score-prestige = prestige of cards in play
score-hand = cards left in hand
score-bonuses = bonuses used
score-ability = ability token
score-total = total

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
opt-diefirst-rest_optional = energy and crystals; card and gauge when you like, or not at all
opt-hourglass = Hourglass of Time
    .text = When the card gives its energy after a change of season.
opt-hourglass-immediate = at once
opt-hourglass-round_end = at the end of the round
opt-life = Potion of Life
    .text = What becomes of transmuting after the potion.
opt-life-free = other permissions still count
opt-life-lockout = no player who follows transmutes in that round
opt-life_bonus = Potion of Life and bonuses
    .text = Whether a transmute bonus used earlier in the turn raises the potion's crystals.
opt-life_bonus-counts = it raises them
opt-life_bonus-ignored = it does not
opt-tiebreak = Tie-break
    .text = Who wins when points are equal.
opt-tiebreak-in_play = most Power cards in play
opt-tiebreak-summoned = most Power cards summoned during the game
opt-fairies = Thieving Fairies
    .text = When they take their crystal from a player who activates a card.
opt-fairies-before_cost = before the activation cost
opt-fairies-after_cost = after the activation cost
opt-before_year1 = Before the first year
    .text = Whether the season token may go back beyond space 1 of year 1.
opt-before_year1-allow = allowed
opt-before_year1-forbid = forbidden
opt-round_end = End-of-round effects
    .text = In which order a player's own effects come.
opt-round_end-fixed = in a fixed order
opt-round_end-owner_order = in the order their owner chooses, where it matters
opt-zira_chain = Two Shields of Zira
    .text = Whether a second Shield may stand in for the first.
opt-zira_chain-chained = it may, for 20 crystals in all
opt-zira_chain-single = one Shield per loss
opt-second_search = Familiar Catcher and Scroll of Ishtar
    .text = Whether a player who turns down the first card found must search again.
opt-second_search-optional = they may stop
opt-second_search-forced = they must, and keep the next
opt-first = First player
    .text = Who starts the first round.
opt-first-random = drawn by lot
opt-first-1 = seat 1
opt-first-2 = seat 2
opt-first-3 = seat 3
opt-first-4 = seat 4
opt-kingdom_cards = Cards of Enchanted Kingdom
    .text = Whether the expansion's 20 Power cards, two of each, are shuffled in with those of the level.
opt-kingdom_cards-without = without
opt-kingdom_cards-with = with
opt-ability_tokens = Ability tokens
    .text = Whether each player is dealt three ability tokens and keeps one, to use once.
opt-ability_tokens-without = without
opt-ability_tokens-with = with
opt-enchantment = Enchantment
    .text = A rule that changes the whole game; the first three change the draft, so Apprentices cannot play with them.
opt-enchantment-none = none
opt-enchantment-elemental_construction = { elemental_construction }
opt-enchantment-extended_experience = { extended_experience }
opt-enchantment-natural_selection = { natural_selection }
opt-enchantment-entangling_roots = { entangling_roots }
opt-enchantment-nature_spirit = { nature_spirit }
opt-enchantment-argos_embrace = { argos_embrace }
opt-enchantment-ios_bounty = { ios_bounty }
opt-enchantment-olafs_knowledge = { olafs_knowledge }
opt-enchantment-drought = { drought }
opt-enchantment-vision_of_destiny = { vision_of_destiny }
opt-enchantment-random = drawn by lot
opt-printing = Printing
    .text = Sets every option to the rulebook of this language where the rulebooks differ, except for the two cards that Enchanted Kingdom replaces; what you set yourself goes first.
opt-printing-en = English
opt-printing-fr = French
opt-printing-de = German
