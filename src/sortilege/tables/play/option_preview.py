"""What each option would come to, told to the seat that is asked before it chooses.

Only what an undo could take back is told: where choosing would show a hidden card or roll a die, the option is `final`
and nothing more is said. So nobody learns here what choosing and undoing would not have shown them.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from sortilege.core.kits import kit
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.protocol.play import OptionPreview


def outcomes(sitting: TableGame, seat: int) -> tuple[OptionPreview, ...]:
    """One for each option of this seat, in their order; a sealed choice comes to nothing until all are in."""
    codes = sitting.state.legal(seat)
    if not codes or sitting.sealing(seat):
        return ()
    words, before = kit(sitting.rules.name).words, figures(sitting, sitting.state, seat)
    found = []
    for code in codes:
        trial = sitting.rules.copy(sitting.state)
        trial.apply(seat, code)
        final = trial.learnt[seat] != sitting.state.learnt[seat]
        after = before if final else figures(sitting, trial, seat)
        changes = {name: (before.get(name, 0), after.get(name, 0)) for name in sorted(before.keys() | after.keys())}
        changed = {name: pair for name, pair in changes.items() if pair[0] != pair[1]}
        said = tuple(words.change_messages(changed))
        found.append(OptionPreview(id=sitting.rules.ids[code], final=final, changes=changed, said=said))
    return tuple(found)


def figures(sitting: TableGame, state: Any, seat: int) -> dict[str, int]:
    """All numbers of a seat by name, such as "reserve.fire": 2; of a list, how long it is."""
    view: Any = sitting.rules.view(state, seat)
    return dict(_numbers("", msgspec.to_builtins(view.seats[seat])))


def _numbers(name: str, value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _numbers(f"{name}.{key}" if name else key, inner)
    elif isinstance(value, list | tuple):
        yield name, len(value)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield name, value
