"""A finished game again, one frame for each choice, as one seat or an onlooker saw it."""

import msgspec

from sortilege.core import record as records
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import NOBODY, WENT_BACK, Record
from sortilege.core.session import Session, replay
from sortilege.core.text.wording import status_message
from sortilege.tables.live.table_game import told
from sortilege.tables.protocol.after_game import ReplayFrame, ReplayFrames
from sortilege.tables.refusals import NotThere

MOST = 32  # frames in one answer


def frames(record: Record, since: int, seat: int | None, most: int = MOST) -> ReplayFrames:
    """Up to so many frames from this one on; frame n is the table after n choices.

    Where the rules changed while it was played, the frames begin there: what came before can only be replayed by
    the rules it was played by.
    """
    if seat is not None and seat >= len(record.seats):
        raise NotThere("server-no-seat")
    try:
        first, last = records.stretches(record)[-1].start, len(record.choices)
        since = min(max(since, first), last)
        # One choice earlier, so that the first frame too tells what led to it.
        game = replay(kit(record.game).rules, record, max(first, since - 1))
        found = [frame(game, first, seat)] if since == first else []
        found += [step(game, who, id, seat) for who, id in record.choices[len(game.choices) : since + most - 1]]
    except SortilegeError as error:
        raise NotThere("server-no-replay", why=error.said) from None
    return ReplayFrames(first=first, last=last, frames=tuple(found))


def step(game: Session, who: int, id: str, seat: int | None) -> ReplayFrame:
    """Go on by one choice."""
    before = go_on(game, who, id)
    return frame(game, len(game.choices), seat, None if who == NOBODY else who, before)


def go_on(game: Session, who: int, id: str) -> int:
    """Do what an entry of the log says; returns how many events there were before it."""
    before = len(game.recorder.rows)
    if id == WENT_BACK:
        game.went_back()
    else:
        game.follow(who, id)
    return before


def frame(game: Session, n: int, seat: int | None, who: int | None = None, since: int | None = None) -> ReplayFrame:
    name = game.rules.name
    events = () if since is None else told(name, game.recorder.rows[since:], seat)
    # Nobody is asked any more, and the options are half of a view.
    view = msgspec.structs.replace(game.rules.view(game.state, seat), version=n, ask=None)
    return ReplayFrame(version=n, who=who, events=events, view=view, said=status_message(kit(name).words, view))
