"""The ten whom people play against, from one that a child beats to the strongest: what makes each of them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """How one of the ten plays a game. The weaker ones are weak as people are.

    `plays` names the bot whose thoughts it has. Who thinks as greedy does may also be forgetful (of a hundred things to
    choose, so many do not come to mind in this turn), be moody (a thing pleases up to so much more or less in this
    turn, in hundredths of a point), and have tastes, which the game's kit knows.
    """

    plays: str = "greedy"
    forgets: int = 0
    moods: int = 0
    tastes: tuple[str, ...] = ()


# For a game that says nothing of them: chance, and then searches, each of twice as many rounds.
SEARCHES = (Level("random"), *(Level(f"mcts:{2 << n}") for n in range(1, 10)))
