"""Evaluate a seat's moves: a search picks the promising ones, and whole simulated games compare them.

The search uses the learned evaluation where a game has one. The game's own policy then plays imagined games to the end,
the same games after each move, so that luck affects all moves alike. All reported figures are counted in those
games. The policy's immediate choice stays best unless the games clearly show another move to be better: among moves
that look alike, the luckiest is not the best.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from sortilege.analysis.chance_calibration import calibrate, calibrated_chance
from sortilege.analysis.outcome_tally import Tally, mean
from sortilege.analysis.reasons import reason
from sortilege.analysis.results import Evaluation, MoveValue
from sortilege.bots.greedy_bot import search_policy
from sortilege.bots.learned_bot import judge
from sortilege.bots.search_bot import ROUNDS_PER_CHECK, never
from sortilege.bots.sight import Sight
from sortilege.core.engine.machine import Machine, Recorder
from sortilege.core.engine.policy import POINT, TO_THE_END
from sortilege.core.engine.rng import Rng
from sortilege.core.engine.search import Edge, Node, Search
from sortilege.core.kits import kit

OPTIONS_LOOKED_AT = 4  # one more than a hint shows
STAY = -1  # no move: continue from the current position
TRUSTED_VISITS = 8  # visits a node needs before its best move is followed


class Depth(NamedTuple):
    """Rounds of search, and games played after each move."""

    rounds: int
    games: int

    def times(self, n: int) -> "Depth":
        return Depth(self.rounds * n, self.games * n)


GLANCE = Depth(150, 50)  # a fraction of a second
QUICK = Depth(300, 100)
LEAST_GAMES = 5  # per move, even when time is short


def evaluate(
    sight: Sight,
    rng: Rng,
    depth: Depth = QUICK,
    also: tuple[int, ...] = (),
    enough: Callable[[], bool] = never,
    planned: bool = False,
) -> Evaluation:
    """Evaluate the most promising moves and those in `also`; return them best first.

    The same sight, generator and depth give the same bytes, unless `enough` stops early.
    """
    found = tally_moves(sight, rng, depth, also, enough, planned)
    first = next((one for one in found.tallies if one.code == found.first), found.tallies[0])
    chances = calibrate(found.tallies, first, calibrated_chance(sight, rng.child()))
    return Evaluation(
        seat=sight.seat,
        rounds=found.rounds,
        games=found.games,
        options=tuple(move_values(sight, found.tallies, chances)),
        first="" if found.first is None else sight.rules.ids[found.first],
    )


class MoveTallies(NamedTuple):
    """Tallies of the evaluated moves, best first."""

    rounds: int
    games: int
    tallies: list[Tally]
    first: int | None  # the policy's immediate choice


def tally_moves(
    sight: Sight,
    rng: Rng,
    depth: Depth,
    also: tuple[int, ...] = (),
    enough: Callable[[], bool] = never,
    planned: bool = True,
) -> MoveTallies:
    """Do the same, and return the individual games.

    `planned`: each move is followed by the moves that the search found best. A hint is a single move, after which
    the player continues alone, so hints are not planned.
    """
    search = Search(judge()(sight.rules.name), sight.seat, rng.child())
    rounds = depth.rounds if len(sight.legal) > 1 else 0  # a search skips a forced move, and would plan past it
    while search.rounds < rounds and not (search.rounds and enough()):
        search.think(sight.imagine, min(ROUNDS_PER_CHECK, rounds - search.rounds))
    edges = {int(edge.code): edge for edge in search.root.edges}
    games = ImaginedGames(sight, rng.child(), search if planned else None)
    first = games.first_sight()
    visits = {code: int(edge.visits) for code, edge in edges.items()}
    likely = sorted(sight.legal, key=lambda code: (code != first, -visits.get(code, 0)))[:OPTIONS_LOOKED_AT]
    tallies = [Tally(code) for code in sight.legal if code in likely or code in also]
    played = 0
    while played < depth.games and not (played >= LEAST_GAMES and enough()):
        games.play(tallies, edges)
        played += 1
    return MoveTallies(int(search.rounds), played, rank(tallies, first), first)


def rank(tallies: list[Tally], first: int | None) -> list[Tally]:
    """Sort best first; the immediate choice leads unless another move is clearly better."""
    return rank_after(tallies, next((one for one in tallies if one.code == first), None))


def rank_after(tallies: list[Tally], plain: Tally | None) -> list[Tally]:
    """Do the same for the tally of the immediate choice."""
    best = max(tallies, key=lambda one: mean(one.worth))
    if plain is not None and not best.lead(plain):
        best = plain
    return [best, *sorted((one for one in tallies if one is not best), key=lambda one: -mean(one.worth))]


def move_values(sight: Sight, tallies: list[Tally], chances: list[float]) -> list[MoveValue]:
    """Compare the best move with the next best, and every other move with the best."""
    return [
        MoveValue(
            id=sight.rules.ids[tally.code],
            chance=round(chance, 4),
            points=round(mean(tally.points), 2),
            worth=round(mean(tally.worth), 4),
            behind=round(max(0.0, tallies[0].lead(tally)), 4) if place else 0.0,
            said=kit(sight.rules.name).words.option_label(sight.rules.ids[tally.code], sight.view),
            why=reason(sight, tally, tallies[place == 0], place == 0) if len(tallies) > 1 else None,
        )
        for place, (tally, chance) in enumerate(zip(tallies, chances, strict=True))
    ]


class ImaginedGames:
    """Imagined games of one seat, played to the end by the game's policy, optionally after a search's plan."""

    def __init__(self, sight: Sight, rng: Rng, search: Search | None = None) -> None:
        self.sight = sight
        self.seat = sight.seat
        self.rng = rng
        self.search = search
        self.policy = search_policy(sight.rules.name)
        self.judged = kit(sight.rules.name).policy() is not None
        self.explainer = kit(sight.rules.name).explainer
        # Noise blurs differences between moves, so use it only for plans, which must not rely on the exact replies
        # of others. A game without a policy is played at random.
        self.noise = 0 if self.judged and search is None else int(self.policy.spread)

    def first_sight(self) -> int | None:
        """Return the policy's choice without looking ahead; None without a policy or a preference."""
        if not self.judged:
            return None
        self.policy.look(self.sight.imagine(self.rng.child()), self.seat)
        return None if self.policy.blind else int(self.policy.offer.codes[self.policy.best(self.rng, 0)])

    def play(self, tallies: list[Tally], edges: dict[int, Edge]) -> None:
        """Play one more game after each move, all from the same position with the same random numbers."""
        rng = self.rng.child()
        imagined = self.sight.imagine(rng)
        had = self.explainer.stock(imagined, self.seat) if self.explainer is not None else {}
        for tally in tallies:
            state, recorder, own = imagined.copy(), Recorder(), rng.copy()
            state.recorder = recorder
            if tally.code != STAY:
                for code in tally.codes:
                    state.apply(self.seat, code)
                if self.explainer is not None:
                    tally.leave(had, self.explainer.stock(state, self.seat))
            tally.ended = bool(state.over)
            if self.search is not None and tally.code in edges:
                self.follow(self.search, state, edges[tally.code].child, own)
            self.policy.play(state, own, self.noise, TO_THE_END)
            self.count(tally, state, recorder)

    def follow(self, search: Search, state: Machine, node: Node | None, rng: Rng) -> None:
        """Play the seat's next moves as the search would, while nodes have enough visits."""
        while node is not None and search.reach(state, rng):
            offer = search.policy.offer
            known = [
                edge for i in range(offer.n) if (edge := node.edge(offer.codes[i])) and edge.visits >= TRUSTED_VISITS
            ]
            if not known:
                return
            best = max(known, key=lambda edge: int(edge.visits))
            state.take(self.seat, best.code)
            node = best.child

    def count(self, tally: Tally, state: Any, recorder: Recorder) -> None:
        rules, seat = self.sight.rules, self.seat
        winners, scores = rules.winners(state), rules.scores(state)
        others = [score for at, score in enumerate(scores) if at != seat]
        best = max(others) if others else int(self.policy.rival(state)) / POINT
        won = 1 / len(winners) if seat in winners else 0.0
        tally.count(won, scores[seat], best, int(self.policy.swing) / POINT)
        if self.explainer is not None and tally.code != STAY:
            rows, explainer = recorder.rows, self.explainer
            tally.note(
                explainer.KEY_EVENT_RULES.events(rows, seat),
                explainer.tracks(state, seat),
                explainer.spending(rows, seat),
            )
