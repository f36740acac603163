"""Every dependency is pinned with hashes, and the audit of advisories reports reliably."""

import contextlib
import importlib.util
import io
import itertools
import json
import re
import tomllib
import zipfile
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


def advisory(id: str, ecosystem: str, name: str, **affected: Any) -> dict[str, Any]:
    found = {"package": {"ecosystem": ecosystem, "name": name}, **affected}
    return {"id": id, "modified": "2026-01-02T03:04:05Z", "affected": [found]}


def spread(*events: dict[str, str], kind: str = "ECOSYSTEM") -> dict[str, Any]:
    return {"ranges": [{"type": kind, "events": list(events)}]}


HARMLESS = [
    advisory("PYSEC-0", "PyPI", "no-such-package", versions=["1"]),
    advisory("GHSA-0", "npm", "no-such-package", **spread({"introduced": "0"})),
]


def audited(folder: Path, *found: dict[str, Any], packed: bool = True) -> tuple[int, list[str]]:
    """Return the exit status and the lines of an audit against one file of advisories."""
    file = folder / ("all.zip" if packed else "all.json")
    if packed:
        with zipfile.ZipFile(file, "w") as archive:
            for one in found:
                archive.writestr(f"{one['id']}.json", json.dumps(one))
    else:
        file.write_text(json.dumps(found))
    tool, out = audit(), io.StringIO()
    with contextlib.redirect_stdout(out):
        code = tool.main([str(file)])
    return code, out.getvalue().splitlines()


def locked(ecosystem: str, name: str) -> str:
    packages = dict(audit().ECOSYSTEMS[ecosystem][3]())
    return str(packages[name])


@pytest.mark.parametrize("packed", [True, False])
def test_locked_packages_are_checked_against_advisory_files(tmp_path: Path, packed: bool) -> None:
    code, told = audited(tmp_path, *HARMLESS, packed=packed)
    assert code == 0
    assert [line.split(":")[0] for line in told] == ["Python", "Page"]
    assert all("no known weakness in the advisories up to 2026-01-02" in line for line in told)
    h11, svelte = locked("PyPI", "h11"), locked("npm", "svelte")
    weak = [advisory("PYSEC-1", "PyPI", "H11", versions=[h11]), advisory("GHSA-1", "npm", "svelte", versions=[svelte])]
    assert audited(tmp_path, *weak, packed=packed) == (
        1,
        [f"Python: h11 {h11}: PYSEC-1", f"Page: svelte {svelte}: GHSA-1"],
    )


@pytest.mark.parametrize(
    ("events", "weak"),
    [
        ([{"introduced": "0"}], True),
        ([{"introduced": "0"}, {"fixed": "0.0.1"}], False),
        ([{"introduced": "0"}, {"fixed": "999"}], True),
        ([{"introduced": "0"}, {"fixed": "HERE"}], False),
        ([{"introduced": "0"}, {"last_affected": "HERE"}], True),
        ([{"introduced": "HERE"}], True),
        ([{"introduced": "999"}], False),
        ([{"introduced": "0"}, {"fixed": "0.0.1"}, {"introduced": "0.0.2"}, {"fixed": "999"}], True),
        ([{"introduced": "0"}, {"fixed": "no version at all"}], True),
    ],
)
@pytest.mark.parametrize(("ecosystem", "name"), [("PyPI", "h11"), ("npm", "svelte")])
def test_ranges_of_advisories_are_followed(
    tmp_path: Path, ecosystem: str, name: str, events: list[dict[str, str]], weak: bool
) -> None:
    here = locked(ecosystem, name)
    placed = [{kind: here if value == "HERE" else value for kind, value in event.items()} for event in events]
    code, _ = audited(tmp_path, *HARMLESS, advisory("X-1", ecosystem, name, **spread(*placed)))
    assert code == int(weak)
    withdrawn = advisory("X-1", ecosystem, name, **spread(*placed)) | {"withdrawn": "2026-01-01T00:00:00Z"}
    assert audited(tmp_path, *HARMLESS, withdrawn)[0] == 0


def test_advisory_files_that_cannot_serve_are_no_success(tmp_path: Path) -> None:
    assert audited(tmp_path, HARMLESS[0])[0] == 3
    assert audited(tmp_path)[0] == 3
    for content in ("", "{}", "[1]", "noise", '{"affected": [{"package": {"ecosystem": "npm"}}]}'):
        (tmp_path / "odd").write_text(content)
        with contextlib.redirect_stdout(io.StringIO()):
            assert audit().main([str(tmp_path / "odd")]) == 3
    with contextlib.redirect_stdout(io.StringIO()):
        assert audit().main([str(tmp_path / "nothing")]) == 3


def test_versions_of_the_page_are_ordered() -> None:
    ordered = [
        "0",
        "0.9.9",
        "1.0.0-alpha",
        "1.0.0-alpha.1",
        "1.0.0-alpha.beta",
        "1.0.0-beta.2",
        "1.0.0-beta.11",
        "1.0.0",
    ]
    keys = [audit().page_version(one) for one in ordered]
    assert all(one < other for one, other in itertools.pairwise(keys))
