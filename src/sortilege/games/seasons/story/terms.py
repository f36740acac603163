"""Cards, energies, dice and seats in the notation of stories."""

import re
from dataclasses import dataclass
from typing import Any

from sortilege.core.text.message import Message, message
from sortilege.games.seasons.cards import vocabulary
from sortilege.games.seasons.engine.constants import CARD_KIND, ITEM
from sortilege.games.seasons.engine.constants import DICE as FACES_SHOWN
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.presentation.ids import DIE_IDS, ENERGIES, SEASONS, die_id
from sortilege.stories.source_location import SEATS, SourceLocation, unknown_word_message

CARD_NUMBER = {card.id: card.index for card in vocabulary.CARDS}
DICE = {id: die for die, id in enumerate(DIE_IDS)}
UNKNOWN = "?"  # a card that the viewer does not know
ANY = "any"  # a card dealt from those left
DIE_BY_SIGNS = re.compile(r"(\w+)\(([awfed+t0-9.]+)\)")  # a die by its face, in the letters of constants.DICE

CARD_IN_PLAY = re.compile(
    r"(?P<card>[a-z_]+)(?P<copy>#2)?(?:\*(?P<times>\d{1,3}))?"
    r"(?P<rest>(?:\s+turned|\s+worked|\s+mimics\s+[a-z_.]+(?:#2)?|\s*\[[^\]]*\])*)[\s,]*"
)


@dataclass(frozen=True)
class RolledDie:
    """One of the twenty dice and its face, 0 to 5."""

    die: int
    face: int

    def __str__(self) -> str:
        return f"{die_id(self.die)}.{self.face + 1}"


@dataclass(frozen=True)
class CardInPlay:
    """A card in play as a story writes it; None where the story is silent. `mimics` is an item, or `bob.item`."""

    card: str
    second: bool
    turned: bool
    tokens: tuple[str, ...] | None
    worked: bool = False
    mimics: str = ""

    @property
    def id(self) -> str:
        return self.card + ("#2" if self.second else "")

    def __str__(self) -> str:
        tokens = "" if self.tokens is None else f" [{' '.join(self.tokens)}]"
        mimics = f" mimics {self.mimics}" if self.mimics else ""
        return f"{self.id}{mimics}{' turned' if self.turned else ''}{' worked' if self.worked else ''}{tokens}"


def unknown_card_message(word: str) -> Message:
    return unknown_word_message(message("engine-moment-no-card", given=repr(word)), word, CARD_NUMBER, all_told=False)


def read_cards(value: Any, at: SourceLocation, also: str = "") -> list[str]:
    """Return card ids in order; `also` is allowed in place of a card."""
    words = at.words(value)
    for word in words:
        if word not in CARD_NUMBER and not (also and word == also):
            raise at.wrong(unknown_card_message(word))
    return words


def read_hidden(value: Any, at: SourceLocation) -> list[str]:
    """Read cards, some of which may be `any`."""
    return read_cards(value, at, ANY)


def read_energies(value: Any, at: SourceLocation) -> list[str]:
    return [at.one_of(word, ENERGIES, "energy") for word in at.words(value)]


def read_die(value: Any, at: SourceLocation) -> RolledDie:
    """Read a die.

    `winter_1.3`: the first winter die shows its third face. `winter(ww+)`: the first winter die that shows two waters
    and a gauge step. `winter_2(ww+)`: the second winter die does.
    """
    if shown := DIE_BY_SIGNS.fullmatch(at.text(value)):
        return find_die_showing(shown[1], shown[2], at)
    name, dot, face = at.text(value).partition(".")
    die = at.one_of(name, DICE, "die")
    if not dot or face not in ("1", "2", "3", "4", "5", "6"):
        raise at.wrong(message("engine-moment-die-face", die=die, given=repr(value)))
    return RolledDie(DICE[die], int(face) - 1)


def find_die_showing(name: str, signs: str, at: SourceLocation) -> RolledDie:
    """Return the first face of a die, or of a season's dice, with these signs in any order; dots are pips."""
    dice = [DICE[name]] if name in DICE else [die for id, die in DICE.items() if id.partition("_")[0] == name]
    if not dice:
        why = message("engine-moment-no-die", given=repr(name))
        raise at.wrong(unknown_word_message(why, name, (*DICE, *SEASONS), all_told=False))
    for die in dice:
        for face, there in enumerate(FACES_SHOWN[die][2].split()):
            if sorted(there if "." in signs else there.replace(".", "")) == sorted(signs):
                return RolledDie(die, face)
    faces = sorted({face.replace(".", "") for die in dice for face in FACES_SHOWN[die][2].split()})
    raise at.wrong(message("engine-moment-no-face", die=name, signs=signs, faces=faces))


def read_dice(value: Any, at: SourceLocation) -> list[RolledDie]:
    dice = [read_die(word, at) for word in at.words(value)]
    if len({rolled.die for rolled in dice}) < len(dice):
        raise at.wrong(message("engine-moment-die-twice"))
    return dice


def read_numbers(value: Any, at: SourceLocation, low: int, high: int) -> list[int]:
    numbers = [] if value == "none" else value if isinstance(value, list) else [value]
    found = [at.number(one, low, high) for one in numbers]
    if len(set(found)) < len(found):
        raise at.wrong(message("engine-moment-number-twice"))
    return found


def read_play(value: Any, at: SourceLocation) -> list[CardInPlay]:
    """Read cards in play: `dragon_skull turned, amulet_of_water [water fire]`."""
    text = " , ".join(at.text(item) for item in value) if isinstance(value, list) else at.text(value)
    if text == "none":
        return []
    found: list[CardInPlay] = []
    end = 0
    while end < len(text):
        match = CARD_IN_PLAY.match(text, end)
        if match is None:
            raise at.wrong(message("engine-moment-play", given=repr(text[end:])))
        end = match.end()
        card, rest = match["card"], match["rest"]
        if card not in CARD_NUMBER:
            raise at.wrong(unknown_card_message(card))
        tokens = re.search(r"\[([^\]]*)\]", rest)
        energies = None if tokens is None else tuple(read_energies(tokens[1], at))
        model = re.search(r"mimics\s+(\S+)", rest)
        mimics = "" if model is None else read_model(card, model[1], at)
        plain = rest if model is None else rest.replace(model[0], "")
        played = CardInPlay(card, bool(match["copy"]), "turned" in plain, energies, "worked" in plain, mimics)
        found += [played] * int(match["times"] or 1)
    return found


def read_model(raven: str, text: str, at: SourceLocation) -> str:
    """Read what a Raven mimics: `hand_of_fortune`, `hand_of_fortune#2`, or `bob.hand_of_fortune`."""
    if CARD_NUMBER[raven] != RAVEN_THE_USURPER:
        raise at.wrong(message("engine-moment-no-mimic", card=raven))
    seat, dot, item = text.rpartition(".")
    if dot:
        at.one_of(seat, SEATS, "seat")
    kind = CARD_NUMBER.get(item.removesuffix("#2"))
    if kind is None:
        raise at.wrong(unknown_card_message(item.removesuffix("#2")))
    if CARD_KIND[kind] != ITEM:
        raise at.wrong(message("engine-moment-no-item", card=item))
    return text
