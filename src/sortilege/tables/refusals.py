"""Reasons to reject a request: each has a localisable message, an error code for programs and an HTTP status."""

from collections.abc import Iterable

from sortilege.core.errors import SortilegeError
from sortilege.core.text.message import Message, message


class Refused(SortilegeError):
    """A rejected request, which changed nothing: Refused("server-seats-free", seats=[2, 3])."""

    status = 400
    word = "bad_request"

    def __init__(
        self,
        what: str | Message,
        /,
        *,
        retry_after: float = 0.0,
        version: int | None = None,
        **args: int | str | Message | Iterable[int | str | Message],
    ) -> None:
        super().__init__(what if isinstance(what, Message) else message(what, **args))
        self.retry_after = retry_after
        self.version = version  # the version that an answer must name now


class NotKnown(Refused):
    """Not signed in, or a wrong secret."""

    status = 401
    word = "not_known"


class NotAllowed(Refused):
    """This caller may not do this."""

    status = 403
    word = "not_allowed"


class NotProved(Refused):
    """A player who is signed in must prove again who they are."""

    status = 403
    word = "not_proved"


class NotThere(Refused):
    """It does not exist, or the caller may not know whether it exists."""

    status = 404
    word = "not_there"


class Stale(Refused):
    """The request answers an older version of the table."""

    status = 409
    word = "stale"


class NotNow(Refused):
    """Not possible in the table's current phase: it is paused, not started yet, or over."""

    status = 409
    word = "not_now"


class Unreadable(Refused):
    """The stored data is damaged."""

    status = 409
    word = "unreadable"


class Illegal(Refused):
    """The rules do not allow it."""

    status = 422
    word = "illegal"


class TooMany(Refused):
    """A rate limit or quota was exceeded."""

    status = 429
    word = "too_many"


class Unavailable(Refused):
    """The database or a worker cannot be reached; the caller may try again later."""

    status = 503
    word = "unavailable"
    detail = ""  # the reason for the log, without values
