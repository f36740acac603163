"""Balance reports: the same games give the same figures however they are split, and intervals cover as promised."""

import gzip
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import msgspec
import pytest

from sortilege.bots.checked_choice import BadBot
from sortilege.core.balance import BalanceQuestion, SeatCounts
from sortilege.core.hint_explainer import Row
from sortilege.core.kits import GAMES, kit
from sortilege.core.text.catalog import LANGUAGES
from sortilege.core.text.message import Message
from sortilege.lab.arena.shard_files import BadShard
from sortilege.lab.balance import shard_files
from sortilege.lab.balance.aggregates import CELL, WON, N, PlayedGame, Questions, S, Sums, W, count
from sortilege.lab.balance.estimates import POINTS, StudyEstimates, is_sure, z_for
from sortilege.lab.balance.html_report import by, half_known, page
from sortilege.lab.balance.labels import Labels
from sortilege.lab.balance.markdown_report import findings
from sortilege.lab.balance.shard_files import StudyPart
from sortilege.lab.balance.shard_runner import Task, play
from sortilege.lab.balance.study_plan import StudyPlan, balance_of
from sortilege.terminal.language import CliTexts
from tests.cli.shell import SORTILEGE, InProcessShell, Shell
from tests.sample_bots import MISTAKES

GAME = GAMES[-1]
TOOL = Path(__file__).parent.parent.parent / "tools/balance_document.py"


def plan(game: str = GAME, games: int = 60, bot: str = "greedy", seed: int = 3) -> StudyPlan:
    return StudyPlan(game, bot, games, seed, dict(balance_of(game).OPTIONS), tuple(kit(game).rules.seats))


def study(folder: Path, asked: StudyPlan, *cuts: int) -> StudyPart:
    """All games of a plan, in these parts."""
    folder.mkdir(exist_ok=True)
    for begin, end in zip((0, *cuts), (*cuts, asked.games), strict=True):
        play(Task(asked, str(folder), begin, end))
    return shard_files.merge(shard_files.part_files([folder]))


@pytest.mark.parametrize("game", GAMES)
def test_parts_add_up_to_the_whole(game: str, tmp_path: Path) -> None:
    asked = plan(game)
    whole = study(tmp_path / "whole", asked)
    assert study(tmp_path / "parts", asked, 7, 30).sums == whole.sums
    assert whole.sums.games_by_players(Questions(balance_of(game)).everybody.begin) == Counter(
        map(asked.players_of, range(60))
    )
    for players, cells in whole.sums.marks.items():
        everybody = cells[Questions(balance_of(game)).everybody.begin]
        games = asked.games // len(asked.players)
        assert everybody[0] == games * players
        assert players == 1 or everybody[1] == games * WON


@pytest.mark.parametrize("game", GAMES)
def test_what_is_counted_is_what_happened(game: str, tmp_path: Path) -> None:
    """One by one, from the rows that are kept of every seat."""
    pl = pytest.importorskip("polars")
    asked, counted = plan(game), balance_of(game)
    sums = study(tmp_path, asked).sums
    rows = pl.read_parquet(tmp_path / "games-*.parquet").to_dicts()
    paired = counted.PAIRED
    for players, cells in sums.marks.items():
        at_table = [row for row in rows if row["players"] == players]
        for thing in range(len(paired.things)):
            having = [row for row in at_table for n in row[counted.COLUMNS[0]] if n == thing]
            cell = cells.get(paired.mark(thing), [0, 0, 0])
            assert cell[0] == len(having)
            assert cell[1] == round(WON * sum(row["win"] for row in having))
            assert cell[2] == sum(row["score"] for row in having)


@pytest.mark.parametrize("game", GAMES)
def test_every_split_takes_a_thing_wholly_apart(game: str, tmp_path: Path) -> None:
    """So each time that a thing was seen is in one part of it; also where a whole table plays under something."""
    asked = Questions(balance_of(game))
    for cells in study(tmp_path, plan(game)).sums.marks.values():
        for question in asked.all:
            for thing in range(len(question.things)):
                whole = cells.get(question.mark(thing), [0] * CELL)
                for split in question.splits:
                    parts_of = [cells.get(mark, [0] * CELL) for mark in question.parts(thing, split).values()]
                    for column in (N, W, S):
                        assert sum(part[column] for part in parts_of) == whole[column]


# Each game's questions about things that seats have, and the columns of the results that answer them.
BY_SEAT = {
    "seasons": {"drafted": "drafted", "entered": "entered", "face": "faces"},
    "spellbook": {"learned": "learned"},
}


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_counted_from_who_goes_first(game: str, tmp_path: Path) -> None:
    pl = pytest.importorskip("polars")
    asked, sums = Questions(balance_of(game)), study(tmp_path, plan(game)).sums
    rows = pl.read_parquet(tmp_path / "games-*.parquet").to_dicts()
    columns = [(question, BY_SEAT[game][question.key]) for question in asked.all if question.key in BY_SEAT[game]]
    assert len(columns) == len(BY_SEAT[game])
    for question, column in (*columns, (asked.under, "conditions")):
        expected = Counter(
            (row["players"], mark)
            for row in rows
            for thing in row[column]
            for mark in [question.parts(thing, "place")[row["place"] + 1]]
        )
        assert expected
        marks = {mark for n in range(len(question.things)) for mark in question.parts(n, "place").values()}
        counted = {(players, mark): cell[N] for players, cells in sums.marks.items() for mark, cell in cells.items()}
        assert {key: n for key, n in counted.items() if key[1] in marks} == expected


def test_without_polars_the_games_are_csv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.lab.balance.game_rows.find_spec", lambda name: None)
    asked = plan(games=8)
    study(tmp_path, asked)
    (file,) = tmp_path.glob("games-*.csv.gz")
    head, *lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    assert head.split(",")[:8] == ["game", "players", "seat", "place", "score", "win", "turns", "conditions"]
    assert len(lines) == sum(asked.players_of(number) for number in range(asked.games))


def test_a_bot_plays_the_same_wherever_it_is_cut(tmp_path: Path) -> None:
    asked = plan(games=4, bot="learned")
    assert study(tmp_path / "a", asked).sums == study(tmp_path / "b", asked, 1).sums


@pytest.mark.parametrize(("bot", "mistake"), MISTAKES.items())
def test_a_bad_bot_is_named(bot: str, mistake: str, bots: Path) -> None:
    with pytest.raises(BadBot, match=f"“small_bots:{bot}” {mistake}"):
        play(Task(plan(games=1, bot=f"small_bots:{bot}"), str(bots), 0, 1))


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    asked = plan(games=2000)
    assert asked.step == 10
    for begin, end in ((20, 30), (40, 47)):
        play(Task(asked, str(tmp_path), begin, end))
    left = shard_files.missing_games(tmp_path, asked, range(18, 65))
    assert left == [range(18, 20), range(30, 40), range(47, 50), range(50, 60), range(60, 65)]
    assert shard_files.missing_games(tmp_path, asked, range(4)) == [range(4)]
    assert shard_files.missing_games(tmp_path, asked, range(21, 28)) == []


@pytest.mark.parametrize(("games", "step"), [(1_000_000, 5000), (100_000, 500), (2_000, 10), (300, 10), (4, 10)])
def test_parts_are_neither_many_nor_tiny(games: int, step: int) -> None:
    asked = plan(games=games)
    assert asked.step == step
    assert len(asked.parts(0, games)) == max(1, games // step)


def test_a_run_that_is_killed_goes_on(tmp_path: Path) -> None:
    shell, folder = Shell(tmp_path), tmp_path / "study"
    line = ["lab", "balance", GAME, "--games", "1000", "--seed", "3", "--workers", "2", "--out", str(folder)]
    with subprocess.Popen([*SORTILEGE, *line], env=shell.environment, stderr=subprocess.DEVNULL) as playing:
        while not [*folder.glob(shard_files.PARTS)]:
            assert playing.poll() is None
            sleep(0.01)
        playing.kill()
    shell.says(*line)
    assert shard_files.read(folder / shard_files.TOTAL).sums == study(tmp_path / "whole", plan(games=1000)).sums


def test_parts_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    asked = plan(games=10)
    play(Task(asked, str(tmp_path), 0, 4))
    with pytest.raises(BadShard, match="deals 4:10 are missing"):
        shard_files.merge(shard_files.part_files([tmp_path]))
    play(Task(asked, str(tmp_path), 3, 10))
    with pytest.raises(BadShard, match="deals 3:4 occur twice"):
        shard_files.merge(shard_files.part_files([tmp_path]))
    with pytest.raises(BadShard, match="belong to another study"):
        shard_files.missing_games(tmp_path, plan(games=10, seed=4), range(10))
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadShard, match="no study parts"):
        shard_files.part_files([tmp_path / "empty"])


def test_a_file_that_is_no_part_is_refused(tmp_path: Path) -> None:
    play(Task(plan(games=4), str(tmp_path), 0, 4))
    (file,) = tmp_path.glob(shard_files.PARTS)
    good, change = shard_files.read(file), msgspec.structs.replace
    for wrong, said in (
        (change(good, version="0.0.1"), "was played by version 0.0.1"),
        (change(good, rules=0), f"was played by rules version 0, and here is version {good.rules}:"),
        (change(good, end=3), "is not a complete study part"),
        (change(good, plan=change(good.plan, players=())), "is not a complete study part"),
        (change(good, sums=Sums()), "is not a complete study part"),
        (change(good, sums=change(good.sums, games={2: {}})), "is not a complete study part"),
        (change(good, sums=change(good.sums, marks={2: {0: [1]}})), "is not a complete study part"),
        (change(good, sums=change(good.sums, marks={})), "is not a complete study part"),
        (change(good, sums=change(good.sums, pairs={1: [1, 2]})), "is not a complete study part"),
    ):
        shard_files.write(file, wrong)
        with pytest.raises(BadShard, match=said):
            shard_files.read(file)
    shard_files.write(file, good)
    whole = file.read_bytes()
    for torn in (b"", whole[:40], whole[:-4], b"sums", gzip.compress(b"[]")):
        file.write_bytes(torn)
        with pytest.raises(BadShard, match="is not a complete study part"):
            shard_files.read(file)


# Intervals, on tables made by hand: a coin decides between two seats that have things by lot.

THINGS = BalanceQuestion("things", [Message(f"thing-{n}") for n in range(20)])


class MadeUp:
    OPTIONS: Mapping[str, str] = {}
    QUESTIONS: tuple[BalanceQuestion, ...] = (THINGS,)
    CONDITIONS = BalanceQuestion("nothing", [])
    PAIRED = THINGS
    COLUMNS: tuple[str, ...] = ()

    def conditions(self, state: Any) -> list[int]:
        return []

    def seat_counts(self, state: Any, rows: Sequence[Row], places: Sequence[int]) -> list[SeatCounts]:
        return []


MADE_UP = MadeUp()


def made_up(games: int, strong: float = 0.0, bond: float = 0.0) -> StudyEstimates:
    """Thing 0 makes its owner win so much more often, and 1 and 2 do so only together."""
    chance, sums, asked = Random(11), Sums(), Questions(MADE_UP)
    for _ in range(games):
        had = [sorted(chance.sample(range(20), 5)) for _ in range(2)]
        better = [strong * (0 in own) + bond * ({1, 2} <= set(own)) for own in had]
        wins = [WON, 0] if chance.random() < 0.5 + better[0] - better[1] else [0, WON]
        scores = [chance.randint(0, 9) + win for win in wins]
        seen = [SeatCounts([THINGS.mark(thing) for thing in own], own, {}, []) for own in had]
        count(sums, asked, PlayedGame(2, [0, 1], scores, wins, 9, [], seen, [(1, [0]), (2, [1])], [], [0]))
    return StudyEstimates(asked, sums)


def test_an_effect_that_was_put_there_is_found_and_no_other() -> None:
    figures = made_up(6000, strong=0.1)
    found = {thing: row for thing in range(20) if (row := figures.mark(THINGS.mark(thing)))}
    assert [thing for thing, row in found.items() if is_sure(row.wins) and row.wins.value > 0] == [0]
    assert found[0].wins.low < 0.1 * 0.75 < found[0].wins.high  # a quarter of the rivals have it too
    assert found[0].points.low < WON * 0.1 * 0.75 < found[0].points.high
    assert not any(is_sure(pair.lift) for pair in figures.pairs())


def test_a_pair_that_works_together_is_found_and_no_other() -> None:
    figures = made_up(12000, bond=0.3)
    assert [(pair.one, pair.other) for pair in figures.pairs() if is_sure(pair.lift)] == [(1, 2)]


def test_where_nothing_matters_nothing_is_found() -> None:
    figures = made_up(3000)
    rows = [row for thing in range(20) if (row := figures.mark(THINGS.mark(thing)))]
    assert len(rows) == 20
    assert not any(is_sure(row.wins) or is_sure(row.points) for row in rows)
    assert not any(is_sure(pair.lift) for pair in figures.pairs())


def test_an_interval_by_hand() -> None:
    """Four hundred games, in each of which one seat of two had the thing, and 240 of them won."""
    sums, asked = Sums(), Questions(MADE_UP)
    for number in range(400):
        wins = [WON, 0] if number % 5 < 3 else [0, WON]
        seen = [SeatCounts([THINGS.mark(0)], [0], {}, []), SeatCounts([], [], {}, [])]
        count(sums, asked, PlayedGame(2, [0, 1], [1, 1], wins, 9, [], seen, [], [], []))
    figures = StudyEstimates(asked, sums)
    row = figures.mark(THINGS.mark(0))
    assert row is not None
    assert row.seats == 400
    assert row.wins.value == pytest.approx(0.1)
    one_more = 0.6**2  # the observation that is added
    assert row.wins.high - row.wins.value == pytest.approx(figures.z * (400 * 0.24 + one_more) ** 0.5 / 400)
    assert figures.z == z_for(figures.asked)
    assert z_for(1) == pytest.approx(1.96, abs=0.001)
    assert z_for(1000) == pytest.approx(4.056, abs=0.001)


def test_when_a_winner_is_known() -> None:
    sums, asked = Sums(), Questions(MADE_UP)
    nothing = [SeatCounts([], [], {}, [])] * 2
    for leads in ([0, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 1]):
        rounds = [(n + 1, [seat]) for n, seat in enumerate(leads)]
        count(sums, asked, PlayedGame(2, [0, 1], [2, 1], [WON, 0], 5, [], nothing, rounds, [], []))
    assert sums.known == {2: {0: [1], 2: [1], 4: [1], 8: [1]}}
    assert half_known(sums.known[2]) == 30
    assert sums.leads[2][4] == [4, 3 * WON]


class Placed(MadeUp):
    """One thing, split by seat, and two conditions, one of which each game has."""

    def __init__(self) -> None:
        things = [Message("cli-balance-number", {"n": 7})]
        self.PAIRED = BalanceQuestion("things", things, {"place": range(1, 3)})
        self.QUESTIONS = (self.PAIRED,)
        self.CONDITIONS = BalanceQuestion("nothing", things * 2)


def placed(games: int) -> StudyEstimates:
    """Who goes first has the thing, wins six times in ten and has ten points to four; under the second condition all
    have two more. Every second table is one of three, where the last has no points."""
    sums, asked = Sums(), Questions(Placed())
    thing = asked.game.PAIRED
    for number in range(games):
        condition, third = number % 2, number // 2 % 2
        wins = [WON, 0, 0] if number // 4 % 5 < 3 else [0, WON, 0]
        scores = [points + 2 * condition for points in (10, 4, 0)]
        seen = [SeatCounts([thing.mark(0), thing.parts(0, "place")[1]], [0], {}, []), *[SeatCounts([], [], {}, [])] * 2]
        n = 2 + third
        count(sums, asked, PlayedGame(n, [0, 1, 2][:n], scores[:n], wins[:n], 9, [condition], seen[:n], [], [], []))
    return StudyEstimates(asked, sums)


def test_parts_of_things_are_told_in_wins_and_points() -> None:
    figures = placed(800)
    told = by(figures, figures.questions.game.PAIRED, "place", [0], Labels(CliTexts("en"), "en"))
    wins, points = told.split("<tr>")[2:]
    assert ">wins<" in wins
    assert ">+18.3 ± " in wins  # at two tables as many games: 60 % beyond a half, and beyond a third
    assert ">points<" in points
    assert ">+4.2 ± " in points  # ten beyond the mean of seven, and of fourteen thirds
    assert "in seat 2" not in told


def test_what_a_whole_table_plays_under_by_hand() -> None:
    figures = placed(1600)
    for at in (None, 2, 3):
        more = figures.under(1, POINTS, at)
        assert more is not None
        assert more.value == pytest.approx(2.0)
        assert more.high == pytest.approx(2.0)  # in each game of a table it is the same
        less = figures.under(0, "winner", at)
        assert less is not None
        assert less.value == pytest.approx(-2.0)
        first = figures.under(1, "first", at)
        assert first is not None
        assert first.value == pytest.approx(0.0)
        assert first.high == pytest.approx(figures.z * (2 * 0.24 / 400) ** 0.5 * (1 if at else 0.5**0.5))


def test_games_under_something_are_few_at_each_table_before_they_are_few_in_all() -> None:
    figures = placed(600)
    assert figures.under(1, POINTS) is not None
    assert figures.under(1, POINTS, 2) is None
    assert placed(396).under(1, POINTS) is None


# The page and the command.


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_whole_in_every_language(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.lab.balance.estimates.LEAST_OBSERVATIONS", 5)
    found = study(tmp_path, plan(game))
    for lang in LANGUAGES:
        text = page(found, Labels(CliTexts(lang), lang))
        keys = [asked.key for asked in (*balance_of(game).QUESTIONS, balance_of(game).CONDITIONS)]
        for key in (*keys, "surprises", "first", "snowball", "pairs"):
            assert f'id="{key}"' in text
        assert "http" not in text
        assert 100 < text.count(" title=") <= StudyEstimates(Questions(balance_of(game)), found.sums).asked


@pytest.mark.parametrize("game", GAMES)
def test_the_findings_tell_of_every_question(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.lab.balance.estimates.LEAST_OBSERVATIONS", 5)
    found, say = study(tmp_path, plan(game)), CliTexts("en")
    text = findings(found, Labels(say, "en"))
    for asked in (*balance_of(game).QUESTIONS, balance_of(game).CONDITIONS):
        assert f"\n| {say(f'balance-h-{asked.key}')} | " in text
    rows = text.split(f"\n| {say(f'balance-h-{balance_of(game).CONDITIONS.key}')} | ")[1].splitlines()[2:]
    assert len(rows) > 5
    assert all(re.fullmatch(r"\| [^|]+( \| (–|[+−]?\d+\.\d\s±\s\d+\.\d))+ \|", row) for row in rows)


def test_the_findings_name_no_pair_that_may_be_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sortilege.lab.balance.estimates.LEAST_OBSERVATIONS", 5)
    found, say = study(tmp_path, plan()), CliTexts("en")
    figures = StudyEstimates(Questions(balance_of(GAME)), found.sums)
    assert figures.pairs()
    assert not any(map(is_sure, (pair.lift for pair in figures.pairs())))
    head = f"\n| {say('balance-h-pairs')} | "
    assert head not in findings(found, Labels(say, "en"))
    monkeypatch.setattr("sortilege.lab.balance.markdown_report.is_sure", lambda lift: lift.value > 0)
    assert findings(found, Labels(say, "en")).count(head) == 1


def test_the_document_has_a_chapter_for_a_game_and_keeps_what_stands_before(tmp_path: Path) -> None:
    folders, file = [tmp_path / "one", tmp_path / "other"], tmp_path / "balance.md"
    for seed, folder in zip((3, 4), folders, strict=True):
        study(folder, plan(games=8, seed=seed))
    file.write_text("# Title\n\nAbout it.\n\n## Old\n\nOld.\n")
    subprocess.run([sys.executable, TOOL, file, *folders], check=True)
    text, title = file.read_text(), kit(GAME).title
    heads = [line for line in text.splitlines() if line.startswith("#") and "sortilege" not in line]
    told = f"### {title}, played by `greedy`"
    assert heads == ["# Title", f"## {title}", f"### {title}, all bots", told, told]
    played = f"Played with rules version {kit(GAME).rules.version}."
    assert text.startswith(f"# Title\n\nAbout it.\n\n## {title}\n\n{played}\n\n")
    assert "Wins in 8 games by `greedy` and 8 games by `greedy`.\n" in text
    for seed in (3, 4):
        assert f"--games 8 --seed {seed}\n```\n\n- " in text


def test_the_command_plays_goes_on_and_tells_again(tmp_path: Path) -> None:
    shell, folder = InProcessShell(tmp_path), tmp_path / "study"
    line = ["lab", "balance", GAME, "--games", "40", "--out", str(folder)]
    assert "Games 0 to 14" in shell.says(*line, "--deals", "0:15", "--workers", "1", COLUMNS="300")
    before = {file: file.stat().st_mtime_ns for file in folder.iterdir()}
    assert "40 games counted" in shell.says(*line, "--workers", "2", COLUMNS="300")
    assert all(file.stat().st_mtime_ns == when for file, when in before.items())
    assert shard_files.read(folder / shard_files.TOTAL).sums == study(tmp_path / "whole", plan(games=40, seed=1)).sums
    report = folder / "report.html"
    first = report.read_text()
    report.unlink()
    shell.says("lab", "balance", GAME, "--from", str(folder / shard_files.TOTAL))
    assert report.read_text() == first
    assert (
        (folder / "findings.md").read_text().startswith(f"```sh\nsortilege lab balance {GAME} --bot greedy --games 40")
    )
    assert f"about {kit(GAME).title}" in shell.complains("lab", "balance", GAMES[0], "--from", str(folder))
    assert "another study" in shell.complains(*line, "--seed", "2")
    assert "there are only 40 deals" in shell.complains(*line, "--deals", "30:41")
