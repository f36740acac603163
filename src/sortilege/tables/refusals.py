"""Why a request is refused: a message of texts/, a word for programs, and the HTTP status it becomes."""

from collections.abc import Iterable

from sortilege.core.errors import SortilegeError
from sortilege.core.text.message import Message, message


class Refused(SortilegeError):
    """A request that changed nothing: Refused("server-seats-free", seats=[2, 3])."""

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
        self.version = version  # the one that an answer has to name now


class NotKnown(Refused):
    """Not signed in, or a secret that does not fit."""

    status = 401
    word = "not_known"


class NotAllowed(Refused):
    """Somebody else may do this, but not this person."""

    status = 403
    word = "not_allowed"


class NotThere(Refused):
    """There is no such thing, or it is not for this person to know whether there is."""

    status = 404
    word = "not_there"


class Stale(Refused):
    """It answers an older version of the table."""

    status = 409
    word = "stale"


class NotNow(Refused):
    """It could be done at another moment: the table is paused, not started yet, or over."""

    status = 409
    word = "not_now"


class Unreadable(Refused):
    """What was stored of it is damaged."""

    status = 409
    word = "unreadable"


class Illegal(Refused):
    """The rules do not allow it now."""

    status = 422
    word = "illegal"


class TooMany(Refused):
    """A rate limit."""

    status = 429
    word = "too_many"


class Unavailable(Refused):
    """The database or a worker cannot be reached; asking again later helps."""

    status = 503
    word = "unavailable"
