"""release.py [TAG]: tag this version for .github/workflows/release.yml to publish; refuses with one sentence.

make release                        check everything and create the tag
python tools/release.py v1.2.3      only check that the tag fits; run where it is checked out
"""

import datetime
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from project_url import UNKNOWN_HOME, home_url


class ReleaseRefused(Exception):
    """Why this cannot be released, in one sentence."""


def git(*words: str) -> str:
    return subprocess.run(["git", *words], capture_output=True, text=True, check=True).stdout.strip()


def version() -> str:
    """Return the version, which two files state."""
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))
    found = str(project["project"]["version"])
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", found):
        raise ReleaseRefused(f"pyproject.toml has the version {found}, which is not of the form 1.2.3 or 1.2.3rc1")
    stated = re.search(r'^__version__ = "(.*)"$', Path("src/sortilege/__init__.py").read_text("utf-8"), re.MULTILINE)
    if not stated or stated[1] != found:
        raise ReleaseRefused(
            f"pyproject.toml says {found} and src/sortilege/__init__.py {stated[1] if stated else 'nothing'}"
        )
    if not home_url():
        raise ReleaseRefused(UNKNOWN_HOME)
    return found


def check_changelog(found: str) -> None:
    """Check that the first section is this version's, with a date and content."""
    sections = re.findall(r"^## (.*)\n((?:(?!## ).*\n?)*)", Path("CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    while sections and sections[0][0] == "Unreleased" and not sections[0][1].strip():
        del sections[0]
    head, text = sections[0] if sections else ("nothing", "")
    dated = re.fullmatch(rf"{re.escape(found)} – (\d{{4}}-\d\d-\d\d)", head)
    if not dated:
        raise ReleaseRefused(f"CHANGELOG.md begins with “{head}” instead of “{found} – {datetime.date.today()}”")
    if not text.strip():
        raise ReleaseRefused(f"CHANGELOG.md says nothing of {found}")


def check_tree(tag: str) -> None:
    """Check that everything is committed and that this version was not released before."""
    if git("status", "--porcelain"):
        raise ReleaseRefused("there are changes that are not committed")
    if git("tag", "--list", tag):
        raise ReleaseRefused(f"the tag {tag} exists already: a new release needs a new version")
    before = [name for name in git("tag", "--list", "v*", "--sort=-version:refname").splitlines() if name]
    if before and git("tag", "--list", "--no-contains", "HEAD", before[0]) == "":
        raise ReleaseRefused(f"this commit is released already, as {before[0]}")


def main(given: list[str]) -> int:
    try:
        found = version()
        check_changelog(found)
        if given:
            if given != [f"v{found}"]:
                raise ReleaseRefused(f"the tag is {given[0]}, and the version {found}")
        else:
            check_tree(f"v{found}")
            git("tag", "--annotate", f"v{found}", "--message", f"Sortilege {found}")
            print(f"Tagged v{found}; `git push origin v{found}` publishes it.")
    except ReleaseRefused as why:
        print(f"not released: {why}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
