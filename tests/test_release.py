"""A release needs a matching version, changelog and tag; otherwise one sentence refuses it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml

TOOL = Path(__file__).parent.parent / "tools/release.py"
PROJECT = '[project]\nversion = "1.2.0"\n[tool.sortilege]\nhome = "https://example.org/sortilege"\n'
UNSAID = "the place where the source is published is unknown: set home in pyproject.toml"
CHANGES = "# Changelog\n\n## Unreleased\n\n## 1.2.0 – 2026-11-16\n\n- All is new.\n\n## 1.1.0 – 2026-01-01\n\n- More.\n"


class Project:
    def __init__(self, at: Path) -> None:
        self.at = at
        self.git("init", "--quiet")
        (at / "src/sortilege").mkdir(parents=True)
        self.write("pyproject.toml", PROJECT)
        self.write("src/sortilege/__init__.py", '__version__ = "1.2.0"\n')
        self.write("CHANGELOG.md", CHANGES)

    def git(self, *words: str) -> str:
        who = {f"GIT_{role}_{what}": "a@example.org" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        return subprocess.check_output(["git", *words], cwd=self.at, env=os.environ | who, text=True)

    def write(self, file: str, text: str) -> None:
        (self.at / file).write_text(text, "utf-8")
        self.git("add", ".")
        self.git("commit", "--quiet", "--message", file)

    def release(self, *words: str) -> str:
        """Return what the command prints: nothing after a check, a refusal, or that it is done."""
        who = {"GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.org"}
        command = [sys.executable, str(TOOL), *words]
        done = subprocess.run(command, cwd=self.at, env=os.environ | who, capture_output=True, encoding="utf-8")
        assert (done.returncode == 0) == (done.stderr == "")
        assert done.stderr.count("\n") <= 1
        return done.stdout or done.stderr

    def home(self, **settings: str) -> str:
        command = [sys.executable, str(TOOL.with_name("project_url.py"))]
        return subprocess.check_output(command, cwd=self.at, env=os.environ | settings, text=True).strip()

    def dist(self, **settings: str) -> str:
        """Return what `make dist` prints before it builds; a stub Python keeps it from building."""
        (self.at / "tools").mkdir(exist_ok=True)
        for name in ("dist.sh", "project_url.py"):
            shutil.copy(TOOL.with_name(name), self.at / "tools")
        python = self.at / "tools/python"
        python.write_text(f'#!/bin/sh\n[ "$1" = tools/project_url.py ] && exec "{sys.executable}" "$@"\n', "utf-8")
        python.chmod(0o755)
        done = subprocess.run(
            ["tools/dist.sh", "tools/python"], cwd=self.at, env=os.environ | settings, capture_output=True, text=True
        )
        assert done.returncode != 0
        assert done.stdout == ""
        assert done.stderr.count("\n") <= 1
        return done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_a_consistent_release_is_tagged_once(project: Project) -> None:
    assert project.release("v1.2.0") == ""
    assert "git push origin v1.2.0" in project.release()
    assert project.git("tag", "--list") == "v1.2.0\n"
    assert "exists already" in project.release()
    project.write("src/sortilege/__init__.py", '__version__ = "1.2.1"\n')
    project.write("pyproject.toml", PROJECT.replace("1.2.0", "1.2.1"))
    assert "“1.2.1 – " in project.release()
    project.write("CHANGELOG.md", CHANGES.replace("1.2.0", "1.2.1"))
    project.git("tag", "v1.2.2")
    assert "released already, as v1.2.2" in project.release()


@pytest.mark.parametrize(
    ("remote", "known"),
    [
        ("https://example.org/ann/sortilege.git", "https://example.org/ann/sortilege"),
        ("https://ann:secret@example.org/ann/sortilege", "https://example.org/ann/sortilege"),
        ("git@example.org:ann/sortilege.git", "https://example.org/ann/sortilege"),
        ("ssh://git@example.org:2222/ann/sortilege.git/", "https://example.org/ann/sortilege"),
        ("/srv/git/sortilege.git", ""),
        ("http://127.0.0.1:8000/sortilege", ""),
    ],
)
def test_the_remote_is_the_default_home(project: Project, remote: str, known: str) -> None:
    project.write("pyproject.toml", PROJECT.replace("https://example.org/sortilege", ""))
    project.git("remote", "add", "origin", remote)
    assert project.home() == known
    assert (UNSAID in project.release("v1.2.0")) == (known == "")
    assert (UNSAID in project.dist()) == (known == "")
    assert UNSAID not in project.dist(SORTILEGE_HOME="https://example.org/bob/")
    assert project.home(SORTILEGE_HOME="https://example.org/bob/") == "https://example.org/bob"
    project.write("pyproject.toml", PROJECT)
    assert project.home(SORTILEGE_HOME="https://example.org/bob") == "https://example.org/sortilege"


def test_the_workflow_says_where_it_runs() -> None:
    jobs = yaml.safe_load((TOOL.parent.parent / ".github/workflows/release.yml").read_text("utf-8"))["jobs"]
    assert jobs["source"]["env"]["SORTILEGE_HOME"] == "${{ github.server_url }}/${{ github.repository }}"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda one: one.write("pyproject.toml", PROJECT.replace("1.2.0", "1.3.0")), "says 1.3.0 and"),
        (lambda one: one.write("pyproject.toml", PROJECT.replace("1.2.0", "next")), "not of the form"),
        (lambda one: one.write("pyproject.toml", PROJECT.replace("https://example.org/sortilege", "")), UNSAID),
        (lambda one: one.write("CHANGELOG.md", CHANGES.replace("## 1.2.0", "## 1.2")), "begins with “1.2 "),
        (lambda one: one.write("CHANGELOG.md", CHANGES.replace("ed\n\n", "ed\n\n- More.\n\n", 1)), "“Unreleased”"),
        (lambda one: one.write("CHANGELOG.md", CHANGES.replace("- All is new.", "")), "says nothing of 1.2.0"),
        (lambda one: (one.at / "more.txt").touch(), "not committed"),
    ],
)
def test_an_inconsistent_release_is_refused(project: Project, change: Callable[[Project], None], why: str) -> None:
    change(project)
    assert why in project.release()
    assert project.git("tag", "--list") == ""


def test_the_published_tag_is_the_version(project: Project) -> None:
    assert "the tag is v1.2.1, and the version 1.2.0" in project.release("v1.2.1")
