"""Recovery of an account whose password is lost: by a code that was printed, or by a link sent to its mail address.

Both set a new password and end every session. Neither shows whether there is an account: a wrong code and an unknown
name are one answer, and a request for a mail is always accepted.
"""

import secrets
import time

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.accounts.accounts import Accounts, Login
from sortilege.server.accounts.devices import account_session, forget_all_devices
from sortilege.server.accounts.notices import add_notice, lock_account
from sortilege.server.accounts.single_use_secrets import find_secret, forget_secrets, use_secret
from sortilege.server.db import schema
from sortilege.tables.identity import Caller, hash_secret
from sortilege.tables.protocol.accounts import CodeRecovery, LinkRecovery, RecoveryCodes
from sortilege.tables.refusals import NotKnown, NotThere
from sortilege.tables.rooms.display_names import account_key

CODES = 10
CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # none is mistaken for another on paper
CODE_GROUPS, GROUP_LETTERS = 4, 5  # 100 random bits
MISREAD = str.maketrans("OIL", "011")


def new_code() -> str:
    """Return a recovery code such as 7Q4XK-0M2PD-HW9TA-R5C3E."""
    groups = ["".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP_LETTERS)) for _ in range(CODE_GROUPS)]
    return "-".join(groups)


def code_hash(account: str, code: str) -> str:
    """Return what is stored of a code. Its spelling does not matter, nor letters that look alike."""
    letters = "".join(c for c in code.upper() if c.isalnum()).translate(MISREAD)
    return hash_secret(f"recovery code {account} {letters}")


async def add_code(db: AsyncConnection, account: str, until: float | None = None) -> str:
    """Store a new code; return it."""
    code = new_code()
    await db.execute(insert(schema.recovery_codes).values(hash=code_hash(account, code), account=account, until=until))
    return code


async def count_codes(db: AsyncConnection, account: str) -> int:
    """Return how many of the player's own codes are unused."""
    c = schema.recovery_codes.c
    own = and_(c.account == account, c.until.is_(None))
    return int((await db.execute(select(func.count()).select_from(schema.recovery_codes).where(own))).scalar_one())


class Recovery:
    """Makes recovery codes, and sets new passwords for players who cannot sign in."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.store = accounts.store

    async def make_codes(self, caller: Caller) -> RecoveryCodes:
        """Replace an account's codes. Only this answer contains the new ones."""
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            session.check_proof()
            await lock_account(db, session.account)
            c = schema.recovery_codes.c
            await db.execute(delete(schema.recovery_codes).where(c.account == session.account))
            codes = [await add_code(db, session.account) for _ in range(CODES)]
            await add_notice(db, session.account, "codes", session.device, session.browser, session.system)
        self.accounts.tell(session.account, "codes", session.browser, session.system)
        return RecoveryCodes(codes=tuple(codes))

    async def by_code(self, asked: CodeRecovery) -> Login:
        """Set a new password with a recovery code, which is used up; raises NotKnown."""
        accounts, c = schema.accounts.c, schema.recovery_codes.c
        async with self.store.transaction() as db:
            named = or_(accounts.folded == account_key(asked.name), accounts.name == asked.name)
            ids = list((await db.execute(select(accounts.id).where(named))).scalars())
            valid = or_(c.until.is_(None), c.until > time.time())
            hashes = [code_hash(id, asked.code) for id in ids or [""]]
            found = (await db.execute(select(schema.recovery_codes).where(and_(c.hash.in_(hashes), valid)))).first()
        if found is None:
            raise NotKnown("server-no-code")
        password = await self.accounts.passwords.hash(asked.new_password, known=True)

        async def accept(db: AsyncConnection) -> list[str]:
            if not (await db.execute(delete(schema.recovery_codes).where(c.hash == found.hash))).rowcount:
                raise NotKnown("server-no-code")
            return await self._set_password(db, found.account, password)

        return Login(found.account, accept, "recovered")

    async def by_link(self, asked: LinkRecovery) -> Login:
        """Set a new password with the secret of a mailed link, which is used up; raises NotThere."""
        async with self.store.transaction() as db:
            found = await find_secret(db, "recovery", asked.token)
        if found is None:
            raise NotThere("server-link-expired")
        password = await self.accounts.passwords.hash(asked.new_password, known=True)

        async def accept(db: AsyncConnection) -> list[str]:
            if await use_secret(db, "recovery", asked.token) is None:
                raise NotThere("server-link-expired")
            return await self._set_password(db, found.account, password)

        return Login(found.account, accept, "recovered")

    async def _set_password(self, db: AsyncConnection, account: str, password: str) -> list[str]:
        """Set a password, and forget every device, session and link; return the sessions."""
        if not await lock_account(db, account):
            raise NotKnown("server-account-changed")
        await db.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(password=password))
        await forget_secrets(db, account, "recovery", "passkey")
        return await forget_all_devices(db, self.store, account)
