"""Which games a balance study plays: the plan and a game's number determine each one."""

import msgspec

from sortilege.core.balance import Balance
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit
from sortilege.core.text.message import message

PARTS, LEAST, LARGEST = 200, 10, 5000  # target number of parts; games per part, at least and at most
GREEDY, LEARNED = "greedy", "learned"
USUAL = {GREEDY: 1_000_000, LEARNED: 100_000}  # games
SEARCHED = 2_000


class StudyPlan(msgspec.Struct, frozen=True):
    """One bot in all seats; `games` in total, alternating between these player counts."""

    game: str
    bot: str
    games: int
    seed: int
    options: dict[str, str]
    players: tuple[int, ...]

    def players_of(self, number: int) -> int:
        return self.players[number % len(self.players)]

    def deal(self, number: int) -> int:
        """Return the deal number, as for `sortilege play --seed`."""
        return self.seed << 32 | number

    @property
    def step(self) -> int:
        """Games per part."""
        return max(LEAST, min(self.games // PARTS, LARGEST))

    def parts(self, begin: int, end: int) -> list[range]:
        """Split games into parts with the same boundaries in every run."""
        ends = [*range(begin - begin % self.step + self.step, end, self.step), end]
        return [range(a, b) for a, b in zip([begin, *ends], ends, strict=False) if a < b]


def balance_of(game: str) -> Balance:
    """Return a game's balance definition; raise BadOptions if it has none."""
    found = kit(game).balance
    if found is None:
        raise BadOptions(message("engine-no-balance", game=kit(game).title))
    return found


def usual_games(bot: str) -> int:
    """Return the default number of games: fewer for slower bots."""
    return USUAL.get(bot, SEARCHED)
