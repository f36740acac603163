"""Stored game positions: fields by name, a format number, and the rules version that wrote them."""

import msgspec

from sortilege.core.engine.machine import Machine
from sortilege.core.errors import BadSave, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields
from sortilege.core.start import IMPOSSIBLE

# Rises when a game's fields change. The kit's migrations lead from each format to the next, and tests/server/snapshots
# has a stored example of each. 2: stack rows are step addresses, in words. 3: sealed choices are ids, in words.
FORMAT = 3


class StoredPosition(msgspec.Struct, frozen=True, kw_only=True):
    """The position after `n` choices. `quiet` and `since` carry the version numbers (see table_game.py).

    While an effect is unfinished, `rest` is the snapshot from before it began, to go back to if new rules lack it.
    """

    format: int
    game: str
    rules: int
    n: int
    quiet: tuple[int, ...]
    since: tuple[int, ...]
    fields: Fields
    rest: bytes = b""


def encode_position(rules: Rules, state: Machine, n: int, quiet: list[int], since: list[int], rest: bytes) -> bytes:
    snapshot = StoredPosition(
        format=FORMAT,
        game=rules.name,
        rules=rules.version,
        n=n,
        quiet=tuple(quiet),
        since=tuple(since),
        fields=rules.fields(state),
        rest=rest,
    )
    return msgspec.msgpack.encode(snapshot)


def decode_position(encoded: bytes) -> StoredPosition:
    """Decode a snapshot of any released format and migrate it to the current one; raises BadSave."""
    try:
        found = msgspec.msgpack.decode(encoded, type=StoredPosition)
        while 0 < found.format < FORMAT:
            step = kit(found.game).migrations.get(found.format)
            fields = step(found.fields) if step else found.fields
            found = msgspec.structs.replace(found, format=found.format + 1, fields=fields)
    except (msgspec.MsgspecError, SortilegeError, *IMPOSSIBLE) as error:
        raise BadSave(f"this snapshot cannot be read: {error}") from None
    if found.format != FORMAT:
        raise BadSave(f"this snapshot has format {found.format}; this server knows up to {FORMAT}")
    return found
