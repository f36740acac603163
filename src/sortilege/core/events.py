"""What happened, as a key and typed arguments; the sentences live in the Fluent files."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from sortilege.core.engine.machine import NOBODY, ONLOOKERS
from sortilege.core.text.message import Message
from sortilege.deprecated import keep_old_names

WENT_BACK = -1  # the kind of the one event that is the table's and no game's: it is back at an earlier moment


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, as one viewer may know it; a hidden detail is absent and the key ends in -hidden."""

    key: str
    args: dict[str, int | str]
    said: Message | UnsetType = UNSET  # where it is told to a person


class EventKind(NamedTuple):
    """One kind of event: its key, and the names of its numbers, which tell what they are; "" is none.

    `hidden` is the name of a detail that not everybody may know. Where nobody does it, the key may be another one.
    """

    key: str
    first: str = ""
    second: str = ""
    hidden: str = ""
    by_nobody: str = ""


@dataclass(frozen=True)
class Events:
    """All that happens in one game, by number.

    `word` turns a number into what texts use, by the name of the argument; `subject` names the cause, which is left
    out where it is the `thing` that the event is about.
    """

    kinds: Mapping[int, EventKind]
    word: Callable[[str, int], int | str]
    subject: Callable[[int], str]
    thing: str = "card"
    onlookers: int = ONLOOKERS

    def event(self, row: tuple[int, ...], seat: int | None) -> Event:
        """One recorded row as this viewer may know it."""
        kind, who, a, b, detail, seen, by = row
        if kind == WENT_BACK:
            return Event("went_back", {})
        it = self.kinds[kind]
        key = it.key
        args: dict[str, int | str] = {}
        if who != NOBODY:
            args["who"] = int(who)
        elif it.by_nobody:
            key = it.by_nobody
        for name, number in ((it.first, a), (it.second, b)):
            if name:
                args[name] = self.word(name, int(number))
        if it.hidden:
            if seen & 1 << (self.onlookers if seat is None else seat):
                args[it.hidden] = self.word(it.hidden, int(detail))
            else:
                key += "-hidden"
        cause = self.subject(int(by)) if by >= 0 else ""
        if cause and args.get(self.thing) != cause:
            args["by"] = cause
        return Event(key, args)


keep_old_names(__name__)
