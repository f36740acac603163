"""The consoles that commands print to."""

import json
import sys
from collections.abc import Iterable
from typing import IO, NoReturn

from rich.console import Console, ConsoleOptions, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.segment import Segment

from sortilege.core.text.control_characters import escape_json_controls, without_controls


class Screen(Console):
    """A console that prints text literally: no markup, no highlighting, no control characters."""

    def __init__(self, file: IO[str], width: int | None = None, height: int | None = None) -> None:
        super().__init__(file=file, width=width, height=height, markup=False, highlight=False, emoji=False)

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield segment if segment.control else Segment(without_controls(segment.text), segment.style)

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


def json_text(value: object) -> str:
    """Return a value as JSON for the terminal, in which no string holds a control character."""
    return escape_json_controls(json.dumps(value, ensure_ascii=False, indent=1))


def printable(text: str) -> str:
    """Replace unprintable characters, which could control the terminal."""
    return "".join(sign if sign.isprintable() else "·" for sign in text)


def signed_points(points: int) -> str:
    """Format points with their sign."""
    return f"{points:+}".replace("-", "−") if points else "0"
