"""The balance statistics of Seasons: cards, tokens, enchantments and dice faces."""

from collections.abc import Mapping, Sequence

from sortilege.core.balance import BalanceQuestion, SeatCounts
from sortilege.core.hint_explainer import Row
from sortilege.core.text.message import Message
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine import constants as t
from sortilege.games.seasons.engine.state import State, kind_out_of_play
from sortilege.games.seasons.presentation.event_kinds import ENCHANTMENTS
from sortilege.games.seasons.presentation.ids import DIE_IDS, SEASONS
from sortilege.games.seasons.presentation.names import face_name

YEARS, PICKS, SEATS = range(1, 4), range(1, 13), range(1, 5)

OPTIONS: Mapping[str, str] = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}
CONDITIONS = BalanceQuestion("enchantment", [Message(id) for id in ENCHANTMENTS[1:]])

KINDS = [card.index for card in CARDS]
CARD_PLACE = {kind: place for place, kind in enumerate(KINDS)}
CARD_NAMES = [Message(card.id) for card in CARDS]


def face_effects(die: int, side: int) -> tuple[int, ...]:
    """Return a face's season and effects, without the pips, which matter only to the die left over."""
    at = (die * 6 + side) * t.FACE_COLUMNS
    return (int(t.DIE_SEASON[die]), *(int(t.FACES[at + i]) for i in range(t.FACE_PIPS)))


SIDES = [(die, side) for die in range(len(DIE_IDS)) for side in range(6)]
FACES = sorted({face_effects(*one) for one in SIDES})
FACE_OF_SIDE = [FACES.index(face_effects(*one)) for one in SIDES]
FACE_NAMES = [
    Message(
        "cli-balance-face", {"season": Message(SEASONS[one[0]]), "what": face_name(DIE_IDS[die], side + 1).args["what"]}
    )
    for one in FACES
    for die, side in [SIDES[FACE_OF_SIDE.index(FACES.index(one))]]
]

DRAFTED_CARDS = BalanceQuestion("drafted", CARD_NAMES, {"pick": PICKS, "place": SEATS})
ENTERED_CARDS = BalanceQuestion("entered", CARD_NAMES, {"year": YEARS, "place": SEATS}, DRAFTED_CARDS)
ABILITY_TOKENS = BalanceQuestion(
    "token", [Message(f"token_{token.number}") for token in TOKENS], {"place": SEATS}, ENTERED_CARDS
)
TAKEN_FACES = BalanceQuestion("face", FACE_NAMES, {"year": YEARS, "place": SEATS}, ABILITY_TOKENS)
BONUSES = BalanceQuestion(
    "bonuses", [Message("cli-balance-number", {"n": n}) for n in range(t.MAX_BONUSES + 1)], {}, TAKEN_FACES
)
IN_PLAY = BalanceQuestion("in-play", [Message("cli-balance-number", {"n": n}) for n in range(t.SLOTS + 1)], {}, BONUSES)
QUESTIONS: tuple[BalanceQuestion, ...] = (DRAFTED_CARDS, ENTERED_CARDS, ABILITY_TOKENS, TAKEN_FACES, BONUSES, IN_PLAY)
PAIRED = DRAFTED_CARDS
COLUMNS: tuple[str, ...] = ("drafted", "entered", "years", "faces", "token", "bonuses")

DRAFT_PICK, DRAFT_SEAT = DRAFTED_CARDS.offset("pick"), DRAFTED_CARDS.offset("place")
ENTRY_YEAR, ENTRY_SEAT = ENTERED_CARDS.offset("year"), ENTERED_CARDS.offset("place")
FACE_YEAR, FACE_SEAT = TAKEN_FACES.offset("year"), TAKEN_FACES.offset("place")
TOKEN_SEAT = ABILITY_TOKENS.offset("place")


def conditions(state: State) -> list[int]:
    return [int(state.enchantment) - 1] if state.enchantment else []


def kind_of_cause(by: int) -> int:
    """Return the card that caused an event, −1 for none."""
    if by < t.OUT_OF_PLAY:
        return by >> 1
    return int(kind_out_of_play(by)) if by < t.BONUS_CARD or by >= t.LATER_OUT_OF_PLAY else -1


class SeatHistory:
    """The events of one seat."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.picks: list[int] = []
        self.entered: list[int] = []
        self.years: list[int] = []
        self.faces: list[int] = []
        self.face_years: list[int] = []
        self.brought: dict[int, int] = {}

    def add_crystals(self, by: int, crystals: int) -> None:
        """Count crystals gained or lost through one of the seat's own cards."""
        kind = kind_of_cause(by)
        if kind in self.entered:
            self.brought[kind] = self.brought.get(kind, 0) + crystals


def seat_counts(state: State, rows: Sequence[Row], places: Sequence[int]) -> list[SeatCounts]:
    seats = [SeatHistory() for _ in range(state.seats)]
    year = 0
    for kind, who, a, b, detail, _, by in rows:
        if kind == t.E_PICKS:
            seats[who].cards.append(detail)
            seats[who].picks.append(a)
        elif kind == t.E_ENTERS:
            seats[who].entered.append(a)
            seats[who].years.append(year)
        elif kind == t.E_TAKES_DIE:
            seats[who].faces.append(FACE_OF_SIDE[a * 6 + b])
            seats[who].face_years.append(year)
        elif kind == t.E_CRYSTALS:
            seats[who].add_crystals(by, a)
        elif kind == t.E_LOSES_CRYSTALS:
            seats[who].add_crystals(by, -a)
        elif kind == t.E_GIVES_CRYSTALS:
            seats[b].add_crystals(by, a)
        elif kind == t.E_YEAR:
            year = min(max(a, 1), len(YEARS)) - 1
    return [seat_record(state, seat, found, places[seat]) for seat, found in enumerate(seats)]


def seat_record(state: State, seat: int, found: SeatHistory, place: int) -> SeatCounts:
    cards = [CARD_PLACE[kind] for kind in found.cards]
    entered = [CARD_PLACE[kind] for kind in found.entered]
    marks = []
    for pick, card in zip(found.picks, cards, strict=True):
        mark = DRAFTED_CARDS.begin + card * DRAFTED_CARDS.width
        marks += [mark, mark + DRAFT_PICK + pick, mark + DRAFT_SEAT + place]
    for card, year in zip(entered, found.years, strict=True):
        mark = ENTERED_CARDS.begin + card * ENTERED_CARDS.width
        marks += [mark, mark + ENTRY_YEAR + year, mark + ENTRY_SEAT + place]
    for side, year in zip(found.faces, found.face_years, strict=True):
        mark = TAKEN_FACES.begin + side * TAKEN_FACES.width
        marks += [mark, mark + FACE_YEAR + year, mark + FACE_SEAT + place]
    token = int(state.ability[seat])
    if token:
        mark = ABILITY_TOKENS.mark(token - 1)
        marks += [mark, mark + TOKEN_SEAT + place]
    bonuses, in_play = int(state.track[seat]), int(state.play_n[seat])
    marks += [BONUSES.mark(bonuses), IN_PLAY.mark(in_play)]
    for i in range(in_play):
        kind = int(state.play[seat * t.SLOTS + i]) >> 1
        found.brought[kind] = found.brought.get(kind, 0) + int(t.PRESTIGE[state.printed[kind]])
    brought = {
        ENTERED_CARDS.begin + CARD_PLACE[kind] * ENTERED_CARDS.width: points for kind, points in found.brought.items()
    }
    years = [year + 1 for year in found.years]
    columns = [cards, entered, years, found.faces, [token] if token else [], [bonuses]]
    return SeatCounts(marks, sorted(set(cards)), brought, columns)
