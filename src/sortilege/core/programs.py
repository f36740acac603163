"""Programs as cards declare them, and their layout as rows of numbers. Knows no game."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from typing import Generic, Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.machine import ROW
from sortilege.core.save.step_addresses import StepAddresses


class Numbered(Protocol):
    @property
    def op(self) -> i64: ...

    @property
    def name(self) -> str: ...


V = TypeVar("V", bound=Numbered)


@dataclass(frozen=True)
class Step(Generic[V]):
    """One row of a program: a verb and its arguments, which may be programs themselves."""

    verb: V
    args: tuple["int | Sequence[Step[V]]", ...] = ()


@dataclass(frozen=True)
class Always:
    """A passive effect and its amount."""

    what: int
    amount: int


def flatten(program: Sequence[Step[V]]) -> list[Step[V]]:
    """Return the steps of a program in the order of their rows: nested programs come first."""
    inside = [step for one in program for arg in one.args if not isinstance(arg, int) for step in flatten(arg)]
    return [*inside, *program]


class Layout(StepAddresses, Generic[V]):
    """The layout of a game's programs: their rows, and the first free one."""

    def __init__(self, code: vec[i64], free: int) -> None:
        super().__init__()
        self.code = code
        self.free = free

    def lay(self, name: str, steps: Sequence[Step[V]], rows: list[int], at: int | None = None) -> int:
        """Write a program, nested programs first; appends its rows to `rows` and returns the first."""
        inside = count()
        resolved = [
            [arg if isinstance(arg, int) else self.lay(f"{name}/{next(inside)}", arg, rows) for arg in step.args]
            for step in steps
        ]
        start = self.free if at is None else at
        for i, (step, args) in enumerate(zip(steps, resolved, strict=True)):
            row = start + i
            self.code[row * ROW] = step.verb.op
            for k, arg in enumerate(args):
                self.code[row * ROW + 1 + k] = i64(arg)
            rows.append(row)
        self.note(name, start, [step.verb.name for step in steps])
        if at is None:
            self.free = start + len(steps) + 1
        return start
