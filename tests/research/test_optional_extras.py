"""Without an optional library, its adapter says how to install it."""

import subprocess
import sys
import tomllib

import pytest

from tests.source_copy import ROOT

WITHOUT = """
import sys
sys.modules[{library!r}] = None
try:
    import sortilege.research.{module}
except ImportError as error:
    print(error)
"""

EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]


@pytest.mark.parametrize(
    ("module", "library", "extra"),
    [
        ("zoo", "numpy", "pettingzoo"),
        ("zoo", "pettingzoo", "pettingzoo"),
        ("gym", "gymnasium", "gymnasium"),
        ("spiel", "pyspiel", "openspiel"),
    ],
)
def test_what_is_missing_is_named_with_what_brings_it(module: str, library: str, extra: str) -> None:
    code = WITHOUT.format(module=module, library=library)
    told = subprocess.check_output([sys.executable, "-c", code], text=True).strip()
    command = f"pip install 'sortilege[{extra}]' (in a checkout: '.[{extra}]')"
    assert told == f"this needs {library}, which is not installed: {command}"
    assert extra in EXTRAS
