"""The table to try things on: a moment is looked at, thought about and played on from; what cannot be is refused."""

import random
from pathlib import Path
from typing import Any

import pytest

from sortilege.stories.position import MAX_CHARACTERS
from sortilege.tables.rate_limits import PER_PERSON
from tests.server.harness import Guest, Json, Player, Server, serving

SEASONS = """
- story: Late in the year
  seen_by: bob
  given:
    space: 11
    turn: bob
    ann: {crystals: 12, play: dragon_skull, hand: any*3}
    bob: {crystals: 5, gauge: 4, reserve: fire*2 air, hand: amulet_of_fire any}
"""
SPELLBOOK = "game: spellbook\ngiven: {moment: midday, spells: cure, ann: {pool: green_square*2, spells: {cure: 4}}}"


def told(guest: Guest, **asked: Any) -> Json:
    return dict(guest.post("/moments", asked))


def refused(guest: Guest, path: str, asked: Json, status: int = 422) -> str:
    return str(guest.post(path, asked, status)["said"]["key"])


def test_a_moment_is_shown_as_its_seat_sees_it(server: Server, ann: Guest) -> None:
    found = told(ann, text=SEASONS)
    view = found["view"]
    assert (found["game"], found["seat"], found["seats"]) == ("seasons", 1, ["Ann", "Bob"])
    assert view["seats"][0]["crystals"] == 12
    assert view["seats"][0]["hand"] == 3
    assert view["seats"][0]["known_in_hand"] == []
    assert "amulet_of_fire" in view["me"]["hand"]
    assert "summon:amulet_of_fire" in [one["id"] for one in view["ask"]["options"]]
    assert view["ask"]["said"]["key"]
    assert told(ann, text=SEASONS) == found, "the same text, the same table"
    others = {tuple(told(ann, text=SEASONS, deal=n)["view"]["me"]["hand"]) for n in range(6)}
    assert len(others) > 1, "what is left open is dealt anew"
    assert told(ann, text=SEASONS, seat=0)["view"]["seat"] == 0
    assert found["story"]["given"]["bob"]["reserve"] == "fire*2 air", "what the form of the page shows"


def test_what_cannot_be_is_refused_with_the_reason(server: Server, ann: Guest) -> None:
    problem = ann.post("/moments", {"text": "given: {ann: {reserve: fire*9}}"}, 422)
    room = {"key": "engine-moment-reserve", "args": {"most": 7}}
    why = {"key": "engine-moment-at", "args": {"place": "ann.reserve", "why": room}}
    assert problem["said"] == {"key": "server-no-moment", "args": {"why": why}}
    assert problem["why"] == "This position is not possible: ann.reserve: there is room for 7 energies"
    assert refused(ann, "/moments", {"text": "x" * (MAX_CHARACTERS + 1)}, 400) == "server-too-long"
    assert refused(ann, "/moments", {"text": SPELLBOOK, "seat": 3}, 404) == "server-no-seat"
    seats = [{"kind": "me"}, {"kind": "with_me"}]
    assert refused(ann, "/moments/tables", {"text": SPELLBOOK, "seats": seats[:1]}) == "server-moment-seats"
    assert refused(ann, "/moments/tables", {"text": "given: {year: 9}", "seats": seats}) == "server-no-moment"
    over = "given: {moment: game_end}"
    assert told(ann, text=over)["view"]["over"]
    assert refused(ann, "/moments/tables", {"text": over, "seats": seats}) == "server-moment-over"
    assert refused(ann, "/moments/hint", {"text": over}, 409) == "server-not-asked"
    assert refused(ann, "/moments/hint", {"text": SEASONS, "seat": 0}, 409) == "server-not-asked"


@pytest.mark.parametrize(
    "text", [SEASONS.replace("amulet_of_fire any", "amulet_of_fire"), SPELLBOOK], ids=["seasons", "spellbook"]
)
def test_a_moment_is_thought_about(server: Server, ann: Guest, text: str) -> None:
    offered = [one["id"] for one in told(ann, text=text)["view"]["ask"]["options"]]
    found = ann.post("/moments/hint", {"text": text})
    assert {one["id"] for one in found["options"]} <= set(offered)
    assert ann.post("/moments/hint", {"text": text, "deal": 1}) == found, "whatever the seat does not know"


def test_both_sides_are_played_from_a_moment_and_its_moments_are_set_up_again(server: Server, ann: Guest) -> None:
    """The game is short: it is the last month of the last year."""
    text = SEASONS.replace("space: 11", "year: 3\n    space: 12")
    made = ann.post("/moments/tables", {"text": text, "seats": [{"kind": "me"}, {"kind": "with_me"}], "name": "Ann"})
    table = made["table"]
    assert made["room"]["moment"]
    ann.give(made["room"])
    ann.act(table, "start")
    bob = ann.look(table, seat=1)["view"]
    assert (bob["year"], bob["space"], bob["seats"][0]["crystals"]) == (3, 12, 12)
    assert bob["me"]["hand"] == told(ann, text=text)["view"]["me"]["hand"]
    assert ann.http.get(f"/tables/{table}/moment?seat=1&at=0").status_code == 409, "while it is played, nobody is told"
    player = Player(ann, table, random.Random(1))
    player.play()
    player.close()
    written = ann.get(f"/tables/{table}/moment", seat=1, at=0)["text"]
    assert "hand: any*3" in written, "what the seat did not know is left open"
    again = told(ann, text=written)["view"]
    assert again["me"]["hand"] == bob["me"]["hand"]
    assert again["seats"] == bob["seats"]
    assert ann.http.get(f"/tables/{table}/moment?seat=2&at=0").status_code == 404
    end = ann.http.get(f"/tables/{table}/moment?seat=1&at=9999")
    assert (end.status_code, end.json()["said"]["key"]) == (409, "server-moment-midst")
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get("/tables/none/moment?seat=0").status_code == 404


def test_one_person_sets_up_so_many(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--limits", "1") as server, Guest(server.url) as ann:
        ann.make("me", "random")  # whoever has no cookie yet is counted by the address
        most = int(PER_PERSON["moment"].burst)
        statuses = [ann.http.post("/moments", json={"text": "x"}).status_code for _ in range(most + 30)]
    assert statuses[0] == 422
    assert statuses[-1] == 429
