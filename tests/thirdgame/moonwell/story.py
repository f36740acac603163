"""Stories about Moonwell: read a position, build it, and compare the result with what the story expects."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from moonwell.charms import CHARMS, COPIES, MOON, MOST_SEATS, NIGHTS, STRENGTH, TABLES
from moonwell.names import ASK_BUILDER
from moonwell.rules import MOONWELL
from moonwell.setup import deal, fill_deck
from moonwell.state import LAYING, State, box
from moonwell.view import View, view
from sortilege.core.engine.machine import Recorder
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import BadOptions, BadStory
from sortilege.stories.default_story_game import DefaultStoryGame
from sortilege.stories.expectations import (
    AtRest,
    Exactly,
    Expectation,
    ExpectationReader,
    Expectations,
    SameWords,
    asks_reader,
    read_expectations,
    read_flag,
    read_number,
    read_seats,
)
from sortilege.stories.mutant import Mutant
from sortilege.stories.source_location import SEATS, SourceLocation
from sortilege.stories.story_game import shuffle

TABLE_KEYS = ("players", "options", "moment", "night", "moon", "well", "first", "deck", "rolls", "opponent")
SEAT_KEYS = ("hand", "last", "drops")


@dataclass(frozen=True)
class Given:
    """A position in which charms are being laid, or a new game."""

    players: int
    options: dict[str, str]
    new: bool
    night: int
    moon: int
    well: int
    first: int
    deck: list[int]  # the first is drawn first; the remaining charms lie below
    rolls: list[int]
    hands: list[list[int]]
    last: list[int]  # charms turned over last night, the well's after the seats'; −1 for none
    drops: list[int]
    opponent: int


def charms(value: Any, at: SourceLocation) -> list[int]:
    return [CHARMS.index(at.one_of(word, CHARMS, "charm")) for word in at.words(value)]


def read_given(raw: Any, at: SourceLocation) -> Given:
    table = at.mapping(raw or {}, (*TABLE_KEYS, *SEATS[:MOST_SEATS]))
    named = [seat for seat, name in enumerate(SEATS) if name in table]
    players = at.under("players").number(table.get("players", max(named, default=1) + 1), 1, MOST_SEATS)
    try:
        chosen = at.under("options").mapping(table.get("options") or {})
        options = MOONWELL.complete({key: str(value) for key, value in chosen.items()}, players)
    except BadOptions as error:
        raise at.under("options").wrong(str(error)) from None
    places = [at.under(SEATS[seat]) for seat in range(players)]
    here = [place.mapping(table.get(SEATS[seat]) or {}, SEAT_KEYS) for seat, place in enumerate(places)]
    well = at.under("opponent").mapping(table.get("opponent") or {}, ("last", "drops"))
    moon = at.under("moon").number(table.get("moon", 1), 1, MOON)
    given = Given(
        players=players,
        options=options,
        new=at.under("moment").one_of(table.get("moment", "lay"), ("lay", "new"), "moment") == "new",
        night=at.under("night").number(table.get("night", 2), 1, NIGHTS),
        moon=moon,
        well=at.under("well").number(table.get("well", moon), 0, 99),
        first=at.under("first").seat(table.get("first", "ann"), players),
        deck=charms(table.get("deck", "none"), at.under("deck")),
        rolls=[at.under("rolls").number(int(n), 1, MOON) for n in str(table.get("rolls", "")).split()],
        hands=[charms(one.get("hand", "none"), place.under("hand")) for one, place in zip(here, places, strict=True)],
        last=[(charms(one.get("last", "none"), at) or [-1])[0] for one in (*here, well)],
        drops=[
            place.under("drops").number(one.get("drops", 0), 0, 99) for one, place in zip(here, places, strict=True)
        ],
        opponent=at.under("opponent").number(well.get("drops", 0), 0, 99),
    )
    used = [*given.deck, *(charm for hand in given.hands for charm in hand), *(one for one in given.last if one >= 0)]
    for charm in range(len(CHARMS)):
        if used.count(charm) > COPIES:
            raise at.wrong(f"there are only {COPIES} of {CHARMS[charm]}, and here are {used.count(charm)}")
    return given


def build(given: Given, recorder: Recorder | None = None, rng: Rng | None = None) -> State:
    options = MOONWELL.options.numbers(given.options)
    own = rng.child() if rng else rng_from_seed(1)
    if given.new:
        return deal(own, given.players, options)
    own.loaded = vec[i64]([i64(n - 1) for n in given.rolls])
    s = State(own, given.players)
    s.recorder, s.options = recorder, options
    s.round, s.moon, s.well, s.first, s.opponent = given.night, given.moon, given.well, given.first, given.opponent
    rest = box()
    for seat, hand in enumerate(given.hands):
        s.drops[seat] = given.drops[seat]
        for charm in hand:
            s.hand[seat * len(CHARMS) + charm] += 1
            rest.remove(charm)
    for player, charm in enumerate(given.last):
        if charm >= 0 and given.night > 1:
            s.played[player * NIGHTS + given.night - 2] = charm + 1
            rest.remove(charm)
    for charm in given.deck:
        rest.remove(charm)
    fill_deck(s, [*shuffle(rest, rng), *reversed(given.deck)])
    s.push(LAYING, 0, 0, -1)
    s.settle()
    return s


def facts(state: State) -> dict[str, Any]:
    """Return the whole state: the public part, each seat's secrets and the order of the deck."""
    found = seen_facts(view(state, None))
    for seat in range(state.seats):
        own = view(state, seat).me
        assert own is not None
        found[SEATS[seat]] |= {"hand": list(own.hand), "laid": own.sealed or "none"}
    return found | {"deck": [CHARMS[charm] for charm in reversed(list(state.deck[: state.deck_n]))]}


def seen_facts(seen: View) -> dict[str, Any]:
    found: dict[str, Any] = {
        "night": seen.round,
        "moon": seen.moon,
        "well": seen.well,
        "first": SEATS[seen.first],
        "over": seen.over,
        "winners": [SEATS[seat] for seat in seen.winners],
        "asked": {SEATS[seat]: seen.why for seat in seen.open},
    }
    for seat, it in enumerate(seen.seats):
        own = seen.me if seat == seen.seat else None
        found[SEATS[seat]] = {"drops": it.points, "played": list(it.played), "cards": it.cards}
        found[SEATS[seat]] |= {"hand": list(own.hand), "laid": own.sealed or "none"} if own else {}
    if seen.opponent is not None:
        found["opponent"] = {"drops": seen.opponent.points, "played": list(seen.opponent.played)}
    return found


def some(value: Any, at: SourceLocation, players: int) -> Expectation:
    return SameWords([CHARMS[charm] for charm in charms(value, at)])


def one(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(at.one_of(value, (*CHARMS, "none"), "charm"))


def whose(value: Any, at: SourceLocation, players: int) -> Expectation:
    return Exactly(SEATS[at.seat(value, players)])


@dataclass(frozen=True)
class OnTop:
    """Return the next charms of the deck."""

    words: list[str]

    def fits(self, found: list[str]) -> bool:
        return found[: len(self.words)] == self.words

    def show(self, found: list[str]) -> str:
        return " ".join(found[: len(self.words)])

    def __str__(self) -> str:
        return " ".join(self.words)


def on_top(value: Any, at: SourceLocation, players: int) -> Expectation:
    return OnTop([CHARMS[charm] for charm in charms(value, at)])


TABLE: dict[str, ExpectationReader] = {
    **dict.fromkeys(("night", "moon", "well"), read_number),
    "first": whose,
    "deck": on_top,
    "over": read_flag,
    "winners": read_seats,
    "asked": asks_reader(MOONWELL.whys),
}
SEAT: dict[str, ExpectationReader] = {
    "drops": read_number,
    "cards": read_number,
    "hand": some,
    "played": some,
    "laid": one,
}


class MoonwellStory(DefaultStoryGame):
    rules = MOONWELL
    whys = MOONWELL.whys
    staged = ("rolls",)
    cards = CHARMS
    build = staticmethod(build)
    facts = staticmethod(facts)
    seen_facts = staticmethod(seen_facts)

    def read_given(self, raw: Any, at: SourceLocation, story: Mapping[str, Any] | None = None) -> Given:
        return read_given(raw, at)

    def read_then(self, raw: Any, at: SourceLocation, players: int, final: bool) -> Expectations:
        expected = read_expectations(raw, at, players, TABLE, {**dict.fromkeys(SEATS, SEAT), "opponent": SEAT})
        return {"asked": AtRest(("lay",)), **expected} if final else expected

    def describe(self, state: State, seat: int | None = None) -> dict[str, Any]:
        if seat is not None:
            raise BadStory("hands of Moonwell cannot be left open, so a story tells all of them")
        if ASK_BUILDER.why(state) != "lay" or any(state.laid):
            raise BadStory("a story begins where everybody is about to lay a charm; try another choice of the record")
        found = facts(state)
        given: dict[str, Any] = {"players": int(state.seats), "options": MOONWELL.options.words(state.options)}
        given |= {key: found[key] for key in ("night", "moon", "well", "first", "deck")}
        last = [
            CHARMS[charm] if charm >= 0 else "none" for charm in (state.turned(p, 1) for p in range(state.seats + 1))
        ]
        for n, name in enumerate(SEATS[: state.seats]):
            given[name] = {"hand": found[name]["hand"], "last": last[n], "drops": found[name]["drops"]}
        if state.seats == 1:
            given["opponent"] = {"last": last[-1], "drops": state.opponent}
        return {"given": given}

    def mutants(self) -> list[Mutant]:
        """Yield neighboring charms, and every other number plus or minus one."""
        found: list[Mutant] = []
        for charm, name in enumerate(CHARMS):
            for other in STRENGTH[max(0, charm - 1) : charm] + STRENGTH[charm + 1 : charm + 2]:
                found.append(
                    Mutant(name, f"strength {other} instead of {STRENGTH[charm]}", (("STRENGTH", charm, other),))
                )
            for table, values in TABLES.items():
                if table == "STRENGTH":
                    continue
                for n in (values[charm] - 1, values[charm] + 1):
                    if n >= 0:
                        found.append(
                            Mutant(name, f"{table.lower()} {n} instead of {values[charm]}", ((table, charm, n),))
                        )
        return found

    def tables(self) -> Mapping[str, Any]:
        return TABLES


STORY = MoonwellStory()
