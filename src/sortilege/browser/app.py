"""A house in a browser: tables in memory that the page keeps, and bots that think where the page says.

One person plays here, at any number of seats. There are no accounts, no letters, no limits and nobody else.
"""

from collections.abc import Iterable

from sortilege.browser.connection import Post, Wire
from sortilege.browser.dispatch import ASKS, Answer, Dispatch
from sortilege.browser.memory_store import Memory
from sortilege.browser.record_import import LOADING
from sortilege.browser.rows import Keep, Row
from sortilege.browser.worker_lane import Elsewhere, Think
from sortilege.tables.app import TableApp
from sortilege.tables.endpoints.endpoint import RequestContext
from sortilege.tables.identity import Caller
from sortilege.tables.rate_limits import RateLimits
from sortilege.tables.refusals import Refused
from sortilege.tables.socket_conversation import REFUSED, begin
from sortilege.tables.socket_quota import SocketQuota

PLAYER = Caller("local")
HERE = "local"
FOR_EVER = float("inf")  # nothing goes by itself from what a player keeps


class BrowserApp:
    """What the page's worker speaks to. Sockets have numbers, which are the page's."""

    def __init__(self, keep: Keep, think: Think, post: Post) -> None:
        self.post = post
        self.memory = Memory(keep)
        self.house = TableApp(self.memory, Elsewhere(think), HERE, RateLimits(0), SocketQuota(0), FOR_EVER)
        self.visit = RequestContext(self.house, PLAYER, HERE)
        self.dispatch = Dispatch((*ASKS, *LOADING))
        self.wires: dict[int, Wire] = {}

    async def start(self, rows: Iterable[Row]) -> None:
        """Begin with all rows that were kept; raises NewerFormatError, and has written nothing."""
        self.memory.load(rows)
        self.memory.go_on()
        await self.house.start()

    async def ask(self, method: str, path: str, body: str = "") -> Answer:
        """One question: its path is as over HTTP, without "api/"."""
        return await self.dispatch.answer(self.visit, method, path, body)

    async def open(self, number: int, table: str) -> int:
        """Open a socket to a table; returns 0, or the code with which a server would have closed it."""
        try:
            conversation = await begin(self.house, self.visit.person, table, HERE, self.visit.base)
        except Refused as refusal:
            return REFUSED + refusal.status
        wire = self.wires[number] = Wire(number, self.post)
        conversation.open(wire)
        return 0

    async def hear(self, number: int, text: str) -> None:
        """A message of the page over a socket; one that is closed hears nothing."""
        if (wire := self.wires.get(number)) and wire.end:
            wire.end.hear(text)

    async def close(self, number: int) -> None:
        if wire := self.wires.pop(number, None):
            wire.lost(stopped=False)

    async def stop(self) -> None:
        await self.house.stop()
