"""Option previews: what they show happens when the option is chosen."""

import random

import pytest

from sortilege.core.kits import kit
from sortilege.core.session import Session
from sortilege.core.text.message import Message
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.play.option_preview import changed_numbers, preview_options, seat_numbers
from tests.server.harness import Guest, Server
from tests.server.test_playing import seated

KINGDOM = {"kingdom_cards": "with", "ability_tokens": "with"}


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


def test_only_the_seats_holder_gets_previews(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    told = [guest.get(f"/tables/{table}/outlook") for guest in (ann, bob)]
    asked = [bool(guest.look(table)["view"]["ask"]) for guest in (ann, bob)]
    assert sorted(asked) == [False, True]
    assert [bool(one["options"]) for one in told] == asked
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get(f"/tables/{table}/outlook").status_code == 403
