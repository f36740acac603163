"""Information-set Monte-Carlo tree search: one tree of a seat's own choices, over many imagined games. Knows no game.

Each round imagines a game that agrees with everything the seat knows, walks down the tree, plays on by the policy, and
backs up the result. Only the seat's own choices are in the tree. Chance and the other seats (which choose by the
policy, with some noise) differ each time, so the value of a branch is its average over what the seat cannot know. In
particular, the search never answers another seat's sealed choice before it is revealed.

If the policy sets `paired`, every move is tried in the same imagined games in the same order, so that moves differ by
what they do and not by luck.
"""

from collections.abc import Callable
from math import exp, sqrt
from typing import Final, final

from mypy_extensions import i64

from sortilege.core.engine.machine import FRAME, Machine
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import Rng

EVEN: Final = 0.1  # the share of the prior that is uniform


@final
class Edge:
    """One move at a node, with its results."""

    def __init__(self, code: i64, prior: float) -> None:
        self.code: i64 = code
        self.prior: float = prior
        self.visits: i64 = 0
        self.total: float = 0.0
        self.child: Node | None = None
        self.sums: list[float] = []  # `total` after each visit, for paired searches


@final
class Node:
    """A decision of the seat, identified by its choices so far."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []

    def edge(self, code: i64) -> Edge | None:
        for edge in self.edges:
            if edge.code == code:
                return edge
        return None


class Search:
    """The search of one seat for one choice."""

    def __init__(self, policy: Policy, seat: i64, rng: Rng) -> None:
        self.policy: Policy = policy
        self.seat: i64 = seat
        self.rng: Rng = rng
        self.root: Node = Node()
        self.rounds: i64 = 0
        self.explore: float = policy.explore
        self.even: float = EVEN
        self.games: list[Rng] = []  # the imagined games of a paired search

    def think(self, imagine: Callable[[Rng], Machine], rounds: i64) -> None:
        """Search for this many rounds."""
        for _time in range(rounds):
            if self.policy.paired:
                self.again(imagine)
            else:
                self.round(imagine(self.rng), self.rng, None)

    def again(self, imagine: Callable[[Rng], Machine]) -> None:
        """Try the most promising move in the next imagined game that it has not been tried in."""
        first = self.promising()
        visits: i64 = 0 if first is None else first.visits
        if visits == len(self.games):
            self.games.append(self.rng.child())
        rng = self.games[visits].copy()
        self.round(imagine(rng), rng, first)

    def promising(self) -> Edge | None:
        """Select a move as `select` does, but compare it with the leading move's results in the same games."""
        leader: Edge | None = None
        seen: i64 = 0
        for edge in self.root.edges:
            seen += edge.visits
            if leader is None or edge.visits > leader.visits:
                leader = edge
        if leader is None:
            return None
        average = leader.total / float(leader.visits)
        root = sqrt(float(seen + 1))
        best: Edge | None = None
        most = 0.0
        for edge in self.root.edges:
            worth = average
            if edge.visits > 0:
                worth = average + (edge.total - leader.sums[edge.visits - 1]) / float(edge.visits)
            worth += self.explore * edge.prior * root / float(edge.visits + 1)
            if best is None or worth > most:
                best = edge
                most = worth
        return best

    def lead(self) -> i64:
        """Return the lead of the best move over the second, in visits."""
        first: i64 = 0
        second: i64 = 0
        for edge in self.root.edges:
            if edge.visits > first:
                second = first
                first = edge.visits
            elif edge.visits > second:
                second = edge.visits
        return first - second

    def round(self, state: Machine, rng: Rng, first: Edge | None) -> None:
        """Search one imagined game, starting with the given move or the most promising one."""
        self.rounds += 1
        path: list[Edge] = []
        node = self.root
        while self.reach(state, rng):
            edge = first
            if edge is None:
                edge = self.select(state, node)
            first = None
            path.append(edge)
            state.take(self.seat, edge.code)
            if edge.visits == 0:
                break
            child = edge.child
            if child is None:
                child = Node()
                edge.child = child
            node = child
        reward = self.outcome(state, rng)
        for walked in path:
            walked.visits += 1
            walked.total += reward
        if self.policy.paired and len(path) > 0:  # empty: the game ended before the seat had a real choice
            path[0].sums.append(path[0].total)

    def outcome(self, state: Machine, rng: Rng) -> float:
        """Play on, and return the mean reward over the next quiet positions."""
        policy = self.policy
        policy.play(state, rng, policy.spread, policy.depth)
        total = policy.reward(state, self.seat)
        seen: i64 = 1
        while seen < policy.rests and state.height > 0:
            policy.play(state, rng, policy.spread, 1)
            total += policy.reward(state, self.seat)
            seen += 1
        return total / float(seen)

    def reach(self, state: Machine, rng: Rng) -> bool:
        """Let the other seats choose until this seat has a real choice; return False at the end of the game."""
        policy = self.policy
        while state.height > 0:
            f = (state.height - 1) * FRAME
            mask = state.asked(f)
            seat: i64 = self.seat
            if not mask & (1 << seat):
                seat = 0
                while not mask & (1 << seat):
                    seat += 1
            policy.offer.n = 0
            state.offer(f, seat, policy.offer)
            if policy.offer.n == 1:
                state.take(seat, policy.offer.codes[0])
                continue
            if seat == self.seat:
                return True
            policy.weigh(state, seat)
            state.take(seat, policy.offer.codes[policy.best(rng, policy.spread)])
        return False

    def select(self, state: Machine, node: Node) -> Edge:
        """Select the move with the best sum of results and prior (PUCT over the moves legal now)."""
        self.expand(state, node)
        offer = self.policy.offer
        seen: i64 = 0
        average = 0.0
        for i in range(offer.n):
            edge = node.edge(offer.codes[i])
            if edge is not None:
                seen += edge.visits
                average += edge.total
        average = average / float(seen) if seen > 0 else 0.5
        root = sqrt(float(seen + 1))
        best: Edge | None = None
        most = 0.0
        for j in range(offer.n):
            edge = node.edge(offer.codes[j])
            assert edge is not None
            worth = edge.total / float(edge.visits) if edge.visits > 0 else average
            worth += self.explore * edge.prior * root / float(edge.visits + 1)
            if best is None or worth > most:
                best = edge
                most = worth
        assert best is not None
        return best

    def expand(self, state: Machine, node: Node) -> None:
        """Add edges for moves that are new at this node, with priors from the policy."""
        policy = self.policy
        offer = policy.offer
        new: i64 = 0
        for i in range(offer.n):
            if node.edge(offer.codes[i]) is None:
                new += 1
        if new == 0:
            return
        policy.promise(state, self.seat)
        most = policy.worth[0]
        for j in range(offer.n):
            most = max(most, policy.worth[j])
        weights: list[float] = []
        total = 0.0
        for k in range(offer.n):
            weight = exp(float(policy.worth[k] - most) / float(policy.doubt))
            weights.append(weight)
            total += weight
        for n in range(offer.n):
            if node.edge(offer.codes[n]) is None:
                prior = self.even / float(offer.n) + (1.0 - self.even) * weights[n] / total
                node.edges.append(Edge(offer.codes[n], prior))

    def best(self) -> int:
        """Return the most visited move; of equals, the one with better results."""
        found = self.root.edges[0]
        for edge in self.root.edges:
            if edge.visits > found.visits or (edge.visits == found.visits and edge.total > found.total):
                found = edge
        return int(found.code)
