"""Merged parts equal the arena of a single machine, and parts that do not fit are rejected."""

import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.lab.arena import shard_files
from sortilege.lab.arena.arena import Arena, Match
from sortilege.lab.arena.move_times import Times
from sortilege.lab.arena.shard_files import BadShard, Shard
from tests.cli.shell import Shell
from tests.lab.test_arena import plan, played, untimed

BOTS = ("random", "greedy")


def part(begin: int, end: int, games: int = 6, seed: int = 5) -> Shard:
    arena = Arena(plan(*BOTS, games=games, seed=seed), deals=range(begin, end))
    for _ in arena.play(1):
        pass
    assert len(arena.outcomes) == arena.all_games
    return shard_files.shard_of(arena, begin)


def test_parts_come_together_in_any_order_as_the_whole(tmp_path: Path) -> None:
    parts = [part(2, 3), part(0, 2)]
    files = [shard_files.write(tmp_path, one) for one in parts]
    together = shard_files.merge([shard_files.read(file) for file in shard_files.files([tmp_path])])
    whole = played(plan(*BOTS))
    assert shard_files.files(files) == files
    assert untimed(together) == untimed(whole)
    assert together.results() == whole.results()
    assert [one.choices for one in together.time_figures()] == [one.choices for one in whole.time_figures()]


def test_whoever_has_a_pool_of_their_own_may_bring_it(bots: Path) -> None:
    arena = Arena(plan(*BOTS))
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        for _ in arena.play(2, pool):
            pass
        assert pool.submit(abs, -1).result() == 1  # it is still theirs
    assert untimed(arena) == untimed(played(plan(*BOTS)))


def test_the_example_runs() -> None:
    example = Path(__file__).parents[2] / "examples" / "clusters.py"
    told = subprocess.run([sys.executable, example, "processes"], capture_output=True, text=True, check=True).stdout
    assert "% of 24 games" in told


def test_what_is_missing_doubled_or_foreign_is_said() -> None:
    for parts, said in (
        ([part(0, 2)], "deals 2:3 are missing: play them with --deals 2:3"),
        ([part(1, 3)], "deals 0:1 are missing"),
        ([part(0, 2), part(1, 3)], "deals 1:2 occur twice"),
        ([part(0, 2), part(2, 3, seed=6)], "deals 2:3 belong to another arena"),
        ([part(0, 2), part(2, 3, games=8)], "deals 2:3 belong to another arena"),
    ):
        with pytest.raises(BadShard, match=said):
            shard_files.merge(parts)


def test_a_folder_is_one_arenas(tmp_path: Path) -> None:
    mine, other = part(0, 1), part(0, 1, seed=6)
    file = shard_files.write(tmp_path, mine)
    shard_files.check_folder(tmp_path, mine.plan)
    with pytest.raises(BadShard, match=r"contains parts of another arena \(deals-000000-000001.json\)"):
        shard_files.check_folder(tmp_path, other.plan)
    newer = msgspec.json.decode(file.read_bytes()) | {"version": "99", "luck": "high"}
    file.write_bytes(msgspec.json.encode(newer))
    with pytest.raises(BadShard, match="was played by version 99"):
        shard_files.read(file)
    with pytest.raises(BadShard, match="of another arena"):
        shard_files.check_folder(tmp_path, other.plan)
    file.write_bytes(file.read_bytes()[:-20])
    shard_files.check_folder(tmp_path, other.plan)  # torn: nothing is lost by playing it again


def test_a_file_that_is_no_part_is_refused(tmp_path: Path) -> None:
    good = part(0, 1)
    other = msgspec.structs.replace
    for number, (wrong, said) in enumerate(
        (
            (other(good, version="0.0.1"), "was played by version 0.0.1, and this is "),
            (other(good, rules=0), f"was played by rules version 0, and here is version {good.rules}:"),
            (other(good, end=2), "is not a complete arena part"),
            (other(good, outcomes=[]), "is not a complete arena part"),
        )
    ):
        file = tmp_path / f"{number}.json"
        file.write_bytes(msgspec.json.encode(wrong))
        with pytest.raises(BadShard, match=said):
            shard_files.read(file)
    for written in unknown(good):
        (tmp_path / "unknown.json").write_bytes(written)
        with pytest.raises(BadShard, match="is not a complete arena part"):
            shard_files.read(tmp_path / "unknown.json")
    for wrong in untrue(good):
        (tmp_path / "untrue.json").write_bytes(msgspec.json.encode(wrong))
        with pytest.raises(BadShard, match="is not a complete arena part"):
            shard_files.read(tmp_path / "untrue.json")
    torn = tmp_path / "torn.json"
    torn.write_bytes(msgspec.json.encode(good)[:-20])
    with pytest.raises(BadShard, match="is not a complete arena part"):
        shard_files.read(torn)
    with pytest.raises(BadShard, match="cannot be read"):
        shard_files.read(tmp_path / "nowhere.json")
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadShard, match="no arena parts in"):
        shard_files.files([tmp_path / "empty"])


def unknown(good: Shard) -> list[bytes]:
    """The same with one more field, in each of its places in turn."""
    files = []
    for place in ((), ("plan",), ("outcomes", 0), ("outcomes", 0, "sittings", 0), ("times", "random")):
        whole = at = msgspec.json.decode(msgspec.json.encode(good))
        for step in place:
            at = at[step]
        at["luck"] = "high"
        files.append(msgspec.json.encode(whole))
    return files


def untrue(good: Shard) -> list[Shard]:
    """Files that are well written, and cannot have come of the games that they tell of."""
    other = msgspec.structs.replace
    plan, (first, second) = good.plan, good.outcomes
    one, two = first.sittings
    plans: list[dict[str, Any]] = [
        {"bots": ()},
        {"bots": ("random", "random")},
        {"players": 0},
        {"players": 99},
        {"games": 0},
    ]
    plans += [{"options": {"luck": "high"}}, {"match": Match(("only one",), 60, True)}, {"seed": plan.seed + 1}]
    spent = good.times["random"]
    times = [other(spent, counts={}), other(spent, choices=spent.choices + 1), Times()]
    outcomes = [
        other(first, first=2),
        other(first, deal=first.deal + 1),
        other(first, seating=1),
        other(first, sittings=()),
        other(first, sittings=(other(one, bot="nobody"), two)),
        other(first, sittings=(other(one, share=7.0), two)),
        other(first, sittings=(other(one, share=1.0), other(two, share=1.0))),
    ]
    return [
        *(other(good, plan=other(plan, **wrong)) for wrong in plans),
        *(other(good, outcomes=[wrong, second]) for wrong in outcomes),
        other(good, times={"nobody": good.times["random"]}),
        other(good, times={}),
        *(other(good, times=good.times | {"random": wrong}) for wrong in times),
        other(good, begin=-1, end=0),
        other(good, end=10**9),
    ]


def test_at_a_shell(tmp_path: Path) -> None:
    shell = Shell(tmp_path)
    asked = ("arena", "--game", "spellbook", "--bots", "random,greedy", "--games", "4", "--workers", "1")
    told = shell.says(*asked, "--deals", "0:1", COLUMNS="200")
    folder = "arena-spellbook-random-greedy"
    assert f"Deals 0 to 0 are in {folder}/deals-000000-000001.json" in told
    assert "deals 1:2 are missing" in shell.complains("arena", "merge", folder)
    shell.says(*asked, "--deals", "1:2")
    assert "4 games on 2 deals" in shell.says("arena", "merge", folder, COLUMNS="200")
    assert (shell.folder / folder / "report.html").exists()
    kept = (shell.folder / folder / "deals-000000-000001.json").read_bytes()
    other = shell.complains(*asked, "--deals", "0:1", "--seed", "9")
    assert f"{folder} contains parts of another arena (deals-000000-000001.json)" in other
    assert "--out" in other
    assert (shell.folder / folder / "deals-000000-000001.json").read_bytes() == kept
    assert "there are only 2 deals" in shell.complains(*asked, "--deals", "1:3")
    assert "give deals as A:B" in shell.complains(*asked, "--deals", "3:1")
    assert "sortilege arena merge FOLDER" in shell.complains("arena", "join", folder)
    assert "give the bots" in shell.complains("arena")
