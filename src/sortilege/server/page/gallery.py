"""What the page's gallery shows, but for its words: figures from the engine's tables, triggers, rulings."""

from typing import Any

import msgspec

from sortilege.core.kits import kit
from sortilege.core.texts import texts
from sortilege.games.seasons import facts as factsheet
from sortilege.games.seasons.cards import vocabulary
from sortilege.games.seasons.engine import tables
from sortilege.games.spellbook import facts as spellfacts

TRIGGERS = {
    tables.ENTER: "enter",
    tables.ACTIVATION: "activation",
    tables.ON_SUMMON: "summon",
    tables.ON_SEASON: "season",
    tables.ON_ROUND_END: "round",
    tables.ON_GAME_END: "end",
    tables.ON_SACRIFICE: "sacrifice",
    tables.INSTEAD_OF_DIE: "die",
    tables.ON_LAST_LOSSES: "end",
}
WORDS = ("name", "effect")


def gather() -> dict[str, Any]:
    words = texts("en")
    seasons, book = factsheet.seasons(words, factsheet.BOXES), spellfacts.facts(words)
    triggers = {card.id: triggers_of(card) for card in vocabulary.CARDS}
    return {
        "cards": [bare(card) | {"triggers": triggers[card["id"]]} for card in seasons["cards"]],
        "reprints": [bare(card) for card in seasons["reprints"]],
        "dice": seasons["dice"],
        "rates": seasons["rates"],
        "bonuses": [bare(bonus) for bonus in seasons["bonuses"]],
        "tokens": [bare(token) | {"permanent": permanent(token["number"])} for token in seasons["tokens"]],
        "enchantments": [bare(one) for one in seasons["enchantments"]],
        "spells": [
            bare(one) | {"levels": {n: level["points"] for n, level in one["levels"].items()}} for one in book["spells"]
        ],
        "rulings": [ruling for game in ("seasons", "spellbook") for ruling in rulings(game)],
    }


def bare(thing: Any) -> dict[str, Any]:
    return {key: value for key, value in thing.items() if key not in WORDS}


def triggers_of(card: vocabulary.Card) -> list[str]:
    found = [TRIGGERS[trigger] for trigger in sorted(card.programs)]
    return list(dict.fromkeys((["always"] if card.always else []) + found))


def permanent(number: int) -> bool:
    return number - 1 == tables.HAND_ABILITY


def rulings(game: str) -> list[dict[str, Any]]:
    return [{"game": game} | one for one in kit(game).rulings]


def gallery() -> str:
    """All of it as a file of the page."""
    return msgspec.json.format(msgspec.json.encode(gather()), indent=1).decode() + "\n"
