"""Choices, questions, refusals and events by name."""

from moonwell.charms import (
    ASLEEP,
    CHARMS,
    DRY,
    E_BURNS,
    E_CATCHES,
    E_COMFORT,
    E_DRAWS,
    E_FETCHES,
    E_FETCHES_FROM_WELL,
    E_LAYS,
    E_MOON,
    E_NIGHT,
    E_NOBODY,
    E_WELL_CATCHES,
    E_WELL_FETCHES,
    E_WELL_LAYS,
    LAY,
    MOST_SEATS,
    TO_SEAT,
    TO_WELL,
)
from sortilege.core.ask import AskBuilder
from sortilege.core.events import EventKind, Events
from sortilege.core.stable_ids import Codes


def subject(card: int) -> str:
    """Return nothing: charms have no programs."""
    return ""


def word(name: str, number: int) -> int | str:
    return CHARMS[number] if name == "charm" else number


CODES = Codes(32)
CODES.put(LAY, (f"lay:{charm}" for charm in CHARMS))
CODES.put(TO_SEAT, (f"seat:{seat}" for seat in range(MOST_SEATS)))
CODES.put(TO_WELL, ("well",))
REASONS = {ASLEEP: ("asleep", "M4"), DRY: ("dry", "M7")}
ASK_BUILDER = AskBuilder(("card", "seat"), CODES.ids, REASONS, subject)
EVENTS = Events(
    {
        E_NIGHT: EventKind("night", "n"),
        E_MOON: EventKind("moon", "n", "well"),
        E_LAYS: EventKind("lays", "charm"),
        E_CATCHES: EventKind("catches", "n"),
        E_NOBODY: EventKind("nobody_catches", "n"),
        E_COMFORT: EventKind("comfort", "n"),
        E_BURNS: EventKind("burns", "n"),
        E_DRAWS: EventKind("draws", hidden="charm"),
        E_FETCHES: EventKind("fetches", "n", "to"),
        E_WELL_LAYS: EventKind("well_lays", "charm"),
        E_WELL_CATCHES: EventKind("well_catches", "n"),
        E_FETCHES_FROM_WELL: EventKind("fetches_from_well", "n"),
        E_WELL_FETCHES: EventKind("well_fetches", "n"),
    },
    word,
    subject,
    onlookers=MOST_SEATS,
)
