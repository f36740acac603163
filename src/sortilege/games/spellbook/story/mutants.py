"""Small changes of SpellBook's spells and tables, each of which some story must detect."""

from collections.abc import Iterator
from typing import Any

from sortilege.core.engine.machine import ROW
from sortilege.core.programs import flatten
from sortilege.games.spellbook.cards.vocabulary import SPELLS, Spell, Step
from sortilege.games.spellbook.engine import constants
from sortilege.games.spellbook.engine.constants import CODE, PASSIVES
from sortilege.games.spellbook.engine.rule_program_rows import PRIMARIES as PRIMARY_ROWS
from sortilege.games.spellbook.engine.state import VERBS
from sortilege.games.spellbook.engine.verbs import day, learn, spell_levels, taking
from sortilege.games.spellbook.presentation.ids import PHASES, PRIMARIES, RUNES
from sortilege.stories.mutant import Change, Mutant, removal

PASSIVE_NAMES = (
    *("more mornings", "draws for its rune", "stored on a Learn", "per rune", "per color"),
    *("per spell at 3", "per spell at 4", "per spell at 5"),
)
# (verb, index) of arguments that are a rune, a phase, or a flag.
RUNE_ARGUMENTS = ((taking.DISCARD_RUNE, 0), (taking.TAKE_RUNE, 1))
PHASE_ARGUMENTS = (
    (day.PHASE_VERB, 0),
    (day.COPY_ACTION, 0),
    (day.DISCARD_FOR_COPY, 0),
    (day.COPY_AFTER_DISCARD, 0),
)
FLAG_ARGUMENTS = ((spell_levels.LOWER_THIS, 0),)
# Swiftness's single Morning action: its level has no further ones, so the number makes no difference.
INTERCHANGEABLE = ((day.PHASE_VERB, 1),)
MOST_WILDS = 2  # no Learn asks for more, even if its row allows it


def tables_by_name() -> dict[str, Any]:
    names = ("CODE", "PROGRAM", "INSTANT", "POINTS", "PHASE", "PASSIVE")
    boards = ("BOARD_POINTS", "OPPONENT_POINTS", "WIPING_SPACES")
    return {name: getattr(constants, name) for name in (*names, *boards)}


def mutants() -> list[Mutant]:
    found: list[Mutant] = []
    for spell in SPELLS:
        found += [Mutant(spell.id, what, patches) for what, patches in spell_mutants(spell)]
    return found + [Mutant("", what, patches) for what, patches in rule_mutants()]


def spell_mutants(spell: Spell) -> Iterator[Change]:
    if spell.phase < constants.NO_PHASE:
        other = (spell.phase + 1) % 3
        yield f"a {PHASES[other]} action instead of {PHASES[spell.phase]}", (("PHASE", spell.index, other),)
    for k, level in enumerate(spell.levels):
        at = spell.index * 3 + k
        name = f"level {k + 3}"
        for changed in (level.points + 1, level.points - 1):
            if changed >= 0:
                yield f"{name}: worth {changed} instead of {level.points}", (("POINTS", at, changed),)
        for table, program in (("PROGRAM", level.do), ("INSTANT", level.once)):
            if program:
                yield f"{name}: its {table.lower()} forgotten", ((table, at, 0),)
        for passive in level.always:
            for changed in sorted({0, passive.amount + 1, max(0, passive.amount - 1)} - {passive.amount}):
                what = f"{name}: {PASSIVE_NAMES[passive.what]} {changed} instead of {passive.amount}"
                yield what, (("PASSIVE", at * PASSIVES + passive.what, changed),)
        steps = [*flatten(level.do), *flatten(level.once)]
        for row, step in zip(level.rows, steps, strict=True):
            for what, patches in row_changes(row, step):
                yield f"{name}: {what}", patches


def row_changes(row: int, step: Step) -> Iterator[Change]:
    """Remove the row if the program has another, and change each of its numbers."""
    verb = step.verb.name
    if not (CODE[(row - 1) * ROW] == 0 and CODE[(row + 1) * ROW] == 0):
        yield f"{verb} removed (row {row})", removal(CODE, row)
    for place, arg in enumerate(step.args):
        if not isinstance(arg, int) or (step.verb, place) in INTERCHANGEABLE:
            continue
        at = row * ROW + 1 + place
        if (step.verb, place) in RUNE_ARGUMENTS:
            other = (arg + 1) % 3
            yield f"{verb} {RUNES[other]} instead of {RUNES[arg]} (row {row})", (("CODE", at, other),)
        elif (step.verb, place) in PHASE_ARGUMENTS:
            other = (arg + 1) % 3
            yield f"{verb} {PHASES[other]} instead of {PHASES[arg]} (row {row})", (("CODE", at, other),)
        elif (step.verb, place) in FLAG_ARGUMENTS:
            yield f"{verb} {1 - arg} instead of {arg} (row {row})", (("CODE", at, 1 - arg),)
        else:
            for changed in (arg + 1, arg - 1):
                if changed >= 0 and not (step.verb == learn.LEARN_VERB and changed > MOST_WILDS):
                    yield f"{verb} {changed} instead of {arg} (row {row})", (("CODE", at, changed),)


def rule_mutants() -> Iterator[Change]:
    """Change the boards and the primary actions."""
    for name, table in (("BOARD_POINTS", constants.BOARD_POINTS), ("OPPONENT_POINTS", constants.OPPONENT_POINTS)):
        for at in range(len(table)):
            for changed in (int(table[at]) + 1, int(table[at]) - 1):
                yield f"{name.lower()}: {at} are worth {changed} instead of {table[at]}", ((name, at, changed),)
    for at, space in enumerate(map(int, constants.WIPING_SPACES)):
        for changed in (space + 1, space - 1):
            yield f"space {changed} wipes the altar instead of {space}", (("WIPING_SPACES", at, changed),)
    verbs = {verb.op: verb for verb in VERBS}
    for k, primary in enumerate(PRIMARIES):
        row = PRIMARY_ROWS + 4 * k
        step = Step(verbs[CODE[row * ROW]], (int(CODE[row * ROW + 1]),))
        for what, patches in row_changes(row, step):
            yield f"{primary}: {what}", patches
