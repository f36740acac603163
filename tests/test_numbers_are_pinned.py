"""Saved games, logs and records hold numbers of cards, dice, tokens, spells, choices, options and events.

What a number meant in the first release it means for ever (numbers.json): new things get new numbers, and nothing
takes the number of something that is gone. Programs are the exception, since their rows move: see core/places.py.
"""

import json
from pathlib import Path

from sortilege.games.seasons import options as seasons_options
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.cards.vocabulary import CARDS, REPRINTS
from sortilege.games.seasons.words import numbering as seasons_numbering
from sortilege.games.seasons.words.events import EVENTS as SEASONS_EVENTS
from sortilege.games.spellbook import options as spellbook_options
from sortilege.games.spellbook.cards.vocabulary import SPELLS
from sortilege.games.spellbook.words import numbering as spellbook_numbering
from sortilege.games.spellbook.words.events import EVENTS as SPELLBOOK_EVENTS

Numbers = dict[str, dict[str, int]]


def counted(*names: str) -> dict[str, int]:
    return {name: at for at, name in enumerate(names)}


def option_numbers(values: dict[str, tuple[str, ...]], place: dict[str, int]) -> Numbers:
    """The places of all options, and of the values of each."""
    return {"options": {key: int(at) for key, at in place.items()}} | {
        f"option {key}": counted(*all) for key, all in values.items()
    }


def seasons() -> Numbers:
    known = seasons_numbering
    return {
        "cards": {card.id: card.index for card in CARDS},
        "reprints": {option: card.index for option, card in REPRINTS.items()},
        "tokens": {f"token_{token.number}": token.number for token in TOKENS},
        "dice": counted(*(known.die_id(die) for die in range(20))),
        "energies": counted(*known.ENERGIES),
        "seasons": counted(*known.SEASONS),
        "bonuses": counted(*known.BONUSES),
        "stores": counted(*known.STORES),
        **option_numbers(seasons_options.VALUES, seasons_options.PLACE),
        "events": {row[0]: int(kind) for kind, row in SEASONS_EVENTS.items()},
        "choices": {id: code for id, code in known.CODE_OF.items() if not id.startswith("code_")},
    }


def spellbook() -> Numbers:
    known = spellbook_numbering
    return {
        "spells": {spell.id: spell.index for spell in SPELLS},
        "materia": counted(*(known.materia_id(materia) for materia in range(21))),
        "phases": counted(*known.PHASES),
        "primaries": counted(*known.PRIMARIES),
        **option_numbers(spellbook_options.VALUES, spellbook_options.PLACE),
        "events": {row[0]: int(kind) for kind, row in SPELLBOOK_EVENTS.items()},
        "choices": {id: code for id, code in known.CODE_OF.items() if not id.startswith("code_")},
    }


def test_what_a_number_meant_it_means_for_ever() -> None:
    pinned: dict[str, Numbers] = json.loads((Path(__file__).parent / "numbers.json").read_text())
    for game, now in (("seasons", seasons()), ("spellbook", spellbook())):
        assert set(pinned[game]) <= set(now)
        for what, before in pinned[game].items():
            for name, number in before.items():
                assert now[what].get(name, number) == number, f"{game}: {what}: {name} was {number}"
            old = set(before.values())
            taken = [name for name, number in now[what].items() if number in old and name not in before]
            assert not taken, f"{game}: {what}: {taken} have numbers that were others'"
