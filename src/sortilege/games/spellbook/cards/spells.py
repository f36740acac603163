"""The twenty-one spells, their three levels side by side as printed."""

from sortilege.games.spellbook.cards.vocabulary import (
    copy_action,
    copy_after_discard,
    discard,
    discard_for_copy,
    discard_rune,
    draw,
    draw_until,
    draws_when_taking_its_rune,
    either_or,
    learn_with_wilds,
    level,
    lower_this,
    more_mornings,
    morning_action,
    others_draw,
    others_take,
    points_per_other_spell,
    points_per_stored_color,
    points_per_stored_rune,
    raise_other,
    replace_altar,
    spell,
    store_card_rune,
    store_from_altar,
    store_same_color,
    store_what_is_there,
    stores_when_learning,
    supply_altar,
    swap,
    swap_with_board,
    take,
    take_card_rune,
    take_rune,
    take_stored_color,
    take_up_to,
    take_what_is_left,
)
from sortilege.games.spellbook.engine.constants import (
    BLACK,
    BLUE,
    EVENING,
    GREEN,
    MIDDAY,
    MORNING,
    NO_PHASE,
    PURPLE,
    RED,
    ROUND,
    SQUARE,
    TRIANGLE,
    WHITE,
    YELLOW,
)

# fmt: off

# Set one

spell("sacrifice", set=1, color=RED, phase=MORNING,
      three=level(points=1, do=[discard_rune(ROUND), draw(4)]),
      four=level(points=2, do=[discard_rune(TRIANGLE), draw(4)]),
      five=level(points=3, do=[discard_rune(SQUARE), draw(4)]))

spell("levitation", set=1, color=PURPLE, phase=MORNING,
      three=level(points=3, do=[take_rune(2, ROUND)]),
      four=level(points=4, do=[take_rune(2, TRIANGLE)]),
      five=level(points=5, do=[take_rune(2, SQUARE)]))

spell("purification", set=1, color=GREEN, phase=MIDDAY,
      three=level(points=1, do=[swap(1)]),
      four=level(points=2, do=[swap(2)]),
      five=level(points=3, do=[swap(3)]))

spell("offering", set=1, color=BLACK, phase=MIDDAY,
      three=level(points=2, do=[store_same_color(2)]),
      four=level(points=4, do=[store_same_color(3)]),
      five=level(points=6, do=[store_same_color(4)]))

spell("time_travel", set=1, color=WHITE, phase=EVENING,
      three=level(points=2, do=[discard_rune(ROUND), raise_other()]),
      four=level(points=4, do=[discard_rune(TRIANGLE), raise_other()]),
      five=level(points=6, do=[discard_rune(SQUARE), raise_other()]))

spell("transmutation", set=1, color=BLUE, phase=EVENING,
      three=level(points=4),
      four=level(points=4, do=[learn_with_wilds(1)]),
      five=level(points=4, do=[learn_with_wilds(2)]))

spell("abundance", set=1, color=YELLOW, phase=NO_PHASE,
      three=level(points=3, once=[draw(2)]),
      four=level(points=5, once=[draw(3)]),
      five=level(points=7, once=[draw(4)]))

# Set two

spell("eruption", set=2, color=RED, phase=MORNING,
      three=level(points=2, do=[draw_until(4)]),
      four=level(points=3, do=[draw_until(5)]),
      five=level(points=4, do=[draw_until(6)]))

spell("sharing", set=2, color=PURPLE, phase=MORNING,
      three=level(points=4, do=[take(1), draw(1), others_draw(1)]),
      four=level(points=4, do=[take(2), others_draw(1)]),
      five=level(points=4, do=[take(3), others_draw(1)]))

spell("cure", set=2, color=GREEN, phase=MIDDAY,
      three=level(points=3, do=[draw(1), discard(1)]),
      four=level(points=4, do=[draw(2), discard(2)]),
      five=level(points=5, do=[draw(3), discard(3)]))

spell("focus", set=2, color=BLACK, phase=EVENING,
      three=level(points=3, do=[store_card_rune(1)]),
      four=level(points=4, do=[either_or([store_card_rune(2)], [take_card_rune(1)])]),
      five=level(points=5, do=[either_or([store_card_rune(3)], [take_card_rune(2)])]))

spell("storm", set=2, color=WHITE, phase=EVENING,
      three=level(points=4),
      four=level(points=6, do=[replace_altar(), take_what_is_left(3), lower_this()]),
      five=level(points=8, do=[replace_altar(), take_what_is_left(3), lower_this()]))

spell("swiftness", set=2, color=BLUE, phase=NO_PHASE,
      three=level(points=3, once=[morning_action()]),
      four=level(points=6, once=[morning_action()]),
      five=level(points=0, always=[more_mornings(1)]))

spell("knowledge", set=2, color=YELLOW, phase=NO_PHASE,
      three=level(points=0, always=points_per_other_spell(three=1, four=1, five=1)),
      four=level(points=0, always=points_per_other_spell(three=1, four=2, five=2)),
      five=level(points=0, always=points_per_other_spell(three=2, four=2, five=2)))

# Set three

spell("blaze", set=3, color=RED, phase=MORNING,
      three=level(points=0, do=[draw(4), others_take()]),
      four=level(points=2, do=[draw(4), others_take()]),
      five=level(points=5, do=[draw(4), others_take()]))

spell("divination", set=3, color=PURPLE, phase=MORNING,
      three=level(points=2, do=[supply_altar(2), take_what_is_left(2), discard(1)]),
      four=level(points=3, do=[supply_altar(2), take_up_to(2)]),
      five=level(points=4, do=[supply_altar(2), take_what_is_left(2)]))

spell("growth", set=3, color=GREEN, phase=EVENING,
      three=level(points=3, do=[swap_with_board()]),
      four=level(points=4, do=[store_from_altar(2), lower_this(from_level=1)]),
      five=level(points=6, do=[store_from_altar(3), lower_this()]))

spell("feast", set=3, color=BLACK, phase=MIDDAY,
      three=level(points=2, do=[take_stored_color(1)]),
      four=level(points=2, do=[store_from_altar(1)]),
      five=level(points=0, always=[points_per_stored_color(1)]))

spell("clone", set=3, color=WHITE, phase=MIDDAY,
      three=level(points=4, do=[copy_action(MIDDAY)]),
      four=level(points=5, do=[copy_action(EVENING)]),
      five=level(points=6, do=[discard_for_copy(MORNING), copy_after_discard(MORNING)]))

spell("mirage", set=3, color=BLUE, phase=NO_PHASE,
      three=level(points=2, always=[draws_when_taking_its_rune(1)]),
      four=level(points=3, always=[draws_when_taking_its_rune(2)]),
      five=level(points=6, always=[draws_when_taking_its_rune(2)]))

spell("communion", set=3, color=YELLOW, phase=NO_PHASE,
      three=level(points=0, once=[store_what_is_there(3)]),
      four=level(points=0, always=[points_per_stored_rune(1)]),
      five=level(points=0, always=[stores_when_learning(2)]))
