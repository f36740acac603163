"""Preview of each move: what it would change for the seat that has to choose.

Where a choice would reveal a hidden card or roll a die, the move is `final`. Its preview comes from imagined games
and keeps what is the same in all of them, such as the price. So a preview reveals nothing: the rest is what choosing
and undoing would show, too.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from sortilege.bots.sight import thoughts
from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.kits import kit
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.protocol.play import OptionPreview

WORLDS = 6  # imagined games for a move that reveals something
PREVIEW_SEED = b"preview"

Changes = dict[str, tuple[int, int]]


def preview_options(game: TableGame, seat: int) -> tuple[OptionPreview, ...]:
    """Return one preview per move of this seat, in order; none for sealed choices, which take effect together."""
    codes = game.state.legal(seat)
    if not codes or game.is_sealed_decision(seat):
        return ()
    before = seat_numbers(game, game.state, seat)
    worlds: list[Machine] = []
    previews = []
    for code in codes:
        trial = game.rules.copy(game.state)
        trial.apply(seat, code)
        final = trial.learnt[seat] != game.state.learnt[seat]
        if final:
            worlds = worlds or imagined_worlds(game, seat)
            changes, reveals = certain_outcome(game, worlds, seat, code)
        else:
            changes, reveals = changed_numbers(before, seat_numbers(game, trial, seat)), ()
        said = tuple(kit(game.rules.name).words.change_messages(changes))
        id = game.rules.ids[code]
        previews.append(OptionPreview(id=id, final=final, changes=changes, said=said, reveals=reveals))
    return tuple(previews)


def imagined_worlds(game: TableGame, seat: int) -> list[Machine]:
    """Return games that agree with all this seat knows. They are the same whatever is hidden."""
    rng = thoughts(PREVIEW_SEED, seat, game.version(seat))
    return [game.rules.imagine(game.state, seat, rng) for _ in range(WORLDS)]


def certain_outcome(game: TableGame, worlds: list[Machine], seat: int, code: int) -> tuple[Changes, tuple[str, ...]]:
    """Return what a move changes and turns up, as far as it is the same in all these games."""
    changes, turned_up = [], []
    for world in worlds:
        trial, recorder = game.rules.copy(world), Recorder()
        trial.recorder = recorder
        trial.apply(seat, code)
        changes.append(set(changed_numbers(*(seat_numbers(game, one, seat) for one in (world, trial))).items()))
        turned_up.append({row[0] for row in recorder.rows})
    explainer = kit(game.rules.name).explainer
    kinds = set.intersection(*turned_up) & set(explainer.TURNED_UP if explainer is not None else ())
    keys = tuple(sorted({game.rules.events.kinds[kind].key for kind in kinds}))
    return dict(sorted(set.intersection(*changes))), keys


def changed_numbers(before: dict[str, int], after: dict[str, int]) -> Changes:
    pairs = {name: (before.get(name, 0), after.get(name, 0)) for name in sorted(before.keys() | after.keys())}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


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
