"""A sentence before it is said: the key of a message and its arguments, for readers of every language."""

from collections.abc import Iterable

import msgspec

SEAT = "seat"  # the one key that is no message
LONGEST = 500  # characters of one argument: what comes from outside may be of any length


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message of texts/, and what it is filled with: a list is told with commas, a Said in the reader's language."""

    key: str
    args: "dict[str, int | str | Message | list[int | str | Message]]" = {}


def seat(n: int) -> Message:
    """The name of whoever sits here: it is filled in when the sentence is told, by the names at the table."""
    return Message(SEAT, {"n": n})


def message(key: str, /, **args: "int | str | Message | Iterable[int | str | Message]") -> Message:
    """A sentence with these arguments."""
    return Message(
        key,
        {
            name: plain(value) if isinstance(value, str) or not isinstance(value, Iterable) else list(map(plain, value))
            for name, value in args.items()
        },
    )


def plain(value: "int | str | Message") -> "int | str | Message":
    """What comes from outside, without the characters that move a terminal's cursor, and not too long."""
    if isinstance(value, int | Message):
        return value
    value = str(value)  # of whatever type: it is told what was wrong with it
    shown = value if value.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in value)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"
