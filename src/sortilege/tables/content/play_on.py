"""Points in a finished game: what a seat was asked there, and the start of a new table that plays on from there."""

from sortilege.core import record as records
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.session import Session, replay
from sortilege.core.text.game_messages import with_messages
from sortilege.tables.protocol.after_game import PastDecision
from sortilege.tables.refusals import Illegal, NotNow, NotThere
from sortilege.tables.rooms.custom_start import CustomStart, redealt_start


def game_at(record: Record, at: int, seat: int) -> Session:
    """Return the game after `at` choices; raises NotThere if it or the seat does not exist."""
    if seat >= len(record.seats):
        raise NotThere("server-no-seat")
    try:
        first, last = records.stretches(record)[-1].start, len(record.choices)
        game = replay(kit(record.game).rules, record, min(max(at, first), last))
    except SortilegeError as error:
        raise NotThere("server-no-replay", why=error.said) from None
    if not first <= at <= last:
        raise NotThere("server-no-step", first=first, last=last)
    return game


def past_decision(record: Record, at: int, seat: int) -> PastDecision:
    """Return what this seat could choose after `at` choices, and what it chose."""
    game = game_at(record, at, seat)
    view = with_messages(kit(record.game).words, game.rules.view(game.state, seat))
    chosen = next((id for who, id in record.choices[at : at + 1] if who == seat and view.ask), "")
    return PastDecision(at=at, seat=seat, over=game.state.over, ask=view.ask, chosen=chosen)


def play_on_start(record: Record, at: int, seat: int, choice: str, rng: Rng) -> CustomStart:
    """Return the start of a table that plays on from there, redealing what this seat did not know."""
    game = game_at(record, at, seat)
    if game.state.over:
        raise NotNow("server-moment-over")
    if choice and choice not in (game.rules.ids[code] for code in game.state.legal(seat)):
        raise Illegal("server-no-such-option")
    return redealt_start(game.rules, game.state, seat, rng, choice)
