"""The ten bots for human opponents, from one that a child beats to the strongest.

Each game's kit defines how they play it.
"""

import hashlib
from collections.abc import Callable, Sequence
from time import perf_counter

from sortilege.bots.bot import Bot
from sortilege.bots.greedy_bot import GreedyBot
from sortilege.bots.sight import Sight
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng
from sortilege.core.kits import SEARCHES, BotLevel, Kit, kit

KIND = "level"
# From the weakest to the strongest; the same in every language.
NAMES = ("Pim", "Flora", "Bruno", "Nelly", "Otto", "Selma", "Victor", "Iris", "Cornelius", "Aurelia")
# For several bots of one level at a table: the second and third character, who play alike.
OTHER_NAMES = (
    ("Kit", "Lark"),
    ("Linnea", "Rosalind"),
    ("Gregor", "Hugo"),
    ("Tessa", "Ida"),
    ("Emil", "Ludwig"),
    ("Greta", "Marta"),
    ("Armand", "Casimir"),
    ("Sibyl", "Vera"),
    ("Ambrose", "Balthasar"),
    ("Theodora", "Leonora"),
)
LADDER = tuple(f"{KIND}:{number}" for number in range(1, len(NAMES) + 1))
DEFAULT_BOT = LADDER[2]
MAX_CHOICE_SECONDS = 1.0

Maker = Callable[[str, Callable[[], bool]], Bot]


def ladder_name(bot: str, nth: int = 0) -> str:
    """Return the name of the nth ladder bot of its level at a table, from 0; empty for any other bot."""
    if bot not in LADDER:
        return ""
    level = LADDER.index(bot)
    characters = (NAMES[level], *OTHER_NAMES[level])
    return characters[nth % len(characters)]


def ladder_bot_id(given: str) -> str:
    """Return the id of a ladder bot given its number or name; anything else unchanged."""
    names = [name.casefold() for name in NAMES]
    if given.casefold() in names:
        return LADDER[names.index(given.casefold())]
    level = f"{KIND}:{given}"
    return level if level in LADDER else given


def base_bot(bot: str, game: str) -> str:
    """Return the bot that computes the moves of this one: itself, or what a ladder bot uses in this game."""
    return level_of(bot, game).plays if bot in LADDER else bot


def level_of(bot: str, game: str) -> BotLevel:
    """Return how a ladder bot plays this game; in a game without a policy, all of them search."""
    levels = kit(game).levels if kit(game).policy() else SEARCHES
    return levels[LADDER.index(bot)]


class LadderBot:
    """One of the ten ladder bots."""

    def __init__(self, name: str, maker: Maker, enough: Callable[[], bool]) -> None:
        self.name = name
        self.maker = maker
        self.enough = enough

    def choose(self, sight: Sight, rng: Rng) -> int:
        level = level_of(self.name, sight.rules.name)
        if level.plays == GreedyBot.name:
            return choose_like_a_person(level, sight, rng)
        end = perf_counter() + MAX_CHOICE_SECONDS
        return self.maker(level.plays, lambda: self.enough() or perf_counter() >= end).choose(sight, rng)


def choose_like_a_person(level: BotLevel, sight: Sight, rng: Rng) -> int:
    """Return what greedy would choose with these tastes, moods and lapses of memory.

    In the last round, tastes and moods do not apply: even weak players count points then.
    """
    one = kit(sight.rules.name)
    state = sight.imagine(rng)
    sober = one.last_round(state)
    policy = one.policy() if sober else one.judgement(level.tastes)
    assert policy is not None, "a game without a judgement has other levels"
    policy.look(state, sight.seat)
    if sober:
        return int(policy.offer.codes[policy.best(rng, 0)])
    return most_pleasing(level, policy, sight, turn_of(one, state))


def turn_of(one: Kit, state: Machine) -> int:
    return int(getattr(state, one.turn))


def most_pleasing(level: BotLevel, policy: Policy, sight: Sight, turn: int) -> int:
    """Return the best-liked move that is not forgotten; one that names no thing, such as passing, never is."""
    codes = [int(policy.offer.codes[i]) for i in range(policy.offer.n)]
    worth = [int(policy.worth[i]) for i in range(policy.offer.n)]
    best = worth.index(max(worth))
    found, most = best, -1 << 60
    for i, code in enumerate(codes):
        word, _, thing = sight.rules.ids[code].partition(":")
        memory, mood = impressions(thing or word, sight.seat, turn)
        if thing and memory < level.forgets:
            continue
        pleasure = worth[i] + level.moods * (mood - 50) // 50
        if pleasure > most:
            found, most = i, pleasure
    return codes[found]


def impressions(thing: str, seat: int, turn: int) -> Sequence[int]:
    """Return how well a thing is remembered and liked, out of 100 each; constant throughout a turn."""
    return [byte * 100 >> 8 for byte in hashlib.blake2b(f"{turn} {seat} {thing}".encode(), digest_size=2).digest()]
