"""A server with accounts in this process: requests without a network, the mails it sends, and a passkey in software."""

import asyncio
import base64
import json
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest.mock import patch

import httpx
from argon2 import PasswordHasher
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from fido2.cose import ES256
from fido2.webauthn import Aaguid, AttestationObject, AttestedCredentialData, AuthenticatorData
from litestar import Litestar
from sqlalchemy import event, text

from sortilege.server.accounts import passwords
from sortilege.server.app import application
from sortilege.server.config import Config
from sortilege.server.server_process import ServerProcess
from tests.server.harness import Json

PASSWORD = "correct horse"
QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PUBLIC = "https://play.example"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36"
ACCOUNT_TABLES = ("account", "devices", "passkeys", "recovery_codes", "sessions", "single_use_secrets")
Flags = AuthenticatorData.FLAG


class Mail:
    def __init__(self, to: str, subject: str, body: str) -> None:
        self.to = to
        self.subject = subject
        self.body = body

    @property
    def token(self) -> str:
        """The secret of its link."""
        found = re.search(rf"{PUBLIC}/#/account/(?:address|recover)/([\w-]+)", self.body)
        assert found, self.body
        return found[1]


class Client:
    """A browser: its cookies, its address and what it says of itself."""

    def __init__(self, app: Any, address: str, user_agent: str, origin: str) -> None:
        transport = httpx.ASGITransport(app=app, client=(address, 1))
        headers = {"User-Agent": user_agent, "Host": httpx.URL(origin).netloc.decode(), "Origin": origin}
        self.http = httpx.AsyncClient(transport=transport, base_url=f"{origin}/api", headers=headers, timeout=60)
        self.name = ""

    async def send(self, method: str, path: str, body: Json | None = None) -> httpx.Response:
        return await self.http.request(method, path, json=body)

    async def get(self, path: str) -> Any:
        found = await self.send("GET", path)
        assert found.status_code == 200, found.text
        return found.json()

    async def do(self, method: str, path: str, body: Json | None = None, expect: int = 0) -> Any:
        """Send a request that succeeds, or is refused with this status."""
        found = await self.send(method, path, body)
        assert found.status_code == expect if expect else found.is_success, (path, found.status_code, found.text)
        return found.json() if found.content else None

    async def sign_up(self, name: str = "") -> str:
        self.name = name or f"Ann {secrets.token_hex(6)}"
        await self.do("POST", "/accounts", {"name": self.name, "password": PASSWORD})
        return self.name

    async def login(self, name: str, password: str = PASSWORD, expect: int = 0) -> Any:
        return await self.do("POST", "/login", {"name": name, "password": password}, expect)

    async def security(self) -> Json:
        return dict(await self.get("/me/security"))

    async def signed_in(self) -> bool:
        return bool((await self.get("/me"))["name"])

    async def codes(self) -> list[str]:
        return list((await self.do("POST", "/me/recovery-codes"))["codes"])


class Site:
    """A server process, and the mails that it has sent."""

    def __init__(self, database: str, **config: Any) -> None:
        settings: dict[str, Any] = {
            "limits": 0.0,
            "smtp": "smtp://127.0.0.1:1",
            "public_url": PUBLIC,
            "allowed_hosts": ("localhost",),
        }
        self.app: Litestar = application(Config(database=database, host="0.0.0.0", **(settings | config)))
        self.service: ServerProcess = self.app.state.service
        self.service.account_mail.max_delay_seconds = 0.0
        self.mails: list[Mail] = []

    def client(self, address: str = "192.0.2.1", user_agent: str = FIREFOX, origin: str = PUBLIC) -> Client:
        return Client(self.app, address, user_agent, origin)

    async def settled(self) -> list[Mail]:
        """Wait for what happens after answers, and return all mails."""
        while pending := [one for one in self.service.signals.tasks.tasks if not one.done()]:
            await asyncio.gather(*pending)
        return self.mails

    async def verified(self, client: Client, address: str, language: str = "en") -> None:
        """Give a client's account a mail address, and verify it."""
        await client.do("PUT", "/me/address", {"address": address, "language": language})
        mail = (await self.settled())[-1]
        await client.do("POST", "/recovery/address", {"token": mail.token})
        self.mails.clear()

    async def execute(self, statement: str, **values: Any) -> None:
        async with self.service.store.transaction() as db:
            await db.execute(text(statement), values)

    async def count_statements(self, client: Client, path: str, body: Json) -> tuple[int, int, str, int]:
        """Return how many statements an answer takes, its status, its text and its size with headers."""
        seen: list[str] = []
        engine = self.service.store.engine.sync_engine

        def record(_: object, __: object, statement: str, *more: object) -> None:
            if any(table in statement for table in ACCOUNT_TABLES):  # and not the housekeeper's
                seen.append(statement)

        event.listen(engine, "before_cursor_execute", record)
        try:
            answer = await client.send("POST", path, body)
        finally:
            event.remove(engine, "before_cursor_execute", record)
        return len(seen), answer.status_code, answer.text, len(answer.content) + len(str(answer.headers))


@asynccontextmanager
async def open_site(database: str, **config: Any) -> AsyncIterator[Site]:
    site = Site(database, **config)
    mailer = site.service.mailer

    async def send(id: str, to: str, subject: str, text: str) -> None:
        assert mailer.link(id) in text
        site.mails.append(Mail(to, subject, text))

    mailer.send = send  # type: ignore[method-assign]
    with patch.object(passwords, "HASHER", QUICK_HASHER):
        async with site.app.lifespan():
            yield site


def base64url(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class SoftPasskey:
    """A passkey in software, which also signs what an honest one would not."""

    def __init__(self, host: str = "play.example", origin: str = PUBLIC) -> None:
        self.host = host
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.counter = 0
        self.user = b""

    def client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def flags(self, more: int) -> AuthenticatorData.FLAG:
        return Flags(Flags.UP | Flags.UV | more)

    def create(self, asked: Json) -> Json:
        """Return what a browser answers to a `PasskeyCreation`."""
        self.user = base64.urlsafe_b64decode(asked["user"] + "==")
        key: Any = ES256
        public_key = key.from_cryptography_key(self.key.public_key())  # its type is not declared
        credential = AttestedCredentialData.create(Aaguid.NONE, self.id, public_key)
        data = AuthenticatorData.create(sha256(self.host.encode()), self.flags(Flags.AT), self.counter, credential)
        attestation = AttestationObject.create("none", data, {})
        client_data = self.client_data("create", asked["challenge"])
        return {
            "id": base64url(self.id),
            "client_data": base64url(client_data),
            "attestation": base64url(bytes(attestation)),
        }

    def sign(self, asked: Json, kind: str = "get", verified: bool = True) -> Json:
        """Return what a browser answers to a `PasskeyRequest`."""
        self.counter += 1
        client_data = self.client_data(kind, asked["challenge"])
        flags = self.flags(0) if verified else Flags.UP
        data = AuthenticatorData.create(sha256(self.host.encode()), flags, self.counter)
        signature = self.key.sign(bytes(data) + sha256(client_data), ec.ECDSA(hashes.SHA256()))
        return {
            "id": base64url(self.id),
            "client_data": base64url(client_data),
            "authenticator_data": base64url(bytes(data)),
            "signature": base64url(signature),
            "user": base64url(self.user),
        }

    async def add(self, client: Client) -> None:
        """Add it to a client's account."""
        await client.do("POST", "/me/passkeys", self.create(await client.do("POST", "/me/passkeys/challenge")))

    async def login(self, client: Client, expect: int = 0) -> Any:
        signed = self.sign(await client.do("POST", "/login/challenge"))
        return await client.do("POST", "/login/passkey", signed, expect)


def sha256(raw: bytes) -> bytes:
    digest = hashes.Hash(hashes.SHA256())
    digest.update(raw)
    return digest.finalize()
