"""Sortilege: board games, exact to the letter of their rulebooks.

>>> import sortilege
>>> game = sortilege.new(sortilege.GAMES[0], players=2, seed=7)
>>> game.turn
(0, 1)
>>> game.choose(0, game.legal(0)[0])
1

`new` starts a game and `replay` plays a record again; both return a `Game`. `option_values` lists the options of a
game, and `read` and `write` convert a record from and to text. `Batch` plays many games in lock-step, for machine
learning. Wrong input raises a SortilegeError whose message names what is allowed.
"""

from typing import TYPE_CHECKING, Any

from sortilege.deprecated import install

__version__ = "0.1.0"

install()

if TYPE_CHECKING:
    from sortilege.batch import Batch
    from sortilege.core.errors import (
        BadChoice,
        BadOptions,
        BadRecord,
        BadSave,
        GameOver,
        NothingToUndo,
        NotOver,
        SortilegeError,
    )
    from sortilege.core.kits import GAMES
    from sortilege.core.record import Record, read, write
    from sortilege.core.text.catalog import UnknownLanguage
    from sortilege.game import Game, new, option_values, replay

_PLACES = {
    "sortilege.batch": ("Batch",),
    "sortilege.core.errors": (
        "BadChoice",
        "BadOptions",
        "BadRecord",
        "BadSave",
        "GameOver",
        "NotOver",
        "NothingToUndo",
        "SortilegeError",
    ),
    "sortilege.core.record": ("Record", "read", "write"),
    "sortilege.core.text.catalog": ("UnknownLanguage",),
    "sortilege.game": ("Game", "new", "option_values", "options", "replay"),
    "sortilege.core.kits": ("GAMES",),
}

__all__ = [
    "GAMES",
    "BadChoice",
    "BadOptions",
    "BadRecord",
    "BadSave",
    "Batch",
    "Game",
    "GameOver",
    "NotOver",
    "NothingToUndo",
    "Record",
    "SortilegeError",
    "UnknownLanguage",
    "new",
    "option_values",
    "read",
    "replay",
    "write",
]


def __getattr__(name: str) -> Any:
    """Import names on first use, so that the command line starts faster."""
    for place, names in _PLACES.items():
        if name in names:
            import importlib

            return getattr(importlib.import_module(place), name)
    raise AttributeError(f"module 'sortilege' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
