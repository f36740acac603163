"""Run a fuzzer: in a process of its own, so that an endless loop or a crash is a finding and not the end."""

import multiprocessing
import os
import random
import resource
import time
import traceback
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path

from tests.fuzz.mutation import TEXT_CHANGES, Change, mutate

CORPUS = Path(__file__).parent / "corpus"
ANSWER_SECONDS = 20.0  # within which every input has to be answered
MEMORY_BYTES = 6 << 30  # of address space, which a process may use
MAX_FINDINGS = 5  # kept, of one kind
MAX_FOUND_INPUTS = 500  # inputs with a new outcome, which are changed further

FORK = multiprocessing.get_context("fork")


class Target(ABC):
    """Something that reads input from outside."""

    name: str
    changes: Sequence[Change] = TEXT_CHANGES

    @abstractmethod
    def seeds(self) -> list[bytes]:
        """Return valid input to change, besides the files of the corpus."""

    @abstractmethod
    def run(self, data: bytes) -> str:
        """Give the input to the code, and return the outcome in a word or two; any exception is a finding."""

    @contextmanager
    def prepared(self) -> Iterator[None]:
        """Set up what all inputs need, before the process is forked."""
        yield

    def mutate(self, data: bytes, others: Sequence[bytes], rng: random.Random) -> bytes:
        return mutate(data, others, self.changes, rng)

    def problems(self) -> list[str]:
        """Return what went wrong besides the answers, such as errors in a log."""
        return []

    def corpus(self) -> list[bytes]:
        """Return the corpus: input that once was a finding, and everything special that mutation rarely makes."""
        return [file.read_bytes() for file in sorted((CORPUS / self.name).glob("*"))]


@dataclass
class Finding:
    """Input that did not get a proper answer."""

    what: str
    data: bytes
    details: str


@dataclass
class Figures:
    """What a run has tried, and what came of it."""

    inputs: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0
    findings: list[Finding] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, what: str, data: bytes, details: str) -> None:
        """Keep a finding, unless enough of its kind are known."""
        self.outcomes[what] += 1
        if self.outcomes[what] <= MAX_FINDINGS:
            self.findings.append(Finding(what, data, details))


class Worker:
    """The process that runs a target; another one takes its place after a crash or an endless loop."""

    def __init__(self, target: Target, seconds: float = ANSWER_SECONDS) -> None:
        self.target = target
        self.seconds = seconds
        self.start()

    def start(self) -> None:
        self.pipe, there = FORK.Pipe()
        self.process = FORK.Process(target=answer_inputs, args=(self.target, there, self.pipe), daemon=True)
        self.process.start()
        there.close()

    def run(self, data: bytes) -> tuple[str, str]:
        """Return the outcome and, for a finding, its details."""
        self.pipe.send_bytes(data)
        try:
            if self.pipe.poll(self.seconds):
                outcome, details = self.pipe.recv()
                return outcome, details
            what = f"finding: no answer within {self.seconds:g} s"
        except EOFError:
            self.process.join(self.seconds)
            what = f"finding: the process ended with status {self.process.exitcode}"
        self.stop()
        self.start()
        return what, ""

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def answer_inputs(target: Target, pipe: Connection, other_end: Connection) -> None:
    """Run inputs until there are no more."""
    other_end.close()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    while True:
        try:
            data = pipe.recv_bytes()
        except EOFError:
            os._exit(0)
        try:
            found = (target.run(data), "")
        except Exception as error:
            trace = traceback.extract_tb(error.__traceback__)
            where = f"{Path(trace[-1].filename).name}:{trace[-1].lineno}" if trace else ""
            found = (f"finding: {type(error).__name__} at {where}", "".join(traceback.format_exception(error))[-3000:])
        pipe.send(found)


def fuzz(target: Target, seconds: float, seed: int, changed: int | None = None) -> Figures:
    """Run the corpus and the seeds, and then change them until the time is up.

    With `changed`, run the corpus and so many changed inputs: the brief form.
    """
    rng, figures = random.Random(seed), Figures()
    with target.prepared():
        corpus, seeds = target.corpus(), target.seeds()
        known, fresh = [*corpus, *seeds], list[bytes]()
        first = known[:] if changed is None else corpus
        inputs = None if changed is None else len(corpus) + changed
        worker = Worker(target)
        began = time.monotonic()
        try:
            while (inputs is None or figures.inputs < inputs) and time.monotonic() - began < seconds:
                if figures.inputs < len(first):
                    data = first[figures.inputs]
                else:
                    pool = fresh if fresh and rng.random() < 0.15 else known
                    data = target.mutate(rng.choice(pool), known, rng)
                start = time.monotonic()
                outcome, details = worker.run(data)
                figures.inputs += 1
                figures.slowest = max(figures.slowest, time.monotonic() - start)
                if outcome not in figures.outcomes and len(fresh) < MAX_FOUND_INPUTS:
                    fresh.append(data)  # a new kind of answer: there may be more beside it
                if outcome.startswith("finding: "):
                    figures.add(outcome, data, details)
                else:
                    figures.outcomes[outcome] += 1
        finally:
            worker.stop()
        figures.seconds = time.monotonic() - began
        for problem in target.problems():
            figures.add("finding: in the log", b"", problem)
    return figures
