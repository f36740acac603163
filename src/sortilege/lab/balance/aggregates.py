"""What is counted of games, as whole numbers: sums of parts add up to the sums of the whole, in any order."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from sortilege.core.balance import Balance, BalanceQuestion, SeatCounts
from sortilege.core.text.message import Message

WON = 12  # a win; shared by two, three or four it is still a whole number
SEATS = 4
TENTHS = 10

# The columns of a mark's sums. A game is one observation: its seats hang together. n: how often the mark was seen in a
# game; w: the wins of those seats, in twelfths; s: their points.
N, W, S, NN, NW, NS, WW, SS, BROUGHT, CELL = range(10)

# The columns of what is counted of whole games: their number, and each figure with its square.
FIGURES = ("turns", "winner", "margin", "first", "led")
GAME = 1 + 2 * len(FIGURES)
LEAD, PAIRS = 2, 3

Cells = dict[int, list[int]]


class Sums(msgspec.Struct):
    """By the number of players: marks, whole games by condition (−1: all), and how leads ended; pairs for all numbers.

    `leads` by round: games, and wins of the leader; `chances` the same of who had the best chance to win by the learned
    judgement, in some of the games; `known`: in which tenth of the game the winner took the lead for good. In `singles`
    and `pairs`: seats, and their wins beyond a fair share, in twelfths, with its square.
    """

    marks: dict[int, Cells] = msgspec.field(default_factory=dict)
    games: dict[int, Cells] = msgspec.field(default_factory=dict)
    leads: dict[int, Cells] = msgspec.field(default_factory=dict)
    chances: dict[int, Cells] = msgspec.field(default_factory=dict)
    known: dict[int, Cells] = msgspec.field(default_factory=dict)
    singles: Cells = msgspec.field(default_factory=dict)
    pairs: Cells = msgspec.field(default_factory=dict)

    def take(self, other: "Sums") -> None:
        for name in ("marks", "games", "leads", "chances", "known"):
            mine, theirs = getattr(self, name), getattr(other, name)
            for players, cells in theirs.items():
                add_all(mine.setdefault(players, {}), cells)
        add_all(self.singles, other.singles)
        add_all(self.pairs, other.pairs)

    def shaped(self) -> bool:
        """Whether every row has its columns, as not every file may."""
        rows = (
            (CELL, self.marks.values()),
            (GAME, self.games.values()),
            (LEAD, (*self.leads.values(), *self.chances.values())),
            (1, self.known.values()),
            (PAIRS, (self.singles, self.pairs)),
        )
        return all(len(cell) == width for width, tables in rows for cells in tables for cell in cells.values())

    def played(self, everybody: int) -> dict[int, int]:
        """How many games there are at each table; they are counted in two ways, which have to agree."""
        games = {players: cells[ALL][0] for players, cells in self.games.items() if ALL in cells}
        seats = {players: cells[everybody][N] for players, cells in self.marks.items() if everybody in cells}
        return games if seats == {players: players * n for players, n in games.items()} else {}


ALL = -1  # in `games`: whatever the condition; in `singles`: every seat


def add_all(mine: Cells, theirs: Mapping[int, Sequence[int]]) -> None:
    for key, numbers in theirs.items():
        add(mine, key, numbers)


def add(cells: Cells, key: int, numbers: Sequence[int]) -> None:
    found = cells.get(key)
    if found is None:
        cells[key] = list(numbers)
    else:
        for i, number in enumerate(numbers):
            found[i] += number


class Questions:
    """A game's questions, and those that every game is asked: who went first, how each seat fares under what the whole
    table plays under, and everybody, to compare with; that comes last, so that parts that counted less do not fit."""

    def __init__(self, game: Balance) -> None:
        self.game = game
        places = [Message("cli-balance-place", {"n": n + 1}) for n in range(SEATS)]
        self.place = BalanceQuestion("place", places, {}, game.QUESTIONS[-1])
        conditions = game.CONDITIONS
        self.under = BalanceQuestion(conditions.key, conditions.things, {"place": range(1, SEATS + 1)}, self.place)
        self.everybody = BalanceQuestion("everybody", [Message("cli-balance-everybody")], {}, self.under)
        self.all = (*game.QUESTIONS, self.place, self.under)


class PlayedGame(NamedTuple):
    """A game at its end. `wins` by seat, in twelfths; `leads` and `chances`: who led after each round, by points and by
    the learned judgement; `led`: who did after the first stage."""

    players: int
    places: list[int]
    scores: list[int]
    wins: list[int]
    turns: int
    conditions: list[int]
    seen: list[SeatCounts]
    leads: list[tuple[int, list[int]]]
    chances: list[tuple[int, list[int]]]
    led: list[int]


def count(sums: Sums, asked: Questions, game: PlayedGame) -> None:
    """One game more."""
    count_marks(sums.marks.setdefault(game.players, {}), asked, game)
    count_games(sums.games.setdefault(game.players, {}), game)
    if game.players > 1:
        count_pairs(sums, game)
        for cells, leads in ((sums.leads, game.leads), (sums.chances, game.chances)):
            for rounds, leaders in leads:
                add(cells.setdefault(game.players, {}), rounds, (1, won_by(leaders, game.wins)))
        add(sums.known.setdefault(game.players, {}), decided_in(game), (1,))


def won_by(leaders: Sequence[int], wins: Sequence[int]) -> int:
    """How the leaders fared; of several each counts in part."""
    return sum(wins[seat] for seat in leaders) // len(leaders) if leaders else 0


def count_marks(cells: Cells, asked: Questions, game: PlayedGame) -> None:
    found: dict[int, list[int]] = {}
    under = [asked.under.mark(condition) for condition in game.conditions]
    for seat, seen in enumerate(game.seen):
        win, score = game.wins[seat], game.scores[seat]
        place = game.places[seat]
        by_place = [mark + 1 + place for mark in under]
        for mark in (*seen.marks, *under, *by_place, asked.place.begin + place, asked.everybody.begin):
            cell = found.get(mark)
            if cell is None:
                found[mark] = [1, win, score, 0]
            else:
                cell[0] += 1
                cell[1] += win
                cell[2] += score
        for mark, points in seen.brought.items():
            if mark in found:
                found[mark][3] += points
    for mark, (n, w, s, brought) in found.items():
        cell = cells.get(mark)
        if cell is None:
            cell = cells[mark] = [0] * CELL
        cell[N] += n
        cell[W] += w
        cell[S] += s
        cell[NN] += n * n
        cell[NW] += n * w
        cell[NS] += n * s
        cell[WW] += w * w
        cell[SS] += s * s
        cell[BROUGHT] += brought


def count_games(cells: Cells, game: PlayedGame) -> None:
    ranked = sorted(game.scores, reverse=True)
    margin = ranked[0] - ranked[1] if len(ranked) > 1 else 0
    first = game.wins[game.places.index(0)]
    figures = (game.turns, ranked[0], margin, first, won_by(game.led, game.wins))
    numbers = [1, *(number for figure in figures for number in (figure, figure * figure))]
    for condition in (ALL, *game.conditions):
        add(cells, condition, numbers)


def count_pairs(sums: Sums, game: PlayedGame) -> None:
    """What two things of one seat bring together; who plays alone has no fair share to compare with."""
    fair = WON // game.players
    singles, pairs = sums.singles, sums.pairs
    for seat, seen in enumerate(game.seen):
        more = game.wins[seat] - fair
        square = more * more
        for cells, keys in (
            (singles, (ALL, *seen.things)),
            (pairs, [pair_key(a, b) for a, b in combinations(seen.things, 2)]),
        ):
            for key in keys:
                cell = cells.get(key)
                if cell is None:
                    cells[key] = [1, more, square]
                else:
                    cell[0] += 1
                    cell[1] += more
                    cell[2] += square


PAIR = 1000  # more than there are things


def pair_key(one: int, other: int) -> int:
    """Of two things, the lesser first."""
    return one * PAIR + other


def decided_in(game: PlayedGame) -> int:
    """In which tenth of the game a winner took the lead for good; the last one where it was open until the end."""
    open_until = [rounds for rounds, leaders in game.leads if len(leaders) > 1 or not game.wins[leaders[0]]]
    return TENTHS * open_until[-1] // (game.leads[-1][0] + 1) if open_until else 0
