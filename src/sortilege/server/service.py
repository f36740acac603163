"""One server process: a house with a database, accounts, letters and cookies."""

import contextlib
import os
import secrets
import time
from functools import partial

from sortilege.server.accounts.accounts import Accounts, Known
from sortilege.server.accounts.mail import Mailer
from sortilege.server.accounts.turn_notices import Notices
from sortilege.server.config import Config
from sortilege.server.db import SqlStore
from sortilege.server.db.change_feed import Listener
from sortilege.server.http import cookies, guard
from sortilege.server.lan_listener import Network
from sortilege.server.workers.pool import Workers
from sortilege.tables.app import TableApp
from sortilege.tables.identity import HOST, Caller, Hold, SeatChange, fresh, hashed
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.logs import log
from sortilege.tables.protocol.accounts import AccountStatus, BotCreated
from sortilege.tables.rate_limits import RateLimits
from sortilege.tables.refusals import NotKnown, TooMany, Unreadable
from sortilege.tables.rooms import seating
from sortilege.tables.socket_quota import SocketQuota


class Service(TableApp):
    """One server process."""

    store: SqlStore
    workers: Workers

    def __init__(self, config: Config) -> None:
        store = SqlStore(config.database)
        process = f"{os.getpid()}-{secrets.token_hex(4)}"
        limits = RateLimits(config.limits, store if store.shared else None)
        self.config = config
        self.letters = Mailer(store, config)
        super().__init__(
            store,
            Workers(config.bot_workers),
            process,
            limits,
            SocketQuota(config.limits),
            config.keep_days,
            notify_turn=Notices(config, self.letters).turn if config.webhook or config.smtp else None,
            tidy_more=self.letters.tidy,
        )
        self.offline = bool(config.offline)
        self.accounts = Accounts(self.writer, store)
        self.listener = Listener(store, self.sync) if store.postgres else None
        self.network: Network | None = None  # on somebody's own machine

    async def start(self) -> None:
        await super().start()
        if self.listener:
            self.listener.start()
        log("started", process=self.process, database=self.store.url.get_backend_name())

    async def stop(self) -> None:
        if self.network:
            self.network.stop_listening()
        if self.listener:
            await self.listener.close()
        await super().stop()
        log("stopped", process=self.process)

    async def me(self, person: Caller) -> AccountStatus:
        return await self.accounts.me(person)

    def place_of(self, address: str, person: Caller) -> str:
        """Where the mail address that somebody gives is kept."""
        return self.letters.place(self.secret, address, person.holder)

    async def write_to(self, address: str, person: Caller, client: str) -> None:
        """Ask a mail address whether it wants letters; whether it was asked is told to nobody but its owner."""
        if place := self.place_of(address, person):
            with contextlib.suppress(TooMany):
                await self.limits.count("mail", client, person.session)
                self.events.tasks.spawn(self.letters.ask(place, address, person.holder))

    def base_of(self, connection: guard.Connection) -> str:
        """The address people reach us under, for links."""
        if self.config.public_url:
            return self.config.public_url.rstrip("/")
        host = connection.headers.get("x-forwarded-host") or connection.headers.get("host", "localhost")
        scheme = "https" if guard.secure(connection.scope) else "http"
        return f"{scheme}://{host}{self.config.base_path}"

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

    async def sign_in(self, connection: guard.Connection, person: Caller, known: Known) -> AccountStatus:
        """The cookie is changed only when all went well: what this browser holds hangs on the one it has."""
        cookie = cookies.make(self.secret, time.time())
        me = await self.accounts.sign_in(person, known, self.session_of(cookie))
        connection.scope["state"][guard.FRESH] = cookie
        return me

    async def bot_of(self, token: str) -> Caller:
        """The bot whose token this is; raises NotKnown."""
        session = self.session_of(token)
        account, ended, bot = await self.store.session(session) or (None, True, False)
        if ended or not bot:
            raise NotKnown("server-token")
        return Caller(session, account, bot)

    async def make_bot(self, name: str) -> BotCreated:
        """A new bot, and its token, which is told once."""
        token = fresh()
        return BotCreated(name=await self.accounts.make_bot(name, self.session_of(token)), token=token)

    async def forget(self, person: Caller) -> None:
        """Delete my data: what was said goes, seats are left, with names and addresses, then all the rest."""
        mine = await self.store.tables_of(person.holder)
        await self.accounts.unsay(person, mine)
        for id in mine:
            with contextlib.suppress(Unreadable):  # of such a table nobody reads a name either
                async with self.tables.at(id) as live:
                    await self.writer.change_seats(live, partial(forgotten, person))
        await self.letters.forget(person.holder)
        await self.accounts.remove(person)


def forgotten(person: Caller, live: LiveTable, holders: list[Hold]) -> tuple[None, SeatChange]:
    """Everything of one person at one table."""
    seats = tuple(one.seat for one in holders if one.holder == person.holder and one.seat != HOST)
    for seat in seats:
        seating.erase_player(live.room, seat)
    return None, SeatChange(emptied=seats)
