"""Command-line flags that a game adds for its own options: `FLAGS` in the game's module `terminal.flags`."""

from dataclasses import dataclass

from sortilege.core.kits import Kit
from sortilege.deprecated import kit_flags


@dataclass(frozen=True)
class Flag:
    """A flag for one option of a game. Its help text is the message `cli-help-NAME` in the game's texts.

    With `value`, the flag takes no argument and sets the option to this value. Otherwise it takes a value, shown as
    `metavar`; with `named`, it also accepts the beginning of the value's name in the player's language.
    """

    name: str
    option: str
    value: str = ""
    metavar: str = ""
    named: bool = False


def flags_of(kit: Kit) -> tuple[Flag, ...]:
    """Return the flags of a game."""
    module = kit.part("terminal.flags")
    found: tuple[Flag, ...] = module.FLAGS if module else kit_flags(kit)
    return found
