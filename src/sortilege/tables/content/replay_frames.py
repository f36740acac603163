"""Replay frames of a finished game: the table after each choice, as one seat or a spectator saw it."""

import msgspec

from sortilege.core import record as records
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import NOBODY, WENT_BACK, Record
from sortilege.core.session import Session, replay
from sortilege.core.text.game_messages import status_message
from sortilege.tables.live.presenter import event_messages
from sortilege.tables.protocol.after_game import ReplayFrame, ReplayFrames
from sortilege.tables.refusals import NotThere

MAX_FRAMES = 32  # in one answer


def replay_frames(record: Record, since: int, seat: int | None, most: int = MAX_FRAMES) -> ReplayFrames:
    """Return up to `most` frames from `since` on; frame n is the table after n choices.

    If the rules changed during the game, the frames begin at the last change, because only the previous release can
    replay what came before.
    """
    if seat is not None and seat >= len(record.seats):
        raise NotThere("server-no-seat")
    try:
        first, last = records.stretches(record)[-1].start, len(record.choices)
        since = min(max(since, first), last)
        # Replay to one choice earlier, so that the first frame, too, has the events that led to it.
        game = replay(kit(record.game).rules, record, max(first, since - 1))
        frames = [replay_frame(game, first, seat)] if since == first else []
        for who, id in record.choices[len(game.choices) : since + most - 1]:
            frames.append(next_frame(game, who, id, seat))
    except SortilegeError as error:
        raise NotThere("server-no-replay", why=error.said) from None
    return ReplayFrames(first=first, last=last, frames=tuple(frames))


def next_frame(game: Session, who: int, id: str, seat: int | None) -> ReplayFrame:
    """Advance the game by one choice and return the frame after it."""
    events_before = advance(game, who, id)
    return replay_frame(game, len(game.choices), seat, None if who == NOBODY else who, events_before)


def advance(game: Session, who: int, id: str) -> int:
    """Apply one log entry; return the number of events before it."""
    events_before = len(game.recorder.rows)
    if id == WENT_BACK:
        game.went_back()
    else:
        game.follow(who, id)
    return events_before


def replay_frame(
    game: Session, n: int, seat: int | None, who: int | None = None, events_before: int | None = None
) -> ReplayFrame:
    """Return the current table as frame n, with the events since `events_before`."""
    name = game.rules.name
    events = () if events_before is None else event_messages(name, game.recorder.rows[events_before:], seat)
    # A replay asks no one, and the moves are half the size of a view.
    view = msgspec.structs.replace(game.rules.view(game.state, seat), version=n, ask=None)
    return ReplayFrame(version=n, who=who, events=events, view=view, said=status_message(kit(name).words, view))
