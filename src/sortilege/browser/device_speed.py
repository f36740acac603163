"""Measures how fast this device searches: which bots would need longer for a choice than a bot may take."""

from time import perf_counter

from sortilege.bots import Sight, bot
from sortilege.bots.ladder import LADDER, MAX_CHOICE_SECONDS, base_bot
from sortilege.bots.search_bot import ROUNDS_PER_CHECK, SearchBot
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.engine.search import Search
from sortilege.core.kits import kit

MIN_SAMPLE_SECONDS = 0.05
SAMPLES = 3  # the fastest counts: other work may have slowed down the others


def slow_bots(game: str) -> tuple[str, ...]:
    """Return the first bot of the ladder that would be cut short at the start of a game, and all stronger ones."""
    for n, name in enumerate(LADDER):
        one = bot(base_bot(name, game))
        if isinstance(one, SearchBot) and one.rounds * seconds_per_round(one, game) > MAX_CHOICE_SECONDS:
            return LADDER[n:]
    return ()


def seconds_per_round(one: SearchBot, game: str) -> float:
    rules = kit(game).rules
    state = rules.new({}, rules.seats[0], rng_from_seed(1))
    sight = Sight(rules, state, state.open_seats()[0])
    search = Search(one.judge(game), sight.seat, rng_from_seed(2))
    search.think(sight.imagine, 1)  # loads files first, so that the samples do not
    return min(sample(search, sight) for _ in range(SAMPLES))


def sample(search: Search, sight: Sight) -> float:
    """Return the seconds one round takes, measured over at least MIN_SAMPLE_SECONDS."""
    rounds, start = 0, perf_counter()
    while True:
        search.think(sight.imagine, ROUNDS_PER_CHECK)
        rounds += ROUNDS_PER_CHECK
        elapsed = perf_counter() - start
        if elapsed >= MIN_SAMPLE_SECONDS:
            return elapsed / rounds
