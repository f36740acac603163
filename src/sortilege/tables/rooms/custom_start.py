"""Custom starts: tables that start from a position instead of a deal, and how such a position is checked."""

import secrets

import msgspec

from sortilege.core import record as records
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import BadSave
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields
from sortilege.core.start import position_fields, start_state
from sortilege.tables.refusals import Illegal

TRIAL_GAMES = 3  # random games played to check a position


class CustomStart(msgspec.Struct, frozen=True, kw_only=True):
    """A position to start from, with a new random generator. Such games do not count toward results.

    With a `knower`, everything that this seat did not know has been redealt; `choice` is what it chooses at once.
    """

    moment: Fields
    knower: int | None = None
    choice: str = ""


def redealt_start(rules: Rules, state: Machine, seat: int, rng: Rng, choice: str = "") -> CustomStart:
    """Keep what this seat knows and redeal the rest; depends on nothing but its knowledge and `rng`."""
    return CustomStart(moment=position_fields(rules, rules.imagine(state, seat, rng)), knower=seat, choice=choice)


def custom_start(rules: Rules, state: Machine) -> CustomStart:
    """Start from a position that a player made up; raises Illegal if no game can be played from it."""
    if state.over:
        raise Illegal("server-moment-over")
    found = CustomStart(moment=position_fields(rules, state))
    try:
        for number in range(TRIAL_GAMES):
            start_state(rules, {}, int(state.seats), rng_from_seed(number), found.moment).playout(rng_from_seed(number))
    except BadSave as error:
        raise Illegal(error.said) from None
    except Exception:  # a made-up position can make the engine fail in any way
        raise Illegal("server-moment-stuck") from None
    return found


def rematch_start(game: str, start: CustomStart | None) -> CustomStart | None:
    """Return the start of a rematch; what was redealt is redealt again."""
    if start is None or start.knower is None:
        return start
    rules, rng = kit(game).rules, records.rng_of(secrets.token_bytes(32))
    return redealt_start(rules, rules.load(start.moment), start.knower, rng)
