"""The cookie by which a browser is known: `TIME.RANDOM.SIGNATURE`, so that nobody can make one up or choose another's.

The server keeps nothing of it until the browser takes a seat or signs in, and then only a hash.
"""

import base64
import hashlib
import hmac

from sortilege.tables.identity import YEAR, fresh


def make(secret: str, now: float) -> str:
    """A new one, signed with the server's secret."""
    body = f"{int(now)}.{fresh()}"
    return f"{body}.{signature(secret, body)}"


def ours(secret: str, cookie: str, now: float) -> bool:
    """Whether this server made it, within the last year."""
    body, _, signed = cookie.rpartition(".")
    if not hmac.compare_digest(signature(secret, body).encode(), signed.encode()):
        return False
    return now - int(body.partition(".")[0]) < YEAR


def signature(secret: str, body: str) -> str:
    mac = hmac.digest(secret.encode(), b"sortilege cookie\0" + body.encode(), hashlib.sha256)
    return base64.urlsafe_b64encode(mac[:18]).decode()
