"""Saved fields, which are numbers, lists of numbers or strings."""

from collections.abc import Iterable, Mapping

import msgspec

from sortilege.core.errors import BadSave

Value = int | str | list[int]
Fields = dict[str, Value]


def numbers(these: Iterable[int]) -> list[int]:
    """Convert an engine vector to a list."""
    return list(these)


def trim_zeros(these: Iterable[int], least: int) -> list[int]:
    """Drop the zeros at the end of a list that may grow, but keep at least `least` numbers."""
    row = list(these)
    while len(row) > least and row[-1] == 0:
        row.pop()
    return row


def number_of(saved: Mapping[str, Value], name: str) -> int:
    value = saved[name]
    if not isinstance(value, int) or abs(value) > 1 << 40:
        raise BadSave(f"the saved field {name} is a number, not {value!r}")
    return value


def list_of(saved: Mapping[str, Value], name: str, size: int | None, most: int = 1 << 50) -> list[int]:
    """Return a saved list of this size (None: any) whose numbers lie between −most and most; raises BadSave."""
    value = saved[name]
    if not isinstance(value, list) or (size is not None and len(value) != size):
        raise BadSave(f"the saved field {name} is a list of {'' if size is None else f'{size} '}numbers")
    for n in value:
        if type(n) is not int or not -most < n < most:
            raise BadSave(f"the saved field {name} holds {n!r}")
    return value


def pack(fields: Fields) -> bytes:
    """Encode fields as bytes, the same on any machine."""
    return msgspec.msgpack.encode(fields)


def unpack(data: bytes) -> Fields:
    """Decode fields; raises BadSave."""
    try:
        return msgspec.msgpack.decode(data, type=Fields)
    except msgspec.MsgspecError as error:
        raise BadSave(f"these bytes are not a saved game: {error}") from None
