### SpellBook in English: spells, colors, runes, phases.
### Names are the printed ones; what a level does is told in our own words.
### Variables are the options of the table and $players.

## Spells, first set

spell-sacrifice = Sacrifice
    .three = Discard a round materia, then draw 4.
    .four = Discard a triangle materia, then draw 4.
    .five = Discard a square materia, then draw 4.
spell-levitation = Levitation
    .three = Take 2 round materia from the Altar.
    .four = Take 2 triangle materia from the Altar.
    .five = Take 2 square materia from the Altar.
spell-purification = Purification
    .three = Swap 1 materia of your pool with 1 of the Altar.
    .four = Swap 2 materia of your pool with 2 of the Altar.
    .five = Swap 3 materia of your pool with 3 of the Altar.
spell-offering = Offering
    .three = Store 2 materia of one color from your pool.
    .four = Store 3 materia of one color from your pool.
    .five = Store 4 materia of one color from your pool.
spell-time_travel = Time Travel
    .three = Discard a round materia, then raise another learned spell by one level.
    .four = Discard a triangle materia, then raise another learned spell by one level.
    .five = Discard a square materia, then raise another learned spell by one level.
spell-transmutation = Transmutation
    .three = Does nothing.
    .four = Learn a spell; instead of three of one rune, 1 materia with the rune on this card may count as the spell's color.
    .five = Learn a spell; instead of three of one rune, up to 2 materia with the rune on this card may count as the spell's color.
spell-abundance = Abundance
    .three = When you learn it: draw 2.
    .four = When you learn it: draw 3.
    .five = When you learn it: draw 4.

## Spells, second set

spell-eruption = Eruption
    .three = Draw until your pool holds 4 materia.
    .four = Draw until your pool holds 5 materia.
    .five = Draw until your pool holds 6 materia.
spell-sharing = Sharing
    .three = { $players ->
        [1] Take 1 materia from the Altar and draw 1; then put 1 from the pouch into the opponent's lower area.
       *[other] Take 1 materia from the Altar and draw 1; then each other player draws 1.
    }
    .four = { $players ->
        [1] Take 2 materia from the Altar; then put 1 from the pouch into the opponent's lower area.
       *[other] Take 2 materia from the Altar; then each other player draws 1.
    }
    .five = { $players ->
        [1] Take 3 materia from the Altar; then put 1 from the pouch into the opponent's lower area.
       *[other] Take 3 materia from the Altar; then each other player draws 1.
    }
spell-cure = Cure
    .three = Draw 1, then discard 1.
    .four = Draw 2, then discard 2.
    .five = Draw 3, then discard 3.
spell-focus = Focus
    .three = Store 1 materia of your pool with the rune on this card.
    .four = Store 2 materia of your pool with the rune on this card, or take 1 with that rune from the Altar.
    .five = Store 3 materia of your pool with the rune on this card, or take 2 with that rune from the Altar.
spell-storm = Storm
    .three = Does nothing.
    .four = Replace any number of materia on the Altar, then take 3; this spell drops by one level.
    .five = Replace any number of materia on the Altar, then take 3; this spell drops by one level.
spell-swiftness = Swiftness
    .three = When you learn it: one Morning action at once.
    .four = When you learn it: one Morning action at once.
    .five = From your next Day on: two Morning actions each Day.
spell-knowledge = Knowledge
    .three = At the end: 1 point for each other learned spell.
    .four = At the end: 2 points for each other spell at level 4 or 5, 1 point for each at level 3.
    .five = At the end: 2 points for each other learned spell.

## Spells, third set

spell-blaze = Blaze
    .three = { $players ->
        [1] Draw 4; then put 1 materia from the Altar into the opponent's lower area.
       *[other] Draw 4; then each other player takes 1 materia from the Altar.
    }
    .four = { $players ->
        [1] Draw 4; then put 1 materia from the Altar into the opponent's lower area.
       *[other] Draw 4; then each other player takes 1 materia from the Altar.
    }
    .five = { $players ->
        [1] Draw 4; then put 1 materia from the Altar into the opponent's lower area.
       *[other] Draw 4; then each other player takes 1 materia from the Altar.
    }
spell-divination = Divination
    .three = Put 2 materia from the pouch on the Altar, take any 2 from the Altar, then discard 1 of your pool.
    .four = Put 2 materia from the pouch on the Altar, then take up to 2 of one color from the Altar.
    .five = Put 2 materia from the pouch on the Altar, then take any 2 from the Altar.
spell-growth = Growth
    .three = Swap 1 materia of your pool with one on your Familiar board.
    .four = Store 2 materia from the Altar; { $growth_four ->
        [to_three] this spell drops to level 3.
       *[one_down] this spell drops by one level.
    }
    .five = Store 3 materia from the Altar; this spell drops by one level.
spell-feast = Feast
    .three = Take 1 materia from the Altar whose color is on your Familiar board.
    .four = Store 1 materia from the Altar.
    .five = At the end: 1 point for each color on your Familiar board. Levels 3 and 4 can still be used.
spell-clone = Clone
    .three = { $players ->
        [1] Copy the level-4 effect of a Midday spell that you have not learned.
       *[other] Copy a Midday action: a primary one or that of another player's spell.
    }
    .four = { $players ->
        [1] Copy the level-4 effect of an Evening spell that you have not learned, with the rune on this card.
       *[other] Copy an Evening action: a primary one or that of another player's spell, { $copied_rune ->
            [clone] with the rune on this card.
           *[owner] with the rune on that spell.
        }
    }
    .five = { $players ->
        [1] Discard a materia with the rune on this card, then copy the level-4 effect of a Morning spell that you have not learned.
       *[other] Discard a materia with the rune on this card, then copy a Morning action: a primary one or that of another player's spell.
    }
# What sets off Mirage.
spell-mirage-takes = { $mirage_on_store ->
    [silent] { $mirage_on_swap ->
        [draws] take or swap in
       *[silent] take
    }
   *[draws] { $mirage_on_swap ->
        [draws] take, store or swap in
       *[silent] take or store
    }
}
spell-mirage = Mirage
    .three = Whenever you { spell-mirage-takes } a materia with the rune on this card from the Altar on your Day, draw 1.
    .four = Whenever you { spell-mirage-takes } a materia with the rune on this card from the Altar on your Day, draw 2.
    .five = Whenever you { spell-mirage-takes } a materia with the rune on this card from the Altar on your Day, draw 2.
spell-communion = Communion
    .three = When you learn it: store 3 materia from the Altar.
    .four = At the end: 1 point for each materia on your Familiar board with the rune on this card.
    .five = Whenever you learn a spell, this one included: store 2 of the materia that you discard for it.

## Colors

color-red = red
    .plain = red
color-purple = purple
    .plain = purple
color-green = green
    .plain = green
color-black = black
    .plain = black
color-white = white
    .plain = white
color-blue = blue
    .plain = blue
color-yellow = yellow
    .plain = yellow

## Runes

rune-round = round
rune-triangle = triangle
rune-square = square
# What the signs in a table mean.
rune-signs = ● round · ▲ triangle · ■ square

## Materia

materia-named = { $color } { $rune }

## Phases and primary actions

phase-morning = morning
phase-midday = midday
phase-evening = evening
phase-none = always
primary-take_1 = Take 1
primary-draw_2 = Draw 2
primary-store_1 = Store 1
primary-learn_1 = Learn 1 Spell
spell-level = level { $level } ({ sb-n-points })
