"""audit_dependencies.py [FILE…]: check for known vulnerabilities. Exits with 0: none, 1: some, 3: not all checked.

Without a file, the advisories come from the package indexes. An index that does not answer or does not know our
packages is reported and does not count as success. Files hold advisories in the OSV format, as osv.dev publishes them
for each ecosystem (PyPI/all.zip and npm/all.zip), or a single one or a list as JSON; then nothing is asked over the
network. An ecosystem about which the files say nothing does not count as success.
"""

import json
import re
import subprocess
import sys
import tempfile
import venv
import zipfile
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from packaging.version import Version

ROOT = Path(__file__).parent.parent
NONE, SOME, NO_ANSWER = 0, 1, 3


def python_verdict(output: str) -> tuple[int, list[str]]:
    """Evaluate pip-audit's JSON for requirements.lock."""
    try:
        rows: list[dict[str, Any]] = json.loads(output)["dependencies"]
    except (ValueError, KeyError, TypeError):
        return NO_ANSWER, ["Python: the advisory service could not be reached"]
    found = [f"Python: {row['name']} {row['version']}: {one['id']}" for row in rows for one in row.get("vulns", ())]
    unknown = [row["name"] for row in rows if "skip_reason" in row]
    if found:
        return SOME, found
    if unknown or not rows:
        return NO_ANSWER, [f"Python: the advisory service does not know {len(unknown)} of {len(rows)} packages"]
    return NONE, [f"Python: {len(rows)} packages, no known weakness"]


def page_verdict(output: str) -> tuple[int, list[str]]:
    """Evaluate npm audit's JSON for web/package-lock.json."""
    try:
        report = json.loads(output)
        weak, about = report["vulnerabilities"], report["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return NO_ANSWER, ["Page: the advisory service could not be reached"]
    if weak:
        return SOME, [f"Page: {name}: {one['severity']}" for name, one in weak.items()]
    return NONE, [f"Page: {about} packages, no known weakness"]


def output_of(*command: str) -> str:
    """Run a command and return its standard output; its standard error could contradict ours."""
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    return subprocess.run(command, cwd=ROOT, text=True, check=False, **how).stdout


def python_packages() -> set[tuple[str, str]]:
    """Return the names and versions of both Python lock files."""
    found = set[tuple[str, str]]()
    for lock in ("requirements.lock", "requirements-server.lock"):
        found |= set(re.findall(r"^([\w.-]+)==([^\s;]+)", (ROOT / lock).read_text(), flags=re.MULTILINE))
    return {(python_name(name), version) for name, version in found}


def page_packages() -> set[tuple[str, str]]:
    """Return the names and versions of the page's lock file."""
    rows: dict[str, dict[str, Any]] = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    return {
        (row.get("name", place.rpartition("node_modules/")[2]), row["version"]) for place, row in rows.items() if place
    }


def python_name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def page_version(version: str) -> tuple[Any, ...]:
    """Return a sort key of a semantic version: a pre-release comes before its release."""
    found = re.fullmatch(r"v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-([\w.-]+))?(?:\+[\w.-]+)?", version)
    if not found:
        raise ValueError(version)
    before = [(0, int(one), "") if one.isdigit() else (1, 0, one) for one in (found[4] or "").split(".") if one]
    return *(int(one or 0) for one in found.groups()[:3]), not before, before


# Each ecosystem by its name in the OSV format: our title, how names are written, the sort key of versions, packages.
ECOSYSTEMS: dict[str, tuple[str, Callable[[str], str], Callable[[str], Any], Callable[[], set[tuple[str, str]]]]] = {
    "PyPI": ("Python", python_name, Version, python_packages),
    "npm": ("Page", str, page_version, page_packages),
}


def advisories(path: Path) -> Iterator[dict[str, Any]]:
    """Yield the advisories of a ZIP or JSON file; raises ValueError or OSError for any other file."""
    if zipfile.is_zipfile(path):
        with zipfile.ZipFile(path) as archive:
            for name in archive.namelist():
                if name.endswith(".json"):
                    yield json.loads(archive.read(name))
    else:
        found = json.loads(path.read_text(encoding="utf-8"))
        yield from found if isinstance(found, list) else [found]


def is_affected(affected: dict[str, Any], version: str, key: Callable[[str], Any]) -> bool:
    """Return whether an entry of an advisory names this version; where versions cannot be compared, it does."""
    if version in affected.get("versions", ()):
        return True
    for spread in affected.get("ranges", ()):
        if spread.get("type") == "GIT":
            continue
        try:
            if is_in_range(spread.get("events", ()), key(version), key):
                return True
        except ValueError:
            return True  # better a false alarm than a missed weakness
    return not affected.get("versions") and not affected.get("ranges")


def is_in_range(events: list[dict[str, str]], at: Any, key: Callable[[str], Any]) -> bool:
    """Follow the events of a range, in the order of their versions, up to this one."""
    inside = False
    steps = [(kind, value) for event in events for kind, value in event.items()]
    for kind, value in sorted(steps, key=lambda step: (step[1] != "0", key("0") if step[1] == "0" else key(step[1]))):
        if kind == "introduced" and (value == "0" or key(value) <= at):
            inside = True
        elif (kind == "fixed" and key(value) <= at) or (kind == "last_affected" and key(value) < at):
            inside = False
    return inside


def file_verdicts(paths: list[Path]) -> list[tuple[int, list[str]]]:
    """Compare every locked package with the advisories of these files, for each ecosystem."""
    known: dict[str, dict[str, list[tuple[str, dict[str, Any]]]]] = {name: defaultdict(list) for name in ECOSYSTEMS}
    latest = ""
    for path in paths:
        try:
            for one in advisories(path):
                latest = max(latest, str(one.get("modified", "")))
                if one.get("withdrawn"):
                    continue
                for affected in one.get("affected", ()):
                    package = affected.get("package", {})
                    if package.get("ecosystem") in known:
                        name = ECOSYSTEMS[package["ecosystem"]][1](package["name"])
                        known[package["ecosystem"]][name].append((str(one["id"]), affected))
        except (OSError, ValueError, LookupError, AttributeError, TypeError, zipfile.BadZipFile) as error:
            return [(NO_ANSWER, [f"{path}: these are not advisories in the OSV format ({error})"])]
    return [ecosystem_verdict(name, known[name], latest) for name in ECOSYSTEMS]


def ecosystem_verdict(
    ecosystem: str, known: dict[str, list[tuple[str, dict[str, Any]]]], latest: str
) -> tuple[int, list[str]]:
    title, _, key, packages = ECOSYSTEMS[ecosystem]
    if not known:
        return NO_ANSWER, [f"{title}: the files hold no advisories about {ecosystem}"]
    ours = sorted(packages())
    found = [
        f"{title}: {name} {version}: {id}"
        for name, version in ours
        for id in sorted({id for id, affected in known.get(name, ()) if is_affected(affected, version, key)})
    ]
    if found:
        return SOME, found
    return NONE, [
        f"{title}: {len(ours)} packages, no known weakness in the advisories up to {latest[:10] or 'an unknown day'}"
    ]


def main(files: list[str]) -> int:
    verdicts = file_verdicts([Path(file) for file in files]) if files else index_verdicts()
    for _, lines in verdicts:
        print(*lines, sep="\n")
    return next((code for code in (SOME, NO_ANSWER) if code in [code for code, _ in verdicts]), NONE)


def index_verdicts() -> list[tuple[int, list[str]]]:
    """Ask the package indexes."""
    with tempfile.TemporaryDirectory() as place:
        venv.create(place, with_pip=True)
        python = f"{place}/bin/python"
        output_of(python, "-m", "pip", "--disable-pip-version-check", "--quiet", "install", "pip-audit")
        how = ("--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json")
        ours = output_of(python, "-m", "pip_audit", "--requirement", "requirements.lock", *how)
    theirs = output_of("tools/build-page.sh", "audit", sys.executable)
    return [python_verdict(ours), page_verdict(theirs[theirs.find("{") :])]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
