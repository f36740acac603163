"""A game from another package at the command line: played, replayed, tested by stories, and studied."""

import json
from pathlib import Path

import pytest

from tests.cli.shell import Shell
from tests.plugin.conftest import SOURCE

LAYS = "1\n" * 40  # answers every question with the first option, to the end of the game


@pytest.mark.parametrize("players", [1, 5])
def test_a_whole_game_in_the_terminal(shell: Shell, players: int) -> None:
    told = shell.says(
        *("play", "moonwell", "--players", str(players), "--seed", "5", "--bot", "random", "--record", "game.json"),
        typed=LAYS,
        LANG="en",
    )
    assert "Moonwell with Alex" in told
    assert "Lay a charm face down." in told
    assert "Drops in the well: " in told  # the table, drawn from the view
    assert "The record is saved in game.json" in told
    assert "Hand: " in told
    assert "moves verified with rules version" in shell.says("verify", "game.json")
    assert "Night" in shell.says("replay", "game.json")


def test_it_is_told_in_three_languages_and_explains_itself(shell: Shell) -> None:
    typed = "?\nwhy\ncard owl\ntable\nlog\nnonsense\nquit\n"
    told = {
        lang: shell.says("--lang", lang, "play", "moonwell", "--seed", "5", typed=typed) for lang in ("en", "fr", "de")
    }
    assert "It fetches you a drop from another." in told["en"]
    assert "Posez un charme face cachée." in told["fr"]
    assert "Tropfen im Brunnen: " in told["de"]


def test_what_was_turned_over_stays_so_and_a_charm_that_sleeps_is_refused_with_its_ruling(shell: Shell) -> None:
    told = shell.says("play", "moonwell", "--players", "1", "--seed", "4", typed="1\nundo\nwhy\ntoad\nquit\n")
    assert "Nothing to undo" in told  # alone, what one lays is turned over at once
    assert "This charm was laid last night and sleeps." in told
    assert "[M4] A charm that was laid last night sleeps" in told


def test_options_and_mistakes(shell: Shell) -> None:
    told = shell.says("play", "moonwell", "--option", "nights=3", "--seed", "1", "--bot", "random", typed=LAYS)
    assert "Night: 3" in told
    assert "Night: 4" not in told
    assert "Moonwell is for 1 to 5 players, not 6" in shell.complains("play", "moonwell", "--players", "6")
    assert "nights must be one of 4, 3" in shell.complains("play", "moonwell", "--option", "nights=9")
    assert "Wyrm" in shell.says("facts", "moonwell")
    assert "No bot can evaluate" in shell.complains("play", "moonwell", "--bot", "greedy")


def test_its_stories_hold_and_show_every_ruling_and_every_number(shell: Shell) -> None:
    assert "all hold" in shell.says("scenario", "moonwell")
    assert "No gaps." in shell.says("scenario", "moonwell", "--coverage")
    told = shell.says("scenario", "moonwell", "--mutate", "--workers", "1")
    assert "moonwell: 38 changes, 0 of them noticed by no story." in told
    assert "Ann lays Lynx." in shell.says("scenario", "moonwell", "--story")


def test_a_changed_rule_is_noticed_by_a_story(shell: Shell, installed: Path) -> None:
    """The stories test the numbers: without a story, a changed number goes unnoticed."""
    text = (SOURCE / "moonwell" / "stories" / "nights.yaml").read_text(encoding="utf-8")
    few = [story for story in text.split("\n\n") if "toad" not in story]
    told = "\n\n".join(few).replace("\n- story:", "\n- game: moonwell\n  story:")
    (shell.folder / "few.yaml").write_text(told, encoding="utf-8")
    done = shell.run("scenario", "few.yaml", "--mutate", "--workers", "1", "--card", "toad")
    assert done.returncode == 1
    assert "toad: draws 0 instead of 1" in done.stdout


def test_a_story_is_written_from_a_record(shell: Shell) -> None:
    shell.says("play", "moonwell", "--seed", "5", "--bot", "random", "--record", "game.json", typed=LAYS)
    (shell.folder / "mine.yaml").write_text(shell.says("scenario", "--from", "game.json@4"))
    assert "all hold" in shell.says("scenario", "mine.yaml")


def test_search_beats_chance_without_a_judgement(shell: Shell) -> None:
    asked = ("arena", "--game", "moonwell", "--bots", "mcts:40,random", "--games", "60", "--workers", "1", "--json")
    bots = {bot["bot"]: bot for bot in json.loads(shell.says(*asked))["results"]["bots"]}
    assert bots["mcts:40"]["wins"]["low"] > 0.5


def test_the_arena_has_five_seats_and_one(shell: Shell) -> None:
    for players in ("5", "1"):
        asked = ("--players", players, "--bots", "random", "--games", "10", "--workers", "1", "--json")
        assert json.loads(shell.says("arena", "--game", "moonwell", *asked))["results"]["bots"]


def test_games_by_chance_are_counted_in_its_own_turns(shell: Shell) -> None:
    told = json.loads(shell.says("simulate", "moonwell", "--players", "5", "--games", "50", "--workers", "1", "--json"))
    assert told["results"]["rounds"]["mean"] == 4
    assert "rounds per game" in shell.says("simulate", "moonwell", "--players", "1", "--games", "20", "--workers", "1")
