"""A moment of a game beside its log: fields by name, a format number, and the rules version that wrote it."""

import msgspec

from sortilege.core.engine.machine import Machine
from sortilege.core.errors import BadSave
from sortilege.core.kits import kit
from sortilege.core.rules import Rules
from sortilege.core.save.fields import Fields

# Rises when a game's fields change; the kit's migrations lead from one to the next, and tests/server/snapshots has a
# stored example of each. 2: the stack's rows are places, in words. 3: sealed choices are ids, in words.
FORMAT = 3


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """`n` choices were made. `quiet` and `since` are what the versions on the wire rest on (see sitting.py).

    In the middle of something `rest` is the snapshot before it began, to go back to where new rules do not have it.
    """

    format: int
    game: str
    rules: int
    n: int
    quiet: tuple[int, ...]
    since: tuple[int, ...]
    fields: Fields
    rest: bytes = b""


def take(rules: Rules, state: Machine, n: int, quiet: list[int], since: list[int], rest: bytes) -> bytes:
    saved = Snapshot(
        format=FORMAT,
        game=rules.name,
        rules=rules.version,
        n=n,
        quiet=tuple(quiet),
        since=tuple(since),
        fields=rules.fields(state),
        rest=rest,
    )
    return msgspec.msgpack.encode(saved)


def read(saved: bytes) -> Snapshot:
    """A snapshot of any format that ever shipped, in today's; raises BadSave."""
    try:
        found = msgspec.msgpack.decode(saved, type=Snapshot)
    except msgspec.MsgspecError as error:
        raise BadSave(f"this snapshot cannot be read: {error}") from None
    while found.format < FORMAT:
        step = kit(found.game).migrations.get(found.format)
        fields = step(found.fields) if step else found.fields
        found = msgspec.structs.replace(found, format=found.format + 1, fields=fields)
    if found.format > FORMAT:
        raise BadSave(f"this snapshot has format {found.format}; this server knows up to {FORMAT}")
    return found
