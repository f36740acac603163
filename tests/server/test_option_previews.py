"""Option previews: what they show happens when the option is chosen."""

import random

import pytest

from sortilege.core.kits import kit
from sortilege.core.session import Session
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.play.option_preview import preview_options, seat_numbers
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
            assert told[id].changes == {}
            continue
        after = seat_numbers(table, table.state, seat)
        names = before.keys() | after.keys()
        came = {name: (before.get(name, 0), after.get(name, 0)) for name in names}
        assert told[id].changes == {name: (was, now) for name, (was, now) in came.items() if was != now}
        open_ended += 1
        if rng.random() < 0.2:
            table.undo(seat, table.version(seat))
    assert final > 5
    assert open_ended > 20


def test_only_the_seats_holder_gets_previews(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    told = [guest.get(f"/tables/{table}/outlook") for guest in (ann, bob)]
    asked = [bool(guest.look(table)["view"]["ask"]) for guest in (ann, bob)]
    assert sorted(asked) == [False, True]
    assert [bool(one["options"]) for one in told] == asked
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get(f"/tables/{table}/outlook").status_code == 403
