"""A state of any game as bytes and as text: what pickle and print need of it."""

from sortilege.core.engine.machine import Machine
from sortilege.core.kits import kit
from sortilege.core.text.catalog import texts
from sortilege.core.text.wording import NAMES


def to_bytes(state: Machine) -> bytes:
    return kit(state.game()).rules.moments.to_bytes(state)


def from_bytes(game: str, data: bytes) -> Machine:
    """A state from `to_bytes`; raises BadSave."""
    state: Machine = kit(game).rules.moments.from_bytes(data)
    return state


def onlooker_text(state: Machine) -> str:
    """The table in English, as an onlooker sees it."""
    it = kit(state.game())
    return it.words.table_text(texts("en"), it.rules.view(state, None), NAMES)
