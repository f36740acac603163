"""The programs of the rules themselves: a game, a turn, a summon, the effects of the die and the bonuses."""

from sortilege.games.seasons.cards.vocabulary import (
    Step,
    allow_transmuting,
    discard_rest,
    keep_one,
    keep_or_discard,
    lay,
    look_at,
)
from sortilege.games.seasons.engine import rule_program_rows
from sortilege.games.seasons.engine.constants import ON_GAME_END, ON_LAST_LOSSES, ON_ROUND_END, ON_SEASON, ON_SUMMON
from sortilege.games.seasons.engine.verbs import (
    enchantments,
    entering,
    gains,
    leaving,
    payments,
    prelude,
    rounds,
    triggers,
    turn,
)


def lay_rules() -> None:
    sweep = triggers.SWEEP
    every, this = triggers.EVERY_SEAT, triggers.THIS_SEAT
    for at, name, steps in (
        (
            rule_program_rows.GAME,
            "game",
            [
                Step(prelude.DRAFT),
                Step(prelude.KEEP_NINE),
                Step(prelude.DISCARD_TENTH),
                Step(prelude.SPLIT),
                Step(prelude.CHOOSE_ABILITY),
                Step(prelude.BEGIN),
                Step(rounds.START_ROUND),
                Step(rounds.CHOOSE_DICE),
                Step(rounds.TAKE_TURNS),
                Step(sweep, (ON_ROUND_END, every)),
                Step(rounds.MOVE_WHEEL),
                Step(rounds.NEXT_ROUND),
                Step(sweep, (ON_GAME_END, every)),
                Step(sweep, (ON_LAST_LOSSES, every)),
                Step(rounds.GAME_OVER),
            ],
        ),
        (
            rule_program_rows.TURN,
            "turn",
            [
                Step(turn.BEFORE_THE_DIE),
                Step(turn.INSTEAD_OF_DIE_VERB),
                Step(turn.DIE_ACTIONS),
                Step(turn.MENU_VERB),
                Step(triggers.CHEST_AT_TURN_END, (ON_ROUND_END, this)),
            ],
        ),
        (
            rule_program_rows.SUMMON_CARD,
            "summon_card",
            [
                Step(payments.CHOOSE_TYPES),
                Step(payments.PAY_TOLLS),
                Step(payments.PAY_COST),
                Step(entering.ENTER_PLAY),
                Step(sweep, (ON_SUMMON, this)),
                Step(entering.ENTERING_EFFECT),
            ],
        ),
        (rule_program_rows.LEAVE, "leave", [Step(leaving.LEAVE_VERB)]),
        (rule_program_rows.LOSE_FROM_HAND, "lose_from_hand", [Step(leaving.LOSE_FROM_HAND_VERB)]),
        (rule_program_rows.EMBRACE, "embrace", [Step(enchantments.EMBRACE_VERB, (5,))]),
        (rule_program_rows.DROUGHT_STRIKES, "drought_strikes", [Step(enchantments.DROUGHT_VERB)]),
        (rule_program_rows.REDUCE, "reduce", [Step(gains.REDUCE_VERB)]),
        (rule_program_rows.SEASON, "season", [Step(sweep, (ON_SEASON, every))]),
        (rule_program_rows.DIE_DRAWS_ONE, "die_draws_one", [look_at(1), keep_or_discard()]),
        (rule_program_rows.DIE_DRAWS_TWO, "die_draws_two", [look_at(2), keep_one(), discard_rest()]),
        (
            rule_program_rows.BONUS_PROGRAMS,
            "bonus_exchange",
            [Step(payments.GIVE_BACK, (2,)), Step(gains.GAIN_AS_MANY)],
        ),
        (rule_program_rows.BONUS_PROGRAMS + 4, "bonus_transmute", [allow_transmuting(), Step(gains.RAISE_YIELD, (1,))]),
        (rule_program_rows.BONUS_PROGRAMS + 8, "bonus_gauge", [Step(gains.RAISE_GAUGE_BY_BONUS, (1,))]),
        (rule_program_rows.BONUS_PROGRAMS + 16, "bonus_olaf", [look_at(1), keep_or_discard()]),
        (rule_program_rows.OWED, "owed", [Step(gains.GAIN_OWED)]),
    ):
        lay(name, steps, [], at)
