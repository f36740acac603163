"""Hints need the table's permission, depend only on the seat's knowledge, and improve with depth."""

import asyncio
import threading
from pathlib import Path

import msgspec
import pytest

from sortilege.analysis.results import Evaluation
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.message import Message
from sortilege.server.workers.pool import ProcessLane
from sortilege.tables.rate_limits import PER_PERSON
from sortilege.tables.thinking.jobs import BotFailed, HintJob
from tests.server.harness import Guest, Json, Server, serving
from tests.server.test_playing import seated


def hint(guest: Guest, table: str, **query: int | str) -> Json:
    found: Json = guest.get(f"/tables/{table}/hint", **query)
    return found


def refused(guest: Guest, table: str, path: str = "") -> tuple[int, str]:
    answer = guest.http.get(f"/tables/{table}/hint{path}")
    return answer.status_code, answer.json()["said"]["key"]


def test_a_seat_that_has_to_choose_gets_a_hint(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook", deal=3, hints=True)
    asked, other = sorted((ann, bob), key=lambda guest: guest.look(table)["view"]["ask"] is None)
    told = asked.look(table)
    assert told["room"]["hints"], "the room does not say that hints are allowed"
    found = hint(asked, table)
    offered = [option["id"] for option in told["view"]["ask"]["options"]]
    ids = [option["id"] for option in found["options"]]
    assert found["version"] == told["version"]
    assert 2 <= len(ids) == len(set(ids)) <= 3
    assert set(ids) <= set(offered)
    assert hint(asked, table) == found, "the same knowledge gave another hint"
    assert hint(asked, table, depth=2)["games"] == 3 * found["games"]
    for option in found["options"]:
        assert 0 <= option["chance"] <= 1
        if option["why"]:
            said = msgspec.convert(option["why"], Message)
            assert all(texts(language).tell(said, ("Ann", "Bob")) for language in LANGUAGES)
    assert refused(other, table) == (409, "server-not-asked")
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get(f"/tables/{table}/hint").status_code == 403
    assert asked.http.get(f"/tables/{table}/hint?depth=4").status_code == 400


def test_hints_cover_the_draft_and_the_piles(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="seasons", deal=3, hints=True)
    while (view := ann.look(table)["view"])["why"] == "draft":
        if view["ask"] and view["round"] == 0 and len(view["me"]["hand"]) == 0:
            assert len(hint(ann, table)["options"]) == 3
        for guest in (ann, bob):
            if ask := guest.look(table)["view"]["ask"]:
                guest.choose(table, guest.look(table)["version"], ask["options"][0]["id"])
    assert view["why"] == "split"
    assert len(hint(ann, table)["options"]) == 3
    whole = hint(ann, table, whole="true")
    assert hint(ann, table, whole="true") == whole
    ids = [whole["options"][0]["id"], *whole["options"][0]["then"]]
    ann.choose(table, view["version"], *ids)
    assert ann.look(table)["view"]["ask"] is None, "the hint did not answer for every card"


def test_hints_need_the_tables_permission(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    assert not ann.look(table)["room"]["hints"]
    assert refused(ann, table) == (403, "server-no-hints")
    waiting = ann.make("me", "person", hints=True)["table"]
    assert refused(ann, waiting) == (409, "server-not-started")


def test_hints_per_person_are_limited(tmp_path: Path) -> None:
    """The limit is per person, and hints at custom positions count, too."""
    with serving(str(tmp_path / "tables.db"), "--limits", "1") as server, Guest(server.url) as ann:
        ann.make("me", "random")
        told = [ann.http.get("/tables/none/hint").status_code for _ in range(int(PER_PERSON["hint"].burst) + 3)]
    assert told[0] == 404
    assert told[-1] == 429


def test_a_worker_killed_during_a_hint_is_replaced() -> None:
    rules = kit("spellbook").rules
    state = rules.new({}, 2, rng_from_seed(1))
    (seat,) = state.open_seats()

    def job(times: int) -> HintJob:
        fields = rules.fields(state)
        return HintJob(game="spellbook", seat=seat, version=0, thoughts="00", fields=fields, times=times)

    async def run_test() -> None:
        lane = ProcessLane("deep", 1)
        async with lane.turn("ann", "table") as turn:
            first = await lane.run(turn, job(1))
        (process,) = lane.all

        async def long() -> bytes:
            async with lane.turn("ann", "table") as turn:
                return await lane.run(turn, job(100_000))

        thinking = asyncio.ensure_future(long())
        await asyncio.sleep(0.2)
        process.kill()
        with pytest.raises(BotFailed):
            await thinking
        async with lane.turn("ann", "table") as turn:
            assert await lane.run(turn, job(1)) == first
        assert msgspec.json.decode(first, type=Evaluation).games > 0
        await lane.close()

    asyncio.run(run_test())


def test_a_deep_hint_ends_when_others_wait() -> None:
    rules = kit("spellbook").rules
    state = rules.new({}, 2, rng_from_seed(1))
    (seat,) = state.open_seats()
    fields = rules.fields(state)

    async def run_test() -> None:
        lane = ProcessLane("deep", 1)

        async def ask(owner: str, times: int) -> Evaluation:
            async with lane.turn(owner, owner) as turn:
                job = HintJob(game="spellbook", seat=seat, version=0, thoughts="00", fields=fields, times=times)
                line = await lane.run(turn, job)
            return msgspec.json.decode(line, type=Evaluation)

        await ask("warm", 1)
        long = asyncio.ensure_future(ask("ann", 10_000))
        await asyncio.sleep(0.05)
        short = await ask("bob", 1)
        ended = await long
        assert ended.options, "the result so far was not returned"
        assert ended.rounds < 10_000 * short.rounds
        await lane.close()

    asyncio.run(run_test())


def test_a_new_hint_request_ends_the_callers_previous_one(server: Server, ann: Guest, bob: Guest) -> None:
    """A deep hint takes long; when the same caller asks for another, it ends with the result so far."""
    table = seated(ann, bob, game="spellbook", deal=3, hints=True)
    asked = next(guest for guest in (ann, bob) if guest.look(table)["view"]["ask"])
    whole = hint(asked, table)["games"] * 9
    found: list[Json] = []
    thread = threading.Thread(target=lambda: found.append(hint(asked, table, depth=3)))
    thread.start()
    while not found:
        hint(asked, table)
    thread.join()
    assert found[0]["games"] < whole
