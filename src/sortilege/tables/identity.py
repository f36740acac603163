"""Callers, the seats they hold, and secrets in links and cookies. The database stores only hashes of secrets."""

import hashlib
import hmac
import secrets

import msgspec

COOKIE_NAME = "sortilege"
SESSION_SECONDS = 365 * 86_400


class Caller(msgspec.Struct, frozen=True):
    """Who makes a request: the hash of the browser's cookie or the bot's token, and the account if signed in."""

    session: str
    account: str | None = None
    bot: bool = False  # a program, identified by a token

    @property
    def holder(self) -> str:
        """The id that seats belong to: the account if signed in, else the session."""
        return self.account or self.session


HOST = -1  # the "seat" that makes its holder the host


class Hold(msgspec.Struct, frozen=True):
    """A seat held by an account, or by a session that is not signed in."""

    holder: str
    seat: int


class SeatChange(msgspec.Struct, frozen=True):
    """Which holds a change adds, and which seats it empties, except for the holds of `kept_holder`.

    `erased_holder` deletes their data: their id is not remembered as a former holder's, and cannot come back.
    """

    gained: tuple[Hold, ...] = ()
    emptied: tuple[int, ...] = ()
    kept_holder: str = ""
    erased_holder: str = ""

    def after(self, holders: list[Hold]) -> list[Hold]:
        kept = [one for one in holders if one.seat not in self.emptied or one.holder == self.kept_holder]
        return [*kept, *self.gained]


def new_secret() -> str:
    """Return 192 random bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """Return a random id. It does not start with a dash, which the command line would take for a flag."""
    while (id := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return id


def hash_secret(secret: str) -> str:
    return hashlib.sha256(b"sortilege secret\0" + secret.encode()).hexdigest()


def secret_matches(secret: str, secret_hash: str) -> bool:
    return bool(secret_hash) and hmac.compare_digest(hash_secret(secret), secret_hash)
