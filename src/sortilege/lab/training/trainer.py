"""Training from positions: a network in floating point, and its quantized integer form.

`Trainer` has two implementations: torch if installed, otherwise plain Python, which suffices to try out training on a
few games. Nothing that plays imports this module.
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

# The same as in `core/engine/net.py`.
FIRST, SECOND, UNIT, HEAD = 1 << 12, 1 << 10, 1 << 8, 1 << 12
MOST_WEIGHT, MOST_SECOND, MOST_HEAD = 32767, 8191, 2**31 - 1
BRIGHTEST = 1023 / UNIT
HEADS = 2 * SEATS
HUNDREDTHS, NAT = 100, 1000

LEARNED_BY_PLAIN = 0.02  # learning rate in plain Python
CHANCE_SHARE, CHOICE_SHARE = 1.0, 0.3  # weights in the loss, relative to points


@dataclass(frozen=True)
class Shape:
    """The size of the network; `unit` points correspond to 1.0."""

    places: int
    hidden: int
    second: int
    choices: int
    unit: float


@dataclass
class FloatWeights:
    """The network in floating point: rows by feature; by first-layer unit and bias; by head; by move."""

    first: list[list[float]]
    second: list[list[float]]
    heads: list[list[float]]
    choices: list[list[float]]


@dataclass(frozen=True)
class TrainingMetrics:
    """Metrics on held-out games after training on `positions` positions."""

    positions: int
    explained: float  # share of the final lead's variance
    calibration: float  # calibration error of the win chance in percentage points, over tenths
    stages: tuple[float, ...]  # `explained` by stage of the game
    agreed: float  # how often the top move is the best one


class Trainer(Protocol):
    name: str

    def teach(
        self,
        shape: Shape,
        training: Sequence[Positions],
        held_out: Positions,
        epochs: float,
        begin: FloatWeights | None,
    ) -> tuple[FloatWeights, TrainingMetrics]: ...


def best_trainer() -> Trainer:
    """Return the best available trainer."""
    return TorchTrainer() if find_spec("torch") else PlainTrainer()


def quantize(shape: Shape, floats: FloatWeights) -> tuple[list[int], list[int], list[int], list[int]]:
    """Quantize the network to integers for `Net`."""

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


def dequantize(shape: Shape, tables: Sequence[Sequence[int]]) -> FloatWeights:
    """Convert quantized weights back to continue training; new moves start at zero."""

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
    """Compute metrics from predicted leads and win chances of held-out positions."""
    real = [lead_of(row) for row in rows]
    stages = [
        explained_variance(
            [r for r, row in zip(real, rows, strict=True) if row[STAGE] == stage],
            [t for t, row in zip(leads, rows, strict=True) if row[STAGE] == stage],
        )
        for stage in range(3)
    ]
    error = calibration(chances, [row[WINS] / WON for row in rows])
    return TrainingMetrics(
        positions, explained_variance(real, leads), error, tuple(stages), sum(agreed) / max(1, len(agreed))
    )


def lead_of(row: Sequence[int]) -> float:
    """Return the evaluating seat's final lead over the best opponent; in solo games, its points."""
    others = row[POINTS + 1 : POINTS + row[PLAYERS]]
    return float(row[POINTS] - max(others)) if others else float(row[POINTS])


def explained_variance(real: Sequence[float], predicted: Sequence[float]) -> float:
    """Return the share of variance explained."""
    if not real:
        return 0.0
    mean = sum(real) / len(real)
    spread = sum((r - mean) ** 2 for r in real)
    return 1 - sum((r - t) ** 2 for r, t in zip(real, predicted, strict=True)) / spread if spread else 0.0


def calibration(chances: Sequence[float], wins: Sequence[float]) -> float:
    """Return the mean calibration error over tenths of the predicted chance, in percentage points."""
    tenths: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for chance, won in zip(chances, wins, strict=True):
        tenths[min(int(chance * 10), 9)].append((chance, won))
    off = [abs(sum(c - w for c, w in part)) for part in tenths]
    return 100 * sum(off) / max(1, len(chances))


def sigmoid(x: float) -> float:
    return 1 / (1 + exp(-max(min(x, 30.0), -30.0)))


class PlainTrainer:
    """Stochastic gradient descent in plain Python, one position at a time, for trying things out."""

    name = "plain"

    def teach(
        self,
        shape: Shape,
        training: Sequence[Positions],
        held_out: Positions,
        epochs: float,
        begin: FloatWeights | None,
    ) -> tuple[FloatWeights, TrainingMetrics]:
        net = begin or blank(shape)
        seen = 0
        for _ in range(max(1, round(epochs))):
            for lesson in training:
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
                predicted = [dot(net.choices[code], second) for code in codes]
                agreed.append(predicted.index(max(predicted)) == row[BEST])
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
                update_row(net.heads[head], second, off, back)
        if codes:
            predicted = [dot(net.choices[code], second) for code in codes]
            most = max(predicted)
            weights = [exp(t - most) for t in predicted]
            for i, code in enumerate(codes):
                off = CHOICE_SHARE * (weights[i] / sum(weights) - (i == row[BEST]))
                update_row(net.choices[code], second, off, back)
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


def update_row(line: list[float], second: Sequence[float], off: float, back: list[float]) -> None:
    """Update one row of the last layer and accumulate the gradient for the layer before."""
    for i in range(len(back)):
        back[i] += off * line[i]
        line[i] -= LEARNED_BY_PLAIN * off * second[i]
    line[-1] -= LEARNED_BY_PLAIN * off


def dot(line: Sequence[float], second: Sequence[float]) -> float:
    return sum(w * s for w, s in zip(line, second, strict=False)) + line[-1]


def forward(net: FloatWeights, pairs: Sequence[tuple[int, int]]) -> tuple[list[float], list[float], list[float]]:
    """Return both hidden layers and the heads."""
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
    """Return each position's row, features and moves."""
    made, pair, code = [], 0, 0
    for at in range(0, len(found.rows), ROW):
        row = found.rows[at : at + ROW]
        flat = found.pairs[pair : pair + 2 * row[SEEN]]
        made.append((row, list(zip(flat[::2], flat[1::2], strict=True)), found.codes[code : code + row[OFFERED]]))
        pair += 2 * row[SEEN]
        code += row[OFFERED]
    return made


def blank(shape: Shape) -> FloatWeights:
    """Return small pseudo-random weights, always the same."""
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
    """Trains with torch, on a GPU if available."""

    name = "torch"

    def teach(
        self,
        shape: Shape,
        training: Sequence[Positions],
        held_out: Positions,
        epochs: float,
        begin: FloatWeights | None,
    ) -> tuple[FloatWeights, TrainingMetrics]:
        from sortilege.lab.training.torch_trainer import teach

        return teach(shape, training, held_out, epochs, begin)
