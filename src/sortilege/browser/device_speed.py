"""How fast this device thinks: who of the ladder would need longer for a choice than anybody may think."""

from time import perf_counter

from sortilege.bots import Sight, bot
from sortilege.bots.ladder import LADDER, LONGEST, thinks_as
from sortilege.bots.mcts import BREATH, SearchBot
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.engine.search import Search
from sortilege.core.kits import kit

LOOK = 0.05  # seconds at least
LOOKS = 3  # the quickest counts: other work may have held up the others


def slow(game: str) -> tuple[str, ...]:
    """The first of the ladder who would have to be cut short at the beginning of a game, and all stronger ones."""
    for n, name in enumerate(LADDER):
        one = bot(thinks_as(name, game))
        if isinstance(one, SearchBot) and one.rounds * seconds(one, game) > LONGEST:
            return LADDER[n:]
    return ()


def seconds(one: SearchBot, game: str) -> float:
    """For one round of thinking."""
    rules = kit(game).rules
    state = rules.new({}, rules.seats[0], rng_from_seed(1))
    sight = Sight(rules, state, state.open_seats()[0])
    search = Search(one.judge(game), sight.seat, rng_from_seed(2))
    search.think(sight.imagine, 1)  # whatever has to be read is read
    return min(look(search, sight) for _ in range(LOOKS))


def look(search: Search, sight: Sight) -> float:
    rounds, began = 0, perf_counter()
    while True:
        search.think(sight.imagine, BREATH)
        rounds += BREATH
        spent = perf_counter() - began
        if spent >= LOOK:
            return spent / rounds
