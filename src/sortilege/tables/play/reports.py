"""“This is wrong”: what somebody says about a position, kept so that `sortilege replay` and `scenario --from` open it.

A report of a game that is being played holds no key, no nonce and no choice. It holds the position as whoever reports
it may know it, and what they may not know is dealt again: whoever reads it learns nothing of what is still to come.
Once the game is over, its record says what really was.
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
from sortilege.tables.live.registry import TableRegistry
from sortilege.tables.protocol.tables import ReportReceipt, ReportRequest
from sortilege.tables.refusals import NotNow

NO_KEY = bytes(32)


async def keep_report(tables: TableRegistry, live: LiveTable, seat: int | None, asked: ReportRequest) -> ReportReceipt:
    """Store a report; the same words at what is the same version to this seat are one report."""
    if live.sitting is None and not live.unreadable:
        raise NotNow("server-early-report")
    about = f"{live.id} {seat} {live.version(seat)} {asked.text}"
    id = hashlib.sha256(b"sortilege report\0" + about.encode()).hexdigest()[:32]
    told = b"" if live.room.phase == "over" or live.unreadable else records.write(position(live, seat)).encode()
    await tables.store.save_report(id, live.id, seat, live.n, asked.text, zlib.compress(told) if told else b"")
    return ReportReceipt(report=id)


def position(live: LiveTable, seat: int | None) -> Record:
    """The position as a record without choices that begins there."""
    assert live.sitting is not None
    rules, room = live.sitting.rules, live.room
    moment = position_fields(rules, imagined(rules, live.sitting.state, seat))
    return Session(rules, room.names(), room.options, NO_KEY, moment=moment).record()


def imagined(rules: Rules, state: Machine, seat: int | None) -> Machine:
    """What this seat does not know, dealt again; for an onlooker, what either of two seats does not."""
    for viewer in (0, 1)[: state.seats] if seat is None else (seat,):
        state = rules.imagine(state, viewer, records.rng_of(secrets.token_bytes(32)))
    return state
