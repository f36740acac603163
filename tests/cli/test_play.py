"""Whole games through a pipe, with every command a player can type."""

import random
import re
from pathlib import Path

import pytest

from sortilege.core.record import read
from sortilege.core.session import verify
from sortilege.core.text.line_wrap import wrap_list
from sortilege.games.seasons.rules import SEASONS
from sortilege.terminal import game_screen
from tests.cli.shell import Shell
from tests.sample_bots import BOTS, MISTAKES


def scripted(seed: int) -> str:
    """More than enough choices, most of them the first option; rejected ones are asked again."""
    chance = random.Random(seed)
    return "".join(f"{chance.choice([1, 1, 2, 3])}\n" for _ in range(1500))


@pytest.mark.parametrize(
    ("lang", "arguments", "word"),
    [
        ("en", ["--seed", "5"], " wins, "),
        ("fr", ["--seed", "6", "--level", "magician", "--seat", "2", "--option", "printing=fr"], "gagne, "),
        ("en", ["--seed", "7", "--kingdom", "--enchantment", "vision"], " wins, "),
        (
            "de",
            ["--players", "3", "--level", "apprentice", "--option", "printing=de", "--name", "Jürgen"],
            "gewinn",  # a deal by chance: Jürgen may win, or share the win
        ),
    ],
)
def test_a_whole_game_in_each_language(shell: Shell, lang: str, arguments: list[str], word: str) -> None:
    told = shell.says("play", "seasons", "--lang", lang, "--record", "r.json", *arguments, typed=scripted(1))
    assert f"{word}" in told
    assert "r.json" in told
    record = read((shell.folder / "r.json").read_bytes())
    assert verify(SEASONS, record).state.over
    assert bool(record.commitment) == ("--seed" not in arguments)
    if record.commitment:
        promised, key = re.findall(r"\b[0-9a-f]{64}\b", told.replace("\n", ""))
        assert (promised, key) == (record.commitment, record.key)


def test_a_finished_game_is_saved_in_the_default_folder(shell: Shell) -> None:
    told = shell.says("play", "--seed", "9", typed=scripted(2))
    (kept,) = (shell.folder / "data" / "sortilege" / "records").iterdir()
    assert kept.name in told.replace("\n", "")
    assert read(kept.read_bytes()).seats == ("Alex", "Bruno")


def test_the_same_deal_and_answers_give_the_same_record(shell: Shell) -> None:
    for name, order in (("a", "1"), ("b", "2")):  # for any order of Python's sets
        shell.says("play", "--seed", "4", "--record", name, typed=scripted(3)[:80], PYTHONHASHSEED=order)
    assert (shell.folder / "a").read_text() == (shell.folder / "b").read_text()


def test_a_batch_is_all_or_nothing_until_new_information(shell: Shell) -> None:
    told = shell.says("play", "--seed", "5", typed="1 2 3\n" + "1\n" * 7 + "1 1\nquit\n")
    assert "Only the first choice was made, of 3" in told  # the next pack of the draft follows
    assert "so nothing was chosen" in told  # the same card assigned to a library twice


def test_nonsense_repeats_the_question(shell: Shell) -> None:
    wrong = [
        "frob",
        "99",
        "",
        "0",
        "card",
        "card of",
        "why xyz",
        "undo",
        "back",
        "💥",
        "\x00",
        "log " + "9" * 5000,
    ]
    wrong += ["save", "save /no/such/folder/x", "save ~nobody_here/x", "save a\x00b", "quit"]
    typed = "".join(f"{line}\n" for line in wrong)
    told = shell.says("play", "--seed", "5", typed=typed)
    assert "“frob” is no answer here" in told
    assert "Nothing to undo" in told
    assert "no sealed choice" in told
    assert "could not be saved" in told
    assert "See you next time" in told


def test_end_of_input_leaves_the_game(shell: Shell) -> None:
    told = shell.says("play", "--seed", "5", "--record", "r.json", typed="1\n")
    assert "See you next time" in told
    assert len(read((shell.folder / "r.json").read_bytes()).choices) == 3  # two picks, and one of the bot's


@pytest.mark.parametrize(("bot", "mistake"), MISTAKES.items())
def test_a_bots_own_error_is_reported(shell: Shell, bot: str, mistake: str) -> None:
    (shell.folder / "small_bots.py").write_text(BOTS)
    told = shell.complains("play", "spellbook", "--bot", f"small_bots:{bot}", typed=scripted(5))
    assert re.search(f"The bot “{bot}” {mistake}", told, re.IGNORECASE)


def test_cards_reasons_table_and_log_are_shown(shell: Shell) -> None:
    draft = "titus\n" + "1\n" * 7  # option 1 of deal 5 is Titus Deepgaze
    typed = draft + "1 2 3\n1 2 3\n2\ncard titus\nwhy\nwhy draw two\ntable\nlog 3\n?\nquit\n"
    told = shell.says("play", "--seed", "5", "--option", "first=1", typed=typed, COLUMNS="100")
    assert "Titus Deepgaze · familiar · costs 1 fire · prestige 4" in told
    assert "[K39]" in told  # a ruling about Titus
    assert "[G4] The draw-two bonus" in told
    assert "Your Library II:" in told
    assert "save FILE" in told


def test_piles_are_taken_back_and_choices_undone(shell: Shell) -> None:
    told = shell.says("play", "--seed", "5", typed="1\n" * 8 + "1 2\nback\n1 2 3\nundo\n1\nquit\n")
    assert "Taken back" in told
    assert re.findall(r"Library II, (\d) of 3", told) == ["2", "3", "1"]
    assert "choices are taken back" in told


def test_nine_of_eighteen_cards_are_kept_and_a_token(shell: Shell) -> None:
    typed = "1 3 5\nback\n1 2 3 4 5 6 7 8 9\n1 2 3\n1 2 3\ncard energy surge\ncard elemental c\n3\nquit\n"
    told = shell.says("play", "--seed", "3", "--kingdom", "--enchantment", "elemental", typed=typed)
    assert "20 more Power cards" in told
    assert "Elemental Construction — Prelude" in told
    assert " 18 " in told
    assert "Taken so far, 3 of 9:" in told
    assert "Taken back" in told
    assert "Hand, 3 of 3:" in told  # while the token is chosen
    assert "points once used" in told
    assert "[T3]" in told
    assert "[N1]" in told
    assert "Alex keeps ability token" in told


def test_a_longer_draft_makes_piles_of_four(shell: Shell) -> None:
    typed = "1\n" * 11 + "1 2 3 4\n1 2 3\nquit\n"
    told = shell.says("play", "--seed", "3", "--lang", "fr", "--enchantment", "expérience", typed=typed)
    assert "Déjà prises, 10 sur 12" in told
    assert "Bibliothèque II, 4 sur 4" in told
    assert "Bibliothèque III, 3 sur 4" in told


def test_natural_selection_says_what_is_discarded(shell: Shell) -> None:
    told = shell.says("play", "--seed", "3", "--enchantment", "natural", typed="1\n" * 10 + "2\nquit\n")
    first, _, rest = told.partition("\n> 1\n")
    assert "discard" in first
    assert "Taken so far, 1 of 10" in rest
    assert "one of your ten cards" in rest


@pytest.mark.parametrize(
    ("line", "rows"),
    [
        ("short · line", ["short · line"]),
        ("Hand: a long card (1 air) · another (2 fire)", ["Hand: a long card (1 air)", "  another (2 fire)"]),
        ("  and no place to break but between words", ["  and no place to break but", "    between words"]),
        ("a · bbbbbbbbbbbbbbbb cccccccccccccc · d", ["a", "  bbbbbbbbbbbbbbbb", "  cccccccccccccc · d"]),
        ("", []),
    ],
)
def test_long_lines_break_between_items(line: str, rows: list[str]) -> None:
    assert game_screen.fit(line, 28).splitlines() == rows


def test_lists_are_rewrapped_for_narrow_screens() -> None:
    cards = [f"a card with a rather long name, number {number}" for number in range(1, 6)]
    text = "\n".join(["Ann", *wrap_list("in play:", cards, 2), *wrap_list("hand:", ["one"], 2)])
    assert text.count("\n") == 4
    first, *others, last = game_screen.fit(text, 60).splitlines()
    assert first == "Ann"
    assert others == [f"  in play: {cards[0]}", *(f"    {card}" for card in cards[1:])]
    assert last == "  hand: one"


def test_a_saved_game_goes_on(shell: Shell) -> None:
    shell.says("play", "--seed", "5", typed="1\n" * 8 + "save middle.json\nquit\n")
    told = shell.says("play", "--resume", "middle.json", "--record", "end.json", typed=scripted(4))
    assert " wins, " in told
    assert "is over" in shell.complains("play", "--resume", "end.json")


def test_a_foreign_file_is_not_overwritten(shell: Shell) -> None:
    Path(shell.folder, "diary").write_text("dear diary")
    assert "diary" in shell.complains("play", "--seed", "5", "--record", "diary")
    assert "was not overwritten" in " ".join(shell.says("play", "--seed", "5", typed="save diary\n").split())
    assert Path(shell.folder, "diary").read_text() == "dear diary"
