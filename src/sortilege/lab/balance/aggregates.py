"""Aggregates of games as integers: those of parts add up to those of the whole, in any order."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

import msgspec

from sortilege.core.balance import Balance, BalanceQuestion, SeatCounts
from sortilege.core.text.message import Message

WON = 12  # units per win, so that wins shared by two, three or four stay integers
SEATS = 4
TENTHS = 10

# The columns of a mark's sums. A game is one observation, because its seats are correlated. n: seats with the mark in a
# game; w: their wins, in twelfths; s: their points.
N, W, S, NN, NW, NS, WW, SS, BROUGHT, CELL = range(10)

# The columns of per-game sums: the number of games, and each figure with its square.
FIGURES = ("turns", "winner", "margin", "first", "led")
GAME = 1 + 2 * len(FIGURES)
LEAD, PAIRS = 2, 3

Cells = dict[int, list[int]]


class Sums(msgspec.Struct):
    """Sums by player count: marks, games by condition (−1: all) and outcomes of leads; pairs over all player counts.

    `leads` by round: games, and wins of the leader; `chances`: the same for the seat with the best win chance by the
    learned evaluation, in a sample of games; `known`: the tenth of the game in which the winner took the lead for good.
    `singles` and `pairs`: seats, and their wins beyond a fair share in twelfths, with its square.
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

    def has_valid_shape(self) -> bool:
        """Return whether every row has the right number of columns."""
        rows = (
            (CELL, self.marks.values()),
            (GAME, self.games.values()),
            (LEAD, (*self.leads.values(), *self.chances.values())),
            (1, self.known.values()),
            (PAIRS, (self.singles, self.pairs)),
        )
        return all(len(cell) == width for width, tables in rows for cells in tables for cell in cells.values())

    def games_by_players(self, everybody: int) -> dict[int, int]:
        """Return the games per player count; empty if the two ways of counting disagree."""
        games = {players: cells[ALL][0] for players, cells in self.games.items() if ALL in cells}
        seats = {players: cells[everybody][N] for players, cells in self.marks.items() if everybody in cells}
        return games if seats == {players: players * n for players, n in games.items()} else {}


ALL = -1  # in `games`: under any condition; in `singles`: every seat


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
    """A game's questions and the common ones: seating order, seats under each condition, and all seats for comparison.

    The last comes last, so that parts with fewer marks do not fit.
    """

    def __init__(self, game: Balance) -> None:
        self.game = game
        places = [Message("cli-balance-place", {"n": n + 1}) for n in range(SEATS)]
        self.place = BalanceQuestion("place", places, {}, game.QUESTIONS[-1])
        conditions = game.CONDITIONS
        self.under = BalanceQuestion(conditions.key, conditions.things, {"place": range(1, SEATS + 1)}, self.place)
        self.everybody = BalanceQuestion("everybody", [Message("cli-balance-everybody")], {}, self.under)
        self.all = (*game.QUESTIONS, self.place, self.under)


class PlayedGame(NamedTuple):
    """A finished game. `wins` by seat, in twelfths; `leads`, `chances`: leaders after each round, by points and by the
    learned evaluation; `led`: leaders after the first stage."""

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
    """Add a game."""
    count_marks(sums.marks.setdefault(game.players, {}), asked, game)
    count_games(sums.games.setdefault(game.players, {}), game)
    if game.players > 1:
        count_pairs(sums, game)
        for cells, leads in ((sums.leads, game.leads), (sums.chances, game.chances)):
            for rounds, leaders in leads:
                add(cells.setdefault(game.players, {}), rounds, (1, won_by(leaders, game.wins)))
        add(sums.known.setdefault(game.players, {}), decided_in(game), (1,))


def won_by(leaders: Sequence[int], wins: Sequence[int]) -> int:
    """Return the leaders' wins; several leaders share."""
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
    """Add pairs of things of one seat; solo games have no fair share to compare with."""
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


PAIR = 1000  # larger than the number of things


def pair_key(one: int, other: int) -> int:
    """Return the key of a pair, smaller thing first."""
    return one * PAIR + other


def decided_in(game: PlayedGame) -> int:
    """Return the tenth of the game in which a winner took the lead for good."""
    open_until = [rounds for rounds, leaders in game.leads if len(leaders) > 1 or not game.wins[leaders[0]]]
    return TENTHS * open_until[-1] // (game.leads[-1][0] + 1) if open_until else 0
