"""The steps between `given` and `then`: what seats choose, are asked, may and may not do, and see."""

import re
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec

from sortilege.core.errors import IllegalChoice
from sortilege.stories.move_names import AmbiguousMove
from sortilege.stories.runner import Mismatch, StoryTable, raise_differences


class StoryStep(Protocol):
    """One step of a story."""

    def run(self, table: StoryTable) -> None:
        """Run the step; raises Mismatch when it does not go as the story says."""

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Choices:
    """`ann: summon lantern_moth` — the seat makes these choices in order."""

    seat: int
    options: tuple[str, ...]
    text: str

    def run(self, table: StoryTable) -> None:
        for option in self.options:
            asked = table.ask(self.seat)
            id = pick_option(table, option, asked.ids())
            if id is None:
                refused = {refusal.id: refusal.reason for refusal in asked.refused}
                reason = refused.get(pick_option(table, option, list(refused)) or "")
                because = f" ({reason})" if reason else ""
                raise Mismatch(
                    f"{option} is not offered{because}; {table.name(self.seat)} is asked {asked.why}: "
                    f"{', '.join(asked.ids())}{table.forced_answers()}"
                )
            table.choose(self.seat, id)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class IsAsked:
    """`ann is asked lantern_moth.sacrifice: [...]` — exactly these moves; without moves, only what asks."""

    seat: int
    why: str
    options: tuple[str, ...] | None
    text: str

    def run(self, table: StoryTable) -> None:
        asked = table.ask(self.seat)
        if asked.why != self.why:
            raise Mismatch(f"{table.name(self.seat)} is asked {asked.why}, not {self.why}")
        if self.options is None:
            return
        ids = asked.ids()
        meant = {option: pick_option(table, option, ids) for option in self.options}
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

    def run(self, table: StoryTable) -> None:
        for seat in table.state.open_seats():
            if self.seat is None or seat == self.seat:
                raise Mismatch(f"{table.name(seat)} is asked {table.why(seat)}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class May:
    """`ann may: [...]` — the moves include these."""

    seat: int
    options: tuple[str, ...]
    text: str

    def run(self, table: StoryTable) -> None:
        ids = table.ask(self.seat).ids()
        missing = [option for option in self.options if pick_option(table, option, ids) is None]
        if missing:
            raise Mismatch(f"not offered: {', '.join(missing)}; offered: {', '.join(ids)}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class MayNot:
    """`ann may not: {summon x: crystals_short}` — refused for that reason; without a reason, not offered."""

    seat: int
    reasons: tuple[tuple[str, str | None], ...]
    text: str

    def run(self, table: StoryTable) -> None:
        asked = table.ask(self.seat)
        refused = {refusal.id: refusal.reason for refusal in asked.refused}
        for option, reason in self.reasons:
            id = pick_option(table, option, [*asked.ids(), *refused])
            if id is not None and id not in refused:
                raise Mismatch(f"{id} is offered")
            if reason is None:
                continue
            found = "no reason" if id is None else refused[id]
            if found != reason:
                raise Mismatch(f"{option} is refused with {found}, not {reason}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Tries:
    """`ann tries: summon x` — the engine rejects it and the state does not change."""

    seat: int
    option: str
    text: str

    def run(self, table: StoryTable) -> None:
        state, rules = table.state, table.rules
        asked = table.ask(self.seat)
        offered, refused = asked.ids(), [refusal.id for refusal in asked.refused]
        id = pick_option(table, self.option, offered + refused) or (
            self.option if self.option in table.words.ids else None
        )
        if id in offered:
            raise Mismatch(f"{id} is offered")
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
    """`ann takes back` — the seat takes back its sealed choice."""

    seat: int
    text: str

    def run(self, table: StoryTable) -> None:
        if not table.state.take_back(self.seat):
            raise Mismatch(f"{table.name(self.seat)} has no sealed choice to take back")
        table.check()

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class EverybodyAnswers:
    """`everybody answers draft` — every seat with this ask takes its first move until no seat has it."""

    why: str
    text: str

    def run(self, table: StoryTable) -> None:
        asked = self.asked_seats(table)
        if not asked:
            raise Mismatch(f"nobody is asked {self.why}")
        while asked:
            table.choose(asked[0], table.ask(asked[0]).ids()[0])
            asked = self.asked_seats(table)

    def asked_seats(self, table: StoryTable) -> list[int]:
        return [seat for seat in table.state.open_seats() if table.why(seat) == self.why]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Sees:
    """`bob sees: {...}` — in this seat's view of the table."""

    seat: int | None
    expected: Any
    text: str

    def run(self, table: StoryTable) -> None:
        view = table.rules.view(table.state, self.seat)
        raise_differences(table.stories.seen_differences(view, self.expected))

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class SeesWords:
    """`bob sees none of: [...]` — neither in the seat's view nor in its events of this story."""

    seat: int | None
    cards: tuple[str, ...]
    all: bool
    text: str

    def run(self, table: StoryTable) -> None:
        seen = msgspec.json.encode([table.rules.view(table.state, self.seat), table.events(self.seat)]).decode()
        words = set(re.findall(r"\w+", seen))
        for card in self.cards:
            if (card in words) != self.all:
                raise Mismatch(f"{table.name(self.seat)} {'does not see' if self.all else 'sees'} {card}")

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class ChecksTable:
    """`then: {...}` between other steps."""

    expected: Any
    text: str

    def run(self, table: StoryTable) -> None:
        raise_differences(table.stories.differences(table.state, self.expected))

    def __str__(self) -> str:
        return self.text


def pick_option(table: StoryTable, option: str, ids: list[str]) -> str | None:
    try:
        return table.words.pick(option, ids)
    except AmbiguousMove as unclear:
        raise Mismatch(str(unclear)) from None
