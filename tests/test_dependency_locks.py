"""Every dependency is pinned with hashes, and the audit of advisories reports reliably."""

import importlib.util
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = ("requirements.lock", "requirements-server.lock")
ENTRY = re.compile(r"^([a-z0-9-]+)==(\S+)( ; [^\\]+)?((?: \\\n    --hash=sha256:[0-9a-f]{64})+)\n", re.M)


def entries(lock: str) -> dict[str, str]:
    """Return the versions by name; some depend on the Python version."""
    told: dict[str, str] = {}
    for found in ENTRY.finditer((ROOT / lock).read_text()):
        told[found[1]] = told.get(found[1], "") + found[0]
    return told


def named(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return re.sub(r"[._-]+", "-", found[0]).lower()


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_hashes_for_everything_and_no_index(lock: str) -> None:
    text = (ROOT / lock).read_text()
    comment, _, rest = text.partition("\n")
    assert comment.startswith("# ")
    assert "".join(entries(lock).values()) == rest
    assert "://" not in text


def test_both_locks_have_the_same_versions() -> None:
    everything, server = (entries(lock) for lock in LOCKS)
    assert server.items() <= everything.items()


def test_the_locks_satisfy_the_projects_requirements() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    extras = project["project"]["optional-dependencies"]
    both = [*project["project"]["dependencies"], *extras["server"], *project["build-system"]["requires"]]
    everything, server = (entries(lock) for lock in LOCKS)
    assert {named(one) for one in both} <= server.keys()
    assert {named(one) for one in both + extras["dev"]} - {"sortilege"} <= everything.keys()


def audit() -> Any:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit_dependencies.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        ('{"dependencies": [{"name": "h11", "version": "0.16.0", "vulns": []}]}', 0),
        ('{"dependencies": [{"name": "h11", "version": "0.1", "vulns": [{"id": "PYSEC-1"}]}]}', 1),
        ('{"dependencies": [{"name": "h11", "skip_reason": "not found"}]}', 3),
        ('{"dependencies": []}', 3),
        ("", 3),
        ("null", 3),
    ],
)
def test_an_incomplete_audit_is_no_success(told: str, verdict: int) -> None:
    assert audit().python_verdict(told)[0] == verdict


@pytest.mark.parametrize(
    ("told", "verdict"),
    [
        ('{"vulnerabilities": {}, "metadata": {"dependencies": {"total": 90}}}', 0),
        ('{"vulnerabilities": {"vite": {"severity": "high"}}, "metadata": {"dependencies": {"total": 90}}}', 1),
        ('{"message": "405 Method Not Allowed"}', 3),
        ("", 3),
    ],
)
def test_an_incomplete_audit_of_the_page_is_no_success(told: str, verdict: int) -> None:
    assert audit().page_verdict(told)[0] == verdict


def test_every_action_is_pinned_by_its_commit() -> None:
    """A tag can be moved to other code; the version stands beside the commit as a comment."""
    workflows = sorted((ROOT / ".github/workflows").glob("*.yml"))
    used = [found for one in workflows for found in re.findall(r"uses: *(.*)", one.read_text("utf-8"))]
    assert used
    for one in used:
        assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one), one
