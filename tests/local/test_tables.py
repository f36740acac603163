"""Runs the tests of tests/server on the application in a browser: same rules, requests and messages.

It runs all tests that use the guests' fixtures, except those about features that only a server has, and some tests
that start their own server.
"""

import inspect
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path

import pytest

from sortilege.analysis import GLANCE
from sortilege.analysis.review import Reviewer
from sortilege.browser.app import BrowserApp
from sortilege.core.kits import kit
from sortilege.core.record import Record
from sortilege.core.session import verify
from sortilege.tables.app import TableApp
from sortilege.tables.thinking import reviews
from tests import program_relayout
from tests.local.fake_browser import Browser
from tests.local.local_server import LocalGuest, LocalServer, local_server, think
from tests.server import (
    test_absence,
    test_agreed_undo,
    test_clocks,
    test_display_names,
    test_game_texts,
    test_hints,
    test_last_turn,
    test_malformed,
    test_nonces,
    test_option_previews,
    test_play_on,
    test_playing,
    test_puzzles,
    test_rematch,
    test_replay_frames,
    test_resting_bots,
    test_reviews,
    test_rules_reference,
    test_rules_upgrade,
    test_sandbox,
    test_seats,
    test_sentences,
    test_tables,
    test_trust,
)

MODULES = (
    *(test_absence, test_agreed_undo, test_clocks, test_display_names, test_replay_frames, test_game_texts, test_hints),
    *(test_last_turn, test_malformed, test_nonces, test_option_previews, test_play_on, test_playing, test_puzzles),
    *(test_rematch, test_resting_bots, test_reviews, test_rules_reference, test_rules_upgrade, test_sandbox),
    *(test_seats, test_sentences, test_tables, test_trust),
)
SERVER_ONLY = {
    test_absence.test_a_client_that_vanishes_at_any_kind_of_prompt_does_not_stop_the_game: "a line that can be cut",
    test_game_texts.test_texts_are_cached_until_they_change: "headers",
    test_hints.test_a_new_hint_request_ends_the_callers_previous_one: "thoughts that are cut short",
    test_malformed.test_other_kinds_of_content: "headers",
    test_malformed.test_binary_messages_close_the_socket: "a line that bytes come over",
    test_display_names.test_names_of_accounts_are_unique: "accounts",
    test_play_on.test_a_player_plays_on_with_their_knowledge_and_another_choice: "a second process",
    test_play_on.test_a_record_that_cannot_be_replayed_is_rejected: "a database",
    test_puzzles.test_every_listed_puzzle_can_be_opened: "headers",
    test_puzzles.test_results_of_an_account_are_stored_and_deleted_with_it: "accounts",
    test_puzzles.test_a_browsers_history_is_added_to_the_account: "accounts",
    test_rules_reference.test_chapters_rulings_and_stories_are_served_and_cached: "headers",
    test_resting_bots.test_thinking_counts_toward_an_account_or_a_session_at_an_address: "accounts and addresses",
    test_reviews.test_a_game_with_a_damaged_log_is_rejected_in_one_sentence: "a database",
    test_seats.test_a_player_signs_out_their_other_devices: "sockets that are closed with a reason",
    test_seats.test_an_invitation_works_again_for_a_guest_who_never_got_the_answer: "cookies",
    test_seats.test_an_erased_player_is_not_remembered: "accounts",
    test_seats.test_nothing_after_the_end_changes_who_played: "accounts",
    test_seats.test_leaving_before_the_deal_hides_the_next_players_hand: "sockets that are closed with a reason",
    test_tables.test_kicking_empties_a_seat_and_blocking_keeps_out: "sockets that are closed with a reason",
}

WITH_THEIR_OWN_SERVER = (
    test_rules_upgrade.test_tables_continue_by_the_rules_of_another_release,
    test_resting_bots.test_bots_rest_until_a_person_is_present,
    test_resting_bots.test_in_correspondence_clocks_run_out_without_anyone_present,
    test_reviews.test_a_review_is_computed_once_with_progress_and_stored,
    test_reviews.test_a_canceled_review_can_be_requested_again,
)

for module in MODULES:
    for name, test in vars(module).items():
        asked = name.startswith("test_") and callable(test) and "ann" in inspect.signature(test).parameters
        ours = asked and test.__module__ == module.__name__ and test not in SERVER_ONLY
        if ours or test in WITH_THEIR_OWN_SERVER:
            globals()[f"{module.__name__.rpartition('.')[2]}_{name.removeprefix('test_')}"] = test

table = test_malformed.table  # a fixture that some of them use


@pytest.fixture(autouse=True)
def use_local_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in MODULES:
        monkeypatch.setattr(module, "Guest", LocalGuest)
        monkeypatch.setattr(module, "serving", local_server, raising=False)
    monkeypatch.setattr(test_resting_bots, "served", served)
    monkeypatch.setattr(test_reviews, "let_one_die", let_one_die)
    monkeypatch.setattr(reviews, "REVIEW_GLANCES", 1)  # a short search of each choice is enough here
    monkeypatch.setattr(test_reviews, "Reviewer", partial(Reviewer, depth=GLANCE))


@asynccontextmanager
async def served(_: str) -> AsyncIterator[TableApp]:
    app = BrowserApp(Browser().keep, think, lambda number, text: None)
    await app.start([])
    try:
        yield app.tables
    finally:
        await app.stop()


def let_one_die(at: LocalServer) -> None:
    at.dies = True


@pytest.fixture(autouse=True)
def change_rules_in_this_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    release = test_rules_upgrade.release
    with ExitStack() as stack:

        def upgrade(at: LocalServer, _patch: pytest.MonkeyPatch, _folder: Path, change: str, later: int) -> None:
            stack.close()
            for game in program_relayout.GAMES:
                stack.enter_context(release(game, change, later))
            at.restart()

        def check_record(game: str, record: Record, _folder: Path) -> None:
            assert verify(kit(game).rules, record).state.over

        monkeypatch.setattr(test_rules_upgrade, "upgrade", upgrade)
        monkeypatch.setattr(test_rules_upgrade, "check_record", check_record)
        monkeypatch.setattr(test_rules_upgrade, "release", lambda *_: nullcontext())
        yield


del test  # pytest would collect it under this name, too
