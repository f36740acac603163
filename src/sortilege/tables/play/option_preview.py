"""Preview of each option: what it would change for the seat that has to choose.

Only results that an undo could take back are shown. Where a choice would reveal a hidden card or roll a die, the option
is `final` and has no preview, so a preview reveals nothing that choosing and undoing would not.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from sortilege.core.kits import kit
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.protocol.play import OptionPreview


def preview_options(game: TableGame, seat: int) -> tuple[OptionPreview, ...]:
    """Return one preview per option of this seat, in order; none for sealed choices, which take effect together."""
    codes = game.state.legal(seat)
    if not codes or game.is_sealed_decision(seat):
        return ()
    words, before = kit(game.rules.name).words, seat_numbers(game, game.state, seat)
    previews = []
    for code in codes:
        trial = game.rules.copy(game.state)
        trial.apply(seat, code)
        final = trial.learnt[seat] != game.state.learnt[seat]
        after = before if final else seat_numbers(game, trial, seat)
        changes = {name: (before.get(name, 0), after.get(name, 0)) for name in sorted(before.keys() | after.keys())}
        changed = {name: pair for name, pair in changes.items() if pair[0] != pair[1]}
        said = tuple(words.change_messages(changed))
        previews.append(OptionPreview(id=game.rules.ids[code], final=final, changes=changed, said=said))
    return tuple(previews)


def seat_numbers(game: TableGame, state: Any, seat: int) -> dict[str, int]:
    """Return every number of a seat's view by name, such as "reserve.fire": 2; a list counts as its length."""
    view: Any = game.rules.view(state, seat)
    return dict(_numbers("", msgspec.to_builtins(view.seats[seat])))


def _numbers(name: str, value: Any) -> Iterator[tuple[str, int]]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _numbers(f"{name}.{key}" if name else key, inner)
    elif isinstance(value, list | tuple):
        yield name, len(value)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield name, value
