"""Games of a judgement against itself, for positions to learn from: at every number of players, with every option."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sortilege.core.engine.dice import Dice
from sortilege.core.engine.learned import AHEAD, BY_HAND, Learned
from sortilege.core.engine.net import Features, Net
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import Kit, kit
from sortilege.core.record import dice_of, numbered_key
from sortilege.core.weights import read
from sortilege.lab.positions import SEATS, WON, Positions

TWO = 2  # half of the games are for two
STRIDE = 40  # at most so many choices lie between two positions of a game
BY_HAND_NOISE = (25, 50, 50, 150, 500)  # thousandths of the lead that is won three times in four
AHEAD_NOISE = (0, 15, 30, 75, 200)
BLANK_HIDDEN = 2


class Job(msgspec.Struct, frozen=True):
    """So many games, numbered from `begin` on; without weights the hand-made judgement plays."""

    game: str
    seed: int
    begin: int
    games: int
    weights: str = ""


def play(job: Job) -> bytes:
    """The positions of a job's games, as a file."""
    from pathlib import Path

    one = kit(job.game)
    hand = one.policy()
    if hand is None or hand.features == 0:
        raise SortilegeError(f"nothing can be learned of {one.title}: its judgement says nothing of what it sees")
    net = read(job.game, Path(job.weights)).net() if job.weights else blank(int(hand.places))
    policy = Learned(hand, net, AHEAD if job.weights else BY_HAND)
    found = Positions()
    for number in range(job.begin, job.begin + job.games):
        a_game(one, policy, job.seed << 32 | number, AHEAD_NOISE if job.weights else BY_HAND_NOISE, found)
    return found.to_bytes()


def blank(places: int) -> Net:
    """A network that has learned nothing."""
    rows = [0] * (places * BLANK_HIDDEN)
    return Net(BLANK_HIDDEN, BLANK_HIDDEN, rows, [0] * (BLANK_HIDDEN * (BLANK_HIDDEN + 1)), [0] * 24, [])


def a_game(one: Kit, policy: Learned, number: int, noises: Sequence[int], found: Positions) -> None:
    """One game, a position every few choices."""
    dice = dice_of(numbered_key(number))
    chance = dice.child()
    players, options = table(one, chance)
    state = one.rules.new(options, players, dice)
    noise = noises[chance.below(len(noises))] * int(policy.swing) // 1000
    stride = STRIDE * players // TWO
    rows: list[tuple[int, int, list[int]]] = []
    stride_on(policy, state, chance, noise, stride)
    while not state.over:
        asked = state.open_seats()
        seat = int(chance.below(players)) if chance.below(2) == 0 else asked[chance.below(len(asked))]
        turn = int(getattr(state, one.turn))
        rows.append((seat, turn, seen(policy, state, seat, chance, found)))
        stride_on(policy, state, chance, noise, stride)
    turns = int(getattr(state, one.turn)) + 1
    scores, winners = one.rules.scores(state), one.rules.winners(state)
    for seat, turn, choice in rows:
        order = [(seat + i) % players for i in range(players)]
        spare = [0] * (SEATS - players)
        points = [max(min(scores[s], 999), -999) for s in order] + spare
        wins = [WON // len(winners) if s in winners else 0 for s in order] + spare
        found.rows.extend([players, 3 * turn // turns, *points, *wins, *choice])


def stride_on(policy: Learned, state: Any, chance: Dice, noise: int, stride: int) -> None:
    """Some choices further; every other time on to a position at rest, which searches judge."""
    at_rest, policy.at_rest = policy.at_rest, chance.below(2) == 0
    policy.play(state, chance, noise, 1 + chance.below(stride))
    policy.at_rest = at_rest


def table(one: Kit, dice: Dice) -> tuple[int, dict[str, str]]:
    """Half of the games for two, half with the options that bots are measured with, the others by lot."""
    seats = list(one.rules.seats)
    players = TWO if TWO in seats and dice.below(2) == 0 else seats[dice.below(len(seats))]
    if dice.below(2) == 0:
        return players, one.rules.complete(dict(one.bench.bots), players)
    return players, one.rules.options.drawn(dice, players)


def seen(policy: Learned, state: Any, seat: int, dice: Dice, found: Positions) -> list[int]:
    """Writes what the seat sees and may choose; returns how much that was."""
    features = Features()
    policy.hand.read(state, seat, features)
    found.pairs.extend(features.pairs())
    offered, best = 0, 0
    if policy.look(state, seat) and policy.offer.n > 1:
        offered, best = int(policy.offer.n), int(policy.best(dice, 0))
        found.codes.extend(int(policy.offer.codes[i]) for i in range(offered))
    return [offered, best, int(features.n)]
