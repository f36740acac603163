"""What the documents point at is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text()):
        file, _, anchor = target.partition("#")
        there = (path.parent / file).resolve() if file else path
        assert target.startswith("http") or there.exists(), f"{path.name}: {target}"
        if anchor:
            heads = re.findall(r"^#+ (.+)$", there.read_text(), flags=re.MULTILINE)
            assert anchor in {re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-") for head in heads}, target


def test_every_promise_of_security_names_tests_that_there_are() -> None:
    named = set(re.findall(r"`(test_\w+)`", (ROOT / "SECURITY.md").read_text()))
    assert len(named) > 15
    assert [name for name in sorted(named) if not (ROOT / f"tests/server/{name}.py").exists()] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_commands_of_ours_that_are_named_exist(path: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE))
    for name in re.findall(r"`make ([a-z-]+)", path.read_text()):
        assert name in targets, f"{path.name}: make {name}"
    for module in re.findall(r"python -m ((?:tests|benchmarks|tools)[\w.]*)", path.read_text()):
        at = ROOT / module.replace(".", "/")
        assert at.with_suffix(".py").exists() or (at / "__main__.py").exists(), f"{path.name}: python -m {module}"
