"""The application in a browser: tables in memory that the page stores, and bots that think in the page's workers.

One person plays here, in any number of seats. There are no accounts, mails, rate limits or other players.
"""

from collections.abc import Iterable

from sortilege.browser.connection import PageSocket, Post
from sortilege.browser.dispatch import ENDPOINTS, Answer, Dispatcher
from sortilege.browser.memory_store import MemoryStore
from sortilege.browser.page_workers import PageWorkers, Think
from sortilege.browser.record_import import RECORD_IMPORT
from sortilege.browser.rows import Keep, Row
from sortilege.tables.app import TableApp
from sortilege.tables.endpoints.endpoint import RequestContext
from sortilege.tables.identity import Caller
from sortilege.tables.rate_limits import RateLimits
from sortilege.tables.refusals import Refused
from sortilege.tables.socket_conversation import REFUSAL_CODE_BASE, open_conversation
from sortilege.tables.socket_quota import SocketQuota

PLAYER = Caller("local")
LOCAL_ADDRESS = "local"
KEEP_DAYS = float("inf")  # the player's tables never expire
UNLIMITED = 0


class BrowserApp:
    """The interface for the page's worker, which calls these methods by name. The page numbers its sockets."""

    def __init__(self, keep: Keep, think: Think, post: Post) -> None:
        self.post = post
        self.store = MemoryStore(keep)
        limits, quota = RateLimits(UNLIMITED), SocketQuota(UNLIMITED)
        self.tables = TableApp(self.store, PageWorkers(think), LOCAL_ADDRESS, limits, quota, KEEP_DAYS)
        self.context = RequestContext(self.tables, PLAYER, LOCAL_ADDRESS)
        self.dispatcher = Dispatcher((*ENDPOINTS, *RECORD_IMPORT))
        self.sockets: dict[int, PageSocket] = {}

    async def start(self, rows: Iterable[Row]) -> None:
        """Load all stored rows and start; raises NewerFormatError, having written nothing."""
        self.store.load(rows)
        self.store.resume_time()
        await self.tables.start()

    async def ask(self, method: str, path: str, body: str = "") -> Answer:
        """Answer one request; `path` is the path of the HTTP API without "api/"."""
        return await self.dispatcher.answer(self.context, method, path, body)

    async def open(self, number: int, table: str) -> int:
        """Open a socket to a table; return 0, or the code with which a server would have closed it."""
        try:
            conversation = await open_conversation(
                self.tables, self.context.caller, table, LOCAL_ADDRESS, self.context.base_url
            )
        except Refused as refusal:
            return REFUSAL_CODE_BASE + refusal.status
        socket = self.sockets[number] = PageSocket(number, self.post)
        conversation.open(socket)
        return 0

    async def hear(self, number: int, text: str) -> None:
        """Receive a message from the page; a closed socket ignores it."""
        if (socket := self.sockets.get(number)) and socket.listener:
            socket.listener.receive(text)

    async def close(self, number: int) -> None:
        if socket := self.sockets.pop(number, None):
            socket.connection_lost(stopped=False)

    async def stop(self) -> None:
        await self.tables.stop()
