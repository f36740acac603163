"""Who plays the other seats in the terminal."""

import hashlib
from typing import Protocol

from sortilege.core.asks import Ask
from sortilege.core.dice import Dice
from sortilege.core.errors import BadOptions
from sortilege.core.record import dice_of


class Bot(Protocol):
    def choose(self, ask: Ask) -> str:
        """The id of one of the options."""


class RandomBot:
    """Any legal choice, each as likely as the others."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, ask: Ask) -> str:
        return ask.options[int(self.dice.below(len(ask.options)))].id


BOTS = {"random": RandomBot}


def bot(name: str, key: bytes) -> Bot:
    """A bot with dice of its own, so that the same deal meets the same bot."""
    if name not in BOTS:
        raise BadOptions(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](dice_of(hashlib.sha256(b"sortilege bot\0" + key).digest()))
