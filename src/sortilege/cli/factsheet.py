"""The facts of Seasons as plain data: what `sortilege facts` prints, or gives as JSON."""

from collections.abc import Sequence
from typing import TypedDict

from sortilege.core.texts import Texts
from sortilege.seasons import setup, tables, vocabulary
from sortilege.seasons.numbering import BONUSES, ENERGIES, SEASONS, die_id

Printing = dict[str, int]  # what is paid → how many; types: 1 means any one to four different energies


class Card(TypedDict):
    number: int
    id: str
    name: str
    kind: str
    cost: dict[str, Printing]
    prestige: int
    effect: str
    option: str  # the option that plays this printing; empty for the usual one


class Face(TypedDict):
    energy: dict[str, int]
    crystals: int
    gauge: int
    draw: int
    transmute: int
    pips: int


class Die(TypedDict):
    id: str
    faces: list[Face]


class Bonus(TypedDict):
    id: str
    name: str
    effect: str


class Facts(TypedDict):
    game: str
    box: str
    cards: list[Card]
    reprints: list[Card]
    dice: list[Die]
    rates: dict[str, dict[str, int]]
    bonuses: list[Bonus]
    limits: dict[str, int | list[int]]
    sets: list[list[str]]


def seasons(words: Texts, box: str) -> Facts:
    return {
        "game": "seasons",
        "box": box,
        "cards": [card(words, one, "") for one in vocabulary.CARDS if one.box == box],
        "reprints": [card(words, one, option) for option, one in vocabulary.REPRINTS.items() if one.box == box],
        "dice": [{"id": die_id(die), "faces": [face(die, side) for side in range(6)]} for die in range(20)],
        "rates": {season: rates(s) for s, season in enumerate(SEASONS)},
        "bonuses": [bonus(words, id) for id in BONUSES],
        "limits": limits(),
        "sets": [names(numbers) for numbers in tables.APPRENTICE],
    }


def card(words: Texts, one: vocabulary.Card, option: str) -> Card:
    return {
        "number": one.number,
        "id": one.id,
        "name": words.say(one.id),
        "kind": "item" if one.kind == tables.ITEM else "familiar",
        "cost": {str(players): cost(one.cost.columns[players - 2]) for players in (2, 3, 4)},
        "prestige": one.prestige,
        "effect": words.attribute(one.id, "text_old" if option else "text"),
        "option": option,
    }


def cost(column: Sequence[int]) -> Printing:
    return {what: n for what, n in zip((*ENERGIES, "crystals", "types"), column, strict=True) if n}


def face(die: int, side: int) -> Face:
    at = (die * 6 + side) * tables.FACE
    return {
        "energy": {energy: int(tables.FACES[at + e]) for e, energy in enumerate(ENERGIES) if tables.FACES[at + e]},
        "crystals": int(tables.FACES[at + tables.FACE_CRYSTALS]),
        "gauge": int(tables.FACES[at + tables.FACE_GAUGE]),
        "draw": int(tables.FACES[at + tables.FACE_DRAW]),
        "transmute": int(tables.FACES[at + tables.FACE_TRANSMUTE]),
        "pips": int(tables.FACES[at + tables.FACE_PIPS]),
    }


def rates(season: int) -> dict[str, int]:
    return {energy: int(tables.RATE[season * 4 + e]) for e, energy in enumerate(ENERGIES)}


def bonus(words: Texts, id: str) -> Bonus:
    return {"id": id, "name": words.say(f"bonus_{id}"), "effect": words.attribute(f"bonus_{id}", "text")}


def limits() -> dict[str, int | list[int]]:
    return {
        "gauge": tables.GAUGE_MAX,
        "reserve": tables.RESERVE,
        "dealt": setup.DEALT,
        "bonuses": tables.BONUSES,
        "bonus_points": [-int(n) for n in tables.PENALTY],
        "hand_points": -int(tables.HAND_PENALTY[0]),
        "archmage": int(setup.kinds_in(setup.ARCHMAGE_LEVEL)) * 2,
        "magician": int(setup.kinds_in(setup.MAGICIAN_LEVEL)) * 2,
    }


def names(numbers: Sequence[int]) -> list[str]:
    by_number = {one.number: one.id for one in vocabulary.CARDS}
    return [by_number[number] for number in numbers]
