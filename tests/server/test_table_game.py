"""A live table's game drops what no undo can reach, and stays the same game, here and in another process."""

import random

import pytest

from sortilege.core import record as records
from sortilege.core.errors import BadChoice, NothingToUndo
from sortilege.core.kits import kit
from sortilege.core.record import AGREED_UNDO, TAKE_BACK, UNDO, WENT_BACK
from sortilege.core.session import Session, replay
from sortilege.tables.live import stored_position
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.refusals import Illegal, Stale
from sortilege.tables.storage.store import EventRow, LogEntry

KEY = bytes(range(32))


def sitting(game: str, seats: int) -> tuple[TableGame, Session]:
    names = ("Ann", "Bob", "Cem", "Dot")[:seats]
    return TableGame(Session(kit(game).rules, names, {}, KEY)), Session(kit(game).rules, names, {}, KEY)


def reloaded(base: bytes, log: list[LogEntry], whole: Session) -> TableGame:
    """Load the game as another process would: from its base and the log after that."""
    saved = stored_position.decode_position(base)
    state = whole.rules.load(saved.fields)
    game = Session.at(whole.rules, whole.seats, whole.options, KEY, (), False, state)
    found = TableGame(game, saved.n, list(saved.quiet), list(saved.since), saved.rest)
    for entry in log[saved.n :]:
        found.follow(entry)
    return found


def step(table: TableGame, whole: Session, rng: random.Random) -> list[LogEntry]:
    """Apply a random action to both games; both must accept or reject it."""
    seat = rng.randrange(len(whole.seats))
    version = table.version(seat)
    deed = rng.random()
    if deed < 0.1:
        sealing = table.is_sealed_decision(seat)
        try:
            entries = table.undo(seat, version)
        except Illegal:
            if not sealing:
                with pytest.raises(NothingToUndo):
                    whole.undo(seat)
            return []
        whole.undo(seat)
        return entries
    if deed < 0.2:
        try:
            entries = table.take_back(seat, version)
        except Illegal:
            with pytest.raises(BadChoice):
                whole.take_back(seat)
            return []
        whole.take_back(seat)
        return entries
    if not (codes := whole.state.legal(seat)):
        return []
    id = whole.rules.ids[rng.choice(codes)]
    whole.choose(seat, id)
    return table.choose(seat, [id], version)


def check_rest(table: TableGame, whole: Session) -> None:
    """Check that in the middle of an effect the last snapshot at rest is kept."""
    rules = table.rules
    assert rules.resting(table.state) == (not table.rest)
    if table.rest:
        kept = stored_position.decode_position(table.rest)
        standing = [one.state for one in whole.checkpoints if rules.resting(one.state)]
        assert kept.fields == rules.fields(standing[-1]) == rules.fields(replay(rules, whole.record(), kept.n).state)


@pytest.mark.parametrize(("game", "seats"), [("seasons", 2), ("seasons", 3), ("spellbook", 1), ("spellbook", 4)])
def test_a_live_game_plays_like_a_session_and_reloads_unchanged(game: str, seats: int) -> None:
    table, whole = sitting(game, seats)
    rng = random.Random(f"{game} {seats}")
    log: list[LogEntry] = []
    versions = [table.version(seat) for seat in range(seats)]
    for n in range(6000):
        if whole.state.over:
            break
        entries = step(table, whole, rng)
        log += entries
        assert [entry.n for entry in log] == list(range(table.n))
        if n % 5 == 0:
            assert records.digest(table.rules, table.state) == records.digest(whole.rules, whole.state)
        assert len(table.session.checkpoints) == len(table.marks) <= 1
        for seat in range(seats):
            noticed = sum(not one.quiet or one.seat == seat for one in entries)
            assert table.version(seat) == versions[seat] + noticed
            versions[seat] = table.version(seat)
        if n % 25 == 0:
            assert table.base is not None
            twin = reloaded(table.base, log, whole)
            assert records.digest(twin.rules, twin.state) == records.digest(whole.rules, whole.state)
            assert (twin.n, twin.quiet, twin.since) == (table.n, table.quiet, table.since)
            assert len(twin.session.checkpoints) == len(table.session.checkpoints)
            assert twin.rest == table.rest
        if n % 5 == 0 or (entries and entries[-1].id == UNDO):
            check_rest(table, whole)
    assert whole.state.over
    assert [(one.seat, one.id) for one in log] == whole.choices
    assert any(one.id == UNDO for one in log)
    assert game == "spellbook" or any(one.id == TAKE_BACK for one in log)
    assert replay(whole.rules, whole.record()).state.over
    rows: list[EventRow] = []
    for one in log:
        rows = [*rows[: len(rows) - one.undone], *one.rows]
    assert rows == whole.recorder.rows


def test_only_unfinished_sealed_choices_are_quiet() -> None:
    table, whole = sitting("seasons", 2)
    rules = table.rules
    while rules.view(table.state, None).why != "split":
        seat = table.state.open_seats()[0]
        (entry,) = table.choose(seat, [rules.ids[table.state.legal(seat)[0]]], table.version(seat))
        assert not entry.quiet
    before = table.version(1)
    ids = [rules.ids[code] for code in table.state.legal(0)]
    assert [one.quiet for one in table.choose(0, ids[:6], table.version(0))] == [True] * 5 + [False]
    assert table.version(1) == before + 1
    assert table.version(None) == before + 1
    with pytest.raises(Stale):
        table.choose(0, ids[6:7], table.version(0) - 1)
    assert not whole.state.over


@pytest.mark.parametrize("word", [UNDO, AGREED_UNDO, TAKE_BACK, WENT_BACK, "", "no such thing"])
def test_the_logs_special_entries_are_not_choices(word: str) -> None:
    """An undo by choosing "undo" would bypass the reasons for rejecting an undo."""
    table, _ = sitting("seasons", 2)
    first = table.rules.ids[table.state.legal(0)[0]]
    table.choose(0, [first], table.version(0))  # sealed; it could be taken back
    before = (table.n, table.rules.fields(table.state))
    for seat in (0, 1):
        for ids in ([word], [word, word]):
            with pytest.raises(Illegal):
                table.choose(seat, ids, table.version(seat))
            assert (table.n, table.rules.fields(table.state)) == before
