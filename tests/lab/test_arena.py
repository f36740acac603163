"""Arena results are reproducible on any machine, and a faulty bot is distinguished from an internal error."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.bots.checked_choice import BadBot
from sortilege.core.kits import kit
from sortilege.lab.arena.arena import Arena, Plan
from sortilege.lab.arena.deal_runner import ArenaGame, ArenaSeat, DealJob, play
from sortilege.lab.arena.move_times import Times
from sortilege.lab.arena.summary import Results, summarize, win_share
from sortilege.lab.statistics.sprt import Sequential
from tests.sample_bots import MISTAKES

LAST = "small_bots:Last"


def plan(*bots: str, games: int = 6, players: int = 2, game: str = "spellbook", seed: int = 5) -> Plan:
    return Plan(game, players, kit(game).rules.complete({}, players), bots, games, seed)


def played(plan: Plan, workers: int = 1, test: Sequential | None = None) -> Arena:
    arena = Arena(plan, test)
    for _ in arena.play(workers):
        pass
    return arena


def untimed(arena: Arena) -> list[dict[str, Any]]:
    """Everything but the times."""
    found: list[dict[str, Any]] = msgspec.to_builtins(arena.outcomes)
    for outcome in found:
        for sitting in outcome["sittings"]:
            sitting["times"] = sitting["times"]["choices"]
    return found


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers(bots: Path) -> None:
    one, two = played(plan("random", LAST)), played(plan("random", LAST), workers=2)
    assert untimed(one) == untimed(two)
    assert one.results() == two.results()
    assert untimed(played(plan("random", LAST, seed=6)))[0] != untimed(one)[0]


def test_games_come_in_whole_deals_with_the_seats_turned(bots: Path) -> None:
    arena = played(plan("random", LAST, games=5))
    assert len(arena.outcomes) == arena.plan.all_games == 6
    for one, other in zip(arena.outcomes[::2], arena.outcomes[1::2], strict=True):
        assert one.deal == other.deal
        assert one.first == other.first
        assert [s.bot for s in one.sittings] == [s.bot for s in other.sittings][::-1]
    assert all(sum(s.share for s in o.sittings) == pytest.approx(1) for o in arena.outcomes)


def test_many_bots_at_a_small_table_meet_pair_by_pair(bots: Path) -> None:
    class_b = "small_bots:Broken"  # planned, not played
    found = plan("random", LAST, class_b, games=4)
    assert found.all_games == 12
    assert [fixture.group for fixture in found.deal_jobs()[:3]] == found.groups


def test_the_test_stops_the_arena_at_the_same_deal_with_any_number_of_workers(bots: Path) -> None:
    one = played(plan(LAST, "random", games=200), 1, Sequential(0.9))
    two = played(plan(LAST, "random", games=200), 2, Sequential(0.9))
    assert len(one.outcomes) < 200
    assert one.results() == two.results()
    assert one.results().sprt is not None


def test_a_table_of_three_and_one_alone() -> None:
    three = played(plan("random", players=3, game="seasons", games=1)).results()
    assert three.games == 1
    assert three.bots[0].wins is None
    solo = played(plan("random", players=1, games=3)).results()
    assert solo.bots[0].wins is not None
    assert solo.margin is None


@pytest.mark.parametrize(("bot", "mistake"), MISTAKES.items())
def test_a_bad_bot_is_named(bots: Path, bot: str, mistake: str) -> None:
    fixture = DealJob("spellbook", 2, kit("spellbook").rules.complete({}, 2), 1, 0, (f"small_bots:{bot}", "random"))
    with pytest.raises(BadBot, match=f"“small_bots:{bot}” {mistake}"):
        play(fixture)


def outcome(index: int, *sittings: tuple[str, int, float], first: int = 0, blind: int | None = None) -> ArenaGame:
    return ArenaGame(index, index, 0, first, 10, tuple(ArenaSeat(*s, Times(), blind) for s in sittings))


def three_deals() -> Results:
    """Bot a wins two deals of three, once shares, and loses once; the first player wins 3½ of six."""
    games = [
        outcome(0, ("a", 50, 1.0), ("b", 40, 0.0), blind=2),
        outcome(0, ("b", 30, 0.0), ("a", 60, 1.0), first=1, blind=1),
        outcome(1, ("a", 20, 0.5), ("b", 20, 0.5)),
        outcome(1, ("b", 10, 0.0), ("a", 30, 1.0)),
        outcome(2, ("a", 10, 0.0), ("b", 20, 1.0)),
        outcome(2, ("b", 25, 1.0), ("a", 15, 0.0)),
    ]
    return summarize(games, ("a", "b"), 2, None)


def test_the_figures_of_a_small_arena() -> None:
    found = three_deals()
    a, b = found.bots
    assert (found.games, found.deals) == (6, 3)
    assert a.wins is not None
    assert b.wins is not None
    assert (a.wins.value, b.wins.value) == pytest.approx((3.5 / 6, 2.5 / 6))
    assert a.score.value == pytest.approx(185 / 6)
    assert [seat.value for seat in a.seats] == pytest.approx([80 / 3, 105 / 3])
    assert found.first.value == pytest.approx((1 + 1 + 0.5 + 0 + 0 + 1) / 6)
    assert found.pairs[0].ahead == a.wins
    assert a.rating is not None
    assert b.rating is not None
    assert a.rating.value > b.rating.value == 0
    assert (a.blind, found.turns["mean"]) == (3, 10)


def test_who_is_ahead() -> None:
    def sitting(score: int, share: float) -> ArenaSeat:
        return ArenaSeat("x", score, share, Times(), None)

    assert win_share(sitting(10, 1.0), sitting(10, 0.0)) == 1  # a tie-break decided
    assert win_share(sitting(10, 0.5), sitting(10, 0.5)) == 0.5
    assert win_share(sitting(5, 0.0), sitting(7, 0.0)) == 0  # among those who lost, points decide
