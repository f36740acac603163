"""Which games a study of a game's balance plays: each is said by the plan and its number alone."""

import msgspec

from sortilege.core.balance import Balance
from sortilege.core.errors import BadOptions
from sortilege.core.kits import kit
from sortilege.core.text.message import message

PARTS, LEAST, LARGEST = 200, 10, 5000  # about so many parts, with so many games in each at least and at most
GREEDY, LEARNED = "greedy", "learned"
USUAL = {GREEDY: 1_000_000, LEARNED: 100_000}  # games
SEARCHED = 2_000


class StudyPlan(msgspec.Struct, frozen=True):
    """One bot in all seats, `games` in all, by turns at each of these numbers of players."""

    game: str
    bot: str
    games: int
    seed: int
    options: dict[str, str]
    players: tuple[int, ...]

    def players_of(self, number: int) -> int:
        return self.players[number % len(self.players)]

    def deal(self, number: int) -> int:
        """The numbered deal, as `sortilege play --seed` takes it."""
        return self.seed << 32 | number

    @property
    def step(self) -> int:
        """How many games go into one part."""
        return max(LEAST, min(self.games // PARTS, LARGEST))

    def parts(self, begin: int, end: int) -> list[range]:
        """These games in parts, which end where they end in every other run too."""
        ends = [*range(begin - begin % self.step + self.step, end, self.step), end]
        return [range(a, b) for a, b in zip([begin, *ends], ends, strict=False) if a < b]


def balance_of(game: str) -> Balance:
    """What is counted of this game; raises BadOptions."""
    found = kit(game).balance
    if found is None:
        raise BadOptions(message("engine-no-balance", game=kit(game).title))
    return found


def usual_games(bot: str) -> int:
    """A million where it is quick, and fewer for those who think."""
    return USUAL.get(bot, SEARCHED)
