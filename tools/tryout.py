"""tryout.py compiled|uncompiled: plays, as people would, with the Sortilege installed beside the Python that runs this.

The version, stories, games in the terminal to their end, an arena, and a server whose page is loaded with all its
parts; without the extra `server`, what `sortilege` alone does instead.
Nothing but the standard library is used, and nothing of the tree: this also runs where a wheel was just built.
"""

import contextlib
import json
import os
import re
import subprocess
import sys
import tempfile
import urllib.request
from importlib.util import find_spec
from pathlib import Path

SORTILEGE = (sys.executable, "-P", "-m", "sortilege")
LONG = 600  # seconds; the uncompiled engine takes its time
ENOUGH = 3000  # answers: to the end of any game


def said(*words: str, typed: str = "") -> str:
    done = subprocess.run(
        [*SORTILEGE, *words], input=typed, capture_output=True, encoding="utf-8", timeout=LONG, check=False
    )
    if done.returncode:
        sys.exit(f"sortilege {' '.join(words)} ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr}")
    return done.stdout


def check(holds: object, what: str) -> None:
    if not holds:
        sys.exit(f"not so: {what}")
    print(f"  {what}", flush=True)


def play(kind: str) -> None:
    version = said("--version", "--lang", "en")
    check(("uncompiled" in version) == (kind == "uncompiled"), f"the engine is {kind}")
    check("all hold" in said("scenario", "examples"), "the examples of the rulebook hold")
    games = subprocess.check_output([sys.executable, "-Pc", "import sortilege; print(*sortilege.GAMES)"], text=True)
    for game in games.split():
        said("play", game, "--seed", "1", "--bot", "greedy", "--record", "record.json", typed="1\n" * ENOUGH)
        check("The game is over." in said("verify", "record.json"), f"a game of {game} comes to its end, and verifies")
    arena = json.loads(said("arena", "--bots", "greedy,random", "--games", "4", "--json", "--out", "arena"))
    check(len(arena["results"]["bots"]) == 2 and Path("arena/report.html").exists(), "bots play against each other")


def alone() -> None:
    told = said("--lang", "en")
    check("pip install 'sortilege[server]'" in told and "Alex" in told, "alone, it plays and says how to get the table")


def serve() -> None:
    words = [*SORTILEGE, "serve", "--port", "0", "--database", "tables.db", "--lang", "en"]
    with Path("log").open("w") as log, subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True) as server:
        try:
            assert server.stdout
            found = re.search(r"http://\S+/", server.stdout.readline())
            check(found, "a server starts")
            assert found
            page = loaded(found[0]).decode()
            check("<title>Sortilege</title>" in page, "it answers with the page")
            parts = re.findall(r'(?:src|href)="\.?/?([^"]+)"', page)
            check(len(parts) > 2 and all(loaded(found[0] + part) for part in parts), f"and its {len(parts)} parts")
        finally:
            server.terminate()


def loaded(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return bytes(answer.read())


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, contextlib.chdir(folder):
        os.environ |= {"PYTHONUTF8": "1", "XDG_DATA_HOME": folder, "LC_ALL": "C"}
        play(sys.argv[1])
        serve() if find_spec("litestar") else alone()


if __name__ == "__main__":
    main()
