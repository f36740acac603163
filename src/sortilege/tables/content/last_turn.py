"""What others did last, choice by choice, as one viewer saw it then: for whoever has not seen it."""

from collections.abc import Sequence
from itertools import takewhile

from sortilege.core import record as records
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import NOBODY, Record
from sortilege.core.session import replay
from sortilege.tables.content.frames import frame, go_on
from sortilege.tables.live.live_table import visible
from sortilege.tables.protocol.after_game import ReplayFrame
from sortilege.tables.storage.store import LogEntry

MOST = 100  # choices


def last_turn(record: Record, entries: Sequence[LogEntry], viewer: int | None) -> tuple[ReplayFrame, ...]:
    """The table before it and after each choice, numbered as this viewer counts; nothing where nobody else has chosen.

    To a seat it is what others did between two choices of its own, to an onlooker what one player did. What the viewer
    was not to notice is played too, and not told.
    """
    seen = list(enumerate((one for one in entries if visible(one, viewer)), 1))
    while seen and seen[-1][1].seat == viewer:
        seen.pop()
    first = records.stretches(record)[-1].start  # what came before can only be replayed by the rules it was played by
    last = seen[-1][1].seat if seen else NOBODY

    def in_turn(step: tuple[int, LogEntry]) -> bool:
        return step[1].n >= first and (step[1].seat == last if viewer is None else step[1].seat != viewer)

    turn = list(takewhile(in_turn, reversed(seen)))[:MOST]
    if not turn:
        return ()
    versions = {one.n: version for version, one in turn}
    start, end = min(versions), max(versions)
    try:
        game = replay(kit(record.game).rules, record, start)
        found = [frame(game, versions[start] - 1, viewer)]
        for one in entries[start : end + 1]:
            before = go_on(game, one.seat, one.id)
            if version := versions.get(one.n):
                found.append(frame(game, version, viewer, None if one.seat == NOBODY else one.seat, before))
    except SortilegeError:
        return ()  # as good as not seen: nobody needs it to play on
    return tuple(found)
