"""Learning from positions: a network in real numbers, and the same in whole ones.

What teaches is behind one small interface (`Trainer`): torch where it is installed, and else plain Python, which serves
to try the whole training on a few games. Nothing that plays imports this.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from math import exp
from random import Random
from typing import Protocol

from sortilege.lab.training.positions import (
    BEST,
    OFFERED,
    PLAYERS,
    POINTS,
    ROW,
    SEATS,
    SEEN,
    STAGE,
    WINS,
    WON,
    Positions,
)

# As `core/engine/net.py` has them.
FIRST, SECOND, UNIT, HEAD = 1 << 12, 1 << 10, 1 << 8, 1 << 12
MOST_WEIGHT, MOST_SECOND, MOST_HEAD = 32767, 8191, 2**31 - 1
BRIGHTEST = 1023 / UNIT
HEADS = 2 * SEATS
HUNDREDTHS, NAT = 100, 1000

LEARNED_BY_PLAIN = 0.02  # how far one position moves the weights, in plain Python
CHANCE_SHARE, CHOICE_SHARE = 1.0, 0.3  # of the loss, beside the points


@dataclass(frozen=True)
class Shape:
    """How large the network is; `unit` points are 1.0 to it."""

    places: int
    hidden: int
    second: int
    choices: int
    unit: float


@dataclass
class FloatWeights:
    """The network in real numbers: rows of places; of first units and a bias; of heads; of choices."""

    first: list[list[float]]
    second: list[list[float]]
    heads: list[list[float]]
    choices: list[list[float]]


@dataclass(frozen=True)
class TrainingMetrics:
    """How good the network is on games it did not learn from, after so many positions."""

    positions: int
    explained: float  # share of the variance of the lead at the end
    calibration: float  # how far chances are from what came of them, in points: the mean over tenths of the chance
    stages: tuple[float, ...]  # `explained` by stage of the game
    agreed: float  # how often the likeliest choice is the one that was best


class Trainer(Protocol):
    name: str

    def teach(
        self, shape: Shape, lessons: Sequence[Positions], held_out: Positions, epochs: float, begin: FloatWeights | None
    ) -> tuple[FloatWeights, TrainingMetrics]: ...


def best_trainer() -> Trainer:
    """The best one there is here."""
    return TorchTrainer() if find_spec("torch") else PlainTrainer()


def quantise(shape: Shape, floats: FloatWeights) -> tuple[list[int], list[int], list[int], list[int]]:
    """The network in whole numbers, as `Net` takes it."""

    def numbers(rows: Sequence[Sequence[float]], scale: float, most: int) -> list[int]:
        return [max(min(round(weight * scale), most), -most) for row in rows for weight in row]

    heads: list[int] = []
    for head, row in enumerate(floats.heads):
        scale = (shape.unit * HUNDREDTHS if head < SEATS else NAT) * HEAD / UNIT
        heads += numbers([row], scale, MOST_HEAD)
    return (
        numbers(floats.first, FIRST, MOST_WEIGHT),
        numbers(floats.second, SECOND, MOST_SECOND),
        heads,
        numbers(floats.choices, NAT, MOST_WEIGHT),
    )


def dequantise(shape: Shape, tables: Sequence[Sequence[int]]) -> FloatWeights:
    """The network in real numbers again, to go on learning from; choices that it did not know begin with nothing."""

    def rows(numbers: Sequence[int], wide: int, scale: float) -> list[list[float]]:
        return [[n / scale for n in numbers[at : at + wide]] for at in range(0, len(numbers), wide)]

    first, second, heads, choices = tables
    wide = shape.second + 1
    points = rows(heads[: SEATS * wide], wide, shape.unit * HUNDREDTHS * HEAD / UNIT)
    odds = rows(heads[SEATS * wide :], wide, NAT * HEAD / UNIT)
    known = rows(choices, wide, NAT)
    return FloatWeights(
        rows(first, shape.hidden, FIRST),
        rows(second, shape.second, SECOND),
        points + odds,
        known + [[0.0] * wide for _ in range(shape.choices - len(known))],
    )


def metrics(
    positions: int,
    rows: Sequence[Sequence[int]],
    leads: Sequence[float],
    chances: Sequence[float],
    agreed: Sequence[bool],
) -> TrainingMetrics:
    """What the network made of positions it did not learn from: the lead it told for each, and the chance."""
    real = [lead_of(row) for row in rows]
    stages = [
        explained_variance(
            [r for r, row in zip(real, rows, strict=True) if row[STAGE] == stage],
            [t for t, row in zip(leads, rows, strict=True) if row[STAGE] == stage],
        )
        for stage in range(3)
    ]
    told = calibration(chances, [row[WINS] / WON for row in rows])
    return TrainingMetrics(
        positions, explained_variance(real, leads), told, tuple(stages), sum(agreed) / max(1, len(agreed))
    )


def lead_of(row: Sequence[int]) -> float:
    """By how much the judging seat came out ahead of the best of the others; alone, its points."""
    others = row[POINTS + 1 : POINTS + row[PLAYERS]]
    return float(row[POINTS] - max(others)) if others else float(row[POINTS])


def explained_variance(real: Sequence[float], told: Sequence[float]) -> float:
    """The share of the variance that is told."""
    if not real:
        return 0.0
    mean = sum(real) / len(real)
    spread = sum((r - mean) ** 2 for r in real)
    return 1 - sum((r - t) ** 2 for r, t in zip(real, told, strict=True)) / spread if spread else 0.0


def calibration(chances: Sequence[float], wins: Sequence[float]) -> float:
    """Of the positions called so many per cent, how many were won? The mean distance over tenths, in points."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for chance, won in zip(chances, wins, strict=True):
        tenths[min(int(chance * 10), 9)].append((chance, won))
    off = [abs(sum(c - w for c, w in part)) for part in tenths]
    return 100 * sum(off) / max(1, len(chances))


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(min(x, 30.0), -30.0)))


class PlainTrainer:
    """Plain gradient steps in plain Python, one position after the other: for trying things out."""

    name = "plain"

    def teach(
        self, shape: Shape, lessons: Sequence[Positions], held_out: Positions, epochs: float, begin: FloatWeights | None
    ) -> tuple[FloatWeights, TrainingMetrics]:
        net = begin or blank(shape)
        seen = 0
        for _ in range(max(1, round(epochs))):
            for lesson in lessons:
                for row, pairs, codes in unpack(lesson):
                    self.step(shape, net, row, pairs, codes)
                    seen += 1
        leads, chances, agreed, rows = [], [], [], []
        for row, pairs, codes in unpack(held_out):
            _, second, heads = forward(net, pairs)
            others = heads[1 : row[PLAYERS]]
            rows.append(row)
            leads.append(shape.unit * (heads[0] - max(others)) if others else shape.unit * heads[0])
            chances.append(sigmoid(heads[SEATS]))
            if codes:
                told = [dot(net.choices[code], second) for code in codes]
                agreed.append(told.index(max(told)) == row[BEST])
        return net, metrics(seen, rows, leads, chances, agreed)

    def step(
        self,
        shape: Shape,
        net: FloatWeights,
        row: Sequence[int],
        pairs: Sequence[tuple[int, int]],
        codes: Sequence[int],
    ) -> None:
        first, second, heads = forward(net, pairs)
        wrong = [0.0] * HEADS
        for i in range(row[PLAYERS]):
            wrong[i] = max(min(heads[i] - row[POINTS + i] / shape.unit, 1.0), -1.0)
            wrong[SEATS + i] = CHANCE_SHARE * (sigmoid(heads[SEATS + i]) - row[WINS + i] / WON)
        back = [0.0] * shape.second
        for head, off in enumerate(wrong):
            if off:
                pull(net.heads[head], second, off, back)
        if codes:
            told = [dot(net.choices[code], second) for code in codes]
            most = max(told)
            weights = [exp(t - most) for t in told]
            for i, code in enumerate(codes):
                off = CHOICE_SHARE * (weights[i] / sum(weights) - (i == row[BEST]))
                pull(net.choices[code], second, off, back)
        deep = [b if 0 < s < BRIGHTEST else 0.0 for b, s in zip(back, second, strict=False)]
        early = [0.0] * shape.hidden
        for h, said in enumerate([*first, 1.0]):
            line = net.second[h]
            if h < shape.hidden and 0 < said < BRIGHTEST:
                early[h] = sum(w * d for w, d in zip(line, deep, strict=True))
            if said:
                net.second[h] = [w - LEARNED_BY_PLAIN * d * said for w, d in zip(line, deep, strict=True)]
        for place, value in pairs:
            rate = LEARNED_BY_PLAIN / max(1, abs(value)) / 4
            net.first[place] = [w - rate * e for w, e in zip(net.first[place], early, strict=True)]


def pull(line: list[float], second: Sequence[float], off: float, back: list[float]) -> None:
    """Moves one row of the last layer, and writes down what it wishes of the layer before."""
    for i in range(len(back)):
        back[i] += off * line[i]
        line[i] -= LEARNED_BY_PLAIN * off * second[i]
    line[-1] -= LEARNED_BY_PLAIN * off


def dot(line: Sequence[float], second: Sequence[float]) -> float:
    return sum(w * s for w, s in zip(line, second, strict=False)) + line[-1]


def forward(net: FloatWeights, pairs: Sequence[tuple[int, int]]) -> tuple[list[float], list[float], list[float]]:
    """What the hidden layers and the heads say."""
    sums = [0.0] * len(net.first[0])
    for place, value in pairs:
        sums = [s + value * w for s, w in zip(sums, net.first[place], strict=True)]
    first = [max(0.0, min(s, BRIGHTEST)) for s in sums]
    more = net.second[-1]
    for said, line in zip(first, net.second[:-1], strict=True):
        if said:
            more = [m + said * w for m, w in zip(more, line, strict=True)]
    second = [max(0.0, min(m, BRIGHTEST)) for m in more]
    return first, second, [dot(line, second) for line in net.heads]


def unpack(found: Positions) -> "list[tuple[array[int], list[tuple[int, int]], array[int]]]":
    """Each position's row, features and options."""
    made, pair, code = [], 0, 0
    for at in range(0, len(found.rows), ROW):
        row = found.rows[at : at + ROW]
        flat = found.pairs[pair : pair + 2 * row[SEEN]]
        made.append((row, list(zip(flat[::2], flat[1::2], strict=True)), found.codes[code : code + row[OFFERED]]))
        pair += 2 * row[SEEN]
        code += row[OFFERED]
    return made


def blank(shape: Shape) -> FloatWeights:
    """Small weights by lot, always the same."""
    rng = Random(shape.places)

    def rows(n: int, wide: int, size: float) -> list[list[float]]:
        return [[rng.uniform(-size, size) for _ in range(wide)] for _ in range(n)]

    return FloatWeights(
        rows(shape.places, shape.hidden, 0.05),
        rows(shape.hidden + 1, shape.second, 1 / shape.hidden**0.5),
        rows(HEADS, shape.second + 1, 1 / shape.second**0.5),
        rows(shape.choices, shape.second + 1, 0.01),
    )


class TorchTrainer:
    """torch, on a graphics card where there is one."""

    name = "torch"

    def teach(
        self, shape: Shape, lessons: Sequence[Positions], held_out: Positions, epochs: float, begin: FloatWeights | None
    ) -> tuple[FloatWeights, TrainingMetrics]:
        from sortilege.lab.training.torch_trainer import teach

        return teach(shape, lessons, held_out, epochs, begin)
