"""project_url.py: print where the source is published: from pyproject.toml, SORTILEGE_HOME or the remote `origin`.

If none of them says, a warning about archives goes to standard error. setup.py, release.py and docs_site.py use it.
Outside a checkout nothing is guessed: a source distribution records its origin itself, and a repository around it
belongs to another project.
"""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

# https://HOST/NAME.git, ssh://git@HOST:22/NAME.git or git@HOST:NAME.git, without the user or the ssh port.
REMOTE = re.compile(
    r"(?:https://(?:[^/@]+@)?([^/@]+)|ssh://(?:[^/@]+@)?([^/@:]+)(?::\d+)?|[^/@:]+@([^/@:]+):)/?([^:@]+?)(?:\.git)?/?"
)

UNKNOWN_HOME = (
    "the place where the source is published is unknown: set home in pyproject.toml, "
    "or SORTILEGE_HOME, or a remote `origin`"
)


def home_url(at: Path = Path()) -> str:
    """Return the URL without a trailing slash; empty if unknown."""
    project = tomllib.loads((at / "pyproject.toml").read_text("utf-8"))
    url = str(project["tool"]["sortilege"]["home"])
    if not url and (at / ".git").exists():
        url = os.environ.get("SORTILEGE_HOME", "") or web_address(origin(at))
    return url.rstrip("/")


def origin(at: Path) -> str:
    """Return the checkout's remote; empty without a remote or without git."""
    ask = ["git", "-C", str(at), "config", "--get", "remote.origin.url"]
    try:
        return subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def web_address(remote: str) -> str:
    """Convert a remote to a web address; empty for local folders and unreachable addresses."""
    found = REMOTE.fullmatch(remote)
    return f"https://{found[1] or found[2] or found[3]}/{found[4]}" if found else ""


if __name__ == "__main__":
    print(found := home_url())
    if not found:
        print(f"{UNKNOWN_HOME}; without it, archives have no links and an index shows no pictures", file=sys.stderr)
