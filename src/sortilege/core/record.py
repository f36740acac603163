"""Records: a game, its options, rules version, key and choices, which replay to the same state."""

import hashlib
import secrets
from collections.abc import Mapping

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng, rng_from_key
from sortilege.core.errors import BadRecord
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields
from sortilege.core.text.message import message

TAKE_BACK = "take_back"
UNDO = "undo"
AGREED_UNDO = "agreed_undo"  # an undo that all players have agreed to
WENT_BACK = "went_back"  # the table went back at a change of rules; no seat's choice
NOBODY = -1


class Upgrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """From choice `at` on (counted from 0), the game continued under other rules, from these saved fields.

    If the new rules could not continue from the last state, it is the earlier one after `back` choices.
    """

    at: int
    rules: int
    fields: Fields
    back: int | None = None


class Stretch(msgspec.Struct, frozen=True):
    """The choices from `start` to `end`, made under one rules version; without fields, from the start of the game."""

    start: int
    end: int
    rules: int
    fields: Fields | None
    back: int | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game to keep: the same format serves saves, replays and bug reports.

    `choices` holds everything that was done, in order, including take-backs and undos: what an undone choice showed to
    others stays known, so it is part of the game. `rules` is the version the game began with. `commitment` was
    published before the deal. `bound` lists the seats whose nonces came from the server, which the commitment binds
    together with the key; None means that it binds the key alone. `moment` is the start, if not a deal.
    """

    game: str
    rules: int
    options: dict[str, str]
    seats: tuple[str, ...]
    key: str
    nonces: tuple[str, ...]
    commitment: str
    choices: tuple[tuple[int, str], ...]
    digest: str
    upgrades: tuple[Upgrade, ...] = ()
    bound: tuple[int, ...] | None = None
    moment: Fields | None = None


def commitment(key: bytes, bound: Mapping[int, str] | None = None) -> str:
    """Return the hash that the server publishes before the deal: it binds the key and the server's nonces by seat.

    With None for `bound`, it is the first form, which bound the key alone.
    """
    if bound is None:
        return hashlib.sha256(b"sortilege commitment\0" + key).hexdigest()
    mixed = hashlib.sha256(b"sortilege commitment 2\0" + key)
    for seat, nonce in sorted(bound.items()):
        word = nonce.encode()
        mixed.update(seat.to_bytes(4, "big") + len(word).to_bytes(4, "big") + word)
    return mixed.hexdigest()


def promised_commitment(key: bytes, nonces: tuple[str, ...], bound: tuple[int, ...] | None) -> str:
    """Return the commitment to this key and to the nonces of the bound seats."""
    return commitment(key, None if bound is None else {seat: nonces[seat] for seat in bound})


def nonce_hash(nonce: str) -> str:
    """Return the hash of a nonce, shown before the deal: it proves later that the nonce did not change."""
    return hashlib.sha256(b"sortilege nonce\0" + nonce.encode()).hexdigest()


def dice_key(key: bytes, nonces: tuple[str, ...]) -> bytes:
    """Mix the server's key with a nonce from each seat, so that neither side alone chooses the random numbers."""
    mixed = hashlib.sha256(b"sortilege dice\0" + key)
    for nonce in nonces:
        mixed.update(len(nonce).to_bytes(4, "big") + nonce.encode())
    return mixed.digest()


def rng_of(key: bytes) -> Rng:
    """Return a random generator for a key of 32 bytes."""
    return rng_from_key(vec[i64]([int.from_bytes(key[4 * i : 4 * i + 4], "big") for i in range(8)]))


def fresh_key() -> bytes:
    """Return a random key."""
    return secrets.token_bytes(32)


def numbered_key(number: int) -> bytes:
    """Return the key of `rng_from_seed(number)`: public, so the deal is no secret."""
    low, high = number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF
    return low.to_bytes(4, "big") + high.to_bytes(4, "big") + bytes(24)


def digest(rules: Rules, state: Machine) -> str:
    """Return a hash of the whole state, the same on any machine, compiled or not."""
    return hashlib.blake2b(msgspec.json.encode(rules.fields(state), order="sorted"), digest_size=16).hexdigest()


def write(record: Record) -> str:
    """Return a record as text, for `read`."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def read(text: str | bytes) -> Record:
    """Parse a record; raises BadRecord, which says what is wrong."""
    try:
        record = msgspec.json.decode(text, type=Record)
        bytes.fromhex(record.key)
    except (msgspec.MsgspecError, ValueError, UnicodeDecodeError) as error:
        raise BadRecord(message("engine-record-none", why=str(error))) from None
    if len(bytes.fromhex(record.key)) != 32:
        raise BadRecord(message("engine-record-key"))
    if record.nonces and len(record.nonces) != len(record.seats):
        raise BadRecord(message("engine-record-nonces", nonces=len(record.nonces), seats=len(record.seats)))
    if record.bound is not None and record.bound != tuple(n for n in range(len(record.nonces)) if n in record.bound):
        raise BadRecord(message("engine-record-bound"))
    for at, (seat, id) in enumerate(record.choices):
        if not 0 <= seat < len(record.seats) and (seat, id) != (NOBODY, WENT_BACK):
            raise BadRecord(message("engine-record-seat", n=at + 1, seat=seat, seats=len(record.seats)))
    return record


def stretches(record: Record) -> list[Stretch]:
    """Split a record where the rules version changed; raises BadRecord if the upgrades are out of order."""
    starts = [0, *(one.at for one in record.upgrades)]
    ends = [*starts[1:], len(record.choices)]
    if any(start > end for start, end in zip(starts, ends, strict=True)):
        raise BadRecord(message("engine-record-upgrades"))
    if any(one.back is not None and not 0 <= one.back <= one.at for one in record.upgrades):
        raise BadRecord(message("engine-record-back"))
    versions = [record.rules, *(one.rules for one in record.upgrades)]
    positions = [None, *(one.fields for one in record.upgrades)]
    back = [None, *(one.back for one in record.upgrades)]
    return [Stretch(*row) for row in zip(starts, ends, versions, positions, back, strict=True)]


def unchecked_stretches(rules: Rules, record: Record) -> list[Stretch]:
    """Return the stretches that were played under other versions of the rules.

    An empty one between two others is left out: `verify` compares its neighbors.
    """
    parts = stretches(record)
    return [one for one in parts if one.rules != rules.version and (one.start < one.end or one is parts[-1])]


def is_deal_checked(rules: Rules, record: Record) -> bool:
    """Return whether replaying the record shows that its deal follows from the key."""
    return record.moment is None and record.rules == rules.version


def check_start(rules: Rules, record: Record, stretch: Stretch | None = None) -> None:
    """Check that a record, or a stretch of it, can be replayed by these rules; raises BadRecord."""
    played_by = stretch.rules if stretch else record.rules
    if record.game != rules.name:
        raise BadRecord(message("engine-record-game", game=record.game, here=rules.name))
    if played_by != rules.version:
        raise BadRecord(message("engine-record-version", played=played_by, here=rules.version))
    promised = promised_commitment(bytes.fromhex(record.key), record.nonces, record.bound)
    if record.commitment and record.commitment != promised:
        only = record.bound is None
        raise BadRecord(message("engine-record-promise") if only else message("engine-record-promises"))
