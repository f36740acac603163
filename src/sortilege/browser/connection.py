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
        self.listener: SocketListener | None = None

    def take_over(self, listener: SocketListener) -> None:
        self.listener = listener

    def pause_reading(self, paused: bool) -> None: ...

    def send_text(self, text: bytes) -> None:
        self.post(self.number, text.decode())

    def close(self, code: int, why: str) -> None:
        if self.listener is not None:
            self.post(self.number, None)
        self.connection_lost(stopped=False)

    def connection_lost(self, stopped: bool) -> None:
        """Stop listening, because the page or the application closed the socket."""
        listener, self.listener = self.listener, None
        if listener is not None:
            listener.connection_lost(stopped)
