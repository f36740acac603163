"""The line from a table to the page in the same browser."""

import asyncio
from collections.abc import Callable

from sortilege.tables.socket_conversation import End

Post = Callable[[int, str | None], object]  # a message for the page's socket of this number; None closes it


class Wire:
    """Messages arrive at once, so it is never full and nothing has to be held back."""

    full = False

    def __init__(self, number: int, post: Post) -> None:
        self.number = number
        self.post = post
        self.tasks: set[asyncio.Task[None]] = set()
        self.end: End | None = None

    def take_over(self, end: End) -> None:
        self.end = end

    def hold(self, back: bool) -> None: ...

    def say(self, text: bytes) -> None:
        self.post(self.number, text.decode())

    def close(self, code: int, why: str) -> None:
        if self.end is not None:
            self.post(self.number, None)
        self.lost(stopped=False)

    def lost(self, stopped: bool) -> None:
        """The page has closed it, or we have: nothing more is heard."""
        end, self.end = self.end, None
        if end is not None:
            end.lost(stopped)
