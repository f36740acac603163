"""The bots by name; page, command line and experiments all ask here."""

from sortilege.bots.chance import Chance
from sortilege.bots.greedy import Greedy
from sortilege.bots.seeing import Bot
from sortilege.core.errors import BadOptions

LADDER = ("random", "greedy")


def bot(name: str) -> Bot:
    """The bot of this name; raises BadOptions."""
    if name == "random":
        return Chance()
    if name == "greedy":
        return Greedy()
    raise BadOptions(f"there is no bot {name!r}; there is {', '.join(LADDER)}")
