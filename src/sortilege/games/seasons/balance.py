"""What is counted in games of Seasons to see how they are balanced: cards, tokens, enchantments, faces of dice."""

from collections.abc import Mapping, Sequence

from sortilege.core.balance import Question, Seen
from sortilege.core.explain import Row
from sortilege.core.text.message import Message
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine import constants as t
from sortilege.games.seasons.engine.state import State, kind_out_of_play
from sortilege.games.seasons.presentation.events import ENCHANTMENTS
from sortilege.games.seasons.presentation.ids import DIE_IDS, SEASONS
from sortilege.games.seasons.presentation.names import face

YEARS, PICKS, SEATS = range(1, 4), range(1, 13), range(1, 5)

OPTIONS: Mapping[str, str] = {"kingdom_cards": "with", "ability_tokens": "with", "enchantment": "random"}
CONDITIONS = Question("enchantment", [Message(id) for id in ENCHANTMENTS[1:]])

KINDS = [card.index for card in CARDS]
PLACE_OF = {kind: place for place, kind in enumerate(KINDS)}
CARD_NAMES = [Message(card.id) for card in CARDS]


def shown(die: int, side: int) -> tuple[int, ...]:
    """What a face grants, and in which season; the pips are for whoever leaves it."""
    at = (die * 6 + side) * t.FACE
    return (int(t.DIE_SEASON[die]), *(int(t.FACES[at + i]) for i in range(t.FACE_PIPS)))


SIDES = [(die, side) for die in range(len(DIE_IDS)) for side in range(6)]
FACES = sorted({shown(*one) for one in SIDES})
FACE_AT = [FACES.index(shown(*one)) for one in SIDES]
FACE_NAMES = [
    Message("cli-balance-face", {"season": Message(SEASONS[one[0]]), "what": face(DIE_IDS[die], side + 1).args["what"]})
    for one in FACES
    for die, side in [SIDES[FACE_AT.index(FACES.index(one))]]
]

DRAFTED = Question("drafted", CARD_NAMES, {"pick": PICKS, "place": SEATS})
ENTERED = Question("entered", CARD_NAMES, {"year": YEARS, "place": SEATS}, DRAFTED)
TOKEN = Question("token", [Message(f"token_{token.number}") for token in TOKENS], {"place": SEATS}, ENTERED)
TAKEN = Question("face", FACE_NAMES, {"year": YEARS, "place": SEATS}, TOKEN)
BONUSES = Question("bonuses", [Message("cli-balance-number", {"n": n}) for n in range(t.BONUSES + 1)], {}, TAKEN)
IN_PLAY = Question("in-play", [Message("cli-balance-number", {"n": n}) for n in range(t.SLOTS + 1)], {}, BONUSES)
QUESTIONS: tuple[Question, ...] = (DRAFTED, ENTERED, TOKEN, TAKEN, BONUSES, IN_PLAY)
PAIRED = DRAFTED
COLUMNS: tuple[str, ...] = ("drafted", "entered", "years", "faces", "token", "bonuses")

PICK, DRAFTED_PLACE = DRAFTED.offset("pick"), DRAFTED.offset("place")
YEAR, ENTERED_PLACE = ENTERED.offset("year"), ENTERED.offset("place")
FACE_YEAR, FACE_PLACE = TAKEN.offset("year"), TAKEN.offset("place")
TOKEN_PLACE = TOKEN.offset("place")


def conditions(state: State) -> list[int]:
    return [int(state.enchantment) - 1] if state.enchantment else []


def kind_of(by: int) -> int:
    """The card that something came by, −1 for none."""
    if by < t.KIND:
        return by >> 1
    return int(kind_out_of_play(by)) if by < t.BONUS_CARD or by >= t.LATER_KIND else -1


class Seat:
    """What happened to one seat."""

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.picks: list[int] = []
        self.entered: list[int] = []
        self.years: list[int] = []
        self.faces: list[int] = []
        self.face_years: list[int] = []
        self.brought: dict[int, int] = {}

    def bring(self, by: int, crystals: int) -> None:
        """Crystals that came or went by a card of the seat's own."""
        kind = kind_of(by)
        if kind in self.entered:
            self.brought[kind] = self.brought.get(kind, 0) + crystals


def seen(state: State, rows: Sequence[Row], places: Sequence[int]) -> list[Seen]:
    seats = [Seat() for _ in range(state.seats)]
    year = 0
    for kind, who, a, b, detail, _, by in rows:
        if kind == t.E_PICKS:
            seats[who].cards.append(detail)
            seats[who].picks.append(a)
        elif kind == t.E_ENTERS:
            seats[who].entered.append(a)
            seats[who].years.append(year)
        elif kind == t.E_TAKES_DIE:
            seats[who].faces.append(FACE_AT[a * 6 + b])
            seats[who].face_years.append(year)
        elif kind == t.E_CRYSTALS:
            seats[who].bring(by, a)
        elif kind == t.E_LOSES_CRYSTALS:
            seats[who].bring(by, -a)
        elif kind == t.E_GIVES_CRYSTALS:
            seats[b].bring(by, a)
        elif kind == t.E_YEAR:
            year = min(max(a, 1), len(YEARS)) - 1
    return [told(state, seat, found, places[seat]) for seat, found in enumerate(seats)]


def told(state: State, seat: int, found: Seat, place: int) -> Seen:
    cards = [PLACE_OF[kind] for kind in found.cards]
    entered = [PLACE_OF[kind] for kind in found.entered]
    marks = []
    for pick, card in zip(found.picks, cards, strict=True):
        mark = DRAFTED.begin + card * DRAFTED.width
        marks += [mark, mark + PICK + pick, mark + DRAFTED_PLACE + place]
    for card, year in zip(entered, found.years, strict=True):
        mark = ENTERED.begin + card * ENTERED.width
        marks += [mark, mark + YEAR + year, mark + ENTERED_PLACE + place]
    for side, year in zip(found.faces, found.face_years, strict=True):
        mark = TAKEN.begin + side * TAKEN.width
        marks += [mark, mark + FACE_YEAR + year, mark + FACE_PLACE + place]
    token = int(state.ability[seat])
    if token:
        mark = TOKEN.mark(token - 1)
        marks += [mark, mark + TOKEN_PLACE + place]
    bonuses, in_play = int(state.track[seat]), int(state.play_n[seat])
    marks += [BONUSES.mark(bonuses), IN_PLAY.mark(in_play)]
    for i in range(in_play):
        kind = int(state.play[seat * t.SLOTS + i]) >> 1
        found.brought[kind] = found.brought.get(kind, 0) + int(t.PRESTIGE[state.printed[kind]])
    brought = {ENTERED.begin + PLACE_OF[kind] * ENTERED.width: points for kind, points in found.brought.items()}
    years = [year + 1 for year in found.years]
    columns = [cards, entered, years, found.faces, [token] if token else [], [bonuses]]
    return Seen(marks, sorted(set(cards)), brought, columns)
