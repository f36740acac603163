"""Passkeys (WebAuthn), beside passwords: made by a signed-in player, and enough to sign in or to prove who they are.

A passkey belongs to one host name, which must be reached over https, or be this machine itself: browsers offer none
elsewhere. Sign-in needs no name, because the passkey brings its account, so there is nothing to guess or to find out.
"""

import base64
import contextlib
import secrets
import time
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from fido2.cose import CoseKey
from fido2.server import Fido2Server
from fido2.webauthn import (
    AttestedCredentialData,
    AuthenticationResponse,
    PublicKeyCredentialRpEntity,
    PublicKeyCredentialUserEntity,
    RegistrationResponse,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sortilege.server.accounts.accounts import Accounts, Login, record_proof
from sortilege.server.accounts.devices import account_session, end_sessions, iso_day
from sortilege.server.accounts.notices import add_notice, lock_account
from sortilege.server.accounts.single_use_secrets import store_secret, use_secret
from sortilege.server.db import schema
from sortilege.server.db.sessions import utc_day
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.accounts import NewPasskey, Passkey, PasskeyAssertion, PasskeyCreation, PasskeyRequest
from sortilege.tables.refusals import Illegal, NotAllowed, NotKnown, NotThere

MAX_PASSKEYS = 20  # of one account
CHALLENGE_BYTES = 32
LOCAL = "localhost"
VERIFIED = UserVerificationRequirement.REQUIRED  # a fingerprint, face or PIN: a passkey alone signs in


class Passkeys:
    """Makes, checks and deletes passkeys. `origin` is that of the page, which the request's checks have accepted."""

    def __init__(self, accounts: Accounts) -> None:
        self.accounts = accounts
        self.store = accounts.store

    # Making one.

    async def request_creation(self, caller: Caller, origin: str) -> PasskeyCreation:
        """Return what the caller's browser needs to create a passkey."""
        host, challenge = host_of(origin), encode(secrets.token_bytes(CHALLENGE_BYTES))
        c, accounts = schema.passkeys.c, schema.accounts.c
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            session.check_proof()
            name = (await db.execute(select(accounts.name).where(accounts.id == session.account))).scalar()
            mine = and_(c.account == session.account, c.host == host)
            existing = (await db.execute(select(c.id).where(mine))).scalars().all()
            await store_secret(db, "passkey", challenge, session.account)
        return PasskeyCreation(
            challenge=challenge,
            host=host,
            user=encode(session.account.encode()),
            name=name or "",
            algorithms=tuple(CoseKey.supported_algorithms()),
            existing=tuple(existing),
        )

    async def create(self, caller: Caller, asked: NewPasskey, origin: str) -> None:
        """Store a new passkey; raises NotKnown if it does not answer a challenge of this account."""
        c, server = schema.passkeys.c, server_for(origin)
        response, challenge = read_creation(asked)
        try:
            async with self.store.transaction() as db:
                session = await account_session(db, caller)
                session.check_proof()
                await lock_account(db, session.account)
                owner = await use_secret(db, "passkey", encode(challenge))
                if owner is None or owner.account != session.account:
                    raise NotKnown("server-passkey")
                made = verify_creation(server, response, challenge, session.account)
                count = select(func.count()).select_from(schema.passkeys).where(c.account == session.account)
                if (await db.execute(count)).scalar_one() >= MAX_PASSKEYS:
                    raise Illegal("server-passkeys", most=MAX_PASSKEYS)
                row = {"id": encode(made.credential.credential_id), "account": session.account}
                row |= {"host": host_of(origin), "browser": session.browser, "system": session.system}
                today = utc_day(time.time())
                key: dict[str, Any] = {"credential": bytes(made.credential), "counter": made.counter}
                await db.execute(insert(schema.passkeys).values(**row, **key, made_day=today, used_day=today))
                await add_notice(db, session.account, "passkey_added", session.device, session.browser, session.system)
        except IntegrityError:  # some account has it already
            raise NotKnown("server-passkey") from None
        self.accounts.tell(session.account, "passkey_added", session.browser, session.system)

    # Using one.

    async def request(self, origin: str) -> PasskeyRequest:
        """Return what a browser asks a passkey to sign."""
        host, challenge = host_of(origin), encode(secrets.token_bytes(CHALLENGE_BYTES))
        async with self.store.transaction() as db:
            await store_secret(db, "sign in", challenge)
        return PasskeyRequest(challenge=challenge, host=host)

    async def log_in(self, asked: PasskeyAssertion, origin: str) -> Login:
        """Check a passkey; raises NotKnown."""
        async with self.store.transaction() as db:
            account = await self._use(db, asked, origin)

        async def accept(db: AsyncConnection) -> list[str]:
            there = await lock_account(db, account)
            if not there or (await db.execute(select(c.id).where(c.id == asked.id))).first() is None:
                raise NotKnown("server-passkey")
            return []

        c = schema.passkeys.c
        return Login(account, accept, "passkey", asked.id)

    async def prove(self, caller: Caller, asked: PasskeyAssertion, origin: str) -> None:
        """Check a passkey of the caller's account, so that they may change security settings for a while."""
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            if await self._use(db, asked, origin) != session.account:
                raise NotKnown("server-passkey")
            await record_proof(db, caller.session)

    async def _use(self, db: AsyncConnection, asked: PasskeyAssertion, origin: str) -> str:
        """Return the account of the passkey that made this signature, and record its use; raises NotKnown."""
        c, server = schema.passkeys.c, server_for(origin)
        response, challenge = read_assertion(asked)
        own = and_(c.id == asked.id, c.host == host_of(origin))
        row = (await db.execute(select(schema.passkeys).where(own).with_for_update())).first()
        if row is None or await use_secret(db, "sign in", encode(challenge)) is None:
            raise NotKnown("server-passkey")
        counter = verify_assertion(server, response, challenge, row.credential)
        went_back = (counter or row.counter) and counter <= row.counter  # the sign of a copy
        if response.response.user_handle != row.account.encode() or went_back:
            raise NotKnown("server-passkey")
        used = update(schema.passkeys).where(c.id == row.id)
        await db.execute(used.values(counter=counter, used_day=utc_day(time.time())))
        return str(row.account)

    # The account's.

    async def remove(self, caller: Caller, id: str) -> None:
        """Delete a passkey, and end the sessions that began with it, except the caller's own."""
        c, s = schema.passkeys.c, schema.sessions.c
        async with self.store.transaction() as db:
            session = await account_session(db, caller)
            session.check_proof()
            await lock_account(db, session.account)
            mine = and_(c.id == id, c.account == session.account)
            if not (await db.execute(delete(schema.passkeys).where(mine))).rowcount:
                raise NotThere("server-no-passkey")
            begun = and_(s.account == session.account, s.passkey == id, s.hash != caller.session)
            ended = list((await db.execute(select(s.hash).where(begun))).scalars())
            await end_sessions(db, self.store, *ended)
            await add_notice(db, session.account, "passkey_removed", session.device, session.browser, session.system)
        self.accounts.tell(session.account, "passkey_removed", session.browser, session.system)
        await self.accounts.writer.sync.recheck_access(*ended)


async def list_passkeys(db: AsyncConnection, account: str) -> tuple[Passkey, ...]:
    """Return an account's passkeys, oldest first."""
    c = schema.passkeys.c
    rows = await db.execute(select(schema.passkeys).where(c.account == account).order_by(c.made_day, c.id))
    return tuple(
        Passkey(
            id=row.id,
            host=row.host,
            browser=row.browser,
            system=row.system,
            first_day=iso_day(row.made_day),
            last_day=iso_day(row.used_day),
        )
        for row in rows
    )


# What the library makes of a client's bytes. It raises errors of many kinds for those that are no passkey's.


@contextlib.contextmanager
def reject_bad_bytes() -> Iterator[None]:
    try:
        yield
    except Exception:
        raise NotKnown("server-passkey") from None


class NewCredential(NamedTuple):
    credential: AttestedCredentialData
    counter: int


def read_creation(asked: NewPasskey) -> tuple[RegistrationResponse, bytes]:
    """Return a browser's answer and the challenge that it says to answer."""
    given = {"clientDataJSON": asked.client_data, "attestationObject": asked.attestation}
    with reject_bad_bytes():
        response = RegistrationResponse.from_dict({"rawId": asked.id, "response": given})
        return response, response.response.client_data.challenge


def verify_creation(
    server: Fido2Server, response: RegistrationResponse, challenge: bytes, account: str
) -> NewCredential:
    user = PublicKeyCredentialUserEntity(id=account.encode(), name=account, display_name=account)
    with reject_bad_bytes():
        _, state = server.register_begin(user, None, ResidentKeyRequirement.REQUIRED, VERIFIED, challenge=challenge)
        made = server.register_complete(state, response)
        assert made.credential_data is not None
        return NewCredential(made.credential_data, made.counter)


def read_assertion(asked: PasskeyAssertion) -> tuple[AuthenticationResponse, bytes]:
    """Return a browser's answer and the challenge that it says to answer."""
    given = {
        "clientDataJSON": asked.client_data,
        "authenticatorData": asked.authenticator_data,
        "signature": asked.signature,
        "userHandle": asked.user,
    }
    with reject_bad_bytes():
        response = AuthenticationResponse.from_dict({"rawId": asked.id, "response": given})
        return response, response.response.client_data.challenge


def verify_assertion(server: Fido2Server, response: AuthenticationResponse, challenge: bytes, credential: bytes) -> int:
    """Check a signature; return the passkey's counter."""
    with reject_bad_bytes():
        _, state = server.authenticate_begin(None, VERIFIED, challenge=challenge)
        server.authenticate_complete(state, [AttestedCredentialData(credential)], response)
        return response.response.authenticator_data.counter


def host_of(origin: str) -> str:
    """Return the host name that passkeys of a page belong to; raises NotAllowed where browsers offer none."""
    parts = urlsplit(origin)
    host = parts.hostname or ""
    secure = parts.scheme == "https" or host == LOCAL
    if not secure or not host or host.replace(".", "").isdigit() or ":" in host:
        raise NotAllowed("server-passkey-place")
    return host


def server_for(origin: str) -> Fido2Server:
    """Return a verifier of passkeys for the pages of one origin."""
    entity = PublicKeyCredentialRpEntity(name="Sortilege", id=host_of(origin))
    return Fido2Server(entity, verify_origin=lambda given: given == origin)


def encode(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
