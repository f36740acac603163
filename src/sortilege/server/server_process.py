"""One server process: the tables with a database, accounts, mail and worker processes."""

import contextlib
import os
import secrets
from functools import partial

import msgspec

from sortilege.server.accounts.account_mail import AccountMail
from sortilege.server.accounts.accounts import Accounts
from sortilege.server.accounts.passkeys import Passkeys
from sortilege.server.accounts.recovery import Recovery
from sortilege.server.accounts.security import Security, forget_expired
from sortilege.server.accounts.sign_in_limits import SignInLimits
from sortilege.server.accounts.turn_notice_mail import Mailer
from sortilege.server.accounts.turn_notices import TurnNotices
from sortilege.server.config import Config
from sortilege.server.db import SqlStore
from sortilege.server.db.change_feed import ChangeFeed
from sortilege.server.workers.pool import WorkerProcessPool
from sortilege.tables import logs
from sortilege.tables.app import TableApp
from sortilege.tables.identity import HOST, Caller, Hold, SeatChange, hash_secret, new_secret
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.logs import log
from sortilege.tables.protocol.accounts import AccountStatus, BotCreated
from sortilege.tables.rate_limits import RateLimits
from sortilege.tables.refusals import NotKnown, NotThere, TooMany, Unreadable
from sortilege.tables.rooms import seating
from sortilege.tables.socket_quota import SocketQuota


class ServerProcess(TableApp):
    """One server process."""

    store: SqlStore
    workers: WorkerProcessPool

    def __init__(self, config: Config) -> None:
        store = SqlStore(config.database)
        process = f"{os.getpid()}-{secrets.token_hex(4)}"
        limits = RateLimits(config.limits, store if store.shared else None)
        self.config = config
        self.mailer = Mailer(store, config)
        super().__init__(
            store,
            WorkerProcessPool(config.bot_workers),
            process,
            limits,
            SocketQuota(config.limits),
            config.keep_days,
            notify_turn=TurnNotices(config, self.mailer).send if config.webhook or config.smtp else None,
            tidy_more=self.tidy_accounts,
        )
        self.offline = bool(config.offline)
        self.account_mail = AccountMail(store, self.mailer, self._mail_id, self.signals.tasks.spawn)
        self.accounts = Accounts(self.writer, store, self.account_mail.tell)
        self.recovery = Recovery(self.accounts)
        self.passkeys = Passkeys(self.accounts)
        self.security = Security(self.accounts, self.account_mail)
        self.sign_in_limits = SignInLimits(store, limits)
        self.change_feed = ChangeFeed(store, self.sync) if store.postgres else None

    async def start(self) -> None:
        await super().start()
        if self.change_feed:
            self.change_feed.start()
        log("started", process=self.process, database=self.store.url.get_backend_name())

    async def stop(self) -> None:
        if self.change_feed:
            await self.change_feed.close()
        await super().stop()
        logs.summaries.flush()  # a signal ends the process without its exit handlers
        log("stopped", process=self.process)

    async def account_status(self, caller: Caller) -> AccountStatus:
        return msgspec.structs.replace(await self.accounts.me(caller), mails=self.account_mail.works)

    def _mail_id(self, address: str, account: str) -> str:
        return self.mailer.mail_id(self.secret, address, account)

    async def tidy_accounts(self, idle_before: float) -> None:
        """Delete what is no longer valid or needed of accounts and mail addresses."""
        await self.mailer.tidy(idle_before)
        await self.account_mail.tidy()
        async with self.store.transaction() as db:
            await forget_expired(db)

    async def export(self, caller: Caller) -> dict[str, object]:
        """Return everything stored about the caller, apart from hashes."""
        return await self.accounts.export(caller) | await self.security.export(caller)

    def mail_id_of(self, address: str, caller: Caller) -> str:
        """Return the id under which the caller's mail address is stored."""
        return self.mailer.mail_id(self.secret, address, caller.holder)

    async def request_mail_confirmation(self, address: str, caller: Caller, client: str) -> None:
        """Ask a mail address for confirmation. The caller does not learn whether a mail was sent."""
        if id := self.mail_id_of(address, caller):
            with contextlib.suppress(TooMany):
                await self.limits.count("mail", client, caller.session)
                self.signals.tasks.spawn(self.mailer.request_confirmation(id, address, caller.holder))

    def session_hash(self, secret: str) -> str:
        """Return what the database stores of a cookie or token: a hash under this server's secret."""
        return hash_secret(self.secret + secret)

    async def bot_with_token(self, token: str) -> Caller:
        """Return the bot that holds this token; raises NotKnown."""
        session = self.session_hash(token)
        account, ended, bot = await self.store.session(session) or (None, True, False)
        if ended or not bot:
            raise NotKnown("server-token")
        return Caller(session, account, bot)

    async def make_bot(self, name: str) -> BotCreated:
        """Create a bot and its token, which only this response contains."""
        token = new_secret()
        return BotCreated(name=await self.accounts.make_bot(name, self.session_hash(token)), token=token)

    async def forget(self, caller: Caller) -> None:
        """Delete a person's data: chat first, then seats with their names and addresses, then everything else."""
        mine = await self.store.tables_of(caller.holder)
        await self.accounts.delete_chat(caller)
        for id in mine:
            with contextlib.suppress(Unreadable, NotThere):  # its names cannot be read either
                async with self.tables.at(id) as live:
                    await self.writer.change_seats(live, partial(leave_seats, caller))
        await self.mailer.forget(caller.holder)
        await self.accounts.remove(caller)


def leave_seats(caller: Caller, live: LiveTable, holders: list[Hold]) -> tuple[None, SeatChange]:
    """Remove one person from their seats at one table."""
    seats = tuple(one.seat for one in holders if one.holder == caller.holder and one.seat != HOST)
    for seat in seats:
        seating.erase_player(live.room, seat)
    hosts = any(one.holder == caller.holder and one.seat == HOST for one in holders)
    seating.erase_identity(live.room, caller, hosts)
    return None, SeatChange(emptied=seats, erased_holder=caller.holder)
