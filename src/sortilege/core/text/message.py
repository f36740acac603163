"""Localisable messages: a key and its arguments, formatted later in the reader's language."""

from collections.abc import Iterable

import msgspec

SEAT = "seat"  # the one key without a text: the name of a player
LONGEST = 500  # characters of one argument, since input from outside can be of any length
LARGEST = 1 << 53  # number that every reader holds exactly; larger ones become text


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """The key of a text and its arguments. A list is joined with commas; a nested Message is formatted, too."""

    key: str
    args: "dict[str, int | str | Message | list[int | str | Message]]" = {}


def seat(n: int) -> Message:
    """Return a message for the name of the player at this seat."""
    return Message(SEAT, {"n": n})


def message(key: str, /, **args: "int | str | Message | Iterable[int | str | Message]") -> Message:
    """Create a message with these arguments."""
    return Message(
        key,
        {
            name: plain(value) if isinstance(value, str) or not isinstance(value, Iterable) else list(map(plain, value))
            for name, value in args.items()
        },
    )


def plain(value: "int | str | Message") -> "int | str | Message":
    """Escape control characters, which could move a terminal's cursor, and cut long strings and numbers short."""
    if isinstance(value, Message):
        return value
    if isinstance(value, int):
        return exact(value)
    value = str(value)  # errors may quote values of any type
    shown = value if value.isprintable() else "".join(c if c.isprintable() else ascii(c)[1:-1] for c in value)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"


def exact(number: int) -> int | str:
    """Return a number, or the first digits of one that a page or a format would round or refuse."""
    return number if abs(number) <= LARGEST else str(number)[:LONGEST]
