"""Mutation of the code: change the rules of every game in one place at a time; some test must fail.

`code_mutant_runner` does the work, in a separate process with the uncompiled package.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from sortilege.core.errors import BadStory
from sortilege.devtools.mutation.code_mutants import CodeMutant

# Prefixes of the names of golden records and of the games that check promises.
RECORD = "record"
PROMISE = "promise"


@dataclass(frozen=True)
class MutationPlan:
    """Which changes to try, and on what."""

    workers: int
    sample: int | None = None  # how many changes, always the same ones; None for all
    places: list[str] = field(default_factory=list)  # only functions whose place contains one of these words
    stories: list[str] = field(default_factory=list)  # story files; all when empty
    records: list[str] = field(default_factory=list)  # files of golden records
    promises: str = ""  # a module whose `promises()` returns games that check promises, by name
    games: int = 12  # random games of each game, for changes that nothing else detects


@dataclass(frozen=True)
class CodeVerdict:
    """A change, and what detected it: a story, record, promise or random game; empty if nothing did."""

    mutant: CodeMutant
    noticed_by: str
    pinned: bool  # detected by a story, record or promise; a random game only ran differently


def hunt_code(
    order: MutationPlan, begin: Callable[[int], object] = int, progress: Callable[[int], object] = int
) -> list[CodeVerdict]:
    """Try every change and return the verdicts. `begin` receives their number, `progress` each step."""
    if not hasattr(os, "fork"):
        raise BadStory("changes of the code are tried in forks of a process, which this system does not have")
    command = [
        sys.executable,
        "-m",
        "sortilege.devtools.mutation.source_runner",
        "sortilege.devtools.mutation.code_mutant_runner",
    ]
    verdicts = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as runner:
        assert runner.stdin is not None
        assert runner.stdout is not None
        runner.stdin.write(msgspec.json.encode(order))
        runner.stdin.close()
        begin(int(runner.stdout.readline() or 0))
        for line in runner.stdout:
            verdicts.append(msgspec.json.decode(line, type=CodeVerdict))
            progress(1)
    if runner.returncode:
        raise BadStory("the search for changes has broken off; its last words stand above")
    return sorted(verdicts, key=lambda verdict: (verdict.mutant.module, verdict.mutant.number))
