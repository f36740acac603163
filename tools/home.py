"""home.py: prints where the source is published: pyproject.toml says it, or SORTILEGE_HOME, or the remote `origin`.

Where none of them does, it prints what that means for archives, on the side. setup.py, release.py and site.py ask here.
Outside of a checkout nothing is guessed: a source distribution says itself where it comes from, and whatever repository
it was unpacked in is somebody else's.
"""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

# https://HOST/NAME.git, ssh://git@HOST:22/NAME.git or git@HOST:NAME.git; without whoever logs in, or the port of ssh.
REMOTE = re.compile(
    r"(?:https://(?:[^/@]+@)?([^/@]+)|ssh://(?:[^/@]+@)?([^/@:]+)(?::\d+)?|[^/@:]+@([^/@:]+):)/?([^:@]+?)(?:\.git)?/?"
)

UNSAID = (
    "nobody has said where the source is published: set home in pyproject.toml, or SORTILEGE_HOME, or a remote `origin`"
)


def home(at: Path = Path()) -> str:
    """The address, without a slash at its end; empty where nobody knows it."""
    project = tomllib.loads((at / "pyproject.toml").read_text("utf-8"))
    told = str(project["tool"]["sortilege"]["home"])
    if not told and (at / ".git").exists():
        told = os.environ.get("SORTILEGE_HOME", "") or web(origin(at))
    return told.rstrip("/")


def origin(at: Path) -> str:
    """The remote that a checkout came from; empty where it has none, or where there is no git."""
    ask = ["git", "-C", str(at), "config", "--get", "remote.origin.url"]
    try:
        return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def web(remote: str) -> str:
    """The page of a remote; none where it is a folder, or nothing that everybody could reach."""
    found = REMOTE.fullmatch(remote)
    return f"https://{found[1] or found[2] or found[3]}/{found[4]}" if found else ""


if __name__ == "__main__":
    print(found := home())
    if not found:
        print(f"{UNSAID}; without it, archives have no links and an index shows no pictures", file=sys.stderr)
