"""Option previews: what they show happens when the option is chosen."""

import random

import pytest

from sortilege.core.kits import kit
from sortilege.core.session import Session
from sortilege.core.text.message import Message
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.play.batch_preview import preview_batches
from sortilege.tables.play.option_preview import changed_numbers, preview_options, seat_numbers
from tests.server.harness import Guest, Json, Server
from tests.server.test_playing import seated

WINTER = "given: {space: 1, turn: ann, ann: %s}"
KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with"}


def table_from_position(ann: Guest, own: str) -> str:
    """A table in winter of the first year, where it is Ann's turn and she has these things."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    made = ann.post("/moments/tables", {"text": WINTER % own, "seats": seats, "name": "Ann"})
    ann.give(made["room"])
    ann.act(made["table"], "start")
    return str(made["table"])


@pytest.mark.parametrize(("game", "options"), [("seasons", {}), ("seasons", KINGDOM), ("spellbook", {})])
def test_previewed_changes_happen_and_can_be_undone(game: str, options: dict[str, str]) -> None:
    table = TableGame(Session(kit(game).rules, ("Ann", "Bob"), options, bytes(range(32))))
    rng = random.Random(game)
    final = open_ended = 0
    while not table.state.over:
        seat = rng.choice(table.state.open_seats())
        told = {one.id: one for one in preview_options(table, seat)}
        legal = [table.rules.ids[code] for code in table.state.legal(seat)]
        assert list(told) == ([] if table.is_sealed_decision(seat) else legal)
        id = rng.choice(legal)
        before, learnt = seat_numbers(table, table.state, seat), table.state.learnt[seat]
        table.choose(seat, [id], table.version(seat))
        if id not in told:
            continue
        assert told[id].final == (table.state.learnt[seat] != learnt)
        if told[id].final:
            final += 1
        came = changed_numbers(before, seat_numbers(table, table.state, seat))
        if told[id].final:
            assert told[id].changes.items() <= came.items(), "not certain at all"
            continue
        assert told[id].changes == came
        open_ended += 1
        if rng.random() < 0.2:
            table.undo(seat, table.version(seat))
    assert final > 5
    assert open_ended > 20


def test_a_known_price_is_previewed_though_the_outcome_is_hidden() -> None:
    """The bonus Draw two costs a space of the bonus track, whichever cards come."""
    rules = kit("seasons").rules
    table = TableGame(Session(rules, ("Ann", "Bob"), {"level": "apprentice"}, bytes(32)))
    rng = random.Random(4)
    while rules.code_of["bonus:draw_two"] not in table.state.legal(0):
        seat = rng.choice(table.state.open_seats())
        table.choose(seat, [rules.ids[rng.choice(table.state.legal(seat))]], table.version(seat))
    used = seat_numbers(table, table.state, 0).get("bonuses", 0)
    told = next(one for one in preview_options(table, 0) if one.id == "bonus:draw_two")
    assert told.final
    assert told.changes["bonuses"] == (used, used + 1)
    assert Message("figure-bonuses") in [one.args["what"] for one in told.said]
    assert told.reveals == ("draws",)


@pytest.mark.parametrize(("game", "options"), [("seasons", KINGDOM), ("spellbook", {})])
def test_previewed_batches_are_made_whole_and_can_be_undone(game: str, options: dict[str, str]) -> None:
    """Each holds one option as often as its question offers it, or all options of one kind."""
    table = TableGame(Session(kit(game).rules, ("Ann", "Bob"), options, bytes(range(32))))
    rng = random.Random(game)
    kinds = set[tuple[str, bool]]()
    while not table.state.over:
        seat = rng.choice(table.state.open_seats())
        legal = [table.rules.ids[code] for code in table.state.legal(seat)]
        batches = preview_batches(table, seat)
        assert len({one.ids for one in batches}) == len(batches)
        for batch in batches:
            kinds.add((batch.ids[0].partition(":")[0], len(set(batch.ids)) > 1))
            before, learnt = seat_numbers(table, table.state, seat), list(table.state.learnt)
            twin = table.session.copy()
            assert twin.choose(seat, *batch.ids) == len(batch.ids)
            assert list(twin.state.learnt) == learnt
            assert batch.changes == changed_numbers(before, seat_numbers(table, twin.state, seat))
            after = twin.ask(seat)
            if len(set(batch.ids)) > 1:
                assert after is not None
                assert not set(after.ids()) & set(batch.ids), "there is more of it"
        if batches and rng.random() < 0.5:
            batch = rng.choice(batches)
            table.choose(seat, list(batch.ids), table.version(seat))
            if rng.random() < 0.5:
                table.undo(seat, table.version(seat))
            continue
        better = [id for id in legal if id.startswith(("summon:", "activate:"))]
        table.choose(seat, [rng.choice(better or legal)], table.version(seat))
    expected = {("energy", False), ("transmute", False), ("transmute", True)} if game == "seasons" else set()
    assert set(kinds) == expected


def test_batches_fill_an_amulet_and_transmute_everything(ann: Guest) -> None:
    def batches(table: str, *first: str) -> dict[tuple[str, ...], Json]:
        for id in first:
            ann.choose(table, ann.look(table)["view"]["version"], id)
        return {tuple(one["ids"]): one for one in ann.get(f"/tables/{table}/outlook")["batches"]}

    table = table_from_position(ann, "{reserve: water*2, gauge: 1, hand: amulet_of_water}")
    filled = batches(table, "summon:amulet_of_water")
    assert set(filled) == {(f"energy:{energy}",) * 4 for energy in ("air", "water", "fire", "earth")}
    table = table_from_position(ann, "{reserve: air*3 fire, bonuses: 0}")
    assert batches(table) == {}, "transmuting is not permitted yet"
    all_of_it = ("transmute:air",) * 3 + ("transmute:fire",)
    told = batches(table, "bonus:transmute")
    assert set(told) == {("transmute:air",) * 3, all_of_it}
    air, fire = (ann.look(table)["view"]["rates"][energy] + 1 for energy in ("air", "fire"))  # the bonus adds one
    assert told[all_of_it]["changes"]["crystals"] == [0, 3 * air + fire]
    version = ann.look(table)["view"]["version"]
    made = ann.post(f"/tables/{table}/choices", {"do": "choose", "version": version, "ids": all_of_it})
    assert made["made"] == 4
    assert ann.look(table)["view"]["seats"][0]["crystals"] == 3 * air + fire


def test_only_the_seats_holder_gets_previews(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    told = [guest.get(f"/tables/{table}/outlook") for guest in (ann, bob)]
    asked = [bool(guest.look(table)["view"]["ask"]) for guest in (ann, bob)]
    assert sorted(asked) == [False, True]
    assert [bool(one["options"]) for one in told] == asked
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get(f"/tables/{table}/outlook").status_code == 403
