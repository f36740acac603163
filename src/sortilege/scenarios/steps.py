"""The steps between given and then: what seats choose, are asked, may and may not do, and see."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from sortilege.core.machine import IllegalChoice
from sortilege.scenarios.games import StoryGame
from sortilege.scenarios.options import OptionWords, Unclear
from sortilege.scenarios.place import Place, suggest
from sortilege.scenarios.running import Mismatch, Table, option_words, raise_differences

ONLOOKER = "onlooker"


class Step(Protocol):
    """One step of a story."""

    def run(self, table: Table) -> None:
        """Take the step; raises Mismatch when it does not go as the story says."""

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Choices:
    """`ann: summon amulet_of_fire` — the seat makes these choices, one after the other."""

    seat: int
    options: tuple[str, ...]
    text: str

    def run(self, table: Table) -> None:
        for option in self.options:
            asked = table.ask(self.seat)
            id = pick(table, option, asked.ids())
            if id is None:
                refused = {refusal.id: refusal.reason for refusal in asked.refused}
                reason = refused.get(pick(table, option, list(refused)) or "")
                because = f" ({reason})" if reason else ""
                raise Mismatch(
                    f"{option} is not offered{because}; {table.name(self.seat)} is asked {asked.why}: "
                    f"{', '.join(asked.ids())}"
                )
            table.state.apply(self.seat, table.rules.code_of[id])
            table.check()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class IsAsked:
    """`ann is asked dragon_skull.sacrifice: [...]` — exactly these options; none given checks only what asks."""

    seat: int
    why: str
    options: tuple[str, ...] | None
    text: str

    def run(self, table: Table) -> None:
        asked = table.ask(self.seat)
        if asked.why != self.why:
            raise Mismatch(f"{table.name(self.seat)} is asked {asked.why}, not {self.why}")
        if self.options is None:
            return
        ids = asked.ids()
        meant = {option: pick(table, option, ids) for option in self.options}
        missing = [option for option, id in meant.items() if id is None]
        more = [id for id in ids if id not in meant.values()]
        if missing or more:
            parts = [f"not offered: {', '.join(missing)}"] if missing else []
            parts += [f"offered too: {', '.join(more)}"] if more else []
            raise Mismatch("; ".join(parts))

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class IsNotAsked:
    """`ann is asked nothing`, `nobody is asked`."""

    seat: int | None
    text: str

    def run(self, table: Table) -> None:
        for seat in table.state.open_seats():
            if self.seat is None or seat == self.seat:
                raise Mismatch(f"{table.name(seat)} is asked {table.why(seat)}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class May:
    """`ann may: [...]` — these are among the options."""

    seat: int
    options: tuple[str, ...]
    text: str

    def run(self, table: Table) -> None:
        ids = table.ask(self.seat).ids()
        missing = [option for option in self.options if pick(table, option, ids) is None]
        if missing:
            raise Mismatch(f"not offered: {', '.join(missing)}; offered: {', '.join(ids)}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class MayNot:
    """`ann may not: {summon x: crystals_short}` — refused for that reason; without one, just not offered."""

    seat: int
    reasons: tuple[tuple[str, str | None], ...]
    text: str

    def run(self, table: Table) -> None:
        asked = table.ask(self.seat)
        refused = {refusal.id: refusal.reason for refusal in asked.refused}
        for option, reason in self.reasons:
            if pick(table, option, asked.ids()) is not None:
                raise Mismatch(f"{option} is offered")
            if reason is None:
                continue
            id = pick(table, option, list(refused))
            found = "no reason" if id is None else refused[id]
            if found != reason:
                raise Mismatch(f"{option} is refused with {found}, not {reason}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Tries:
    """`ann tries: summon x` — the engine does not accept it, and nothing changes."""

    seat: int
    option: str
    text: str

    def run(self, table: Table) -> None:
        state, rules = table.state, table.rules
        offered = [rules.ids[code] for code in state.legal(self.seat)]
        if pick(table, self.option, offered) is not None:
            raise Mismatch(f"{self.option} is offered")
        asked = rules.ask(state, self.seat)
        refused = [refusal.id for refusal in asked.refused] if asked else []
        id = pick(table, self.option, refused) or (self.option if self.option in table.words.ids else None)
        if id is None:
            raise Mismatch(f"{self.option} is not offered; write it with its first word to try it all the same")
        before = rules.fields(state)
        try:
            state.apply(self.seat, rules.code_of[id])
        except IllegalChoice:
            if rules.fields(state) != before:
                raise Mismatch(f"{id} was not accepted, yet something changed") from None
            return
        raise Mismatch(f"{id} was accepted")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class TakesBack:
    """`ann takes back` — her sealed choice."""

    seat: int
    text: str

    def run(self, table: Table) -> None:
        if not table.state.take_back(self.seat):
            raise Mismatch(f"{table.name(self.seat)} has no sealed choice to take back")
        table.check()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Sees:
    """`bob sees: {...}` — in his view of the table."""

    seat: int | None
    expected: Any
    text: str

    def run(self, table: Table) -> None:
        view = table.rules.view(table.state, self.seat)
        raise_differences(table.stories.seen_differences(view, self.expected))

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class SeesWords:
    """`bob sees none of: [...]` — not in his view, nor in anything he was told in this story."""

    seat: int | None
    cards: tuple[str, ...]
    all: bool
    text: str

    def run(self, table: Table) -> None:
        told = msgspec.json.encode([table.rules.view(table.state, self.seat), table.events(self.seat)]).decode()
        words = set(re.findall(r"\w+", told))
        for card in self.cards:
            if (card in words) != self.all:
                raise Mismatch(f"{table.name(self.seat)} {'does not see' if self.all else 'sees'} {card}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Check:
    """`then: {...}` in the middle."""

    expected: Any
    text: str

    def run(self, table: Table) -> None:
        raise_differences(table.stories.differences(table.state, self.expected))

    def __str__(self) -> str:
        return self.text


def pick(table: Table, option: str, ids: list[str]) -> str | None:
    try:
        return table.words.pick(option, ids)
    except Unclear as unclear:
        raise Mismatch(str(unclear)) from None


# Reading.

SHAPES = ("is asked", "is asked nothing", "may", "may not", "tries", "takes back", "sees", "sees none of", "sees all of")


class StepReader:
    """Reads the steps of one story."""

    def __init__(self, stories: StoryGame, players: int) -> None:
        self.stories = stories
        self.players = players
        self.words: OptionWords = option_words(stories)
        self.card_ids = {card.id for card in stories.card_facts()}

    def read(self, raw: Any, at: Place) -> Step:
        if isinstance(raw, str):
            raw = {raw: None}
        if not isinstance(raw, dict) or len(raw) != 1 or not isinstance(next(iter(raw)), str):
            raise at.wrong("a step is one line, such as `ann: summon amulet_of_fire`")
        ((said, value),) = raw.items()
        words = said.split()
        text = said if value is None else f"{said}: {shortly(value)}"
        if words == ["nobody", "is", "asked"]:
            return IsNotAsked(None, text)
        at = at.under(said)
        if said == "then":
            return Check(self.stories.read_then(value, at, self.players, False), text)
        watches = words[1:2] == ["sees"]
        seat = None if watches and words[0] == ONLOOKER else self.seat(words[0] if words else "", at)
        return self.read_said(seat, " ".join(words[1:]), value, text, at)

    def read_said(self, seat: int | None, verb: str, value: Any, text: str, at: Place) -> Step:
        if verb == "sees":
            return Sees(seat, self.stories.read_seen(value, at, self.players), text)
        if verb in ("sees none of", "sees all of"):
            return SeesWords(seat, tuple(self.cards(value, at)), verb == "sees all of", text)
        assert seat is not None
        shapes: dict[str, Callable[[], Step]] = {
            "": lambda: Choices(seat, self.options(value, at), text),
            "is asked nothing": lambda: IsNotAsked(seat, text),
            "may": lambda: May(seat, self.options(value, at), text),
            "may not": lambda: MayNot(seat, self.reasons(value, at), text),
            "tries": lambda: Tries(seat, self.one_option(value, at), text),
            "takes back": lambda: TakesBack(seat, text),
        }
        if verb in shapes:
            return shapes[verb]()
        if verb.startswith("is asked "):
            why = verb.removeprefix("is asked ")
            if why not in self.stories.whys:
                raise at.wrong(f"nothing asks {why!r}{suggest(why, self.stories.whys)}")
            return IsAsked(seat, why, None if value is None else self.options(value, at, empty=True), text)
        raise at.wrong(f"no step {verb!r}{suggest(verb, SHAPES) or '; known are ' + ', '.join(SHAPES)}")

    def seat(self, word: str, at: Place) -> int:
        names = self.stories.seat_names
        seat = names.index(at.one_of(word, names, "seat"))
        if seat >= self.players:
            raise at.wrong(f"{word} does not sit at a table for {self.players}; give them something, or say players")
        return seat

    def options(self, value: Any, at: Place, empty: bool = False) -> tuple[str, ...]:
        options = tuple(self.words.read(value, at))
        if not options and not empty:
            raise at.wrong("no option is named")
        return options

    def one_option(self, value: Any, at: Place) -> str:
        options = self.options(value, at)
        if len(options) > 1:
            raise at.wrong("one option at a time")
        return options[0]

    def reasons(self, value: Any, at: Place) -> tuple[tuple[str, str | None], ...]:
        if not isinstance(value, dict):
            return tuple((option, None) for option in self.options(value, at))
        found: list[tuple[str, str | None]] = []
        for option, reason in at.mapping(value).items():
            known = None if reason is None else at.under(option).one_of(reason, self.stories.reasons, "reason")
            found.append((self.one_option(option, at), known))
        return tuple(found)

    def cards(self, value: Any, at: Place) -> list[str]:
        words = at.words(value)
        for word in words:
            if word not in self.card_ids:
                raise at.wrong(f"no card {word!r}{suggest(word, self.card_ids)}")
        return words


def shortly(value: Any) -> str:
    """A value in one line, as a story writes it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {shortly(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(shortly(item) for item in value) + "]"
    if value is None:
        return "~"
    return str(value).lower() if isinstance(value, bool) else str(value)
