"""Find what detects each change of the code; runs in a process with the uncompiled package.

Reads a `MutationPlan` from standard input and writes one verdict per line, as JSON. Every change is tried in a fork of
this process, which has read all stories and knows which of them reach which line.
"""

import hashlib
import importlib
import signal
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, TypeVar

import msgspec

from sortilege.core import record as records
from sortilege.core.kits import GAMES, kit
from sortilege.devtools.mutation.code_mutants import CodeMutant
from sortilege.devtools.mutation.code_mutation_process import PROMISE, RECORD, CodeVerdict, MutationPlan
from sortilege.devtools.mutation.forked_jobs import in_forks
from sortilege.devtools.mutation.known_mutants import engine_sources, load_known_mutants
from sortilege.devtools.mutation.whole_games import random_game_steps, replay_steps
from sortilege.stories.parser import read_stories
from sortilege.stories.rotation import can_rotate, rotate
from sortilege.stories.runner import run_story
from sortilege.stories.story import Story

R = TypeVar("R")

STORY_LIMIT_SECONDS = 1.0  # CPU time a story may take; real ones take a hundredth
GAME_LIMIT_SECONDS = 60.0  # CPU time a game may take; real ones take one or two seconds
MAX_REMEMBERED_STORIES = 8  # per function: the stories that detected its latest changes


class TimeLimitExceeded(BaseException):
    """The run exceeded its CPU time. Not an Exception, so that no story handles it."""


def raise_time_limit(number: int, frame: FrameType | None) -> None:
    raise TimeLimitExceeded


def start_time_limit(seconds: float) -> None:
    signal.signal(signal.SIGVTALRM, raise_time_limit)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)


def function_of(mutant: CodeMutant) -> FunctionType:
    place: Any = importlib.import_module(mutant.module)
    for name in mutant.function.split("."):
        place = vars(place)[name]
    function = place.fget if isinstance(place, property) else place
    assert isinstance(function, FunctionType)
    return function


def trace_lines(run: Callable[[], R], codes: set[CodeType]) -> tuple[set[tuple[str, int]], R]:
    """Return the lines of these functions that `run` executes, and its result."""
    lines: set[tuple[str, int]] = set()

    def enter(frame: FrameType, event: str, argument: object) -> Any:
        return each if frame.f_code in codes else None

    def each(frame: FrameType, event: str, argument: object) -> Any:
        lines.add((frame.f_code.co_filename, frame.f_lineno))
        return each

    sys.settrace(enter)
    try:
        return lines, run()
    finally:
        sys.settrace(None)


def fingerprint(step: bytes) -> bytes:
    return hashlib.blake2b(step, digest_size=8).digest()


def fingerprints(play: Callable[[], Iterator[bytes]]) -> list[bytes]:
    return [fingerprint(step) for step in play()]


def story_holds(story: Story) -> bool:
    return run_story(story).ok


def sample_key(mutant: CodeMutant) -> bytes:
    """Key for drawing a sample: it does not depend on the other code."""
    return hashlib.blake2b(f"{mutant.place} {mutant.change}".encode()).digest()


class CodeMutantRunner:
    """All stories and games, the lines they reach, and the changes to try."""

    def __init__(self, order: MutationPlan) -> None:
        self.order = order
        self.sources = {}
        self.mutants: list[CodeMutant] = []
        for name in GAMES:
            known = load_known_mutants(name)
            for source in engine_sources(name):
                self.sources[source.module] = source
                wanted = [one for one in source.mutants if not known.is_elsewhere(one) and not known.is_equivalent(one)]
                self.mutants += [one for one in wanted if any(word in one.place for word in order.places or [""])]
        if order.sample is not None:
            self.mutants = sorted(self.mutants, key=sample_key)[: order.sample]
        self.functions = {(one.module, one.function): function_of(one) for one in self.mutants}
        self.noticed: dict[tuple[str, str], list[int]] = defaultdict(
            list
        )  # by function: stories that detected its changes

    def trace_all(self, runs: Sequence[Callable[[], R]]) -> list[R]:
        """Run these, record which of them reach which line, and return their results."""
        codes = {self.functions[one.module, one.function].__code__ for one in self.mutants}
        share = max(1, len(runs) // (4 * self.order.workers))
        chunks = [range(at, min(at + share, len(runs))) for at in range(0, len(runs), share)]
        found: dict[int, R] = {}
        self.reaching: dict[tuple[str, int], set[int]] = defaultdict(set)
        for _, part in in_forks(
            lambda chunk: {at: trace_lines(runs[at], codes) for at in chunk}, chunks, self.order.workers
        ):
            assert part is not None, "a story or a game breaks Python itself, before anything was changed"
            for at, (lines, result) in part.items():
                found[at] = result
                for line in lines:
                    self.reaching[line].add(at)
        return [found[at] for at in range(len(runs))]

    def reach(self, mutant: CodeMutant) -> set[int]:
        """The runs that reach the changed statement."""
        file = self.functions[mutant.module, mutant.function].__code__.co_filename
        return set().union(*(self.reaching.get((file, line), set()) for line in mutant.lines))

    def apply_mutant(self, mutant: CodeMutant) -> None:
        """Make this process play by the changed code."""
        code = self.sources[mutant.module].code(mutant)
        self.functions[mutant.module, mutant.function].__code__ = code

    def by_stories(self) -> Iterator[tuple[CodeMutant, str]]:
        """Yield each change with the story that detects it, or "". A story that fails unchanged can detect nothing."""
        stories = read_stories(self.order.stories)[0]
        self.stories = [*stories, *(rotate(story) for story in stories if can_rotate(story))]
        holds = self.trace_all([partial(story_holds, story) for story in self.stories])
        self.failing = {at for at, ok in enumerate(holds) if not ok}
        for mutant, by in in_forks(self.find_story, self.mutants, self.order.workers):
            key = mutant.module, mutant.function
            if isinstance(by, int):
                self.noticed[key] = [by, *(one for one in self.noticed[key] if one != by)][:MAX_REMEMBERED_STORIES]
                yield mutant, str(self.stories[by])
            else:
                yield mutant, "a story that breaks Python itself" if by is None else by

    def likely_first(self, mutant: CodeMutant) -> list[int]:
        """The stories that reach the change, starting with those that detected other changes of its function."""
        reach = self.reach(mutant) - self.failing
        first = [one for one in self.noticed[mutant.module, mutant.function] if one in reach]
        return [*first, *sorted(reach - set(first))]

    def find_story(self, mutant: CodeMutant) -> int | str:
        likely = self.likely_first(mutant)
        self.apply_mutant(mutant)
        for number in likely:
            start_time_limit(STORY_LIMIT_SECONDS)
            try:
                if not story_holds(self.stories[number]):
                    return number
            except TimeLimitExceeded:
                return number
        return ""

    def by_games(self, games: dict[str, Callable[[], Iterator[bytes]]]) -> Iterator[tuple[CodeMutant, str]]:
        """Yield each change with the game that runs differently or breaks a promise because of it, or ""."""
        self.games = list(games.items())
        self.expected = self.trace_all([partial(fingerprints, play) for _, play in self.games])
        for mutant, by in in_forks(self.find_game, self.mutants, self.order.workers):
            yield mutant, "a game that breaks Python itself" if by is None else by

    def find_game(self, mutant: CodeMutant) -> str:
        reach = self.reach(mutant)
        self.apply_mutant(mutant)
        for number in sorted(reach):
            name, play = self.games[number]
            start_time_limit(GAME_LIMIT_SECONDS)
            try:
                for step, expected in zip_longest(map(fingerprint, play()), self.expected[number]):
                    if step != expected:
                        return name
            except TimeLimitExceeded:
                return f"{name}, which does not end"
            except BaseException as error:  # anything the change may break; a test's failure is not an Exception
                return f"{name}: {type(error).__name__}: {error}"
        return ""


def record_games(files: Sequence[str]) -> dict[str, Callable[[], Iterator[bytes]]]:
    return {
        f"{RECORD} {Path(file).stem}": partial(replay_steps, records.read(Path(file).read_bytes())) for file in files
    }


def promise_games(module: str) -> dict[str, Callable[[], Iterator[bytes]]]:
    named = importlib.import_module(module).promises() if module else {}
    return {f"{PROMISE} {name}": play for name, play in named.items()}


def chance_games(number: int) -> dict[str, Callable[[], Iterator[bytes]]]:
    pairs = [(name, at) for name in GAMES for at in range(number)]
    return {f"game {at} of {name} by chance": partial(random_game_steps, kit(name).rules, at) for name, at in pairs}


def main() -> None:
    def say(message: object) -> None:
        sys.stdout.write(msgspec.json.encode(message).decode() + "\n")
        sys.stdout.flush()

    order = msgspec.json.decode(sys.stdin.read(), type=MutationPlan)
    runner = CodeMutantRunner(order)
    say(len(runner.mutants))
    stages: list[tuple[bool, Callable[[], Iterator[tuple[CodeMutant, str]]]]] = [
        (True, runner.by_stories),
        (True, lambda: runner.by_games(record_games(order.records))),
        (True, lambda: runner.by_games(promise_games(order.promises))),
        (False, lambda: runner.by_games(chance_games(order.games))),
    ]
    for pinned, notice in stages:
        unseen = []
        for mutant, by in notice() if runner.mutants else ():
            if by:
                say(CodeVerdict(mutant, by, pinned))
            else:
                unseen.append(mutant)
        runner.mutants = unseen
    for mutant in runner.mutants:
        say(CodeVerdict(mutant, "", pinned=False))
