### SpellBook in English: log, questions, options, reasons, the table, the score and the options of a game.
### $who is a player, $spell, $color, $rune, $phase and $action are names; $materia is one materia or several.

## Amounts

sb-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
sb-n-materia = { $n } materia

## Log

sb-log-day = Day { $n }: it is { $who }'s Day.
    .you = Day { $n }: it is your Day.
sb-log-draws = { $who } draws: { $materia }.
    .you = You draw: { $materia }.
sb-log-takes = { $who } takes from the Altar: { $materia }.
    .you = You take from the Altar: { $materia }.
sb-log-stores = { $who } stores: { $materia }.
    .you = You store: { $materia }.
sb-log-stores_from_altar = { $who } stores from the Altar: { $materia }.
    .you = You store from the Altar: { $materia }.
sb-log-discards = { $who } discards: { $materia }.
    .you = You discard: { $materia }.
sb-log-learns = { $who } learns { $spell } at level { $level }.
    .you = You learn { $spell } at level { $level }.
sb-log-casts = { $who } uses { $spell }, level { $level }.
    .you = You use { $spell }, level { $level }.
sb-log-copies = { $who } copies { $spell }, level { $level }.
    .you = You copy { $spell }, level { $level }.
sb-log-to_altar = New on the Altar: { $materia }.
sb-log-wipes = The Altar is cleared: { sb-n-materia } discarded.
sb-log-refills = The discard box goes back into the pouch: { sb-n-materia }.
sb-log-raises = { $who } raises { $spell } to level { $level }.
    .you = You raise { $spell } to level { $level }.
sb-log-lowers = { $who }'s { $spell } drops to level { $level }.
    .you = Your { $spell } drops to level { $level }.
sb-log-gives = { $who } lays on the Altar: { $materia }.
    .you = You lay on the Altar: { $materia }.
sb-log-opponent = The opponent gets { $materia } on space { $n }.
sb-log-lower_area = The opponent's lower area gets: { $materia }.
sb-log-triggers = { $who } brings about the end of the game.
    .you = You bring about the end of the game.
sb-log-primary = { $who }: { $action }.
    .you = You: { $action }.
sb-log-replaces = { $who } replaces { sb-n-materia } on the Altar.
    .you = You replace { sb-n-materia } on the Altar.
sb-log-from_board = { $who } takes back from the Familiar board: { $materia }.
    .you = You take back from your Familiar board: { $materia }.
sb-log-skips = { $who } skips: { $phase }.
    .you = You skip: { $phase }.
sb-log-went_back = { log-went_back }

## Questions

sb-ask-morning = Morning: what do you do?
sb-ask-midday = Midday: what do you do?
sb-ask-evening = Evening: what do you do?
sb-ask-discard = Choose a materia from your pool to discard.
sb-ask-discard_rune = Choose a materia with the right rune to discard.
sb-ask-take = Choose a materia to take from the Altar.
sb-ask-take_rune = { sb-ask-take }
sb-ask-take_card_rune = { sb-ask-take }
sb-ask-take_what_is_left = { sb-ask-take }
sb-ask-take_up_to = Choose a materia to take from the Altar, or take no more; two must be of one color.
sb-ask-take_stored_color = Choose a materia to take whose color is on your Familiar board.
sb-ask-store = Choose a materia from your pool to store.
sb-ask-store_same_color = Choose a materia to store; all of them must be of one color.
sb-ask-store_card_rune = Choose a materia to store that has the card's rune.
sb-ask-store_from_altar = Choose a materia from the Altar to store.
sb-ask-store_what_is_there = { sb-ask-store_from_altar }
sb-ask-swap = Choose a materia of your pool to give.
sb-ask-swap-altar = Choose a materia of the Altar to get for it.
sb-ask-swap_with_board = Choose a materia of your pool to store.
sb-ask-swap_with_board-board = Choose the stored materia that comes back into your pool.
sb-ask-replace_altar = Choose a materia of the Altar to replace, or go on.
sb-ask-others_take = You must take a materia from the Altar.
sb-ask-others_take-solo = Choose a materia of the Altar for the opponent's lower area.
sb-ask-either_or = Store or take?
sb-ask-raise_other = Choose the spell that rises by one level.
sb-ask-learn = Which spell do you learn, and at what level?
sb-ask-learn-how = How many wild materia do you pay with?
sb-ask-learn-real = Pay: choose a materia of the spell's color.
sb-ask-learn-token = Which of the materia you paid goes on the card?
sb-ask-learn-triple = Which rune do the three materia have that count as one?
sb-ask-learn-member = Choose a materia for the three of one rune.
sb-ask-learn-single = Choose a materia that counts as wild.
sb-ask-learn-keep = Choose one of the materia you spent to store.
sb-ask-copy_action = Which action do you copy?
sb-ask-copy_action-seat = Whose spell do you copy? Its rune counts.
sb-ask-copy_after_discard = { sb-ask-copy_action }
sb-ask-copy_after_discard-seat = { sb-ask-copy_action-seat }
sb-ask-discard_for_copy = Choose a materia with Clone's rune to discard.
sb-ask-resupply_altar = The Day ends: choose a materia of the Altar for the opponent's board.

## Options

sb-option-pass = Skip
sb-option-take_1 = Take 1 materia from the Altar
sb-option-draw_2 = Draw 2 materia from the pouch
sb-option-store_1 = Store 1 materia
sb-option-learn_1 = Learn 1 spell
sb-option-store = Store from your pool
sb-option-take = Take from the Altar
sb-option-done = No more
sb-option-wilds = { $n ->
    [0] None
    [one] One
   *[other] { $n }
}
sb-option-rune = { $rune }
sb-option-seat = { $who }
sb-option-pool = { $materia }
sb-option-altar = { $materia }
sb-option-board = { $materia }
sb-option-cast = { $spell }, level { $level }
sb-option-copy = Copy { $spell }, level { $level }
sb-option-learn = { $spell }, level { $level }
sb-option-raise = { $spell }
sb-option-raise-to = { $spell }: from level { $level } to { $n }

## Reasons

sb-reason-pool_full = Your pool holds 9 materia and has no room for more.
    .remedy = Store some, or learn a spell.
sb-reason-pool_empty = You have too few materia in your pool.
    .remedy = Take or draw some in the morning.
sb-reason-pool_short = You have fewer materia in your pool than have to be swapped.
sb-reason-altar_empty = There is no materia on the Altar.
sb-reason-altar_short = There are too few fitting materia on the Altar.
sb-reason-board_full = Your Familiar board is full.
sb-reason-no_rune = You have too few materia with the rune it asks for.
sb-reason-no_group = You have too few materia of one color.
sb-reason-nothing_to_raise = You have no other learned spell below level 5.
sb-reason-nothing_to_learn = You cannot pay for any spell.
    .remedy = Collect more materia of a spell's color.
sb-reason-learned_already = You have learned this spell already.
sb-reason-price_short = You do not have the materia for it.
    .remedy = Collect more materia of its color.
sb-reason-learned_today = You learned this spell today: it works from your next Day on.
sb-reason-nothing_happens = Nothing would happen.
sb-reason-no_color = No materia on the Altar has a color of your Familiar board.
sb-reason-nothing_to_copy = There is no action for you to copy.
sb-reason-nothing_stored = There is nothing on your Familiar board.

## What others decide; $n is how many they are

sb-doing-morning = { $who } { $n ->
    [one] is
   *[other] are
} choosing an action for the morning …
sb-doing-midday = { $who } { $n ->
    [one] is
   *[other] are
} choosing an action for midday …
sb-doing-evening = { $who } { $n ->
    [one] is
   *[other] are
} choosing an action for the evening …
sb-doing-learn = { $who } { $n ->
    [one] is
   *[other] are
} learning a spell …
sb-doing-copy = { $who } { $n ->
    [one] is
   *[other] are
} choosing an action to copy …
sb-doing-swap = { $who } { $n ->
    [one] is
   *[other] are
} swapping materia …
sb-doing-take = { $who } { $n ->
    [one] is
   *[other] are
} taking materia from the Altar …
sb-doing-store = { $who } { $n ->
    [one] is
   *[other] are
} storing materia …
sb-doing-discard = { $who } { $n ->
    [one] is
   *[other] are
} discarding materia …

## Figures that an option changes

sb-figure-pool = pool
sb-figure-board = Familiar board
sb-figure-points = points

## The table

sb-table-moment = Day { $day }
sb-table-last = last round
sb-table-over = The game is over.
sb-table-altar = Altar { $n }:
sb-table-held = Set aside:
sb-table-piles = Pouch { $pouch } · discard box { $box }
sb-table-opponent = Opponent: board { $n } of 17 · lower area { $lower } · { $points }
sb-table-you = you
sb-table-starts = first
sb-table-turn = on turn
sb-table-chooses = choosing
sb-table-points = { $points } · spells { $n } of 7
sb-table-pool = pool { $n } of 9:
sb-table-board = Familiar board { $n } of 14, worth { $points }:
sb-table-learned = spells:
sb-table-spell = { $spell } { $level }
sb-table-new = new
sb-table-spells = Spells of this game:

## The score

sb-score-board = Familiar board
sb-score-lower = lower area
sb-score-total = total
sb-score-opponent = opponent
sb-score-solo = { $you ->
    [1] You win against the opponent
   *[0] { $who } wins against the opponent
}, { $scores }
sb-score-lost = The opponent wins, { $scores }
sb-score-nobody = Nobody wins, { $scores }

## Options of a game

sb-opt-spells = Spells
    .text = Which seven spells are played; a spell named for its color goes first.
sb-opt-spells-classic = one of each color by lot
sb-opt-spells-set_1 = the first set
sb-opt-spells-set_2 = the second set
sb-opt-spells-set_3 = the third set
sb-opt-red = Red spell
    .text = The red spell of this game.
sb-opt-purple = Purple spell
    .text = The purple spell of this game.
sb-opt-green = Green spell
    .text = The green spell of this game.
sb-opt-black = Black spell
    .text = The black spell of this game.
sb-opt-white = White spell
    .text = The white spell of this game.
sb-opt-blue = Blue spell
    .text = The blue spell of this game.
sb-opt-yellow = Yellow spell
    .text = The yellow spell of this game.
sb-opt-any = as the spells say
sb-opt-difficulty = Difficulty
    .text = How many materia lie in the opponent's lower area from the start of a solo game, 1 point each.
sb-opt-difficulty-0 = 0
sb-opt-difficulty-1 = 1
sb-opt-difficulty-2 = 2
sb-opt-difficulty-3 = 3
sb-opt-first = First player
    .text = Who has the first Day.
sb-opt-first-random = drawn by lot
sb-opt-first-1 = seat 1
sb-opt-first-2 = seat 2
sb-opt-first-3 = seat 3
sb-opt-first-4 = seat 4
sb-opt-altar_shortage = Too little on the Altar
    .text = Whether an effect that takes a fixed number from the Altar needs them all to be there.
sb-opt-altar_shortage-full_number = it needs the full number
sb-opt-altar_shortage-what_there_is = it takes what there is
sb-opt-token_from_triple = Materia on the card
    .text = Whether the materia on a learned spell may come out of three that counted as one.
sb-opt-token_from_triple-forbidden = it may not
sb-opt-token_from_triple-allowed = it may, in the spell's color
sb-opt-growth_four = Growth from level 5
    .text = Where Growth drops to when it stands at level 5 and its level-4 effect is used.
sb-opt-growth_four-one_down = to level 4
sb-opt-growth_four-to_three = to level 3
sb-opt-mirage_on_store = Mirage and storing
    .text = Whether Mirage draws for materia that go from the Altar straight to the Familiar board.
sb-opt-mirage_on_store-draws = it draws
sb-opt-mirage_on_store-silent = it does not
sb-opt-mirage_on_swap = Mirage and swapping
    .text = Whether Mirage draws for materia that Purification swaps in.
sb-opt-mirage_on_swap-silent = it does not
sb-opt-mirage_on_swap-draws = it draws
sb-opt-copied_rune = Rune of a copied spell
    .text = Which card's rune counts when Clone copies Focus or Transmutation.
sb-opt-copied_rune-owner = that of the owner's card
sb-opt-copied_rune-clone = that of Clone
sb-opt-solo_surplus = Solo: more than 7 on the Altar
    .text = What becomes of materia above 7 at the end of a solo Day.
sb-opt-solo_surplus-discarded = the oldest are discarded
sb-opt-solo_surplus-kept = they stay
sb-opt-solo_empty_altar = Solo: an empty Altar
    .text = What the virtual opponent gets when the Altar is empty at the end of a solo Day.
sb-opt-solo_empty_altar-nothing_placed = nothing
sb-opt-solo_empty_altar-filled_first = the Altar is filled first, then one is placed
sb-opt-pouch_and_box_empty = Pouch and discard box both empty
    .text = What happens when a player has to draw and neither pouch nor discard box holds anything.
sb-opt-pouch_and_box_empty-nothing_drawn = nothing more is drawn
sb-opt-pouch_and_box_empty-altar_returns = the Altar goes back into the pouch
