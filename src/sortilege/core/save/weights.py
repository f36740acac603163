"""Files of network weights: a header line of JSON, then integers.

An error in such a file is one sentence; bots then use the game's hand-made policy.
"""

import hashlib
import logging
import sys
from array import array
from functools import cache
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path

import msgspec

from sortilege.core.engine.net import HEADS, MOST_HIDDEN, MOST_SECOND, MOST_WEIGHT, SEATS, STAGES, UNTEMPERED, Net
from sortilege.core.engine.network_policy import NetworkPolicy
from sortilege.core.engine.policy import Policy
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import folder, kit
from sortilege.core.text.message import message

LOG = logging.getLogger(__name__)
NAME = "judgement.weights"
FORMAT = 1
LARGEST = 3_000_000
MOST_HEAD = 2**31 - 1
MOST_TEMPER = 10_000
SIGHT_STAGES = STAGES + 1  # one more for the draft
SIGHTS = 2 * SEATS * SIGHT_STAGES


class BadWeights(SortilegeError):
    """Weights that are damaged, of another game, or newer than this release."""


class About(msgspec.Struct, frozen=True):
    """The header: the game and feature layout, the shape of the network, and how it was trained."""

    format: int
    game: str
    features: int
    places: int
    hidden: int
    second: int
    choices: int
    sha256: str
    made: dict[str, int | float | str] = {}
    tempers: list[int] = []  # as `Net` takes them; empty: no calibration
    sights: list[int] = []  # the same for a seat that imagines hidden cards (`analysis/chance_calibration.py`)

    @property
    def lengths(self) -> tuple[int, int, int, int]:
        """The lengths of the four tables."""
        wide = self.second + 1
        return self.places * self.hidden, (self.hidden + 1) * self.second, HEADS * wide, self.choices * wide


class Weights(msgspec.Struct, frozen=True):
    """A header and four tables, as `Net` takes them."""

    about: About
    first: list[int]
    second: list[int]
    heads: list[int]
    choices: list[int]

    def net(self) -> Net:
        about = self.about
        return Net(about.hidden, about.second, self.first, self.second, self.heads, self.choices, about.tempers)


def to_bytes(weights: Weights) -> bytes:
    """Encode a file and fill in its checksum."""
    body = b"".join(
        little_endian(array(kind, numbers))
        for kind, numbers in zip("hhih", (weights.first, weights.second, weights.heads, weights.choices), strict=True)
    )
    about = msgspec.structs.replace(weights.about, sha256=hashlib.sha256(body).hexdigest())
    return msgspec.json.encode(about) + b"\n" + body


def from_bytes(data: bytes, name: str) -> Weights:
    """Decode a file of this name; raises BadWeights."""
    line, _, body = data.partition(b"\n")
    try:
        about = msgspec.json.decode(line, type=About)
        if about.format > FORMAT:
            raise BadWeights(message("engine-new-weights", file=name))
        shaped = (
            0 < about.hidden <= MOST_HIDDEN and 0 < about.second <= MOST_HIDDEN and about.places > 0 <= about.choices
        )
        tempered = len(about.tempers) in (0, len(UNTEMPERED)) and len(about.sights) in (0, SIGHTS)
        mild = all(abs(n) <= MOST_TEMPER for n in (*about.tempers, *about.sights))
        if about.format < 1 or not shaped or not tempered or not mild or about.hidden % 2 or about.second % 2:
            raise BadWeights(message("engine-bad-weights", file=name))
        parts = split(body, about)
    except (msgspec.DecodeError, msgspec.ValidationError, ValueError, OverflowError, RecursionError):
        raise BadWeights(message("engine-bad-weights", file=name)) from None
    if hashlib.sha256(body).hexdigest() != about.sha256:
        raise BadWeights(message("engine-bad-weights", file=name))
    most = (MOST_WEIGHT, MOST_SECOND, MOST_HEAD, MOST_WEIGHT)
    if any(abs(number) > bound for part, bound in zip(parts, most, strict=True) for number in part):
        raise BadWeights(message("engine-bad-weights", file=name))
    return Weights(about, *(list(part) for part in parts))


def split(body: bytes, about: About) -> "list[array[int]]":
    kinds = [array(kind) for kind in "hhih"]
    ends = [0]
    for part, length in zip(kinds, about.lengths, strict=True):
        ends.append(ends[-1] + part.itemsize * length)
    if ends[-1] != len(body):
        raise ValueError("not as long as it says")
    for part, (start, end) in zip(kinds, pairwise(ends), strict=True):
        part.frombytes(body[start:end])
        if sys.byteorder == "big":
            part.byteswap()
    return kinds


def little_endian(numbers: "array[int]") -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def read(game: str, place: Traversable | Path) -> Weights:
    """Read the weights for this game from a file; raises BadWeights."""
    name = str(place)
    try:
        with place.open("rb") as file:
            data = file.read(LARGEST)
    except OSError:
        raise BadWeights(message("engine-no-weights", file=name)) from None
    found = from_bytes(data, name)
    if found.about.game != game:
        raise BadWeights(message("engine-foreign-weights", file=name, game=found.about.game))
    policy = kit(game).policy()
    known = (int(policy.features), int(policy.places)) if policy else (0, 0)
    if (found.about.features, found.about.places) != known:
        raise BadWeights(message("engine-other-weights", file=name))
    return found


@cache
def weights_version(game: str) -> str:
    """Return a short name for the network that ships with a game, from its checksum; empty if there is none."""
    place = folder(game).joinpath(NAME)
    if not place.is_file():
        return ""
    with place.open("rb") as file:
        line = file.readline(LARGEST)
    try:
        return msgspec.json.decode(line, type=About).sha256[:12]
    except msgspec.MsgspecError:
        return ""


def net_of(game: str, file: str = "") -> Net | None:
    """Return the network of a game, from its own file or another; None, logged once, if it cannot be used."""
    found = _load_network(game, file)
    return found and found[0]


def sights_of(game: str) -> list[int]:
    """Return the calibration of a seat's win chance by player count and stage; empty: none."""
    found = _load_network(game, "")
    return found[1].sights if found else []


@cache
def _load_network(game: str, file: str) -> tuple[Net, About] | None:
    place = Path(file) if file else folder(game).joinpath(NAME)
    if not file and not place.is_file():
        return None
    try:
        found = read(game, place)
    except BadWeights as error:
        LOG.warning("%s", error)
        return None
    return found.net(), found.about


def learned_policy(game: str, way: int, file: str = "") -> Policy | None:
    """Return the game's policy combined with its network, or the policy alone."""
    hand, net = kit(game).policy(), net_of(game, file)
    return hand if hand is None or net is None else NetworkPolicy(hand, net, way)
