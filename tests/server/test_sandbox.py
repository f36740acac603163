"""The sandbox: custom positions are shown, searched and played from; impossible ones are rejected."""

import random
from pathlib import Path
from typing import Any

import pytest

from sortilege.stories.start_position import MAX_CHARACTERS
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


def test_a_position_is_shown_as_its_seat_sees_it(server: Server, ann: Guest) -> None:
    found = told(ann, text=SEASONS)
    view = found["view"]
    assert (found["game"], found["seat"], found["seats"]) == ("seasons", 1, ["Ann", "Bob"])
    assert view["seats"][0]["crystals"] == 12
    assert view["seats"][0]["hand"] == 3
    assert view["seats"][0]["known_in_hand"] == []
    assert "amulet_of_fire" in view["me"]["hand"]
    assert "summon:amulet_of_fire" in [one["id"] for one in view["ask"]["options"]]
    assert view["ask"]["said"]["key"]
    assert told(ann, text=SEASONS) == found, "the same text gave another table"
    others = {tuple(told(ann, text=SEASONS, deal=n)["view"]["me"]["hand"]) for n in range(6)}
    assert len(others) > 1, "another deal gave the same cards"
    assert told(ann, text=SEASONS, seat=0)["view"]["seat"] == 0
    assert found["story"]["given"]["bob"]["reserve"] == "fire*2 air", "the page's form needs the parsed text"


def test_impossible_positions_are_rejected_with_the_reason(server: Server, ann: Guest) -> None:
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
    for number in ("09", "010"):
        assert refused(ann, "/moments", {"text": f"given: {{year: {number}}}"}) == "server-no-moment"
    over = "given: {moment: game_end}"
    assert told(ann, text=over)["view"]["over"]
    assert refused(ann, "/moments/tables", {"text": over, "seats": seats}) == "server-moment-over"
    assert refused(ann, "/moments/hint", {"text": over}, 409) == "server-not-asked"
    assert refused(ann, "/moments/hint", {"text": SEASONS, "seat": 0}, 409) == "server-not-asked"


@pytest.mark.parametrize(
    "text", [SEASONS.replace("amulet_of_fire any", "amulet_of_fire"), SPELLBOOK], ids=["seasons", "spellbook"]
)
def test_hints_at_a_position(server: Server, ann: Guest, text: str) -> None:
    offered = [one["id"] for one in told(ann, text=text)["view"]["ask"]["options"]]
    found = ann.post("/moments/hint", {"text": text})
    assert {one["id"] for one in found["options"]} <= set(offered)
    assert ann.post("/moments/hint", {"text": text, "deal": 1}) == found, "the hint depends on hidden cards"


def test_playing_both_sides_from_a_position_and_copying_positions_from_that_game(server: Server, ann: Guest) -> None:
    """The game is short, because it starts in the last month of the last year."""
    text = SEASONS.replace("space: 11", "year: 3\n    space: 12")
    made = ann.post("/moments/tables", {"text": text, "seats": [{"kind": "me"}, {"kind": "with_me"}], "name": "Ann"})
    table = made["table"]
    assert made["room"]["moment"]
    ann.give(made["room"])
    ann.act(table, "start")
    bob = ann.look(table, seat=1)["view"]
    assert (bob["year"], bob["space"], bob["seats"][0]["crystals"]) == (3, 12, 12)
    assert bob["me"]["hand"] == told(ann, text=text)["view"]["me"]["hand"]
    assert ann.http.get(f"/tables/{table}/moment?seat=1&at=0").status_code == 409, "the game is in progress"
    player = Player(ann, table, random.Random(1))
    player.play()
    player.close()
    written = ann.get(f"/tables/{table}/moment", seat=1, at=0)["text"]
    assert "hand: any*3" in written, "the text reveals what the seat did not know"
    again = told(ann, text=written)["view"]
    assert again["me"]["hand"] == bob["me"]["hand"]
    assert again["seats"] == bob["seats"]
    assert ann.http.get(f"/tables/{table}/moment?seat=2&at=0").status_code == 404
    end = ann.http.get(f"/tables/{table}/moment?seat=1&at=9999")
    assert (end.status_code, end.json()["said"]["key"]) == (409, "server-moment-midst")
    with Guest(server.url, "Cem") as cem:
        assert cem.http.get("/tables/none/moment?seat=0").status_code == 404


def test_positions_per_person_are_limited(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.db"), "--limits", "1") as server, Guest(server.url) as ann:
        ann.make("me", "random")  # a client without a cookie is limited by its address
        most = int(PER_PERSON["moment"].burst)
        statuses = [ann.http.post("/moments", json={"text": "x"}).status_code for _ in range(most + 30)]
    assert statuses[0] == 422
    assert statuses[-1] == 429
