"""Replays what the other players did last, for a viewer who missed it."""

from collections.abc import Sequence
from itertools import takewhile

from sortilege.core import record as records
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import NOBODY, Record
from sortilege.core.session import replay
from sortilege.tables.content.frames import advance, replay_frame
from sortilege.tables.protocol.after_game import ReplayFrame
from sortilege.tables.storage.store import LogEntry

MAX_CHOICES = 100


def last_turn(record: Record, entries: Sequence[LogEntry], viewer: int | None) -> tuple[ReplayFrame, ...]:
    """Return the table before the last turn and after each choice of it, with the viewer's version numbers.

    For a seat, the turn is what the others did between two of its own choices; for a spectator, what one player did.
    Entries hidden from the viewer are played but get no frame. Returns nothing if no other player has chosen.
    """
    visible_steps = list(enumerate((one for one in entries if one.visible_to(viewer)), 1))
    while visible_steps and visible_steps[-1][1].seat == viewer:
        visible_steps.pop()
    first = records.stretches(record)[-1].start  # earlier choices need the rules of an earlier release
    last = visible_steps[-1][1].seat if visible_steps else NOBODY

    def in_turn(step: tuple[int, LogEntry]) -> bool:
        return step[1].n >= first and (step[1].seat == last if viewer is None else step[1].seat != viewer)

    turn = list(takewhile(in_turn, reversed(visible_steps)))[:MAX_CHOICES]
    if not turn:
        return ()
    versions = {one.n: version for version, one in turn}
    start, end = min(versions), max(versions)
    try:
        game = replay(kit(record.game).rules, record, start)
        frames = [replay_frame(game, versions[start] - 1, viewer)]
        for one in entries[start : end + 1]:
            events_before = advance(game, one.seat, one.id)
            if version := versions.get(one.n):
                who = None if one.seat == NOBODY else one.seat
                frames.append(replay_frame(game, version, viewer, who, events_before))
    except SortilegeError:
        return ()  # the game goes on without this replay
    return tuple(frames)
