"""Optional accounts: tables, results, export and deletion."""

import random

import pytest

from tests.server.harness import Guest, Player, Server, until
from tests.server.test_playing import seated

PASSWORD = "correct horse"


def name() -> str:
    return f"Ann {random.SystemRandom().randrange(10**12)}"


def test_an_account_can_be_used_in_another_browser(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob)
    mine = name()
    assert ann.get("/me") == {"name": "", "played": 0, "won": 0}
    ann.post("/accounts", {"name": mine, "password": PASSWORD})
    with Guest(server.url) as phone:
        phone.post("/login", {"name": mine, "password": "wrong horse"}, 401)
        phone.post("/login", {"name": name(), "password": PASSWORD}, 401)
        phone.post("/login", {"name": mine.upper(), "password": PASSWORD})
        assert table in [line["table"] for line in phone.get("/me/tables")]
        assert phone.look(table)["room"]["mine"] == [0]
        phone.post("/logout", {})
        assert phone.get("/me/tables") == []
        assert phone.look(table)["room"]["mine"] == []
    assert ann.look(table)["room"]["mine"] == [0]


def test_an_account_name_is_unique(server: Server, ann: Guest, bob: Guest) -> None:
    mine = name()
    ann.post("/accounts", {"name": mine, "password": PASSWORD})
    bob.post("/accounts", {"name": mine.lower(), "password": PASSWORD}, 422)
    bob.post("/accounts", {"name": name(), "password": "short"}, 400)


def test_results_count_and_all_data_can_be_exported_and_deleted(server: Server, ann: Guest) -> None:
    ann.post("/accounts", {"name": name(), "password": PASSWORD})
    table = ann.make("me", "random", game="spellbook", chat=True)["table"]
    ann.act(table, "start")
    ann.post(f"/tables/{table}/chat", {"do": "say", "text": "something about me"})
    player = Player(ann, table, random.Random(5))
    player.play()
    player.close()
    until(lambda: ann.get("/me")["played"] == 1, "the game counts for the account")
    export = ann.get("/me/export")
    assert export["results"][0]["game"] == "spellbook"
    assert export["chat"][0]["text"] == "something about me"
    assert table in export["tables"]
    assert ann.http.delete("/me").status_code == 204
    assert ann.get("/me")["name"] == ""
    told = ann.look(table)
    assert told["room"]["mine"] == []
    assert "Ann" not in told["room"]["seats"][0]["name"]
    assert ann.get(f"/tables/{table}/chat") == []


def test_a_password_change_signs_out_other_browsers(server: Server, ann: Guest) -> None:
    mine = name()
    ann.post("/accounts", {"name": mine, "password": PASSWORD})
    with Guest(server.url) as phone:
        phone.post("/login", {"name": mine, "password": PASSWORD})
        wrong = ann.http.put("/me/password", json={"password": "wrong horse", "new_password": "battery staple"})
        assert wrong.status_code == 401
        right = ann.http.put("/me/password", json={"password": PASSWORD, "new_password": "battery staple"})
        assert right.status_code == 204
        assert phone.get("/me")["name"] == ""
        phone.post("/login", {"name": mine, "password": PASSWORD}, 401)
        phone.post("/login", {"name": mine, "password": "battery staple"})


@pytest.mark.parametrize("body", [{"name": "x"}, {"name": "", "password": PASSWORD}, {"name": 3, "password": PASSWORD}])
def test_invalid_credentials_are_rejected(server: Server, ann: Guest, body: dict[str, object]) -> None:
    ann.post("/login", body, 400)
