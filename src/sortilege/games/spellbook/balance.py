"""What the balance study counts in SpellBook: which spells are learned, when, and with what success."""

from collections.abc import Mapping, Sequence

from sortilege.core.balance import BalanceQuestion, SeatCounts
from sortilege.core.hint_explainer import Row
from sortilege.core.text.message import Message
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine import constants as t
from sortilege.games.spellbook.engine.scoring import spell_points
from sortilege.games.spellbook.engine.state import State

ROUNDS, LEVELS, SEATS = range(1, 16), range(3, 6), range(1, 5)

OPTIONS: Mapping[str, str] = {}
NAMES = [Message(f"spell-{spell.id}") for spell in SPELLS]
SPELL_PLACE = {spell.index: place for place, spell in enumerate(SPELLS)}
CONDITIONS = BalanceQuestion("offered", NAMES)

LEARNED_SPELLS = BalanceQuestion("learned", NAMES, {"round": ROUNDS, "level": LEVELS, "place": SEATS})
SPELLS_LEARNED = BalanceQuestion(
    "book", [Message("cli-balance-number", {"n": n}) for n in range(t.COLORS + 1)], {}, LEARNED_SPELLS
)
STORED_MATERIA = BalanceQuestion(
    "board", [Message("cli-balance-number", {"n": n}) for n in range(t.BOARD_SPACES + 1)], {}, SPELLS_LEARNED
)
QUESTIONS: tuple[BalanceQuestion, ...] = (LEARNED_SPELLS, SPELLS_LEARNED, STORED_MATERIA)
PAIRED = LEARNED_SPELLS
COLUMNS: tuple[str, ...] = ("learned", "rounds", "levels", "stored")

ROUND_OFFSET, LEVEL_OFFSET, SEAT_OFFSET = (LEARNED_SPELLS.offset(split) for split in LEARNED_SPELLS.splits)


def conditions(state: State) -> list[int]:
    return [SPELL_PLACE[int(spell)] for spell in state.spells]


def seat_counts(state: State, rows: Sequence[Row], places: Sequence[int]) -> list[SeatCounts]:
    return [seat_record(state, seat, places[seat]) for seat in range(state.seats)]


def seat_record(state: State, seat: int, place: int) -> SeatCounts:
    """Read the counts from the final boards: a learned spell stays, at its final level."""
    marks, brought = [], {}
    spells, rounds, levels = [], [], []
    for color in range(t.COLORS):
        at = seat * t.COLORS + color
        if level := int(state.level[at]):
            spell = SPELL_PLACE[int(state.spells[color])]
            round = max(0, int(state.since[at]) - 1) // int(state.seats)  # every player has had this many Days before
            mark = LEARNED_SPELLS.mark(spell)
            marks += [
                mark,
                mark + ROUND_OFFSET + min(round, len(ROUNDS) - 1),
                mark + LEVEL_OFFSET + level - 3,
                mark + SEAT_OFFSET + place,
            ]
            brought[mark] = int(spell_points(state, seat, color))
            spells.append(spell)
            rounds.append(round + 1)
            levels.append(level)
    stored = int(state.stored_n[seat])
    marks += [SPELLS_LEARNED.mark(len(spells)), STORED_MATERIA.mark(stored)]
    return SeatCounts(marks, spells, brought, [spells, rounds, levels, [stored]])
