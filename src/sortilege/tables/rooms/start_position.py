"""Tables that begin at a moment instead of with a deal: what they begin with, and how that is checked."""

import secrets

import msgspec

from sortilege.core import record as records
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import BadSave
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.save.fields import Fields
from sortilege.core.start import position_fields, start_state
from sortilege.tables.refusals import Illegal

TRIALS = 3  # games by chance before anybody begins there


class Beginning(msgspec.Struct, frozen=True, kw_only=True):
    """A moment to begin at, with fresh dice. Its game counts for nobody.

    With a `knower`, everything that this seat did not know was dealt anew; `choice` is what it chooses at once.
    """

    moment: Fields
    knower: int | None = None
    choice: str = ""


def imagined(rules: Rules, state: Machine, seat: int, rng: Rng, choice: str = "") -> Beginning:
    """What this seat knows, and the rest dealt anew: a function of its knowledge and of these dice alone."""
    return Beginning(moment=position_fields(rules, rules.imagine(state, seat, rng)), knower=seat, choice=choice)


def set_up(rules: Rules, state: Machine) -> Beginning:
    """A position as somebody made it up; raises Illegal where no game can be played from it."""
    if state.over:
        raise Illegal("server-moment-over")
    found = Beginning(moment=position_fields(rules, state))
    try:
        for number in range(TRIALS):
            start_state(rules, {}, int(state.seats), rng_from_seed(number), found.moment).playout(rng_from_seed(number))
    except BadSave as error:
        raise Illegal(error.said) from None
    except Exception:  # what a made-up position does to an engine cannot be foreseen
        raise Illegal("server-moment-stuck") from None
    return found


def anew(game: str, begins: Beginning | None) -> Beginning | None:
    """For another game from there: what was dealt anew is, once more."""
    if begins is None or begins.knower is None:
        return begins
    rules, rng = kit(game).rules, records.rng_of(secrets.token_bytes(32))
    return imagined(rules, rules.load(begins.moment), begins.knower, rng)
