"""Bug reports (“This is wrong”), stored so that `sortilege replay` and `scenario --from` can open the position.

A report on a game in progress contains no key, nonce or choice. It contains the position as the reporter may know it,
with hidden information dealt anew, so its reader learns nothing about what is to come. Once the game is over, its
record shows what really happened.
"""

import hashlib
import secrets
import zlib

from sortilege.core import record as records
from sortilege.core.engine.machine import Machine
from sortilege.core.record import Record
from sortilege.core.rules import Rules
from sortilege.core.session import Session
from sortilege.core.start import position_fields
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.protocol.tables import ReportReceipt, ReportRequest
from sortilege.tables.refusals import NotNow
from sortilege.tables.storage.store import Store

NO_KEY = bytes(32)


async def save_report(store: Store, live: LiveTable, seat: int | None, request: ReportRequest) -> ReportReceipt:
    """Store a report; the same text about the same version counts once."""
    if live.game is None and not live.unreadable:
        raise NotNow("server-early-report")
    about = f"{live.id} {seat} {live.version(seat)} {request.text}"
    id = hashlib.sha256(b"sortilege report\0" + about.encode()).hexdigest()[:32]
    record = (
        b"" if live.room.phase == "over" or live.unreadable else records.write(reported_position(live, seat)).encode()
    )
    await store.save_report(id, live.id, seat, live.n, request.text, zlib.compress(record) if record else b"")
    return ReportReceipt(report=id)


def reported_position(live: LiveTable, seat: int | None) -> Record:
    """Return the position as a record that starts there, without choices."""
    assert live.game is not None
    rules, room = live.game.rules, live.room
    moment = position_fields(rules, hide_unknown(rules, live.game.state, seat))
    return Session(rules, room.names(), room.options, NO_KEY, moment=moment).record()


def hide_unknown(rules: Rules, state: Machine, seat: int | None) -> Machine:
    """Deal anew what this seat does not know; for a spectator, what either of the first two seats does not."""
    for viewer in (0, 1)[: state.seats] if seat is None else (seat,):
        state = rules.imagine(state, viewer, records.rng_of(secrets.token_bytes(32)))
    return state
