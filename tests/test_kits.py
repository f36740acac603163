"""A broken game, or one whose name is taken, does not affect other games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege.core.engine.machine import MOST_SEATS
from sortilege.core.options import Options
from tests.cli.shell import Shell

PACKAGES = {
    "missing": ("missing = missing.kit:KIT", None),  # not there at all
    "failing": ("failing = failing.kit:KIT", "raise RuntimeError('the moon\\nis full')"),
    "other": ("other = other.kit:KIT", "KIT = 'not a kit'"),
    "rulesless": (
        "rulesless = rulesless.kit:KIT",
        "from sortilege.core.kits import Kit\n"
        "class Own(Kit):\n"
        "    name, title, turn = 'rulesless', 'Rulesless', 'round'\n"
        "    words = story = property(lambda self: None)\n"
        "    rules = property(lambda self: 1 / 0)\n"
        "KIT = Own()",
    ),
    "seasons": ("seasons = usurper.kit:KIT", "raise RuntimeError('never imported')"),
}
WRONG = {
    "missing": "No module named",
    "failing": "RuntimeError: the moon is full",
    "other": "is not the kit of a game 'other'",
    "rulesless": "ZeroDivisionError",
}


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A shell with all of these games installed."""
    site = tmp_path / "site"
    for name, (point, text) in PACKAGES.items():
        info = site / f"plugin_{name}-1.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: plugin-{name}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[sortilege.games]\n{point}\n")
        if text is not None:
            folder = site / point.partition("= ")[2].partition(".")[0]
            folder.mkdir()
            (folder / "__init__.py").touch()
            (folder / "kit.py").write_text(text)
    found = Shell(tmp_path)
    path = os.pathsep.join(filter(None, (os.environ.get("PYTHONPATH"), str(site))))
    found.environment["PYTHONPATH"] = path
    return found


def test_other_games_work(shell: Shell) -> None:
    told = shell.run("--version")
    assert told.returncode == 0
    assert "Seasons: version" in told.stdout
    assert "SpellBook: version" in told.stdout
    for name, why in WRONG.items():
        said = [line for line in told.stderr.splitlines() if f"the game '{name}'" in line]
        assert len(said) == 1, told.stderr
        assert why in said[0]
        assert f"of the package plugin-{name}" in said[0]
    assert "a second game 'seasons', usurper.kit:KIT of the package plugin-seasons, is left out" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("name", WRONG)
def test_the_error_is_one_sentence(shell: Shell, name: str) -> None:
    done = shell.run("play", name)
    assert done.returncode == 2
    last = done.stderr.splitlines()[-1]
    assert last.startswith(f"sortilege: The game “{name}” cannot be played here: {name}.kit:KIT of the package")
    assert WRONG[name] in last


def test_a_server_offers_the_others(shell: Shell) -> None:
    script = "from sortilege.core.kits import kits; from sortilege.devtools.typescript import typescript; typescript()"
    done = subprocess.run(
        [sys.executable, "-c", script + "; print([one.name for one in kits()])"],
        env=shell.environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "['seasons', 'spellbook']"


@pytest.mark.parametrize("seats", [(0, 1), (2, MOST_SEATS + 1), (3, 2)])
def test_a_game_for_too_many_seats_is_refused(seats: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=f"Whist is for .*up to {MOST_SEATS} can play"):
        Options("Whist", seats, {}, {}, 0)


def test_a_default_is_the_first_value_unless_another_is_named() -> None:
    values = {"ties": ("shared", "split"), "deck": ("short", "long", "huge")}
    options = Options("Whist", (2,), values, {"ties": 0, "deck": 1}, 2, defaults={"deck": "long"})
    assert options.complete({}, 2) == {"ties": "shared", "deck": "long"}
    assert options.option_values() == {"ties": ("shared", "split"), "deck": ("long", "short", "huge")}
    assert list(options.numbers({"deck": "short"})) == [0, 0], "the order of the values still numbers them"
    assert list(options.numbers(options.complete({}, 2))) == [0, 1]
    assert options.words(options.numbers({"ties": "split", "deck": "huge"})) == {"ties": "split", "deck": "huge"}


@pytest.mark.parametrize("default", [{"deck": "tall"}, {"dock": "long"}])
def test_a_default_must_be_a_value(default: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="Whist has no option"):
        Options("Whist", (2,), {"deck": ("short", "long")}, {"deck": 0}, 1, defaults=default)
