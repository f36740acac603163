"""Names of things in Seasons, before they are told in a language."""

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
    """A card, bonus, energy or season; the second copy of a card carries its number.

    With the cards it lies beside, only if the first copy is among them: else nobody needs the number.
    """
    kind, _, copy = id.partition("#")
    if not copy or (beside and all(card.id != kind for card in beside)):
        return Message(kind)
    return Message("bracketed", {"what": Message(kind), "detail": copy})


@cache
def token_name(number: int) -> Message:
    """An ability token by its printed number and our name for it."""
    return Message("token-named", {"n": number, "called": Message(f"token_{number}")})


def energy_amounts(energies: Mapping[str, int]) -> list[int | str | Message]:
    """Energies briefly, such as "2 air"; types that are not there are left out."""
    return [Message("amount", {"n": n, "what": Message(energy)}) for energy, n in energies.items() if n]


@cache
def face_name(die: str, side: int) -> Message:
    """What a face of a die shows; faces are counted from 1."""
    season, _, number = die.partition("_")
    at = ((SEASONS.index(season) * 5 + int(number) - 1) * 6 + side - 1) * FACE_COLUMNS
    shows = energy_amounts({energy: int(FACES[at + e]) for e, energy in enumerate(ENERGIES)})
    if FACES[at + FACE_CRYSTALS]:
        shows.append(Message("n-crystals", {"n": int(FACES[at + FACE_CRYSTALS])}))
    shows += [Message(key) for sign, key in FACE_SIGNS.items() if FACES[at + sign]]
    return Message("bracketed", {"what": shows, "detail": Message("n-pips", {"n": int(FACES[at + FACE_PIPS])})})


def mimicry_name(model: str) -> Message:
    """What a Raven is just now."""
    return Message("table-mimics", {"card": Message(model.partition("#")[0])})
