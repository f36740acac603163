"""Field types and base classes that all messages share, and the body of an error."""

from typing import Annotated

import msgspec
from msgspec import Meta

from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.text.message import Message

PlayerName = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9:_]+$")]
Secret = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Nonce = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$")]
Hash = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]
OptionId = Annotated[str, Meta(min_length=1, max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=MOST_SEATS - 1)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
# One plain address (RFC 5322: a dot-atom at a domain), or nothing. It lacks the signs by which old mail servers pass a
# mail on (% and !) or give it to a program or file (| and /). `$` alone would allow a line end.
PLAIN_ADDRESS = r"[A-Za-z0-9#$&'*+=?^_`{}~-]+(\.[A-Za-z0-9#$&'*+=?^_`{}~-]+)*@([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+"
MailAddress = Annotated[str, Meta(max_length=200, pattern=rf"^({PLAIN_ADDRESS})?(?!\n)$")]
OptionValues = Annotated[
    dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=60)]], Meta(max_length=40)
]


def mailbox(address: str) -> tuple[str, str]:
    """Return the name and domain of the mailbox that an address reaches: the part from a "+" on is a label."""
    name, _, domain = address.partition("@")
    return name.partition("+")[0], domain


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A message from a client. Unknown fields are rejected, so a typo becomes an error that names its path."""


class ServerMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A message to a client."""


class Problem(ServerMessage, frozen=True, kw_only=True):
    """The body of every HTTP error: `said` is the message with its arguments, `why` is its English text."""

    word: str
    why: str
    said: Message
    version: int | None = None
