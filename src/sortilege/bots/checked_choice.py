"""Asking a bot that somebody else may have written: its mistakes are told as its own."""

from operator import index
from pathlib import Path
from traceback import extract_tb

from sortilege.bots.sight import Bot, Sight
from sortilege.core.engine.rng import Rng
from sortilege.core.errors import IllegalChoice, SortilegeError
from sortilege.core.text.message import message


class BadBot(SortilegeError):
    """A bot that breaks down or chooses what it may not."""


def choose_checked(bot: Bot, sight: Sight, rng: Rng, name: str, deal: int | None = None) -> int:
    """The code of the option that a bot chooses; raises BadBot, which says in which deal, where that has a number."""
    where = "none" if deal is None else str(deal)
    try:
        answer = bot.choose(sight, rng)
    except Exception as error:
        if isinstance(error, SortilegeError) and not isinstance(error, IllegalChoice):
            raise  # it says itself what it lacks
        place = extract_tb(error.__traceback__)[-1]
        why = f"{type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})"
        raise BadBot(message("engine-bot-fell", bot=name, deal=where, why=why)) from error
    if (code := whole(answer)) not in sight.legal:
        raise BadBot(message("engine-bot-strayed", bot=name, deal=where, given=repr(answer)))
    return code


def whole(answer: int) -> int:
    """A whole number of whatever kind, such as numpy's; −1, which is no option, for what only says that it is one."""
    try:
        return index(answer)
    except TypeError:
        return -1
