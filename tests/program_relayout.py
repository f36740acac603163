"""Lay out a game's programs differently, as a later release might, to test saved games."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from sortilege.core.engine.machine import ROW
from sortilege.core.programs import Step
from sortilege.games.seasons import save_fields as seasons_saving
from sortilege.games.seasons.cards import kingdom_vocabulary as kingdom
from sortilege.games.seasons.cards import vocabulary as seasons
from sortilege.games.seasons.engine import constants as seasons_tables
from sortilege.games.seasons.engine import rule_program_rows as seasons_programs
from sortilege.games.seasons.engine.state import VERBS as SEASONS_VERBS
from sortilege.games.spellbook import save_fields as spellbook_saving
from sortilege.games.spellbook.cards import vocabulary as spellbook
from sortilege.games.spellbook.engine import constants as spellbook_tables
from sortilege.games.spellbook.engine import rule_program_rows as spellbook_programs
from sortilege.games.spellbook.engine.state import VERBS as SPELLBOOK_VERBS

Steps = Sequence[Step[Any]]


@dataclass(frozen=True)
class Laid:
    """A program, and where its first row is stored: in a table, or fixed (`at`)."""

    name: str
    steps: Steps
    table: Any = None
    place: int = 0
    at: int | None = None


@dataclass(frozen=True)
class Game:
    """What a game needs to lay out its programs."""

    layout: Any
    tables: tuple[Any, ...]  # CODE first
    free: int
    verbs: Sequence[Any]
    cards: Callable[[], Iterator[tuple[Any, int, Steps]]]  # table, place and steps of every card's programs
    course: tuple[str, ...]
    extra: Step[Any]  # does a little, asks nothing, and may stand anywhere

    def name_of(self, row: int) -> str:
        return str(self.layout.words[row]).partition(":")[0]

    def laid(self) -> list[Laid]:
        """Return the programs in their current layout."""
        code = self.tables[0]
        found: list[Laid] = []
        for name, (start, verbs) in self.layout.programs.items():
            if start < self.free:
                rows = range(start, start + len(verbs) - 1)
                own = [
                    Step(self.verbs[code[row * ROW]], tuple(int(code[row * ROW + k]) for k in range(1, ROW)))
                    for row in rows
                ]
                found.append(Laid(name, own, at=start))
        for table, place, steps in self.cards():
            found.append(Laid(self.name_of(table[place]), steps, table, place))
        return found


def seasons_cards() -> Iterator[tuple[Any, int, Steps]]:
    for card in (*seasons.CARDS, *seasons.REPRINTS.values()):
        for trigger, steps in card.programs.items():
            yield seasons_tables.PROGRAM, card.index * seasons_tables.TRIGGERS + trigger, steps
    for token in kingdom.TOKENS:
        if token.use:
            yield seasons_tables.ABILITY_PROGRAM, token.number - 1, token.use


def spells() -> Iterator[tuple[Any, int, Steps]]:
    for spell in spellbook.SPELLS:
        for k, level in enumerate(spell.levels):
            if level.do:
                yield spellbook_tables.PROGRAM, spell.index * 3 + k, level.do
            if level.once:
                yield spellbook_tables.INSTANT, spell.index * 3 + k, level.once


GAMES = {
    "seasons": Game(
        seasons.LAYOUT,
        (seasons_tables.CODE, seasons_tables.PROGRAM, seasons_tables.ABILITY_PROGRAM),
        seasons_programs.FREE,
        SEASONS_VERBS,
        seasons_cards,
        seasons_saving.COURSE_PROGRAMS,
        seasons.gain_crystals(1),
    ),
    "spellbook": Game(
        spellbook.LAYOUT,
        (spellbook_tables.CODE, spellbook_tables.PROGRAM, spellbook_tables.INSTANT),
        spellbook_programs.FREE,
        SPELLBOOK_VERBS,
        spells,
        spellbook_saving.COURSE_PROGRAMS,
        spellbook.draw(1),
    ),
}


def lay(game: Game, programs: Sequence[Laid]) -> None:
    """Lay all programs out anew, in this order."""
    code, layout = game.tables[0], game.layout
    for at in range(len(code)):
        code[at] = 0
    layout.programs.clear()
    layout.words.clear()
    layout.free = game.free
    for one in programs:
        start = layout.lay(one.name, one.steps, [], one.at)
        if one.table is not None:
            one.table[one.place] = start


@contextmanager
def relaid(game: Game, programs: Sequence[Laid], renamed: str = "") -> Iterator[None]:
    """Use these programs for a while; `renamed` gives all verbs of one program other names."""
    layout = game.layout
    tables = [list(table) for table in game.tables]
    kept = (dict(layout.programs), dict(layout.words), layout.free)
    try:
        lay(game, programs)
        if renamed:
            start, verbs = layout.programs[renamed]
            layout.programs[renamed] = (start, [f"other_{verb}" for verb in verbs])
        yield
    finally:
        layout.programs, layout.words, layout.free = kept
        for table, values in zip(game.tables, tables, strict=True):
            for at, value in enumerate(values):
                table[at] = value


# What a release may do to programs.


def inserted(game: Game) -> list[Laid]:
    """Insert a new card before all others."""
    return [Laid("a_new_card.enter", [game.extra] * 7), *game.laid()]


def lengthened(game: Game) -> list[Laid]:
    """Lengthen every card's program: after its cost, or at its end if it has nested programs."""
    return [one if one.at is not None else replace(one, steps=longer(game, one.steps)) for one in game.laid()]


def longer(game: Game, steps: Steps) -> list[Step[Any]]:
    found = [
        Step(step.verb, tuple(arg if isinstance(arg, int) else [*arg, game.extra] for arg in step.args))
        for step in steps
    ]
    if any(not isinstance(arg, int) for step in steps for arg in step.args):
        return [*found, game.extra]
    paid = next((k for k, step in enumerate(steps) if not getattr(step.verb, "cost", False)), len(steps))
    return [*found[:paid], game.extra, *found[paid:]]


def reordered(game: Game) -> list[Laid]:
    return game.laid()[::-1]


def shortened(game: Game, names: Sequence[str] | None = None) -> list[Laid]:
    """Replace the programs of these cards, or of all, by a short one."""
    return [
        replace(one, steps=[game.extra]) if one.at is None and (names is None or one.name in names) else one
        for one in game.laid()
    ]
