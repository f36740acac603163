"""Help, version, languages, and errors for bad arguments."""

import io
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import sortilege
from sortilege import cli, compilation_status
from sortilege.cli.parser import COMMANDS, build_parser
from sortilege.cli.playing.completion import all_parsers
from sortilege.core.kits import kits
from sortilege.terminal.language import CliTexts, language_of
from tests.cli.shell import SORTILEGE, Shell, remarks
from tests.server.harness import until


@pytest.mark.parametrize(("lang", "word"), [("en", "usage:"), ("fr", "commandes"), ("de", "Aufruf:")])
def test_help_comes_in_each_language(shell: Shell, lang: str, word: str) -> None:
    told = shell.says("--help", "--lang", lang)
    assert word in told
    for command in COMMANDS:
        assert f"    {command} " in told


@pytest.mark.parametrize("command", ["play", "replay", "verify", "facts", "simulate", "arena", "bench"])
def test_every_command_has_help(shell: Shell, command: str) -> None:
    assert "--lang {en,fr,de}" in shell.says(command, "--help", LANG="de_DE.UTF-8")


def test_help_takes_defaults_from_the_parser() -> None:
    told = 0
    for parser in all_parsers(build_parser(CliTexts("en"), list(COMMANDS))):
        parser.format_help()  # a text that argparse cannot fill in is an error
        for action in parser.arguments:
            counted = isinstance(action.default, int | float) and not isinstance(action.default, bool)
            if counted and action.dest != "workers":
                assert "%(default)" in str(action.help), f"{parser.prog} --{action.dest}"
                told += 1
            elif action.default is None:
                assert "%(default)" not in str(action.help), f"{parser.prog} --{action.dest}"
    assert told > 30


def test_the_help_of_a_balance_study_names_its_defaults(shell: Shell) -> None:
    told = " ".join(shell.says("lab", "balance", "--help", "--lang", "en").split())
    assert "--players K only this number of players (by default, every number in turn)" in told
    assert "(1,000,000 for greedy, 100,000 for learned, 2,000 for search bots)" in told
    assert "the game: one of seasons, spellbook options:" in told


def test_the_version_names_package_rules_and_engine(shell: Shell) -> None:
    told = shell.says("--version")
    assert sortilege.__version__ in told
    for one in kits():
        assert f"version {one.rules.version}" in told
    assert "compiled" in told


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_CH"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language_of(environment) == lang


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["frobnicate"], "frobnicate"),
        (["--lang", "it"], "it"),
        (["--lang"], "--lang"),
        (["facts", "--nonsense"], "--nonsense"),
        (["facts", "chess"], "chess"),
        (["facts", "--box", "attic"], "attic"),
        (["play", "chess"], "chess"),
        (["play", "--players", "1"], "2 to 4"),
        (["serve", "--port", "99999"], "from 0 to 65,535"),
        (["play", "--players", "two"], "--players"),
        (["play", "--players", "9"], "9"),
        (["play", "--seat", "3"], "3"),
        (["play", "--bot", "deep_thought"], "deep_thought"),
        (["play", "--seed", "-1"], "--seed"),
        (["play", "--seed", "9" * 30], "--seed"),
        (["play", "--level", "wizard"], "wizard"),
        (["play", "--option", "level"], "level"),
        (["play", "--option", "luck=high"], "luck"),
        (["play", "--option", "first=4"], "first"),
        (["play", "--enchantment", "sunshine"], "sunshine"),
        (["play", "--enchantment", "nat"], "nature_spirit"),  # or natural_selection
        (["play", "--players", "4", "--level", "magician", "--enchantment", "elemental"], "this deck has 60"),
        (["simulate", "--level", "apprentice", "--enchantment", "extended_experience"], "changes the draft"),
        (["play", "--record", "missing/folder/file"], "missing/folder/file"),
        (["play", "--resume", "missing"], "missing"),
        (["simulate", "--games", "0"], "--games"),
        (["simulate", "--workers", "none"], "--workers"),
        (["simulate", "--seed", "x"], "--seed"),
        (["simulate", "--option", "chest=open"], "open"),
        (["arena"], "--bots"),
        (["arena", "--bots", "deep_thought"], "deep_thought"),
        (["arena", "--bots", "random,"], "“”"),
        (["arena", "--bots", "random,random"], "once"),
        (["arena", "--bots", "nowhere.at_all:Bot"], "nowhere"),
        (["arena", "--bots", "json:JSONDecoder"], "is not a bot"),
        (["arena", "--bots", "random", "--game", "chess"], "chess"),
        (["arena", "--bots", "random", "--players", "1"], "2 to 4"),
        (["arena", "--bots", "random", "--games", "0"], "--games"),
        (["arena", "--bots", "random", "--seed", "-1"], "--seed"),
        (["arena", "--bots", "random", "--sprt"], "two bots"),
        (["arena", "--bots", "random", "--p1", "0.4"], "0.4"),
        (["arena", "--bots", "random", "--level", "wizard"], "wizard"),
        (["arena", "--bots", "random", "--out", "/dev/null/here"], "/dev/null"),
        (["match"], "--bot NAME=COMMAND"),
        (["match", "--bot", "dice"], "NAME=COMMAND"),
        (["match", "--bot", "dice='"], "NAME=COMMAND"),
        (["match", "--bot", "dice=no_such_program x"], "no_such_program"),
        (["match", "--bot", "a=true", "--bot", "a=true"], "once"),
        (["match", "--bot", "a=true", "--deals", "0:1"], "--seed"),
        (["match", "--bot", "a=true", "--server", "http://127.0.0.1:9"], "127.0.0.1:9"),
        (["bench", "--seconds", "-3"], "--seconds"),
        (["replay"], "RECORD"),
        (["verify"], "RECORD"),
        (["verify", "missing"], "missing"),
        (["stories", "--nonsense"], "--nonsense"),
        (["scenario", "--nonsense"], "--nonsense"),
    ],
)
def test_bad_arguments_get_one_sentence(
    arguments: list[str], word: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("argparse._", str)  # main() translates argparse; undo that here
    monkeypatch.setenv("LC_ALL", "C")
    assert cli.main(arguments) == 2
    (sentence,) = [
        line for line in capsys.readouterr().err.splitlines() if line != compilation_status.uncompiled_notice()
    ]
    assert sentence.startswith("sortilege: ")
    assert word in sentence


def test_errors_are_translated(shell: Shell) -> None:
    assert "chess" in shell.complains("play", "chess")
    assert "ganze Zahl" in shell.complains("simulate", "--games", "viele", "--lang", "de")
    assert "non reconnu" in shell.complains("facts", "--rien", "--lang", "fr")


def test_a_closed_pipe_is_no_error(shell: Shell) -> None:
    reader = subprocess.Popen(
        [*SORTILEGE, "facts"], env=shell.environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert reader.stdout is not None
    reader.stdout.readline()
    reader.stdout.close()
    _, errors = reader.communicate(timeout=60)
    assert remarks(subprocess.CompletedProcess("", 0, "", errors.decode())) == []


def heed_interrupts() -> None:
    """Shells start background jobs with Ctrl-C ignored; the player in this test is in the foreground."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_cleanly(shell: Shell) -> None:
    player = subprocess.Popen(
        [*SORTILEGE, "play", "--seed", "1"],
        env=shell.environment | {"PYTHONUNBUFFERED": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,
    )
    assert player.stdout is not None
    assert b"Seasons" in player.stdout.readline()
    player.send_signal(signal.SIGINT)
    _, errors = player.communicate(timeout=60)
    assert player.returncode == 130
    assert b"Traceback" not in errors


def test_a_poor_terminal_is_no_error(shell: Shell) -> None:
    assert "?" in shell.says("facts", "--lang", "fr", PYTHONIOENCODING="ascii")


@pytest.mark.parametrize("wanted", [(), ("--no-browser",)])
def test_without_a_command_it_serves_this_machine(shell: Shell, tmp_path: Path, wanted: tuple[str, ...]) -> None:
    """It also opens the browser, here a script that saves the page it is sent to."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(
        f"#!{sys.executable}\n"
        "import pathlib, sys, urllib.request\n"
        f"pathlib.Path({str(seen)!r}).write_bytes(urllib.request.urlopen(sys.argv[1]).read())\n"
    )
    browser.chmod(0o755)
    server = subprocess.Popen(
        [*SORTILEGE, *wanted],
        env=shell.environment | {"SORTILEGE_DATABASE": str(tmp_path / "tables.db"), "BROWSER": str(browser)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=heed_interrupts,
    )
    assert server.stdout is not None
    line = server.stdout.readline().decode()
    assert "http://127.0.0.1:" in line
    if not wanted:
        until(lambda: seen.exists() and seen.read_text(), "the browser was sent to the page")
        assert "<title>Sortilege</title>" in seen.read_text()
    server.send_signal(signal.SIGTERM)
    server.communicate(timeout=60)
    assert seen.exists() is not bool(wanted)


def test_without_the_server_extra_it_plays_in_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("argparse._", str)
    monkeypatch.setattr("sortilege.cli.server_extra.SERVER_PACKAGES", ("a_library_that_is_not_there",))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert cli.main(["--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "pip install 'sortilege[server]'" in told.splitlines()[0]
    assert "Alex" in told
    assert cli.main(["--lang", "en", "--no-browser"]) == 2  # asking for no browser requires the server
    told = capsys.readouterr().err
    assert "Playing in the browser requires the server extra: pip install 'sortilege[server]'" in told
    assert "sortilege play" in told
