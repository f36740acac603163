"""Puzzles over HTTP: no answer leaks before an attempt, the search judges, and results are stored."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import insert

from sortilege.analysis import GLANCE
from sortilege.analysis.results import Evaluation, MoveValue
from sortilege.bots import Sight
from sortilege.core.kits import GAMES
from sortilege.core.text.message import Message
from sortilege.puzzles import Puzzle, daily, puzzle, puzzles
from sortilege.puzzles.attempt_evaluation import GLANCES, attempt_evaluation, judge_attempt, start_attempt
from sortilege.server.db import SqlStore, schema
from sortilege.tables.content.puzzle_attempts import PuzzleAttempts
from sortilege.tables.content.puzzle_catalog import puzzle_setup
from sortilege.tables.content.puzzle_progress import MAX_DAILY_AGE_DAYS, PuzzleProgress, streak_days
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.puzzles import LocalPuzzleResult, SolvedPuzzles
from sortilege.tables.refusals import Illegal, Unavailable
from sortilege.tables.storage.store import PuzzleResult
from sortilege.tables.thinking.jobs import BotFailed, PuzzleJob, WorkerPool
from tests.sample_puzzles import of_a_turn, of_one_choice
from tests.server.harness import Guest, Json, Server, serving
from tests.server.test_accounts import PASSWORD, name

CHOICE, TURN = of_one_choice("spellbook"), of_a_turn("spellbook")


def attempt(guest: Guest, one: Puzzle, *ids: str) -> Json:
    found: Json = guest.post(f"/puzzles/{one.id}/tries", {"ids": list(ids)})
    return found


def test_every_listed_puzzle_can_be_opened(ann: Guest) -> None:
    told = ann.http.get("/puzzles")
    listed = told.json()["puzzles"]
    assert [one["id"] for one in listed] == [one.id for game in GAMES for one in puzzles(game)]
    assert all(set(one) == {"id", "game", "teaches", "difficulty"} for one in listed), "the answer leaked"
    again = ann.http.get("/puzzles", headers={"if-none-match": told.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    seen = ann.get(f"/puzzles/{CHOICE.id}")
    assert [one["id"] for one in seen["moment"]["view"]["ask"]["options"]] == CHOICE.sight().ask.ids()
    assert seen["moment"]["view"]["seat"] == seen["seat"] == CHOICE.seat
    assert all(option["said"] for option in seen["moment"]["view"]["ask"]["options"]), "the view differs from a table's"


def test_the_daily_puzzle_is_the_same_for_everyone(ann: Guest, bob: Guest) -> None:
    today = datetime.now(UTC).date()
    told = ann.get("/puzzles/today")
    assert told == bob.get("/puzzles/today")
    if told["day"] == today.toordinal():  # the test does not run at midnight
        assert [one["id"] for one in told["puzzles"]] == [one.id for game in GAMES if (one := daily(today, game))]


@pytest.mark.parametrize("one", [CHOICE, TURN, of_one_choice("seasons")], ids=["choice", "turn", "seasons"])
def test_the_setup_does_not_depend_on_the_solution(one: Puzzle) -> None:
    """The page receives the same bytes regardless of what the search found."""
    start = next(n for n, step in enumerate(one.raw["when"]) if "is asked" in next(iter(step)))
    wrong = next(id for id in one.sight().ask.ids() if id not in one.steps[0].right)
    seat = next(iter(one.raw["when"][start])).split()[0]
    steps = [*one.raw["when"][: start + 1], {seat: wrong.replace(":", " ")}]
    head = {**one.raw["puzzle"], "right": wrong, "best": "99.0 99.0", "next": "1.0 1.0", "sure": 99}
    raw = {**one.raw, "story": "Another", "puzzle": head, "when": steps, "then": {}, "cards": []}
    other = replace(one, name="Another", best=one.next, next=one.best, sure=99, raw=raw)
    assert other.steps[0].right == (wrong,)
    assert msgspec.json.encode(puzzle_setup(other)) == msgspec.json.encode(puzzle_setup(one))


def test_the_search_judges_attempts_consistently(ann: Guest, bob: Guest) -> None:
    sight = CHOICE.sight()
    (right,) = CHOICE.steps[0].right
    wrong = next(id for id in sight.ask.ids() if id != right)
    here = judge_attempt(CHOICE, start_attempt(CHOICE), wrong)
    found = attempt(ann, CHOICE, wrong)
    assert found["verdict"] == here.verdict
    assert found["games"] == GLANCE.games * GLANCES
    assert found["chosen"] == {"chance": here.chosen.chance, "points": here.chosen.points}
    assert found["best"] == {"chance": here.best.chance, "points": here.best.points}
    assert attempt(bob, CHOICE, wrong) == found
    if found["verdict"] == "worse":
        assert (found["solved"], found["next"]) == (False, None)
    solved = attempt(ann, CHOICE, right)
    assert (solved["verdict"], solved["solved"]) == ("right", True)
    assert solved["next"]["view"]["ask"] is None, "a solved puzzle still asks"


def test_a_puzzle_of_a_whole_turn_is_played_to_its_end(ann: Guest) -> None:
    ids = [step.shown for step in TURN.steps]
    called = []
    view = ann.get(f"/puzzles/{TURN.id}")["moment"]["view"]
    for n in range(1, len(ids) + 1):
        called += [one["said"] for one in view["ask"]["options"] if one["id"] == ids[n - 1]]
        found = attempt(ann, TURN, *ids[:n])
        assert (found["verdict"], found["at"], found["solved"]) == ("right", n - 1, n == len(ids))
        view = found["next"]["view"]
        assert (view["ask"] is None) == found["solved"]
    shown = ann.post(f"/puzzles/{TURN.id}/solution", {})
    assert [frame["version"] for frame in shown["frames"]] == list(range(len(ids) + 1))
    assert {frame["view"]["seat"] for frame in shown["frames"]} == {TURN.seat}
    assert shown["choices"] == called, "labels differ from the options'"
    assert 0 <= shown["worth"]["chance"] <= 1


def test_results_of_an_account_are_stored_and_deleted_with_it(server: Server, ann: Guest, bob: Guest) -> None:
    (right,) = CHOICE.steps[0].right
    attempt(bob, CHOICE, right)
    nothing = {"kept": False, "solved": [], "shown": [], "streak": 0, "today": False}
    assert bob.get("/me/puzzles") == nothing, "a guest's results were stored"
    ann.post("/accounts", {"name": (mine := name()), "password": PASSWORD})
    attempt(ann, CHOICE, right)
    ann.post(f"/puzzles/{CHOICE.id}/solution", {})  # after the solution was shown
    ann.post(f"/puzzles/{TURN.id}/solution", {})
    with Guest(server.url) as phone:
        phone.post("/login", {"name": mine, "password": PASSWORD})
        told = phone.get("/me/puzzles")
        assert (told["kept"], told["solved"], told["shown"]) == (True, [CHOICE.id], [TURN.id])
    assert {one["puzzle"] for one in ann.get("/me/export")["puzzles"]} == {CHOICE.id, TURN.id}
    assert ann.http.delete("/me").status_code == 204
    assert ann.get("/me/puzzles") == nothing


def test_a_browsers_history_is_added_to_the_account(ann: Guest) -> None:
    row = {"puzzle": CHOICE.id, "day": 9, "solved": True, "daily": False}
    carry = {"ended": [row, row | {"puzzle": TURN.id, "solved": False}, row | {"puzzle": "x" * 16}]}
    assert ann.post("/me/puzzles", carry, 200)["kept"] is False, "a guest has no account to add results to"
    ann.post("/accounts", {"name": name(), "password": PASSWORD})
    told = ann.post("/me/puzzles", carry, 200)
    assert (told["kept"], told["solved"], told["shown"]) == (True, [CHOICE.id], [TURN.id])
    most = {"ended": [row | {"puzzle": "x" * 16, "day": 2**31 - 1, "solved": False}] * 500}
    assert ann.post("/me/puzzles", most, 200) == told, "they are not too large, and tell of nothing"
    assert {one["puzzle"]: one for one in ann.get("/me/export")["puzzles"]} == {
        CHOICE.id: row,
        TURN.id: row | {"puzzle": TURN.id, "solved": False},
    }
    odd: list[Json] = [{"day": 0}, {"day": 2**31}, {"day": "soon"}, {"solved": 2}, {"daily": None}, {"puzzle": "../me"}]
    bad: list[Json] = [{"ended": [row] * 501}, {"ended": row}, {}, *({"ended": [row | wrong]} for wrong in odd)]
    for one in bad:
        ann.post("/me/puzzles", one, 400)
    assert ann.get("/me/puzzles") == told


async def with_ann(database: str) -> SqlStore:
    """Create a database with an account of Ann's."""
    store = SqlStore(database)
    await store.open()
    row = {"id": "ann", "name": "Ann", "folded": "ann", "skeleton": "ann", "password": "", "made": 0.0}
    async with store.transaction() as db:
        await db.execute(insert(schema.accounts).values(**row))
    return store


def test_streaks_of_days(fresh_database: str) -> None:
    """Uses a test clock across midnight; a day on which the daily puzzle's solution was shown first does not count."""
    start = date(2026, 3, 1)

    async def run_test() -> None:
        store = await with_ann(fresh_database)
        clock = [0.0]
        solving = PuzzleProgress(store, lambda: clock[0])
        ann, gone = Caller("session", "ann"), Caller("session", "gone")

        async def day(n: int, *ends: tuple[Puzzle, bool]) -> SolvedPuzzles:
            clock[0] = datetime(2026, 3, 1 + n, 23, 59, tzinfo=UTC).timestamp()
            for one, solved in ends:
                await solving.record_result(ann, one, solved)
                await solving.record_result(gone, one, solved)
            return await solving.progress(ann)

        def of(n: int, game: str = GAMES[0]) -> Puzzle:
            found = daily(date.fromordinal(start.toordinal() + n), game)
            assert found is not None
            return found

        assert (await day(0)).streak == 0
        assert (await day(0, (of(0), True), (of(0), True))).streak == 1, "solving twice on one day counts once"
        found = await day(1)
        assert (found.streak, found.today) == (1, False), "the streak lasts while today's puzzle can still be solved"
        assert (await day(1, (of(1, GAMES[1]), True))).streak == 2, "any game's daily puzzle counts"
        assert (await day(2, (of(2), True))).streak == 3
        found = await day(3, (of(3), False), (of(3), True))
        assert (found.streak, found.today) == (3, False), "the solution was shown first"
        assert (await day(4)).streak == 0
        other = next(one for one in puzzles(GAMES[0]) if one != of(5))
        found = await day(5, (other, True))
        assert (found.streak, found.today) == (0, False), "other puzzles do not count as daily"
        assert other.id in found.solved
        assert (await solving.progress(gone)).solved == (), "a deleted account left results"
        await store.close()

    asyncio.run(run_test())


def test_a_browsers_history_is_trusted_within_bounds(fresh_database: str) -> None:
    """Only existing puzzles, past days, and one daily puzzle per day and game."""
    at = datetime(2026, 3, 1, 12, tzinfo=UTC)
    today = at.date().toordinal()
    every = [[one.id for one in puzzles(game)] for game in GAMES]

    async def run_test() -> None:
        store = await with_ann(fresh_database)
        solving, ann = PuzzleProgress(store, at.timestamp), Caller("session", "ann")

        async def say(*rows: tuple[str, int, bool, bool]) -> SolvedPuzzles:
            ended = [LocalPuzzleResult(puzzle=id, day=day, solved=well, daily=its) for id, day, well, its in rows]
            return await solving.add_history(ann, ended)

        async def kept() -> list[PuzzleResult]:
            return await store.puzzle_results("ann")

        one, two, three, *more = every[0]
        told = await say((one, today - 2, True, True), (two, today - 1, True, True), (three, today - 9, False, False))
        assert (told.solved, told.shown, told.streak, told.today) == (tuple(sorted((one, two))), (three,), 2, False)
        rows = await kept()
        await say((one, today - 2, True, True), (two, today - 5, True, False), (three, today - 9, True, False))
        assert await kept() == rows, "stored results were replaced"
        await say(("nosuchid", today, True, True), (more[0], today + 1, True, True))
        assert await kept() == rows, "an impossible result was stored"
        told = await say((three, today - 3, True, False))
        assert (told.solved, told.shown) == (tuple(sorted((one, two, three))), ()), "shown one day, solved another"
        told = await say(*((id, today, False, True) for id in more[:5]), (more[5], today, True, True))
        assert (told.streak, told.today) == (2, False), "the daily puzzle's solution was shown first"
        assert (await say((every[1][0], today, True, True))).streak == 3, "the other game's was not shown"
        await say(*((more[6], day, True, False) for day in range(1, 500)))
        assert len([row for row in await kept() if row[0] == more[6]]) == 1
        long_ago = range(today - 2 * MAX_DAILY_AGE_DAYS, today)
        told = await say(*((one, day, True, True) for day in long_ago))
        assert told.streak == MAX_DAILY_AGE_DAYS + 1, "MAX_DAILY_AGE_DAYS back, and today"
        await store.close()

    asyncio.run(run_test())


def test_a_missing_day_ends_a_streak() -> None:
    assert streak_days([], 10) == 0
    assert streak_days([10], 10) == 1
    assert streak_days([9, 8, 6], 10) == 2
    assert streak_days([10, 9, 8, 6], 10) == 3
    assert streak_days([8, 7], 10) == 0


@pytest.mark.parametrize(
    ("place", "body", "status", "key"),
    [
        ("nosuchid/tries", {"ids": ["pass"]}, 404, "server-no-puzzle"),
        ("nosuchid/solution", {}, 404, "server-no-puzzle"),
        (f"{CHOICE.id}/tries", {"ids": ["nonsense"]}, 422, "engine-illegal"),
        (f"{CHOICE.id}/tries", {"ids": []}, 400, None),
        (f"{CHOICE.id}/tries", {"ids": ["pass"] * 41}, 400, None),
        (f"{CHOICE.id}/tries", {"ids": "pass"}, 400, None),
        (f"{CHOICE.id}/tries", {"ids": ["pass"], "seat": 1}, 400, None),
        (f"{CHOICE.id}/tries", {"ids": [CHOICE.steps[0].shown, "pass"]}, 422, "server-puzzle-over"),
    ],
)
def test_invalid_attempts_are_rejected(ann: Guest, place: str, body: Json, status: int, key: str | None) -> None:
    told = ann.post(f"/puzzles/{place}", body, status)
    assert key is None or told["said"]["key"] == key


def test_attempts_per_person_are_limited(sqlite: str) -> None:
    with serving(sqlite, "--limits", "0.01") as server, Guest(server.url) as ann:
        for what, body in (("tries", {"ids": ["x"]}), ("solution", {})):
            told = ann.http.post(f"/puzzles/nosuchid/{what}", json=body)
            assert told.status_code == (404 if what == "tries" else 429), "attempts and solutions share one limit"
        assert ann.http.get("/puzzles").status_code == 200, "public answers must not be limited"


# Judging attempts, without worker processes.


def worth(id: str, behind: float, why: Message | None = None) -> MoveValue:
    return MoveValue(id=id, chance=0.5, points=30.0, worth=0.5 - behind, behind=behind, said=Message("x"), why=why)


def test_close_choices_are_told_apart_from_worse_ones() -> None:
    against = Message("hint-alike-best")
    weighed = Evaluation(0, 10, 10, (worth("a", 0), worth("b", 0), worth("c", 0.01, against), worth("d", 0.05)))
    assert [attempt_evaluation(weighed, id, ()).verdict for id in "abcd"] == ["right", "close", "close", "worse"]
    assert [attempt_evaluation(weighed, id, ("c",)).verdict for id in "abcd"] == ["right", "close", "right", "worse"]
    assert attempt_evaluation(weighed, "d", ("c",)).best.id == "a"
    assert attempt_evaluation(weighed, "c", ("c",)).chosen.why is None, "the counts favor another choice"


class Lane:
    """A worker pool that counts jobs and fails a given number of times."""

    def __init__(self, fails: int = 0) -> None:
        self.asked: list[PuzzleJob] = []
        self.fails = fails

    @contextlib.asynccontextmanager
    async def turn(self, owner: str, table: str) -> AsyncIterator[object]:
        yield None

    async def run(self, turn: object, job: PuzzleJob) -> bytes:
        self.asked.append(job)
        await asyncio.sleep(0.01)
        if self.fails:
            self.fails -= 1
            raise BotFailed
        rules = puzzle(CHOICE.id).rules
        (right,) = CHOICE.steps[0].right
        others = [rules.ids[code] for code in job.also if rules.ids[code] != right]
        return msgspec.json.encode(Evaluation(0, 1, 1, (worth(right, 0), *(worth(id, 0.5) for id in others))))


def tries(lane: Lane) -> PuzzleAttempts:
    class Some:
        deep: Any = lane

    return PuzzleAttempts(cast("WorkerPool", Some()))


def test_an_attempt_is_judged_once_for_all_players() -> None:
    async def run_test() -> None:
        lane = Lane()
        some = tries(lane)
        wrong = next(id for id in CHOICE.sight().ask.ids() if id not in CHOICE.steps[0].right)
        first = await asyncio.gather(*(some.attempt(f"owner {n}", CHOICE, [wrong]) for n in range(5)))
        assert {one.verdict for one in first} == {"worse"}
        given_up = asyncio.ensure_future(some.attempt("impatient", CHOICE, [CHOICE.steps[0].shown]))
        await asyncio.sleep(0.005)
        given_up.cancel()
        assert (await some.attempt("patient", CHOICE, [CHOICE.steps[0].shown])).solved
        assert len(lane.asked) == 2
        with pytest.raises(Illegal):
            await some.attempt("ann", CHOICE, ["nonsense"])
        assert len(lane.asked) == 2, "an illegal choice started a job"

    asyncio.run(run_test())


def test_a_worker_failure_is_not_a_verdict() -> None:
    async def run_test() -> None:
        lane = Lane(fails=1)
        some = tries(lane)
        with pytest.raises(Unavailable):
            await some.attempt("ann", CHOICE, [CHOICE.steps[0].shown])
        assert (await some.attempt("ann", CHOICE, [CHOICE.steps[0].shown])).solved
        assert not some.running

    asyncio.run(run_test())


def test_a_job_contains_all_that_a_worker_needs() -> None:
    """A worker reaches the puzzle's position from the job alone."""

    async def run_test() -> None:
        lane = Lane()
        await tries(lane).attempt("ann", CHOICE, [CHOICE.steps[0].shown])
        (job,) = lane.asked
        state = CHOICE.rules.load(job.fields)
        assert Sight(CHOICE.rules, state, job.seat).ask.ids() == CHOICE.sight().ask.ids()
        assert job.also, "a planned job must run to its end, even if others wait"

    asyncio.run(run_test())
