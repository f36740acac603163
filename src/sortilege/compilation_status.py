"""Whether the compiled engine is in use, and how to get it."""

import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, distribution
from importlib.util import find_spec
from pathlib import Path
from typing import Final


def is_compiled(module: str) -> bool:
    """Return whether importing this module would load a binary; does not import it."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return False
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final[bool] = is_compiled("sortilege.core.engine.machine")

_noticed = False


def uncompiled_notice() -> str:
    """Say that the engine is not compiled, and how to compile it (from a checkout or by pip)."""
    return (
        "sortilege: the engine is not compiled, so it plays the same but far slower; "
        f"with a C compiler and Python's headers installed, `{remedy()}` compiles it."
    )


def remedy() -> str:
    """Return the command that compiles the engine.

    Without its flags, pip would take the cached wheel, which was built without a compiler.
    """
    try:
        found = distribution("sortilege")
    except PackageNotFoundError:
        return "make compiled"
    here = Path(__file__).resolve() == Path(str(found.locate_file("sortilege/compilation_status.py"))).resolve()
    came = json.loads(found.read_text("direct_url.json") or "{}")  # pip writes it unless the package came from an index
    built_here = found.read_text("RECORD") is None  # a build also leaves metadata beside the sources
    if not here or built_here or "dir_info" in came:
        return "make compiled"
    from_index = not came or came["url"].endswith(".whl")
    what = f"sortilege=={found.version}" if from_index else came["url"]
    return f"pip install --force-reinstall --no-deps --no-cache-dir --no-binary sortilege {what}"


def say_if_uncompiled() -> None:
    """Print one line to stderr if the engine is uncompiled, on the first call only."""
    global _noticed
    if not COMPILED and not _noticed:
        print(uncompiled_notice(), file=sys.stderr)
    _noticed = True


if __name__ == "__main__":
    print("sortilege: the engine is compiled." if COMPILED else uncompiled_notice())
