"""The table a story starts with, read strictly from its `given`."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sortilege.core.errors import BadOptions
from sortilege.core.text.message import message
from sortilege.games.spellbook.engine.constants import (
    ALTAR_MAX,
    BOARD_SPACES,
    COPIES_OF_EACH,
    MATERIA_TYPES,
    OPPONENT_SPACES,
    POOL_SIZE,
)
from sortilege.games.spellbook.options import VALUES, complete
from sortilege.games.spellbook.presentation.ids import COLORS
from sortilege.games.spellbook.story.terms import (
    ANY,
    MATERIA_NUMBER,
    SPELL_NUMBER,
    LearnedSpell,
    color_of,
    read_materia,
    read_spells,
)
from sortilege.stories.source_location import SEATS, SourceLocation

MOMENTS = ("morning", "midday", "evening", "end_of_day", "new")
TABLE_KEYS = (
    *("players", "options", "spells", "moment", "turn", "first", "day", "triggered"),
    *("altar", "pouch", "only_pouch", "box", "opponent", "deal"),
)
NEW_KEYS = ("players", "options", "spells", "moment", "first", "deal")
SEAT_KEYS = ("pool", "board", "spells")
ALTAR = 5
SOLO_ALTAR = 7


@dataclass
class SeatGiven:
    """The materia (as numbers) and spells of one seat."""

    pool: list[int]
    board: list[int]
    spells: dict[int, LearnedSpell]


@dataclass
class Given:
    """A complete table."""

    at: SourceLocation
    players: int
    options: dict[str, str]
    spells: list[int]
    moment: str
    turn: int
    first: int
    day: int
    triggered: bool
    altar: list[int]
    pouch: list[int]  # drawn next
    rest: list[int]  # the remaining materia of the pouch
    only_pouch: bool
    box: list[int]
    seats: list[SeatGiven]
    opponent: list[int]
    lower: list[int]
    deal: int


def read_given(raw: Any, at: SourceLocation) -> Given:
    """Read the given table; an impossible one is an error with its location."""
    table = at.mapping(raw or {}, (*TABLE_KEYS, *SEATS))
    players = read_players(table, at)
    moment = at.under("moment").one_of(table.get("moment", "morning"), MOMENTS, "moment")
    if moment == "new":
        for key in table:
            if key not in NEW_KEYS:
                raise at.under(key).wrong(message("engine-moment-no-meaning", moment="new"))
    spells = read_game_spells(table, at)
    first = at.under("first").seat(table.get("first", "ann"), players)
    raw_seats = [at.under(name).mapping(table.get(name) or {}, SEAT_KEYS) for name in SEATS[:players]]
    learned = [
        read_spells(here.get("spells") or {}, at.under(f"{name}.spells"))
        for name, here in zip(SEATS, raw_seats, strict=False)
    ]
    for name, here in zip(SEATS, learned, strict=False):
        for spell in here:
            if SPELL_NUMBER[spell] not in spells:
                other = next(id for id, n in SPELL_NUMBER.items() if n == spells[color_of(spell)])
                why = message("engine-moment-other-spell", color=COLORS[color_of(spell)], spell=other)
                raise at.under(f"{name}.spells").wrong(why)
    stock = UnplacedMateria(at, bool(table.get("only_pouch")))
    tokens = [stock.tokens(here, at.under(f"{name}.spells")) for name, here in zip(SEATS, learned, strict=False)]
    opponent = at.under("opponent").mapping(table.get("opponent") or {}, ("board", "lower"))
    if opponent and players > 1:
        raise at.under("opponent").wrong(message("engine-moment-opponent"))
    solo = SOLO_ALTAR if players == 1 else ALTAR
    keys: dict[str, tuple[Any, int]] = {
        **{f"{SEATS[s]}.pool": (raw_seats[s].get("pool", "none"), POOL_SIZE) for s in range(players)},
        **{f"{SEATS[s]}.board": (raw_seats[s].get("board", "none"), BOARD_SPACES) for s in range(players)},
        "altar": (table.get("altar", solo), ALTAR_MAX),
        "pouch": (table.get("pouch", "none"), 105),
        "box": (table.get("box", "none"), 105),
        "opponent.board": (opponent.get("board", "none"), OPPONENT_SPACES),
        "opponent.lower": (opponent.get("lower", "none"), 105),
    }
    words: dict[str, list[str]] = {}
    for key, (value, most) in keys.items():
        words[key] = read_materia(value, at.under(key))
        if len(words[key]) > most:
            raise at.under(key).wrong(message("engine-moment-room", most=most))
        stock.take(words[key], at.under(key))
    laid = {key: stock.fill(here, at.under(key)) for key, here in words.items()}
    return Given(
        at=at,
        players=players,
        options=read_options(table, at.under("options"), players),
        spells=spells,
        moment=moment,
        turn=at.under("turn").seat(table.get("turn", SEATS[first]), players),
        first=first,
        day=at.under("day").number(table.get("day", 9), 2, 999),
        triggered=at.under("triggered").flag(table.get("triggered", False)),
        altar=laid["altar"],
        pouch=laid["pouch"],
        rest=[] if stock.only else stock.rest(),
        only_pouch=stock.only,
        box=laid["box"],
        seats=[SeatGiven(laid[f"{SEATS[s]}.pool"], laid[f"{SEATS[s]}.board"], tokens[s]) for s in range(players)],
        opponent=laid["opponent.board"],
        lower=laid["opponent.lower"],
        deal=at.under("deal").number(table.get("deal", 0), 0, 10**9),
    )


class UnplacedMateria:
    """The 105 materia, and which of them the story has not yet placed."""

    def __init__(self, at: SourceLocation, only: bool) -> None:
        self.at = at
        self.only = only
        self.left = Counter(dict.fromkeys(range(MATERIA_TYPES), COPIES_OF_EACH))

    def take(self, words: list[str], at: SourceLocation) -> None:
        for word in words:
            if word != ANY:
                self.remove(MATERIA_NUMBER[word], at)

    def remove(self, materia: int, at: SourceLocation) -> None:
        if not self.left[materia]:
            name = next(id for id, n in MATERIA_NUMBER.items() if n == materia)
            raise at.wrong(message("engine-moment-sixth", materia=name))
        self.left[materia] -= 1

    def tokens(self, spells: Mapping[str, LearnedSpell], at: SourceLocation) -> dict[int, LearnedSpell]:
        """Place the materia on the cards; a round one where the story names none."""
        found: dict[int, LearnedSpell] = {}
        for spell, learned in spells.items():
            if learned.level:
                token = learned.token or f"{COLORS[color_of(spell)]}_round"
                self.remove(MATERIA_NUMBER[token], at.under(spell))
                found[color_of(spell)] = LearnedSpell(learned.level, token, learned.today)
        return found

    def fill(self, words: list[str], at: SourceLocation) -> list[int]:
        """Replace `any` by what is left, as varied as possible."""
        found = []
        for word in words:
            if word == ANY:
                # the next in a sequence of colors and runes that is left
                most = max(self.left.values())
                if most == 0:
                    raise at.wrong(message("engine-moment-none-left"))
                materia = min(
                    (m for m in range(MATERIA_TYPES) if self.left[m] == most), key=lambda m: (m * 4) % MATERIA_TYPES
                )
                self.left[materia] -= 1
                found.append(materia)
            else:
                found.append(MATERIA_NUMBER[word])
        return found

    def rest(self) -> list[int]:
        """The materia that the story does not mention, mixed, in drawing order."""
        found = []
        while any(self.left.values()):
            for k in range(MATERIA_TYPES):
                materia = (k * 4) % MATERIA_TYPES
                if self.left[materia]:
                    self.left[materia] -= 1
                    found.append(materia)
        return found


def read_players(table: Mapping[str, Any], at: SourceLocation) -> int:
    seated = max((SEATS.index(name) + 1 for name in SEATS if name in table), default=1)
    if "players" not in table:
        return 1 if "opponent" in table else max(2, seated)
    players = at.under("players").number(table["players"], 1, 4)
    if seated > players:
        raise at.wrong(message("engine-moment-no-seat", who=SEATS[seated - 1], players=players, least=seated))
    return players


def read_options(table: Mapping[str, Any], at: SourceLocation, players: int) -> dict[str, str]:
    raw = at.mapping(table.get("options") or {}, tuple(VALUES))
    given = {key: str(value) for key, value in raw.items()}
    if any(key in COLORS or key == "spells" for key in given):
        raise at.wrong(message("engine-moment-spells-under"))
    if "first" in given:
        raise at.wrong(message("engine-moment-first-under"))
    for spell in at.under("spells").words(table.get("spells", "none")):
        given[COLORS[color_of(spell)]] = spell
    given["spells"] = "set_1"
    given["first"] = str(SEATS.index(table.get("first", "ann")) + 1)
    try:
        return complete(given, players)
    except BadOptions as bad:
        raise at.wrong(bad.said) from None


def read_game_spells(table: Mapping[str, Any], at: SourceLocation) -> list[int]:
    """The seven spells by color: the named ones, else those of set 1."""
    found = list(range(7))
    named: dict[int, str] = {}
    place = at.under("spells")
    for word in place.words(table.get("spells", "none")):
        spell = place.one_of(word, SPELL_NUMBER, "spell")
        color = color_of(spell)
        if named.get(color, spell) != spell:
            why = message("engine-moment-both", one=named[color], other=spell, color=COLORS[color])
            raise place.wrong(why)
        named[color] = spell
        found[color] = SPELL_NUMBER[spell]
    return found
