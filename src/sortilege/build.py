"""Tells whether the compiled engine is the one in use."""

import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final


def is_compiled(module: str) -> bool:
    """Whether importing this module loads a binary; the module itself is not imported."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return False
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final[bool] = is_compiled("sortilege.core.engine.machine")

_said = False


def uncompiled() -> str:
    """That the engine is not compiled, and how this one, which came from a checkout or by pip, can be."""
    return (
        "sortilege: the engine is not compiled, so it plays the same but far slower; "
        f"with a C compiler and Python's headers installed, `{remedy()}` compiles it."
    )


def remedy() -> str:
    """The command that compiles; pip would otherwise take the wheel it keeps, which was built without a compiler."""
    try:
        found = distribution("sortilege")
    except PackageNotFoundError:
        return "make compiled"
    here = Path(__file__).resolve() == Path(str(found.locate_file("sortilege/build.py"))).resolve()
    came = json.loads(found.read_text("direct_url.json") or "{}")  # what pip notes unless it came from an index
    built_here = found.read_text("RECORD") is None  # what a build leaves beside its sources is no installation
    if not here or built_here or "dir_info" in came:
        return "make compiled"
    from_index = not came or came["url"].endswith(".whl")
    what = f"sortilege=={found.version}" if from_index else came["url"]
    return f"pip install --force-reinstall --no-deps --no-cache-dir --no-binary sortilege {what}"


def say_if_uncompiled() -> None:
    """Print one line to stderr when the engine is uncompiled, the first time this is called."""
    global _said
    if not COMPILED and not _said:
        print(uncompiled(), file=sys.stderr)
    _said = True


if __name__ == "__main__":
    print("sortilege: the engine is compiled." if COMPILED else uncompiled())
