"""The torch trainer: batches of thousands of positions, several epochs."""

from collections.abc import Sequence
from typing import Any

import torch
from torch import nn
from torch.nn import functional

from sortilege.lab.training.positions import BEST, OFFERED, PLAYERS, POINTS, ROW, SEATS, SEEN, WINS, WON, Positions
from sortilege.lab.training.trainer import (
    BRIGHTEST,
    CHANCE_SHARE,
    CHOICE_SHARE,
    FIRST,
    HEADS,
    MOST_SECOND,
    MOST_WEIGHT,
    SECOND,
    FloatWeights,
    Shape,
    TrainingMetrics,
    blank,
    metrics,
)

BATCHES = 400  # per epoch, of …
SMALLEST, BATCH = 256, 8192
RATE = 3e-3
MOST_SEEN = 256  # features, and …
MOST_OFFERED = 24  # … moves per position that are used
MOST_HELD_OUT = 200_000


class TrainingTensors:
    """Positions as fixed-width tensors on the device."""

    def __init__(self, parts: Sequence[Positions], places: int, device: str) -> None:
        wide = min(MOST_SEEN, max(max(part.rows[SEEN::ROW]) for part in parts))
        tables = [self.table(part, places, wide) for part in parts]
        self.rows, self.place, self.value, self.codes = (
            torch.cat(column).to(device) for column in zip(*tables, strict=True)
        )

    def table(self, part: Positions, places: int, wide: int) -> tuple[Any, Any, Any, Any]:
        rows = torch.frombuffer(part.rows, dtype=torch.int16).view(-1, ROW).clone()
        pairs = torch.frombuffer(part.pairs, dtype=torch.int16).view(-1, 2)
        place = spread(pairs[:, 0], rows[:, SEEN], wide, places)
        value = spread(pairs[:, 1], rows[:, SEEN], wide, 0)
        flat = torch.frombuffer(part.codes, dtype=torch.int16) if part.codes else torch.zeros(0, dtype=torch.int16)
        return rows, place, value, spread(flat, rows[:, OFFERED], MOST_OFFERED, -1)


def spread(flat: Any, counts: Any, width: int, empty: int) -> Any:
    """Turn concatenated rows of different lengths into a table padded with `empty`."""
    long = counts.long()
    start = torch.cumsum(long, 0) - long
    columns = torch.arange(width)
    inside = columns[None, :] < long[:, None]
    at = (start[:, None] + columns[None, :])[inside]
    table = torch.full((len(counts), width), empty, dtype=torch.int16)
    table[inside] = flat[at]
    return table


class TorchNetwork(nn.Module):  # type: ignore[misc]  # torch is optional and may be missing
    def __init__(self, shape: Shape, begin: FloatWeights, scale: Any) -> None:
        super().__init__()
        self.register_buffer("scale", scale)  # scales inputs, so that all features learn alike
        first = torch.tensor([*begin.first, [0.0] * shape.hidden]) / scale[:, None].cpu()
        self.first = nn.Parameter(first)
        self.second = nn.Parameter(torch.tensor(begin.second))
        self.heads = nn.Parameter(torch.tensor(begin.heads))
        self.choices = nn.Parameter(torch.tensor(begin.choices))

    def forward(self, place: Any, value: Any) -> tuple[Any, Any]:
        place = place.long()
        seen = torch.zeros(len(place), len(self.first), device=place.device)
        seen.scatter_add_(1, place, value * self.scale[place])  # sparse, but faster than gathering rows
        first = (seen @ self.first).clamp(0, BRIGHTEST)
        second = (first @ self.second[:-1] + self.second[-1]).clamp(0, BRIGHTEST)
        return second, second @ self.heads[:, :-1].T + self.heads[:, -1]

    def option_logits(self, second: Any, codes: Any) -> Any:
        """Return the logits of the moves."""
        every = second @ self.choices[:, :-1].T + self.choices[:, -1]
        return every.gather(1, codes.clamp(min=0).long()).masked_fill(codes < 0, -1e9)

    def clamp_weights(self) -> None:
        """Clamp the weights to the range of the quantized network."""
        with torch.no_grad():
            most = MOST_WEIGHT / FIRST / self.scale[:, None]
            self.first.copy_(torch.minimum(torch.maximum(self.first, -most), most))
            self.second.clamp_(-MOST_SECOND / SECOND, MOST_SECOND / SECOND)

    def floats(self) -> FloatWeights:
        first = (self.first * self.scale[:, None])[:-1]
        return FloatWeights(*(part.detach().cpu().tolist() for part in (first, self.second, self.heads, self.choices)))


def teach(
    shape: Shape, training: Sequence[Positions], held_out: Positions, epochs: float, begin: FloatWeights | None
) -> tuple[FloatWeights, TrainingMetrics]:
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.manual_seed(1)
    table = TrainingTensors(training, shape.places, device)
    net = TorchNetwork(shape, begin or blank(shape), scale_of(table, shape, device)).to(device)
    n = len(table.rows)
    batch = min(max(n // BATCHES, SMALLEST), BATCH, n)
    steps = max(1, round(epochs * (n // batch)))
    rate = RATE if begin is None else RATE / 2
    optimizer = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-4)
    plan = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps, pct_start=0.1)
    order = torch.randperm(n, device=device)
    for step in range(steps):
        at = step % (n // batch)
        if at == 0:
            order = torch.randperm(n, device=device)
        loss = loss_of(shape, net, table, order[at * batch : (at + 1) * batch])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        plan.step()
        net.clamp_weights()
    return net.floats(), examine(shape, net, TrainingTensors([held_out], shape.places, device), steps * batch)


def scale_of(table: TrainingTensors, shape: Shape, device: str) -> Any:
    """Return the reciprocal of each feature's typical magnitude."""
    some = slice(0, 200_000)
    place, value = table.place[some].long().flatten(), table.value[some].float().abs().flatten()
    total = torch.zeros(shape.places + 1, device=device).index_add_(0, place, value)
    count = torch.zeros(shape.places + 1, device=device).index_add_(0, place, torch.ones_like(value))
    return (total / count.clamp(min=1)).clamp(min=1).reciprocal()


def loss_of(shape: Shape, net: TorchNetwork, table: TrainingTensors, at: Any) -> Any:
    """Return the loss: points, win chances and choices."""
    rows = table.rows[at].float()
    second, heads = net(table.place[at], table.value[at].float())
    there = (torch.arange(SEATS, device=rows.device)[None, :] < rows[:, PLAYERS, None]).float()
    points, wins = rows[:, POINTS : POINTS + SEATS] / shape.unit, rows[:, WINS : WINS + SEATS] / WON
    off = functional.huber_loss(heads[:, :SEATS], points, reduction="none", delta=2.0)
    odds = functional.binary_cross_entropy_with_logits(heads[:, SEATS:HEADS], wins, reduction="none")
    loss = ((off + CHANCE_SHARE * odds) * there).sum() / there.sum()
    asked = (rows[:, OFFERED] > 1) & (rows[:, BEST] < MOST_OFFERED)
    logits = net.option_logits(second[asked], table.codes[at][asked])
    return loss + CHOICE_SHARE * functional.cross_entropy(logits, rows[asked][:, BEST].long())


def examine(shape: Shape, net: TorchNetwork, table: TrainingTensors, seen: int) -> TrainingMetrics:
    leads, chances, agreed = [], [], []
    rows = table.rows[:MOST_HELD_OUT]
    with torch.no_grad():
        for at in range(0, len(rows), BATCH):
            part = slice(at, min(at + BATCH, len(rows)))
            second, heads = net(table.place[part], table.value[part].float())
            players = rows[part, PLAYERS, None]
            absent = torch.arange(SEATS, device=rows.device)[None, :] >= players
            others = heads[:, :SEATS].masked_fill(absent, -1e9)[:, 1:].max(1).values
            alone = players[:, 0] == 1
            leads += (shape.unit * torch.where(alone, heads[:, 0], heads[:, 0] - others)).tolist()
            chances += torch.sigmoid(heads[:, SEATS]).tolist()
            asked = rows[part, OFFERED] > 1
            best = net.option_logits(second, table.codes[part]).argmax(1)
            agreed += (best == rows[part, BEST])[asked].tolist()
    return metrics(seen, rows.tolist(), leads, chances, agreed)
