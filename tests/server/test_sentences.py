"""Messages carry readable sentences besides ids, made from what the viewer may know."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sortilege.core.kits import GAMES, kit
from sortilege.core.session import Session
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.message import Message
from sortilege.tables.content.replay_frames import replay_frames
from sortilege.tables.live.live_table import LiveTable
from sortilege.tables.live.presenter import game_view, table_update
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.play.option_preview import preview_options
from sortilege.tables.protocol.after_game import ReplayFrame
from sortilege.tables.protocol.room import ClockSettings
from sortilege.tables.protocol.socket import TableUpdate
from sortilege.tables.rooms.room import Room, Seat
from tests.server.harness import Guest, Server
from tests.server.test_playing import seated

NAMES = ("Ann", "Bob")


def table(game: str) -> LiveTable:
    rules = kit(game).rules
    playing = Session(rules, NAMES, {}, bytes(range(32)))
    seats = [Seat(kind="person", name=name, taken=True) for name in NAMES]
    room = Room(game=game, options=dict(playing.options), seats=seats, host="", phase="playing", clock=ClockSettings())
    return LiveTable("a table", 0, room, TableGame(playing), ())


def all_said(told: Any) -> Iterator[Message]:
    """Return every sentence in an encoded message."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name in ("said", "because") and isinstance(value, dict):
                yield msgspec.convert(value, Message)
            else:
                yield from all_said(value)
    elif isinstance(told, list):
        for one in told:
            yield from all_said(one)


@pytest.mark.parametrize("game", GAMES)
def test_sentences_of_a_whole_game_for_every_viewer(game: str) -> None:
    live, rng, words = table(game), random.Random(game), kit(game).words
    playing = live.game
    assert playing is not None
    spoken = 0
    while not playing.state.over:
        seat = rng.choice(playing.state.open_seats())
        entries = playing.choose(seat, [rng.choice(game_view(live, seat).ask.ids())], playing.version(seat))
        for viewer in (0, 1, None):
            told = table_update(live, viewer, entries)
            if told is None:
                continue  # another player's sealed choice
            view = playing.rules.view(playing.state, viewer)
            assert (told.said is None) == (view.ask is not None)
            if view.ask is not None:
                ask = told.view.ask
                assert ask.said == words.prompt(view.ask, view)
                assert [one.said for one in ask.options] == [words.option_label(id, view) for id in ask.ids()]
                assert [one.because for one in ask.refused] == [words.refusal_text(one) for one in view.ask.refused]
            wire = msgspec.json.decode(msgspec.json.encode(told))
            for said in all_said(wire):
                assert texts(LANGUAGES[spoken % 3]).tell(said, NAMES)
                spoken += 1
        if rng.random() < 0.05:
            assert all(texts("fr").tell(said, NAMES) for one in preview_options(playing, 0) for said in one.said)
    assert spoken > 1000
    over = table_update(live, None, entries)
    assert isinstance(over, TableUpdate)
    assert over.said == words.result_message(playing.rules.view(playing.state, None))


def test_a_replay_has_the_same_sentences_as_the_table() -> None:
    game = Session(kit("spellbook").rules, NAMES, {}, bytes(range(32)))
    rng = random.Random(7)
    while not game.state.over:
        seat = game.state.open_seats()[0]
        game.choose(seat, game.rules.ids[rng.choice(game.state.legal(seat))])
    last: ReplayFrame = replay_frames(game.record(), len(game.choices), 0).frames[-1]
    assert last.said == kit("spellbook").words.result_message(last.view)
    assert [event.said for event in last.events] == [
        kit("spellbook").words.event_message(event) for event in last.events
    ]


def test_waiting_players_see_what_the_others_decide(server: Server, ann: Guest, bob: Guest) -> None:
    table = seated(ann, bob, game="spellbook")
    told = [guest.look(table) for guest in (ann, bob)]
    asked = [bool(one["view"]["ask"]) for one in told]
    waiting = told[asked.index(False)]
    names = [seat["name"] for seat in waiting["room"]["seats"]]
    said = texts("en").tell(msgspec.convert(waiting["said"], Message), names)
    assert said == f"{names[asked.index(True)]} is choosing an action for the morning …"
    assert told[asked.index(True)]["said"] is None
