"""The package for browsers: converted files keep their content, and playing needs nothing else."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from sortilege.core.kits import GAMES, folder
from sortilege.core.packaged_yaml import convert, parse_yaml
from sortilege.stories.parser import read_yaml

HERE = Path(__file__).parent
TOOLS = HERE.parent.parent / "tools"


@pytest.mark.parametrize("game", GAMES)
def test_yaml_converted_to_json_is_equal(game: str, tmp_path: Path) -> None:
    place = Path(str(folder(game)))
    plain = [place / "rulings.yaml", place / "chapters.yaml"]
    told = [*sorted((place / "stories").glob("*.yaml"))[:3], *sorted((place / "puzzles").glob("*.yaml"))[:1]]
    assert all(file.is_file() for file in plain)
    assert len(told) == 4
    for file in plain:
        found = parse_yaml(file.read_text(encoding="utf-8"))
        assert found
        assert parse_yaml(convert(found)) == found
    for file in told:
        found = read_yaml(file)
        (tmp_path / file.name).write_text(convert(found), encoding="utf-8")
        assert found
        assert read_yaml(tmp_path / file.name) == found


def test_whole_games_need_only_the_browser_package(tmp_path: Path) -> None:
    gather = "import sys; from pathlib import Path; from browser_package import gather; gather(Path(sys.argv[1]), [])"
    subprocess.run([sys.executable, "-c", gather, tmp_path / "engine"], check=True, cwd=TOOLS)
    command = [sys.executable, "-I", str(HERE / "play_packaged_games.py"), str(tmp_path / "engine"), *GAMES]
    played = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    for choices, ending in json.loads(played).values():
        assert choices > 10
        assert ending == "finished"
