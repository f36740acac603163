"""Sockets between a table and the page in the same browser."""

import asyncio
from collections.abc import Callable

from sortilege.tables.socket_conversation import SocketListener

Post = Callable[[int, str | None], object]  # sends a message to the page's socket of this number; None closes it


class PageSocket:
    """Delivers messages at once, so it is never full and never has to pause."""

    full = False

    def __init__(self, number: int, post: Post) -> None:
        self.number = number
        self.post = post
        self.tasks: set[asyncio.Task[None]] = set()
        self.end: SocketListener | None = None

    def take_over(self, end: SocketListener) -> None:
        self.end = end

    def hold(self, back: bool) -> None: ...

    def say(self, text: bytes) -> None:
        self.post(self.number, text.decode())

    def close(self, code: int, why: str) -> None:
        if self.end is not None:
            self.post(self.number, None)
        self.lost(stopped=False)

    def lost(self, stopped: bool) -> None:
        """Stop listening, because the page or the application closed the socket."""
        end, self.end = self.end, None
        if end is not None:
            end.lost(stopped)
