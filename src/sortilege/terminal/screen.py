"""The consoles that commands print to."""

import sys
from typing import IO, NoReturn

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Screen(Console):
    """A console that prints text literally: no markup, no highlighting."""

    def __init__(self, file: IO[str], width: int | None = None, height: int | None = None) -> None:
        super().__init__(file=file, width=width, height=height, markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def screen() -> Screen:
    return Screen(sys.stdout)


def error_screen() -> Screen:
    """A console on standard error, for progress and remarks."""
    return Screen(sys.stderr)


def progress_bar() -> Progress:
    """A progress bar on standard error; disabled unless that is a terminal."""
    console = error_screen()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def printable(text: str) -> str:
    """Replace unprintable characters, which could control the terminal."""
    return "".join(sign if sign.isprintable() else "·" for sign in text)


def signed_points(points: int) -> str:
    """Format points with their sign."""
    return f"{points:+}".replace("-", "−") if points else "0"
