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
from sortilege.core.asking import Asking
from sortilege.core.events import Events, Happening
from sortilege.core.stable_ids import Codes


def subject(card: int) -> str:
    """No charm has a program of its own."""
    return ""


def word(name: str, number: int) -> int | str:
    return CHARMS[number] if name == "charm" else number


CODES = Codes(32)
CODES.put(LAY, (f"lay:{charm}" for charm in CHARMS))
CODES.put(TO_SEAT, (f"seat:{seat}" for seat in range(MOST_SEATS)))
CODES.put(TO_WELL, ("well",))
REASONS = {ASLEEP: ("asleep", "M4"), DRY: ("dry", "M7")}
ASKING = Asking(("card", "seat"), CODES.ids, REASONS, subject)
EVENTS = Events(
    {
        E_NIGHT: Happening("night", "n"),
        E_MOON: Happening("moon", "n", "well"),
        E_LAYS: Happening("lays", "charm"),
        E_CATCHES: Happening("catches", "n"),
        E_NOBODY: Happening("nobody_catches", "n"),
        E_COMFORT: Happening("comfort", "n"),
        E_BURNS: Happening("burns", "n"),
        E_DRAWS: Happening("draws", hidden="charm"),
        E_FETCHES: Happening("fetches", "n", "to"),
        E_WELL_LAYS: Happening("well_lays", "charm"),
        E_WELL_CATCHES: Happening("well_catches", "n"),
        E_FETCHES_FROM_WELL: Happening("fetches_from_well", "n"),
        E_WELL_FETCHES: Happening("well_fetches", "n"),
    },
    word,
    subject,
    onlookers=MOST_SEATS,
)
