"""What is done in the worker in which a page's bots think. Nobody can interrupt it there, so it looks at the clock."""

import json
from time import perf_counter

from sortilege.bots.ladder import LONGEST
from sortilege.core.kits import GAMES
from sortilege.tables.thinking.jobs import answer


class Patience:
    """Enough after the longest thought. A hint searches first and then plays games: each of them has that long."""

    def __init__(self) -> None:
        self.end = perf_counter() + LONGEST

    def __call__(self) -> bool:
        now = perf_counter()
        if now < self.end:
            return False
        self.end = now + LONGEST
        return True


def think(question: str) -> str:
    """The answer to a question, both as JSON."""
    return answer(question, Patience()).decode()


def slow() -> str:
    """Who is too strong for this device, by game, as JSON."""
    from sortilege.browser.device_speed import slow  # not before somebody asks

    return json.dumps({game: slow(game) for game in GAMES})
