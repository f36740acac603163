"""Messages that name things in Seasons, in any language."""

from collections.abc import Mapping, Sequence
from functools import cache

from sortilege.core.text.message import Message
from sortilege.games.seasons.engine.constants import (
    FACE_COLUMNS,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    FACES,
)
from sortilege.games.seasons.presentation.ids import ENERGIES, SEASONS
from sortilege.games.seasons.presentation.view import CardView

FACE_SIGNS = {FACE_GAUGE: "face-gauge", FACE_DRAW: "face-draw", FACE_TRANSMUTE: "face-transmute"}


def thing_name(id: str, beside: Sequence[CardView] = ()) -> Message:
    """Return the name of a card, bonus, energy or season; a second copy carries its number.

    Given the cards beside it, the number appears only if the first copy is among them.
    """
    kind, _, copy = id.partition("#")
    if not copy or (beside and all(card.id != kind for card in beside)):
        return Message(kind)
    return Message("bracketed", {"what": Message(kind), "detail": copy})


@cache
def token_name(number: int) -> Message:
    """Return an ability token's printed number and our name for it."""
    return Message("token-named", {"n": number, "called": Message(f"token_{number}")})


def energy_amounts(energies: Mapping[str, int]) -> list[int | str | Message]:
    """Return energies in short form, such as "2 air", without types that are absent."""
    return [Message("amount", {"n": n, "what": Message(energy)}) for energy, n in energies.items() if n]


@cache
def face_name(die: str, side: int) -> Message:
    """Return what a die's face shows; faces count from 1."""
    season, _, number = die.partition("_")
    at = ((SEASONS.index(season) * 5 + int(number) - 1) * 6 + side - 1) * FACE_COLUMNS
    shows = energy_amounts({energy: int(FACES[at + e]) for e, energy in enumerate(ENERGIES)})
    if FACES[at + FACE_CRYSTALS]:
        shows.append(Message("n-crystals", {"n": int(FACES[at + FACE_CRYSTALS])}))
    shows += [Message(key) for sign, key in FACE_SIGNS.items() if FACES[at + sign]]
    return Message("bracketed", {"what": shows, "detail": Message("n-pips", {"n": int(FACES[at + FACE_PIPS])})})


def mimicry_name(model: str) -> Message:
    """Return what a Raven currently mimics."""
    return Message("table-mimics", {"card": Message(model.partition("#")[0])})
