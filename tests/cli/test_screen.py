"""Text from elsewhere cannot control the terminal, wherever a command prints it."""

import io
import json

import pytest
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sortilege.cli import print_error
from sortilege.core.text.control_characters import CONTROLS, without_controls
from sortilege.terminal.screen import Screen, json_text

HOSTILE = "a\x1b[31mb\x07c\x9b2Jd\u202ee\rf\x00g\x7fh"


@pytest.mark.parametrize("wrapped", [str, Text, lambda text: Panel(Text(text)), lambda text: Text(text, style="bold")])
def test_screens_print_no_control_characters(wrapped: object) -> None:
    assert callable(wrapped)
    out = io.StringIO()
    Screen(out).print(wrapped(HOSTILE))
    assert not CONTROLS.search(out.getvalue())
    assert "b" in out.getvalue()


def test_tables_on_a_colored_terminal_keep_their_own_colors_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # as on a terminal
    out = io.StringIO()
    console = Screen(out, width=60)
    assert console.is_terminal
    table = Table("name")
    table.add_row(Text(HOSTILE))
    console.print(table)
    assert "\x1b[31m" not in out.getvalue()
    assert "\x9b" not in out.getvalue()


def test_errors_and_json_hold_no_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    print_error(HOSTILE)
    assert not CONTROLS.search(capsys.readouterr().err)
    told = json_text({"name": HOSTILE})
    assert not CONTROLS.search(told)
    assert json.loads(told) == {"name": HOSTILE}


def test_ordinary_text_stays() -> None:
    for text in ("déjà\u00a0vu\n\tÄ→✓", "日本語 🎲"):
        assert without_controls(text) == text
