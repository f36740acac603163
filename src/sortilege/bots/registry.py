"""The bots by name; page, command line and experiments all ask here."""

import importlib
import re
from collections.abc import Callable

from sortilege.bots import learned_bot
from sortilege.bots.greedy import GreedyBot, policy_of, search_policy
from sortilege.bots.ladder import LADDER, LadderBot
from sortilege.bots.learned_bot import LearnedBot
from sortilege.bots.mcts import SearchBot, TimedSearchBot, never
from sortilege.bots.random_bot import RandomBot
from sortilege.bots.sight import Bot
from sortilege.core.errors import BadOptions
from sortilege.core.text.message import message

MOST = 1_000_000  # rounds of thinking, or milliseconds, for one choice


def can_play(name: str, game: str) -> None:
    """Raises BadOptions where this bot cannot play this game at all."""
    if name in (GreedyBot.name, LearnedBot.name):
        policy_of(game)


def bot(name: str, enough: Callable[[], bool] = never) -> Bot:
    """The bot of this name, which ends a long thought when it is `enough`; raises BadOptions."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name in LADDER:
        return LadderBot(name, bot, enough)
    return thinking_bot(name, enough)


def thinking_bot(name: str, enough: Callable[[], bool], file: str = "") -> Bot:
    """A bot that thinks, by its name; `file` holds the weights of one that has learned."""
    if name == LearnedBot.name:
        return LearnedBot(file)
    asked = re.fullmatch(r"(mcts|learned):([1-9]\d{0,6})(ms)?", name)
    if asked and int(asked[2]) <= MOST and (asked[1] == learned_bot.KIND or not file):
        judge = learned_bot.judge(file) if asked[1] == learned_bot.KIND else search_policy
        made = TimedSearchBot if asked[3] else SearchBot
        return made(int(asked[2]), enough, asked[1], judge)
    raise BadOptions(message("engine-no-bot", given=name, most=MOST))


def load_bot(name: str) -> Bot:
    """The bot of this name, or of a class that is given as package.module:Class; raises BadOptions.

    learned@FILE, learned:N@FILE and learned:Tms@FILE play by the weights in a file. This reads, imports and runs what
    it is given: it is for people at their own machine. A server asks bot().
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
    except Exception as error:  # whatever somebody's module does when it is imported
        raise BadOptions(message("engine-bot-broken", given=name, why=f"{type(error).__name__}: {error}")) from error
    if not callable(getattr(found, "choose", None)):
        raise BadOptions(message("engine-no-chooser", given=name))
    made: Bot = found
    return made
