"""Mutation of the code itself: the rules of every game are changed in one place at a time, and something must notice.

The work is done by `code_hunter`, in a process of its own that has the uncompiled package.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from sortilege.core.errors import BadStory
from sortilege.devtools.mutation.code_mutants import CodeMutant

# How the names of golden records, and of games on which promises are kept, begin.
RECORD = "record"
PROMISE = "promise"


@dataclass(frozen=True)
class Order:
    """Which changes to try, and on what."""

    workers: int
    sample: int | None = None  # so many of them, always the same; all when None
    places: list[str] = field(default_factory=list)  # only functions whose place has one of these words
    stories: list[str] = field(default_factory=list)  # files of stories; all when empty
    records: list[str] = field(default_factory=list)  # files of golden records
    promises: str = ""  # a module whose `promises()` are games on which promises are kept, by name
    games: int = 12  # by chance, of each game: for what nothing else notices


@dataclass(frozen=True)
class Verdict:
    """A change, and what noticed it: a story, a record, a promise or a game by chance; empty when nothing did."""

    mutant: CodeMutant
    noticed_by: str
    pinned: bool  # a story, a record or a promise says how it is to be; a game by chance only went another way


def hunt_code(
    order: Order, begin: Callable[[int], object] = int, progress: Callable[[int], object] = int
) -> list[Verdict]:
    """Every change with its verdict. `begin` hears how many there are, `progress` how many more are done."""
    if not hasattr(os, "fork"):
        raise BadStory("changes of the code are tried in forks of a process, which this system does not have")
    command = [
        sys.executable,
        "-m",
        "sortilege.devtools.mutation.uncompiled",
        "sortilege.devtools.mutation.code_hunter",
    ]
    verdicts = []
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as hunter:
        assert hunter.stdin is not None
        assert hunter.stdout is not None
        hunter.stdin.write(msgspec.json.encode(order))
        hunter.stdin.close()
        begin(int(hunter.stdout.readline() or 0))
        for line in hunter.stdout:
            verdicts.append(msgspec.json.decode(line, type=Verdict))
            progress(1)
    if hunter.returncode:
        raise BadStory("the search for changes has broken off; its last words stand above")
    return sorted(verdicts, key=lambda verdict: (verdict.mutant.module, verdict.mutant.number))
