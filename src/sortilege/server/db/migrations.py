"""Database migrations: a list of steps, each run once, in order, in one transaction.

`serve` runs the missing steps when it starts. A migration tool would add a template language, a configuration file and
a second program to run after an upgrade. A step that has shipped is never changed.
"""

import contextlib
import re
import time
from email.utils import getaddresses

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.core.errors import BadSave, SortilegeError
from sortilege.server.db.moved_results import move_results
from sortilege.server.db.postgres_timeouts import set_long_timeouts
from sortilege.tables.protocol.base import PLAIN_ADDRESS, mailbox
from sortilege.tables.rooms import display_names
from sortilege.tables.rooms.room import unpack

STEPS: list[list[str]] = [
    [
        """create table tables (id text primary key, rev bigint not null, n integer not null, phase text not null,
           open boolean not null, room {blob} not null, snapshot {blob}, base {blob}, upgrades {blob} not null,
           changed {real} not null, due {real}, claimed_by text, claimed_until {real} not null default 0)""",
        "create index tables_due on tables (due)",
        "create index tables_changed on tables (phase, changed)",
        """create table choices (table_id text not null, n integer not null, seat integer not null, id text not null,
           answered integer not null, quiet boolean not null, undone integer not null, events {blob} not null,
           at {real} not null, primary key (table_id, n))""",
        """create table chat (table_id text not null, n integer not null, seat integer not null, name text not null,
           at {real} not null, text text not null, primary key (table_id, n))""",
        "create table sessions (hash text primary key, account text, seen {real} not null)",
        """create table holds (session text not null, table_id text not null, seat integer not null, account text,
           primary key (session, table_id, seat))""",
        "create index holds_table on holds (table_id)",
        "create index holds_account on holds (account)",
        """create table presence (table_id text not null, seat integer not null, process text not null,
           until {real} not null, primary key (table_id, seat, process))""",
        """create table accounts (id text primary key, name text not null, folded text not null unique,
           password text not null, made {real} not null)""",
        """create table results (account text not null, table_id text not null, game text not null,
           won boolean not null, at {real} not null, primary key (account, table_id))""",
        """create table reports (id text primary key, table_id text not null, seat integer, n integer not null,
           at {real} not null, text text not null, record {blob} not null)""",
    ],
    [
        # Temporary counts: a crash of the database may lose them, and backups leave them out.
        "create {unlogged} table buckets (who text primary key, level {real} not null, at {real} not null)",
        "create {unlogged} table processes (name text primary key, until {real} not null)",
        """create table mails (id text primary key, address text not null, asked {real} not null,
           confirmed boolean not null, stopped boolean not null, day integer not null, letters integer not null,
           holder text)""",
        "create index mails_address on mails (address)",
        # Earlier reports contained the keys of games that may still be in progress.
        "update reports set record = {empty}",
        # An account or a session holds a seat. Cookies of the first release were not signed, so each needs a row.
        "alter table sessions add column ended boolean not null default false",
        """insert into sessions (hash, account, seen)
           select distinct session, cast(null as text), cast({now} as {real}) from holds
           where account is null and session not in (select hash from sessions)""",
        "alter table holds rename to held",
        """create table holds (table_id text not null, seat integer not null, holder text not null,
           primary key (table_id, seat, holder))""",
        "insert into holds select distinct table_id, seat, coalesce(account, session) from held",
        "drop table held",
        "create index holds_holder on holds (holder)",
        # Before, a table was due at once (0) when its bots had to choose.
        "alter table tables add column bots {real}",
        "create index tables_bots on tables (bots)",
        "update tables set bots = 0, due = null where due = 0",
        # The author of a line, so that they can export or delete it.
        "alter table chat add column holder text",
        "create index chat_holder on chat (holder)",
        # Equal for names that look alike; `fold_names` fills it in.
        "alter table accounts add column skeleton text",
        "create unique index accounts_skeleton on accounts (skeleton)",
    ],
    [
        """create table reviews (table_id text not null, seat integer not null, review {blob} not null,
           primary key (table_id, seat))""",
        """create table puzzles (account text not null, puzzle text not null, day integer not null,
           solved boolean not null, daily boolean not null, primary key (account, puzzle, day))""",
        "alter table accounts add column bot boolean not null default false",
    ],
    [],  # `complete_step_3`: between two releases, databases were at step 3 with only a part of it
    [
        """create {unlogged} table jobs (id text not null, table_id text not null, seat integer not null,
           owner text not null, steps integer not null, done integer not null, failed boolean not null,
           began {real} not null, beat {real} not null, primary key (table_id, seat))""",
    ],
    [
        "alter table tables add column made {real} not null default 0",  # `fill_in_creation_times`
        # What a viewer may see of a log is counted in this index alone.
        "create index choices_visible on choices (table_id, n, quiet, seat)",
        # Mail addresses: `normalize_addresses`.
    ],
    [
        """create table games (id text primary key, game text not null, at {real} not null, options text not null,
           rules integer not null, weights text not null, players integer not null, began text not null,
           ending text not null, daily integer, rated boolean not null, choices integer not null,
           rounds integer not null)""",
        "create index games_at on games (at)",
        "create index games_daily on games (daily, game) where daily is not null",
        "create index games_rated on games (at, id) where rated",
        """create table game_seats (game_id text not null, seat integer not null, at {real} not null, holder text,
           bot text not null, program boolean not null, name text not null, folded text not null, place integer,
           points integer, sources text not null, cards text not null, seconds {real}, won boolean,
           stand_in text not null, deleted boolean not null, primary key (game_id, seat))""",
        "create index game_seats_holder on game_seats (holder, at, game_id)",
        # The results of accounts: `move_results`.
        # Who may see an account's games and figures: "self", "partners" (players it has played with) or "all".
        "alter table accounts add column history text not null default 'self'",
    ],
    [
        # The browser of a session, when its player last proved who they are, and the passkey it began with.
        "alter table sessions add column device text",
        "alter table sessions add column proved {real} not null default 0",
        "alter table sessions add column passkey text",
        "create index sessions_account on sessions (account)",
        """create table devices (id text primary key, account text not null, hash text not null, browser text not null,
           system text not null, made {real} not null, day integer not null)""",
        "create index devices_account on devices (account)",
        "create index devices_hash on devices (hash)",
        # Until now, nothing was known about a session's browser. It has no device cookie, so the hash stays empty.
        """insert into devices (id, account, hash, browser, system, made, day)
           select substr(hash, 1, 24), account, '', '', '', seen, 0 from sessions
           where account in (select id from accounts where not bot) and not ended""",
        """update sessions set device = substr(hash, 1, 24)
           where account in (select id from accounts where not bot) and not ended""",
        """create table passkeys (id text primary key, account text not null, host text not null,
           credential {blob} not null, counter bigint not null, browser text not null, system text not null,
           made_day integer not null, used_day integer not null)""",
        "create index passkeys_account on passkeys (account)",
        "create table recovery_codes (hash text primary key, account text not null, until {real})",
        "create index recovery_codes_account on recovery_codes (account)",
        """create table account_mails (account text primary key, address text not null, pending text not null,
           language text not null, asked {real} not null, sent {real} not null)""",
        "create index account_mails_address on account_mails (address)",
        """create table account_notices (account text not null, n integer not null, what text not null,
           browser text not null, system text not null, device text not null, at {real} not null, seen boolean not null,
           primary key (account, n))""",
        """create {unlogged} table single_use_secrets (hash text primary key, kind text not null, account text not null,
           address text not null, until {real} not null)""",
    ],
]
LATEST = len(STEPS)
ADVISORY_LOCK = 7041776  # any number that only this module uses


TABLE_NAMES = {"settings"} | {
    name for step in STEPS for line in step for name in re.findall(r"^create .*?table (\w+)", line)
}


class NewerDatabase(SortilegeError):
    """The database belongs to a newer release."""


async def schema_version(db: AsyncConnection) -> int:
    """Return the last step that was run on a database; 0 for one without our tables. Raises NewerDatabase."""
    tables = await db.run_sync(lambda sync: inspect(sync).get_table_names())
    if "settings" not in tables:
        return 0
    at = int((await db.execute(text("select value from settings where key = 'schema'"))).scalar() or 0)
    if at > LATEST:
        raise NewerDatabase(
            f"this database is at step {at}, and this release knows {LATEST}: it belongs to a newer one"
        )
    return at


async def lock_migrations(db: AsyncConnection) -> None:
    """Keep two processes that start together from migrating together; SQLite has one writer anyway."""
    await set_long_timeouts(db)
    if db.dialect.name == "postgresql":
        await db.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})


async def fold_names(db: AsyncConnection) -> None:
    """Fill in the columns by which step 2 compares names. Of equal names, the oldest account keeps it."""
    await db.execute(text("update accounts set folded = :line || id"), {"line": "\n"})  # no name has two lines
    folds: set[str] = set()
    skeletons: set[str] = set()
    for id, name in (await db.execute(text("select id, name from accounts order by made, id"))).all():
        values = {"folded": display_names.account_key(name), "skeleton": display_names.skeleton(name)}
        if values["folded"] in folds or values["skeleton"] in skeletons:
            values = {key: f"{value}\n{id}" for key, value in values.items()}
        folds.add(values["folded"])
        skeletons.add(values["skeleton"])
        line = "update accounts set folded = :folded, skeleton = :skeleton where id = :id"
        await db.execute(text(line), values | {"id": id})


async def complete_step_3(db: AsyncConnection, types: dict[str, str]) -> None:
    """Run the parts of step 3 that a database at step 3 lacks. (SQLite has no `add column if not exists`.)"""

    def lacking(sync: Connection) -> list[str]:
        found = inspect(sync)
        there = set(found.get_table_names()) | {one["name"] for one in found.get_columns("accounts")}
        return [line for line in STEPS[2] if re.findall(r"(?:create table|add column) (\w+)", line)[0] not in there]

    for line in await db.run_sync(lacking):
        await db.execute(text(line.format(**types)))


async def fill_in_creation_times(db: AsyncConnection) -> None:
    """Copy each table's creation time from its room into the column of step 6. A damaged room keeps 0."""
    rows = (await db.execute(text("select id, room from tables"))).all()
    for id, room in rows:
        with contextlib.suppress(BadSave):
            line = text("update tables set made = :made where id = :id")
            await db.execute(line, {"made": unpack(room).made_at, "id": id})


async def normalize_addresses(db: AsyncConnection) -> None:
    """Store the address to which mail is delivered. Before step 6, one address could be spelled in many ways.

    What names no single plain address is deleted. If one spelling was blocked, so are the others.
    """
    for id, address in (await db.execute(text("select id, address from mails"))).all():
        found = [one.casefold() for _, one in getaddresses([address]) if one]
        if len(found) == 1 and re.fullmatch(PLAIN_ADDRESS, found[0]):
            await db.execute(text("update mails set address = :to where id = :id"), {"to": found[0], "id": id})
        else:
            await db.execute(text("delete from mails where id = :id"), {"id": id})
    rows = (await db.execute(text("select id, address, stopped from mails"))).all()
    blocked = {mailbox(address) for _, address, stopped in rows if stopped}
    for id in [id for id, address, _ in rows if mailbox(address) in blocked]:
        await db.execute(text("update mails set stopped = true where id = :id"), {"id": id})


async def migrate(db: AsyncConnection, target: int = LATEST) -> int:
    """Migrate the database to the latest step, or to `target`; returns the number of steps that were run."""
    types = {"blob": "blob", "real": "real", "unlogged": "", "empty": "x''"}
    if db.dialect.name == "postgresql":
        types = {"blob": "bytea", "real": "double precision", "unlogged": "unlogged", "empty": "cast('' as bytea)"}
    await lock_migrations(db)
    at = await schema_version(db)
    if not at:
        await db.execute(text("create table if not exists settings (key text primary key, value text not null)"))
    for number, step in enumerate(STEPS[at:target], at + 1):
        for line in step:
            await db.execute(text(line.format(**types, now=time.time())))
        if number == 2:
            await fold_names(db)
        elif number == 4:
            await complete_step_3(db, types)
        elif number == 6:
            await fill_in_creation_times(db)
            await normalize_addresses(db)
        elif number == 7:
            await move_results(db)
    if at < target:
        await db.execute(text("delete from settings where key = 'schema'"))
        await db.execute(text("insert into settings (key, value) values ('schema', :at)"), {"at": str(target)})
    return max(0, target - at)
