"""Bots by name, for the page, the command line and studies."""

import importlib
import re
from collections.abc import Callable

from sortilege.bots import learned_bot
from sortilege.bots.bot import Bot
from sortilege.bots.greedy_bot import GreedyBot, policy_of, search_policy
from sortilege.bots.ladder import LADDER, LadderBot
from sortilege.bots.learned_bot import LearnedBot
from sortilege.bots.random_bot import RandomBot
from sortilege.bots.search_bot import SearchBot, TimedSearchBot, never
from sortilege.core.errors import BadOptions
from sortilege.core.text.message import message
from sortilege.deprecated import keep_old_names

MAX_EFFORT = 1_000_000  # rounds or milliseconds per choice


def can_play(name: str, game: str) -> None:
    """Raise BadOptions if this bot cannot play this game at all."""
    if name in (GreedyBot.name, LearnedBot.name):
        policy_of(game)


def bot(name: str, enough: Callable[[], bool] = never) -> Bot:
    """Return the bot of this name; it stops a long search when `enough` returns true. Raises BadOptions."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name in LADDER:
        return LadderBot(name, bot, enough)
    return thinking_bot(name, enough)


def thinking_bot(name: str, enough: Callable[[], bool], file: str = "") -> Bot:
    """Return a searching or learned bot by its name; `file` holds the weights of a learned one."""
    if name == LearnedBot.name:
        return LearnedBot(file)
    asked = re.fullmatch(r"(mcts|learned):([1-9]\d{0,6})(ms)?", name)
    if asked and int(asked[2]) <= MAX_EFFORT and (asked[1] == learned_bot.KIND or not file):
        judge = learned_bot.judge(file) if asked[1] == learned_bot.KIND else search_policy
        made = TimedSearchBot if asked[3] else SearchBot
        return made(int(asked[2]), enough, asked[1], judge)
    raise BadOptions(message("engine-no-bot", given=name, most=MAX_EFFORT))


def load_bot(name: str) -> Bot:
    """Return the bot of this name, or of a class given as package.module:Class; raises BadOptions.

    learned@FILE, learned:N@FILE and learned:Tms@FILE use the weights in a file. This imports and runs what it is
    given, so it is for use on one's own machine; a server calls `bot`.
    """
    known, at, file = name.partition("@")
    if at and (known == learned_bot.KIND or known.startswith(f"{learned_bot.KIND}:")):
        return thinking_bot(known, never, file)
    path = re.fullmatch(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)", name)
    if path is None or path[1] in ("mcts", learned_bot.KIND):
        return bot(name)
    try:
        found = getattr(importlib.import_module(path[1]), path[2])()
        found.name = str(getattr(found, "name", path[2]))
    except Exception as error:  # importing a foreign module can raise anything
        raise BadOptions(message("engine-bot-broken", given=name, why=f"{type(error).__name__}: {error}")) from error
    if not callable(getattr(found, "choose", None)):
        raise BadOptions(message("engine-no-chooser", given=name))
    made: Bot = found
    return made


keep_old_names(__name__)
