"""Replays what the other players did last, for a viewer who missed it."""

from itertools import takewhile

from sortilege.core import record as records
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import NOBODY, Record
from sortilege.core.session import replay
from sortilege.tables.content.replay_frames import advance, replay_frame
from sortilege.tables.protocol.after_game import ReplayFrame
from sortilege.tables.storage.store import LogEntry

MAX_CHOICES = 100
MAX_SHOWN_STEPS = 500  # of the end of a log, among which the turn is looked for


def last_turn(record: Record, visible_steps: list[tuple[int, LogEntry]], viewer: int | None) -> tuple[ReplayFrame, ...]:
    """Return the table before the last turn and after each choice of it, with the viewer's version numbers.

    For a seat, the turn is what the others did between two of its own choices; for a spectator, what one player did.
    `visible_steps` are the last entries that the viewer may see, with their versions. Entries hidden from the viewer
    are played but get no frame. Returns nothing if no other player has chosen.
    """
    visible_steps = visible_steps[:]
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
        for n, (seat, id) in enumerate(record.choices[start : end + 1], start):
            events_before = advance(game, seat, id)
            if version := versions.get(n):
                frames.append(replay_frame(game, version, viewer, None if seat == NOBODY else seat, events_before))
    except SortilegeError:
        return ()  # the game goes on without this replay
    return tuple(frames)
