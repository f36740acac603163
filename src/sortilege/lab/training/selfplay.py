"""Self-play games that produce training positions, with every player count and option."""

from typing import Any

import msgspec

from sortilege.core.engine.net import Features, Net
from sortilege.core.engine.network_policy import AHEAD, BY_HAND, NetworkPolicy
from sortilege.core.engine.rng import Rng
from sortilege.core.engine.search import Search
from sortilege.core.errors import SortilegeError
from sortilege.core.kits import Kit, kit
from sortilege.core.record import numbered_key, rng_of
from sortilege.core.save.weights import read
from sortilege.lab.training.positions import SEATS, WON, Positions

TWO = 2  # half of the games have two players
STRIDE = 40  # maximum choices between two positions of a game
BY_HAND_NOISE = (25, 50, 50, 150, 500)  # thousandths of the lead that wins three times in four
AHEAD_NOISE = (0, 15, 30, 75, 200)
BLANK_HIDDEN = 2


class SelfPlayJob(msgspec.Struct, frozen=True):
    """Games numbered from `begin`; without weights, the hand-made evaluation plays. `rounds`: search rounds per stored
    position, to find its best option."""

    game: str
    seed: int
    begin: int
    games: int
    weights: str = ""
    rounds: int = 0


def play(job: SelfPlayJob) -> bytes:
    """Play a job's games; return their positions as a file."""
    from pathlib import Path

    one = kit(job.game)
    hand = one.policy()
    if hand is None or hand.features == 0:
        raise SortilegeError(f"{one.title} cannot be trained: its evaluation has no features")
    net = read(job.game, Path(job.weights)).net() if job.weights else blank(int(hand.places))
    player = SelfPlayer(
        one, NetworkPolicy(hand, net, AHEAD if job.weights else BY_HAND), NetworkPolicy(hand, net, BY_HAND), job.rounds
    )
    for number in range(job.begin, job.begin + job.games):
        player.game(job.seed << 32 | number)
    return player.found.to_bytes()


def blank(places: int) -> Net:
    """Return an untrained network."""
    rows = [0] * (places * BLANK_HIDDEN)
    return Net(BLANK_HIDDEN, BLANK_HIDDEN, rows, [0] * (BLANK_HIDDEN * (BLANK_HIDDEN + 1)), [0] * 24, [], [])


class SelfPlayer:
    """Plays games and stores training positions."""

    def __init__(self, one: Kit, policy: NetworkPolicy, thought: NetworkPolicy, rounds: int) -> None:
        self.one, self.policy, self.thought, self.rounds = one, policy, thought, rounds
        self.found = Positions()

    def game(self, number: int) -> None:
        """Play one game, storing a position every few choices."""
        one = self.one
        rng = rng_of(numbered_key(number))
        chance = rng.child()
        players, options = table(one, chance)
        state = one.rules.new(options, players, rng)
        noises = AHEAD_NOISE if self.policy.way == AHEAD else BY_HAND_NOISE
        noise = noises[chance.below(len(noises))] * int(self.policy.swing) // 1000
        stride = STRIDE * players // TWO
        rows: list[tuple[int, int, list[int]]] = []
        stage = 0
        self.on(state, chance, noise, stride)
        while not state.over:
            asked = state.open_seats()
            seat = int(chance.below(players)) if chance.below(2) == 0 else asked[chance.below(len(asked))]
            stage = max(stage, int(self.policy.hand.stage(state)))  # a year can be repeated
            rows.append((seat, stage, self.store_decision(state, seat, chance)))
            self.on(state, chance, noise, stride)
        scores, winners = one.rules.scores(state), one.rules.winners(state)
        for seat, stage, choice in rows:
            order = [(seat + i) % players for i in range(players)]
            spare = [0] * (SEATS - players)
            points = [max(min(scores[s], 999), -999) for s in order] + spare
            wins = [WON // len(winners) if s in winners else 0 for s in order] + spare
            self.found.rows.extend([players, stage, *points, *wins, *choice])

    def on(self, state: Any, chance: Rng, noise: int, stride: int) -> None:
        """Play some choices; half of the time, continue to a resting position, where searches evaluate."""
        policy = self.policy
        to_rest, most = chance.below(2) == 0, 1 + chance.below(stride)
        if policy.way == BY_HAND:
            at_rest, policy.at_rest = policy.at_rest, to_rest
            policy.play(state, chance, noise, most)
            policy.at_rest = at_rest
            return
        made = 0
        while not state.over and (made < most or (to_rest and not policy.rest(state))):
            seat = state.open_seats()[0]
            options = state.legal(seat)
            if len(options) > 1:  # looking ahead in the real state would reveal future dice and cards
                policy.look(self.one.rules.imagine(state, seat, chance), seat)
                state.take(seat, policy.offer.codes[policy.best(chance, noise)])
                made += 1
            else:
                state.take(seat, options[0])

    def store_decision(self, state: Any, seat: int, rng: Rng) -> list[int]:
        """Store features and options; return their counts and the best option."""
        features = Features()
        self.policy.hand.read(state, seat, features)
        self.found.pairs.extend(features.pairs())
        if seat not in state.open_seats() or len(state.legal(seat)) == 1:
            return [0, 0, int(features.n)]
        codes = state.legal(seat)
        self.found.codes.extend(codes)
        return [len(codes), codes.index(self.advice(state, seat, rng)), int(features.n)]

    def advice(self, state: Any, seat: int, rng: Rng) -> int:
        """Return the best option by policy or search."""

        def imagine(rng: Rng) -> Any:
            return self.one.rules.imagine(state, seat, rng)

        if self.rounds == 0:
            self.policy.look(imagine(rng), seat)
            return int(self.policy.offer.codes[self.policy.best(rng, 0)])
        search = Search(self.thought, seat, rng)
        search.think(imagine, self.rounds)
        return search.best()


def table(one: Kit, rng: Rng) -> tuple[int, dict[str, str]]:
    """Draw players and options: half of the games for two, half with the benchmark options, otherwise random."""
    seats = list(one.rules.seats)
    players = TWO if TWO in seats and rng.below(2) == 0 else seats[rng.below(len(seats))]
    if rng.below(2) == 0:
        return players, one.rules.complete(dict(one.bot_options), players)
    return players, one.rules.options.random_values(rng, players)
