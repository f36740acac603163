"""Secrets: of seats, in links; of browsers, in cookies. The database has only their hashes."""

import hashlib
import hmac
import secrets

import msgspec

COOKIE = "sortilege"
YEAR = 365 * 86_400


class Caller(msgspec.Struct, frozen=True):
    """Whoever sends a request: the hash of the browser's cookie or the bot's token, and whose account that is."""

    session: str
    account: str | None = None
    bot: bool = False  # a program of somebody's, known by a token

    @property
    def holder(self) -> str:
        """By which their seats are theirs: an account's are not its browser's."""
        return self.account or self.session


HOST = -1  # the "seat" by which somebody holds the host's place


class Hold(msgspec.Struct, frozen=True):
    """A seat in somebody's hands: an account's, or a browser's that is not signed in."""

    holder: str
    seat: int


class SeatChange(msgspec.Struct, frozen=True):
    """Who gets hold of a seat, and which seats nobody holds any longer, or nobody `but` one."""

    gained: tuple[Hold, ...] = ()
    emptied: tuple[int, ...] = ()
    but: str = ""

    def after(self, holders: list[Hold]) -> list[Hold]:
        return [one for one in holders if one.seat not in self.emptied or one.holder == self.but] + [*self.gained]


def fresh() -> str:
    """A secret that nobody guesses: 192 bits."""
    return secrets.token_urlsafe(24)


def table_id() -> str:
    """The command line takes a word that begins with a dash for a flag."""
    while (made := secrets.token_urlsafe(16)).startswith("-"):
        pass
    return made


def hashed(secret: str) -> str:
    return hashlib.sha256(b"sortilege secret\0" + secret.encode()).hexdigest()


def fits(secret: str, known: str) -> bool:
    return bool(known) and hmac.compare_digest(hashed(secret), known)
