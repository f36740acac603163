"""check_install.py compiled|uncompiled: use the Sortilege installed beside this Python as people would.

Checks the version, stories, whole games in the terminal, an arena, and a server whose page is loaded with all its
parts; without the extra `server`, what `sortilege` alone does instead. Uses only the standard library and nothing of
the tree, because it also runs where a wheel was just built.
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
TIMEOUT_SECONDS = 600  # the uncompiled engine is slow
MAX_ANSWERS = 3000  # answers; enough for any game


def run(*words: str, typed: str = "") -> str:
    done = subprocess.run(
        [*SORTILEGE, *words], input=typed, capture_output=True, encoding="utf-8", timeout=TIMEOUT_SECONDS, check=False
    )
    if done.returncode:
        sys.exit(f"sortilege {' '.join(words)} ended with {done.returncode}: {done.stdout[-2000:]}{done.stderr}")
    return done.stdout


def check(holds: object, what: str) -> None:
    if not holds:
        sys.exit(f"not so: {what}")
    print(f"  {what}", flush=True)


def play(kind: str) -> None:
    version = run("--version", "--lang", "en")
    check(("uncompiled" in version) == (kind == "uncompiled"), f"the engine is {kind}")
    check("all hold" in run("scenario", "examples"), "the examples of the rulebook hold")
    games = subprocess.check_output([sys.executable, "-Pc", "import sortilege; print(*sortilege.GAMES)"], text=True)
    for game in games.split():
        run("play", game, "--seed", "1", "--bot", "greedy", "--record", "record.json", typed="1\n" * MAX_ANSWERS)
        check("The game is over." in run("verify", "record.json"), f"a game of {game} comes to its end, and verifies")
    arena = json.loads(run("arena", "--bots", "greedy,random", "--games", "4", "--json", "--out", "arena"))
    check(len(arena["results"]["bots"]) == 2 and Path("arena/report.html").exists(), "bots play against each other")


def check_without_server() -> None:
    output = run("--lang", "en")
    check(
        "pip install 'sortilege[server]'" in output and "Alex" in output,
        "without the server, it plays and says how to get it",
    )


def check_server() -> None:
    words = [*SORTILEGE, "serve", "--port", "0", "--database", "tables.db", "--lang", "en"]
    with Path("log").open("w") as log, subprocess.Popen(words, stdout=subprocess.PIPE, stderr=log, text=True) as server:
        try:
            assert server.stdout
            found = re.search(r"http://\S+/", server.stdout.readline())
            check(found, "a server starts")
            assert found
            page = fetch(found[0]).decode()
            check("<title>Sortilege</title>" in page, "it answers with the page")
            parts = re.findall(r'(?:src|href)="\.?/?([^"]+)"', page)
            check(len(parts) > 2 and all(fetch(found[0] + part) for part in parts), f"and its {len(parts)} parts")
        finally:
            server.terminate()


def fetch(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return bytes(answer.read())


def main() -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, contextlib.chdir(folder):
        os.environ |= {"PYTHONUTF8": "1", "XDG_DATA_HOME": folder, "LC_ALL": "C"}
        play(sys.argv[1])
        check_server() if find_spec("litestar") else check_without_server()


if __name__ == "__main__":
    main()
