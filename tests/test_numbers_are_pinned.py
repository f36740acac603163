"""Saved games and logs hold numbers of cards, dice, tokens, spells, options and events, records ids of choices.

What a number meant in the first release it means for ever (numbers.json): new things get new numbers, and nothing
takes the number of something that is gone. Programs, verbs and choices are stored by name: see
core/save/step_addresses.py and core/stable_ids.py.
"""

import json
from collections.abc import Iterable
from json import dumps as dumped
from pathlib import Path

from sortilege.games.seasons import options as seasons_options
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.cards.vocabulary import CARDS, REPRINTS
from sortilege.games.seasons.engine import constants
from sortilege.games.seasons.engine.constants import BONUS_CARD, TOKEN_CARD
from sortilege.games.seasons.engine.state import out_of_play_code
from sortilege.games.seasons.presentation import ask_builder
from sortilege.games.seasons.presentation import ids as seasons_numbering
from sortilege.games.seasons.presentation.event_kinds import EVENTS as SEASONS_EVENTS
from sortilege.games.spellbook import options as spellbook_options
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.engine.constants import PRIMARY, RULES
from sortilege.games.spellbook.presentation import ids as spellbook_numbering
from sortilege.games.spellbook.presentation.event_kinds import EVENTS as SPELLBOOK_EVENTS

Numbers = dict[str, dict[str, int]]


def counted(*names: str, start: int = 0) -> dict[str, int]:
    return {name: at for at, name in enumerate(names, start)}


def option_numbers(values: dict[str, tuple[str, ...]], place: dict[str, int]) -> Numbers:
    """Return the indices of all options and of their values."""
    return {"options": {key: int(at) for key, at in place.items()}} | {
        f"option {key}": counted(*all) for key, all in values.items()
    }


def seasons_causes() -> dict[str, int]:
    """Return the causes of events, as logs store them."""
    found = {card.id: 2 * card.index for card in CARDS}
    found |= {f"{card.id} out of play": int(out_of_play_code(card.index)) for card in CARDS}
    found |= {f"bonus_{name}": BONUS_CARD + at for at, name in enumerate(seasons_numbering.BONUSES)}
    found |= {f"token_{token.number}": TOKEN_CARD + token.number - 1 for token in TOKENS}
    assert all(ask_builder.subject_id(number) == name.partition(" ")[0] for name, number in found.items())
    return found | {"the rules": constants.RULES}


def seasons() -> Numbers:
    known = seasons_numbering
    return {
        "cards": {card.id: card.index for card in CARDS},
        "reprints": {option: card.index for option, card in REPRINTS.items()},
        "tokens": {f"token_{token.number}": token.number for token in TOKENS},
        "dice": counted(*known.DIE_IDS),
        "energies": counted(*known.ENERGIES),
        "seasons": counted(*known.SEASONS),
        "bonuses": counted(*known.BONUSES),
        "stores": counted(*known.SOURCE_IDS),
        **option_numbers(seasons_options.VALUES, seasons_options.OPTION_INDEX),
        "events": {row[0]: int(kind) for kind, row in SEASONS_EVENTS.items()},
        "causes": seasons_causes(),
    }


def spellbook() -> Numbers:
    known = spellbook_numbering
    return {
        "spells": {spell.id: spell.index for spell in SPELLS},
        "materia": counted(*(known.materia_id(materia) for materia in range(21))),
        "phases": counted(*known.PHASES),
        "primaries": counted(*known.PRIMARIES),
        **option_numbers(spellbook_options.VALUES, spellbook_options.OPTION_INDEX),
        "events": {row[0]: int(kind) for kind, row in SPELLBOOK_EVENTS.items()},
        "causes": counted(*known.PRIMARIES, start=PRIMARY) | {"the rules": RULES},
    }


NUMBERS_FILE, CHOICES_FILE = Path(__file__).parent / "numbers.json", Path(__file__).parent / "choices.json"
PINNED: dict[str, Numbers] = json.loads(NUMBERS_FILE.read_text())
CHOICES: dict[str, list[str]] = json.loads(CHOICES_FILE.read_text())


def test_everything_is_pinned() -> None:
    """Everything is pinned from its first release on; existing entries never change."""
    now = {"seasons": seasons(), "spellbook": spellbook()}
    new = [name for game in now for what in now[game] for name in now[game][what] if name not in PINNED[game][what]]
    assert not new, "python -m tests.test_numbers_are_pinned adds these"
    assert set(seasons_numbering.CODE_OF) == set(CHOICES["seasons"])
    assert set(spellbook_numbering.CODE_OF) == set(CHOICES["spellbook"])


def test_old_choices_keep_their_ids() -> None:
    assert set(CHOICES["seasons"]) <= set(seasons_numbering.CODE_OF)
    assert set(CHOICES["spellbook"]) <= set(spellbook_numbering.CODE_OF)


def test_numbers_keep_their_meaning() -> None:
    for game, now in (("seasons", seasons()), ("spellbook", spellbook())):
        assert set(PINNED[game]) <= set(now)
        for what, before in PINNED[game].items():
            for name, number in before.items():
                assert now[what].get(name, number) == number, f"{game}: {what}: {name} was {number}"
            old = set(before.values())
            taken = [name for name, number in now[what].items() if number in old and name not in before]
            assert not taken, f"{game}: {what}: {taken} have numbers that were others'"


def add_what_is_new() -> None:
    for game, now in (("seasons", seasons()), ("spellbook", spellbook())):
        for what, numbers in now.items():
            PINNED[game][what] = numbers | PINNED[game].get(what, {})
    for game, ids in (("seasons", seasons_numbering.CODE_OF), ("spellbook", spellbook_numbering.CODE_OF)):
        CHOICES[game] += [id for id in ids if id not in CHOICES[game]]
    rows = {
        game: ",\n".join(f"  {dumped(what)}: {dumped(row)}" for what, row in PINNED[game].items()) for game in PINNED
    }
    NUMBERS_FILE.write_text(in_lines(f" {dumped(game)}: {{\n{lines}\n }}" for game, lines in rows.items()))
    CHOICES_FILE.write_text(in_lines(f" {dumped(game)}: {dumped(ids)}" for game, ids in CHOICES.items()))


def in_lines(parts: Iterable[str]) -> str:
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    add_what_is_new()
