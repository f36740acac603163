"""A small integer neural network that evaluates positions. Knows no game.

A game encodes a position as a few small numbers at fixed places (`Features`); most places stay empty. The first layer
adds up the rows of those places, with two sums packed in each word, so that one addition serves both; so does the
second. The heads give points, odds, and how likely each choice is. Integers only: every machine, compiled or not,
computes the same values.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import zeros

MOST_FEATURES: Final = 256  # these bounds keep every sum within half a word
MOST_VALUE: Final = 255
MOST_WEIGHT: Final = 32767
MOST_SECOND: Final = 8191
MOST_HIDDEN: Final = 128

HALF: Final = 1 << 32
SIGN: Final = 1 << 31
BRIGHTEST: Final = 1023  # the largest output of a hidden unit

# Fractional bits: of the first layer's weights, of hidden outputs, and of the other layers' weights.
FIRST_BITS: Final = 12
UNIT_BITS: Final = 8
SECOND_BITS: Final = 10
HEAD_BITS: Final = 12
CHOICE_BITS: Final = 8

STAGES: Final = 3  # stages of a game; chances are more certain later
SEATS: Final = 4  # heads for points and odds: the evaluating seat, then those to its left
HEADS: Final = 2 * SEATS
CERTAIN: Final = 10000  # probability one
NAT: Final = 1000  # odds and choices are in thousandths of a natural logarithm
STEPS: Final = 8  # rows of CHANCE per NAT
FAR: Final = 10  # beyond this many NATs, a chance hardly changes
E: Final = 2.718281828459045


UNTEMPERED: Final = [NAT, 0] * (SEATS * STAGES)


def chances() -> vec[i64]:
    return vec[i64]([round(CERTAIN / (1 + E ** (FAR - step / STEPS))) for step in range(2 * FAR * STEPS + 2)])


CHANCE: Final = chances()


def chance_of(odds: i64) -> i64:
    """Convert log-odds to a chance out of CERTAIN."""
    at = min(max(odds + FAR * NAT, 0), 2 * FAR * NAT) * STEPS
    row = at // NAT
    return CHANCE[row] + (CHANCE[row + 1] - CHANCE[row]) * (at - row * NAT) // NAT


@final
class Features:
    """The features of one position: numbers at places, up to the capacity."""

    def __init__(self, most: i64 = MOST_FEATURES) -> None:
        self.most: i64 = most
        self.place: vec[i64] = zeros(most)
        self.value: vec[i64] = zeros(most)
        self.n: i64 = 0

    def add(self, place: i64, value: i64) -> None:
        n = self.n
        if value == 0 or n == self.most:
            return
        if value > MOST_VALUE:
            value = MOST_VALUE
        elif value < -MOST_VALUE:
            value = -MOST_VALUE
        self.place[n] = place
        self.value[n] = value
        self.n = n + 1

    def pairs(self) -> list[int]:
        """Return places and values alternately, for training."""
        found: list[int] = []
        for i in range(self.n):
            found.append(int(self.place[i]))
            found.append(int(self.value[i]))
        return found


@final
class Net:
    """The weights, and the results of the last evaluation: `heads`, and the second layer for `choice`."""

    def __init__(
        self,
        hidden: i64,
        second: i64,
        first_rows: list[int],
        second_rows: list[int],
        heads: list[int],
        rows: list[int],
        tempers: list[int],
    ) -> None:
        """Set the weights.

        The first layer has a row for each place; the second has one for each unit of the first, and one for its bias;
        `heads` has a row with a bias for each head, and `rows` one for each known choice. `tempers` calibrates the
        odds: for each number of players and stage, a factor in thousandths and a term to add.
        """
        self.hidden: i64 = hidden // 2
        self.second: i64 = second // 2
        self.first_rows: vec[i64] = fold(first_rows)
        self.second_rows: vec[i64] = fold(second_rows)
        self.head_rows: vec[i64] = vec[i64]([i64(weight) for weight in heads])
        self.choice_rows: vec[i64] = vec[i64]([i64(weight) for weight in rows])
        self.sums: vec[i64] = zeros(self.hidden)
        self.more: vec[i64] = zeros(self.second)
        self.said: vec[i64] = zeros(2 * self.second)
        self.heads: vec[i64] = zeros(HEADS)
        self.tempers: vec[i64] = vec[i64]([i64(number) for number in tempers or UNTEMPERED])

    def judge(self, features: Features) -> None:
        """Fill `heads`: the points of each seat in hundredths, and the odds that it wins."""
        self.look(features)
        second = self.second * 2
        said = self.said
        rows = self.head_rows
        at: i64 = 0
        for head in range(i64(HEADS)):
            total: i64 = rows[at + second] << UNIT_BITS
            for i in range(second):
                total += said[i] * rows[at + i]
            self.heads[head] = total >> HEAD_BITS
            at += second + 1

    def look(self, features: Features) -> None:
        """Compute the hidden layers."""
        n = self.hidden
        sums = self.sums
        rows = self.first_rows
        for i in range(n):
            sums[i] = 0
        for k in range(features.n):
            at = features.place[k] * n
            value = features.value[k]
            if value == 1:
                for j in range(n):
                    sums[j] += rows[at + j]
            else:
                for m in range(n):
                    sums[m] += value * rows[at + m]
        wide = self.second
        more = self.more
        after = self.second_rows
        last = 2 * n * wide
        for b in range(wide):
            more[b] = after[last + b] << UNIT_BITS
        for u in range(n):
            low = lower(sums[u])
            one = unit(low, FIRST_BITS - UNIT_BITS)
            if one > 0:
                start = 2 * u * wide
                for p in range(wide):
                    more[p] += one * after[start + p]
            other = unit((sums[u] - low) >> 32, FIRST_BITS - UNIT_BITS)
            if other > 0:
                begin = (2 * u + 1) * wide
                for q in range(wide):
                    more[q] += other * after[begin + q]
        said = self.said
        for v in range(wide):
            bottom = lower(more[v])
            said[2 * v] = unit(bottom, SECOND_BITS)
            said[2 * v + 1] = unit((more[v] - bottom) >> 32, SECOND_BITS)

    def odds(self, players: i64, stage: i64) -> i64:
        """Return the calibrated odds that the evaluating seat wins."""
        at = 2 * ((players - 1) * STAGES + stage)
        return self.heads[SEATS] * self.tempers[at] // NAT + self.tempers[at + 1]

    def choices(self) -> i64:
        """Return the number of known choices, which are the codes from 0 on."""
        return i64(len(self.choice_rows)) // (2 * self.second + 1)

    def choice(self, code: i64) -> i64:
        """Return the logit of a choice in the position last evaluated, up to a constant."""
        wide = 2 * self.second
        at = code * (wide + 1)
        said = self.said
        rows = self.choice_rows
        if at + wide >= len(rows):
            return 0
        total: i64 = rows[at + wide] << UNIT_BITS
        for i in range(wide):
            total += said[i] * rows[at + i]
        return total >> CHOICE_BITS


def fold(weights: list[int]) -> vec[i64]:
    """Pack two weights into each word."""
    return vec[i64]([i64(weights[i]) + i64(weights[i + 1]) * HALF for i in range(0, len(weights), 2)])


def lower(word: i64) -> i64:
    """Return the first of the two sums in a word."""
    low = word & (HALF - 1)
    return low - HALF if low >= SIGN else low


def unit(total: i64, bits: i64) -> i64:
    """Return the output of a hidden unit, clipped at zero and BRIGHTEST."""
    if total <= 0:
        return 0
    return min(total >> bits, i64(BRIGHTEST))
