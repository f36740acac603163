"""The consoles that commands print to."""

import sys
from typing import IO, NoReturn

from rich.console import Console


class Screen(Console):
    """A console that takes texts as they are: no markup, no highlighting."""

    def __init__(self, file: IO[str], width: int | None = None, height: int | None = None) -> None:
        super().__init__(file=file, width=width, height=height, markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def screen() -> Screen:
    return Screen(sys.stdout)


def side() -> Screen:
    """For progress and remarks: standard error."""
    return Screen(sys.stderr)


def plain(text: str) -> str:
    """A text from outside without what could steer the terminal."""
    return "".join(sign if sign.isprintable() else "·" for sign in text)


def signed(points: int) -> str:
    """Points with their sign, as they are printed."""
    return f"{points:+}".replace("-", "−") if points else "0"
