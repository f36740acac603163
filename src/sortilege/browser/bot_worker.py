"""What the page's bot worker runs. Nothing can interrupt Python there, so searches watch the clock themselves."""

import json
from time import perf_counter

from sortilege.bots.ladder import MAX_CHOICE_SECONDS
from sortilege.core.kits import GAMES
from sortilege.tables.thinking.jobs import run_job


class SearchDeadline:
    """Stops a search after the longest thought allowed; each game that a hint plays afterward gets as long again."""

    def __init__(self) -> None:
        self.end = perf_counter() + MAX_CHOICE_SECONDS

    def __call__(self) -> bool:
        now = perf_counter()
        if now < self.end:
            return False
        self.end = now + MAX_CHOICE_SECONDS
        return True


def think(question: str) -> str:
    """Answer a question; question and answer are JSON."""
    return run_job(question, SearchDeadline()).decode()


def slow_bots() -> str:
    """Return, as JSON, the bots of each game that are too slow on this device."""
    from sortilege.browser.device_speed import slow_bots  # only measured on request

    return json.dumps({game: slow_bots(game) for game in GAMES})
