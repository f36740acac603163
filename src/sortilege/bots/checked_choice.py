"""Run a bot that others may have written, and report its mistakes as the bot's own."""

import sys
from operator import index
from pathlib import Path
from traceback import extract_tb

from sortilege.bots.bot import Bot
from sortilege.bots.sight import Sight
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import IllegalChoice, SortilegeError
from sortilege.core.text.message import message


class BadBot(SortilegeError):
    """A bot raised an exception or chose an illegal move."""


def choose_checked(bot: Bot, sight: Sight, rng: Rng, name: str, deal: int | None = None) -> int:
    """Return the code of the move that a bot chooses; raises BadBot, which names the deal if it has a number."""
    where = "none" if deal is None else str(deal)
    try:
        answer = bot.choose(sight, rng)
    except Exception as error:
        if isinstance(error, SortilegeError) and not isinstance(error, IllegalChoice):
            raise  # its own message says what is missing
        frames = extract_tb(error.__traceback__)
        own = getattr(sys.modules.get(type(bot).__module__), "__file__", None)
        place = next((frame for frame in reversed(frames) if frame.filename == own), frames[-1])
        why = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
        raise BadBot(message("engine-bot-fell", bot=name, deal=where, why=why)) from error
    if (code := to_integer(answer)) not in sight.legal:
        raise BadBot(message("engine-bot-strayed", bot=name, deal=where, given=repr(answer)))
    return code


def to_integer(answer: int) -> int:
    """Convert any integer type, such as numpy's; return −1, which is never legal, if the conversion fails."""
    try:
        return index(answer)
    except TypeError:
        return -1
