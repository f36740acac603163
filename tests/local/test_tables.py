"""The tests of tables, over a house without a server: the same rules, questions and messages.

All of them run that are asked in the names of guests, except where they are about what only a server has.
"""

import inspect

import pytest

from tests.local.house import LocalGuest
from tests.server import (
    test_absence,
    test_agreed_undo,
    test_clocks,
    test_frames,
    test_hint,
    test_last_turn,
    test_nonces,
    test_outlook,
    test_play_on,
    test_playing,
    test_puzzles,
    test_reference,
    test_rematch,
    test_reviews,
    test_said,
    test_seats,
    test_tables,
    test_tryout,
)

MODULES = (
    *(test_absence, test_agreed_undo, test_clocks, test_frames, test_hint, test_last_turn, test_nonces, test_outlook),
    *(test_play_on, test_playing, test_puzzles, test_reference, test_rematch, test_reviews, test_said, test_seats),
    *(test_tables, test_tryout),
)
ONLY_A_SERVER_HAS = {
    test_absence.test_a_client_that_vanishes_at_a_kind_of_ask_does_not_stop_the_game: "a line that can be cut",
    test_hint.test_whoever_asks_anew_does_not_wait_for_what_they_asked_before: "thoughts that are cut short",
    test_play_on.test_one_plays_on_with_what_one_saw_and_another_choice: "a second process",
    test_play_on.test_a_record_that_cannot_be_replayed_is_not_played_on: "a database",
    test_puzzles.test_all_are_listed_and_each_can_be_seen: "headers",
    test_puzzles.test_what_an_account_has_solved_is_kept_and_goes_with_it: "accounts",
    test_puzzles.test_what_a_browser_kept_comes_to_the_account: "accounts",
    test_reference.test_chapters_rulings_and_stories_are_told_and_kept: "headers",
    test_reviews.test_a_game_whose_log_is_damaged_is_refused_in_one_sentence: "a database",
    test_seats.test_a_player_ends_the_other_devices: "sockets that are closed with a reason",
    test_seats.test_nothing_after_the_end_changes_who_played: "accounts",
    test_seats.test_who_left_before_the_deal_does_not_see_the_hand_of_the_next: "sockets that are closed with a reason",
    test_tables.test_kicking_empties_a_seat_and_blocking_keeps_out: "sockets that are closed with a reason",
}

for module in MODULES:
    for name, test in vars(module).items():
        asked = name.startswith("test_") and callable(test) and "ann" in inspect.signature(test).parameters
        if asked and test.__module__ == module.__name__ and test not in ONLY_A_SERVER_HAS:
            globals()[f"{module.__name__.rpartition('.')[2]}_{name.removeprefix('test_')}"] = test


@pytest.fixture(autouse=True)
def everybody_comes_to_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in MODULES:
        monkeypatch.setattr(module, "Guest", LocalGuest)


del test  # it would be collected under this name too
