"""All the parts of one server process, put together, started and stopped."""

import contextlib
import os
import secrets
import time
from functools import partial

from sortilege.server.background import clock
from sortilege.server.background.hints import Hints
from sortilege.server.background.news import Listener
from sortilege.server.background.reviews import Reviews
from sortilege.server.background.steward import Steward
from sortilege.server.background.tries import Tries
from sortilege.server.background.workers import Workers
from sortilege.server.door import cookies, guard
from sortilege.server.door.limits import Limits, counted
from sortilege.server.door.places import Places
from sortilege.server.host.config import Config
from sortilege.server.host.logs import log
from sortilege.server.host.metrics import Metrics
from sortilege.server.host.network import Network
from sortilege.server.messages import BotMade, Me
from sortilege.server.page.puzzles import PuzzleShelf
from sortilege.server.page.reference import References
from sortilege.server.page.replays import Replays
from sortilege.server.page.tryout import Tryouts
from sortilege.server.people.accounts import Accounts, Known
from sortilege.server.people.letters import Letters
from sortilege.server.people.notices import Notices
from sortilege.server.people.solving import Solving
from sortilege.server.refusals import NotKnown, TooMany, Unavailable, Unreadable
from sortilege.server.storage import Store
from sortilege.server.table import seating
from sortilege.server.table.live import Live
from sortilege.server.table.playing import Playing
from sortilege.server.table.rooms import Rooms
from sortilege.server.table.seats import HOST, Hold, Person, Reseated, fresh, hashed
from sortilege.server.table.tables import Tables
from sortilege.server.table.waiting import Waiting
from sortilege.server.table.watching import Watching


class Service:
    """One server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.metrics = Metrics()
        self.store = Store(config.database)
        self.tables = Tables(self.store, self.process, self.metrics)
        self.playing = Playing(self.tables)
        self.watching = Watching(self.tables)
        self.waiting = Waiting(self.playing, self.watching)
        self.rooms = Rooms(self.tables)
        self.replays = Replays(self.rooms)
        self.references = References()
        self.puzzles = PuzzleShelf()
        self.solving = Solving(self.store)
        self.accounts = Accounts(self.tables)
        self.letters = Letters(self.store, config)
        self.limits = Limits(config.limits, self.store)
        self.places = Places(config.limits)
        self.workers = Workers(config.bot_workers)
        self.hints = Hints(self.tables, self.workers)
        self.reviews = Reviews(self.rooms, self.workers)
        self.tryouts = Tryouts(self.rooms, self.hints)
        self.tries = Tries(self.workers)
        self.steward = Steward(self.tables, self.workers, self.limits, self.letters, config.keep_days)
        self.listener = Listener(self.store, self.tables) if self.store.postgres else None
        self.sockets = 0
        self.secret = ""
        self.network: Network | None = None  # on somebody's own machine
        self.metrics.gauge("live_tables", "Tables in memory.", lambda: len(self.tables.live))
        self.metrics.gauge("bots_waiting", "Bots that wait for a process to think in.", self.workers.waiting)
        self.metrics.gauge("sockets", "Open sockets.", lambda: self.sockets)
        self.metrics.gauge("up_seconds", "Since this process started.", lambda: time.time() - self.metrics.started)

    async def start(self) -> None:
        await self.store.open()
        self.secret = await self.store.setting("secret", fresh())
        if not self.store.postgres:
            await self.store.forget_claims()
        if self.config.webhook or self.config.smtp:
            self.tables.tell_turn = Notices(self.config, self.letters).turn
        if self.listener:
            self.listener.start()
        self.steward.start()
        log("started", process=self.process, database=self.store.url.get_backend_name())

    async def stop(self) -> None:
        """Stop cleanly: every acknowledged choice is stored already, so there is nothing to save."""
        await self.steward.close()
        await self.reviews.close()
        await self.tries.close()
        for live in list(self.tables.live.values()):
            for client in list(live.clients):
                client.close()
        if self.listener:
            await self.listener.close()
        await self.workers.close()
        with contextlib.suppress(Unavailable):  # signs of life that do not come any more tell it too
            await self.store.stop_process(self.process, clock.now())
        await self.store.close()
        log("stopped", process=self.process)

    def place_of(self, address: str, person: Person) -> str:
        """Where the mail address that somebody gives is kept."""
        return self.letters.place(self.secret, address, person.holder)

    async def write_to(self, address: str, person: Person, client: str) -> None:
        """Ask a mail address whether it wants letters; whether it was asked is told to nobody but its owner."""
        if place := self.place_of(address, person):
            with contextlib.suppress(TooMany):
                await self.limits.count("mail", client, person.session)
                self.tables.aside(self.letters.ask(place, address, person.holder))

    def base_of(self, connection: guard.Connection) -> str:
        """The address people reach us under, for links."""
        if self.config.public_url:
            return self.config.public_url.rstrip("/")
        host = connection.headers.get("x-forwarded-host") or connection.headers.get("host", "localhost")
        scheme = "https" if guard.secure(connection.scope) else "http"
        return f"{scheme}://{host}{self.config.base_path}"

    def where(self, connection: guard.Connection) -> str:
        """By which people without an account at one address are known to be that; the address itself is not kept."""
        return hashed(f"{self.secret} owner {counted(guard.address_of(connection))}")[:16]

    def session_of(self, cookie: str) -> str:
        """What a cookie is stored as: a hash under this server's secret, which was made at its first start."""
        return hashed(self.secret + cookie)

    def made(self, cookie: str) -> bool:
        """Whether it is one of this server's own."""
        return cookies.ours(self.secret, cookie, time.time())

    def begin(self, connection: guard.Connection) -> str:
        """A new session, whose cookie goes out with the answer."""
        cookie = cookies.make(self.secret, time.time())
        connection.scope["state"][guard.FRESH] = cookie
        return self.session_of(cookie)

    async def sign_in(self, connection: guard.Connection, person: Person, known: Known) -> Me:
        """The cookie is changed only when all went well: what this browser holds hangs on the one it has."""
        cookie = cookies.make(self.secret, time.time())
        me = await self.accounts.sign_in(person, known, self.session_of(cookie))
        connection.scope["state"][guard.FRESH] = cookie
        return me

    async def bot_of(self, token: str) -> Person:
        """The bot whose token this is; raises NotKnown."""
        session = self.session_of(token)
        account, ended, bot = await self.store.session(session) or (None, True, False)
        if ended or not bot:
            raise NotKnown("server-token")
        return Person(session, account, bot)

    async def make_bot(self, name: str) -> BotMade:
        """A new bot, and its token, which is told once."""
        token = fresh()
        return BotMade(name=await self.accounts.make_bot(name, self.session_of(token)), token=token)

    async def forget(self, person: Person) -> None:
        """Delete my data: what was said goes, seats are left, with names and addresses, then all the rest."""
        mine = await self.store.tables_of(person.holder)
        await self.accounts.unsay(person, mine)
        for id in mine:
            with contextlib.suppress(Unreadable):  # of such a table nobody reads a name either
                async with self.tables.at(id) as live:
                    await self.tables.reseat(live, partial(forgotten, person))
        await self.letters.forget(person.holder)
        await self.accounts.remove(person)


def forgotten(person: Person, live: Live, holders: list[Hold]) -> tuple[None, Reseated]:
    """Everything of one person at one table."""
    seats = tuple(one.seat for one in holders if one.holder == person.holder and one.seat != HOST)
    for seat in seats:
        seating.forget(live.room, seat)
    return None, Reseated(emptied=seats)
