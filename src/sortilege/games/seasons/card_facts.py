"""The facts of Seasons as plain data, for `sortilege facts` and its JSON."""

from collections.abc import Sequence
from typing import TypedDict

from sortilege.core.text.catalog import Texts
from sortilege.games.seasons.cards import kingdom_vocabulary, vocabulary
from sortilege.games.seasons.engine import constants, setup
from sortilege.games.seasons.options import VALUES, numbers
from sortilege.games.seasons.presentation.board_text import effect_text
from sortilege.games.seasons.presentation.event_kinds import ENCHANTMENTS
from sortilege.games.seasons.presentation.ids import BONUSES, DIE_IDS, ENERGIES, SEASONS

BASE, KINGDOM = "base", "enchanted_kingdom"
BOXES = (BASE, KINGDOM)

TRIGGERS = {
    constants.ENTER: "enter",
    constants.ACTIVATION: "activation",
    constants.ON_SUMMON: "summon",
    constants.ON_SEASON: "season",
    constants.ON_ROUND_END: "round",
    constants.ON_GAME_END: "end",
    constants.ON_SACRIFICE: "sacrifice",
    constants.INSTEAD_OF_DIE: "die",
    constants.ON_LAST_LOSSES: "end",
}

Printing = dict[str, int]  # kind of payment → amount; types: 1 means any set of one to four different energies


class CardFacts(TypedDict):
    box: str
    number: int
    id: str
    name: str
    kind: str
    cost: dict[str, Printing]
    prestige: int
    effect: str
    option: str  # the option that selects this printing; empty for the usual one
    triggers: list[str]  # when the card has an effect


class FaceFacts(TypedDict):
    energy: dict[str, int]
    crystals: int
    gauge: int
    draw: int
    transmute: int
    pips: int


class DieFacts(TypedDict):
    id: str
    faces: list[FaceFacts]


class BonusFacts(TypedDict):
    id: str
    name: str
    effect: str


class TokenFacts(TypedDict):
    """An ability token: its effect, and its points once used."""

    number: int
    id: str
    name: str
    points: int
    effect: str
    permanent: bool  # in force without being used


class EnchantmentFacts(TypedDict):
    id: str
    name: str
    effect: str
    dealt: int  # cards dealt to each player in the Prelude


class Facts(TypedDict):
    game: str
    boxes: list[str]
    cards: list[CardFacts]
    reprints: list[CardFacts]
    dice: list[DieFacts]
    rates: dict[str, dict[str, int]]
    bonuses: list[BonusFacts]
    limits: dict[str, int | list[int]]
    sets: list[list[str]]
    tokens: list[TokenFacts]
    enchantments: list[EnchantmentFacts]


def facts(words: Texts, boxes: Sequence[str] = BOXES) -> Facts:
    """Return the contents of these boxes; entries that belong only to other boxes are empty."""
    base, kingdom = BASE in boxes, KINGDOM in boxes
    dice: list[DieFacts] = [
        {"id": id, "faces": [face(die, side) for side in range(6)]} for die, id in enumerate(DIE_IDS)
    ]
    return {
        "game": "seasons",
        "boxes": list(boxes),
        "cards": [card(words, one, "") for one in vocabulary.CARDS if one.box in boxes],
        "reprints": [card(words, one, option) for option, one in vocabulary.REPRINTS.items() if one.box in boxes],
        "dice": dice if base else [],
        "rates": {season: rates(s) for s, season in enumerate(SEASONS)} if base else {},
        "bonuses": [bonus(words, id) for id in BONUSES if (kingdom if id == "olaf" else base)],
        "limits": limits() if base else {},
        "sets": [card_ids(numbers) for numbers in constants.APPRENTICE_SETS] if base else [],
        "tokens": [token(words, one) for one in kingdom_vocabulary.TOKENS] if kingdom else [],
        "enchantments": [enchantment(words, id) for id in ENCHANTMENTS[1:]] if kingdom else [],
    }


def card(words: Texts, one: vocabulary.Card, option: str) -> CardFacts:
    return {
        "box": one.box,
        "number": one.number,
        "id": one.id,
        "name": words.say(one.id),
        "kind": "item" if one.kind == constants.ITEM else "familiar",
        "cost": {str(players): cost(one.cost.columns[players - 2]) for players in (2, 3, 4)},
        "prestige": one.prestige,
        "effect": effect_text(words, one.id, {option: "old"} if option else {}),
        "option": option,
        "triggers": triggers(one),
    }


def token(words: Texts, one: kingdom_vocabulary.Token) -> TokenFacts:
    id = f"token_{one.number}"
    return {
        "number": one.number,
        "id": id,
        "name": words.say(id),
        "points": one.points,
        "effect": effect_text(words, id),
        "permanent": one.number - 1 == constants.HAND_ABILITY,
    }


def triggers(one: vocabulary.Card) -> list[str]:
    found = [TRIGGERS[trigger] for trigger in sorted(one.programs)]
    return list(dict.fromkeys((["always"] if one.always else []) + found))


def enchantment(words: Texts, id: str) -> EnchantmentFacts:
    number = VALUES["enchantment"].index(id)
    return {
        "id": id,
        "name": words.say(id),
        "effect": effect_text(words, id),
        "dealt": int(setup.cards_dealt(number)),
    }


def cost(column: Sequence[int]) -> Printing:
    return {what: n for what, n in zip((*ENERGIES, "crystals", "types"), column, strict=True) if n}


def face(die: int, side: int) -> FaceFacts:
    at = (die * 6 + side) * constants.FACE_COLUMNS
    return {
        "energy": {
            energy: int(constants.FACES[at + e]) for e, energy in enumerate(ENERGIES) if constants.FACES[at + e]
        },
        "crystals": int(constants.FACES[at + constants.FACE_CRYSTALS]),
        "gauge": int(constants.FACES[at + constants.FACE_GAUGE]),
        "draw": int(constants.FACES[at + constants.FACE_DRAW]),
        "transmute": int(constants.FACES[at + constants.FACE_TRANSMUTE]),
        "pips": int(constants.FACES[at + constants.FACE_PIPS]),
    }


def rates(season: int) -> dict[str, int]:
    return {energy: int(constants.RATE[season * 4 + e]) for e, energy in enumerate(ENERGIES)}


def bonus(words: Texts, id: str) -> BonusFacts:
    return {"id": id, "name": words.say(f"bonus_{id}"), "effect": effect_text(words, f"bonus_{id}")}


def limits() -> dict[str, int | list[int]]:
    return {
        "gauge": constants.GAUGE_MAX,
        "reserve": constants.RESERVE,
        "dealt": setup.DEFAULT_DEAL,
        "bonuses": constants.MAX_BONUSES,
        "bonus_points": [-int(n) for n in constants.PENALTY],
        "hand_points": -int(constants.HAND_PENALTY[0]),
        "archmage": int(setup.deck_size(numbers({"level": "archmage"}))),
        "magician": int(setup.deck_size(numbers({"level": "magician"}))),
    }


def card_ids(numbers: Sequence[int]) -> list[str]:
    by_number = {one.number: one.id for one in vocabulary.CARDS if one.box == BASE}
    return [by_number[number] for number in numbers]
