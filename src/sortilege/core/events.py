"""Events: what happened, as a key and typed arguments; the Fluent files hold the sentences."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from sortilege.core.engine.machine import NOBODY, ONLOOKERS
from sortilege.core.text.message import Message
from sortilege.deprecated import keep_old_names

WENT_BACK = -1  # the one kind of event that belongs to no game: the table returned to an earlier state


class Event(msgspec.Struct, frozen=True):
    """One event as one viewer may know it; if a detail is hidden, it is absent and the key ends in -hidden."""

    key: str
    args: dict[str, int | str]
    said: Message | UnsetType = UNSET  # set only for people


class EventKind(NamedTuple):
    """One kind of event: its key, and a name for each of its numbers; "" means unused.

    `hidden` names a detail that not every viewer may know. `by_nobody` is the key of events without an actor.
    """

    key: str
    first: str = ""
    second: str = ""
    hidden: str = ""
    by_nobody: str = ""


@dataclass(frozen=True)
class Events:
    """The kinds of events of one game, by number.

    `word` translates the number of a named argument for the texts; `subject` names the cause, which is left out if it
    is the same as the argument `thing`.
    """

    kinds: Mapping[int, EventKind]
    word: Callable[[str, int], int | str]
    subject: Callable[[int], str]
    thing: str = "card"
    onlookers: int = ONLOOKERS

    def event(self, row: tuple[int, ...], seat: int | None) -> Event:
        """Return a recorded row as this viewer may know it."""
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
