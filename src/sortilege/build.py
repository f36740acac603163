"""Tells whether the compiled engine is the one in use."""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from typing import Final

UNCOMPILED: Final = (
    "sortilege: the engine is not compiled, so it plays the same but far slower; "
    "with a C compiler and Python's headers installed, `make compiled` compiles it."
)


def is_compiled(module: str) -> bool:
    """Whether importing this module loads a binary; the module itself is not imported."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return False
    return spec is not None and spec.origin is not None and spec.origin.endswith(tuple(EXTENSION_SUFFIXES))


COMPILED: Final[bool] = is_compiled("sortilege.core.engine.machine")

_said = False


def say_if_uncompiled() -> None:
    """Print one line to stderr when the engine is uncompiled, the first time this is called."""
    global _said
    if not COMPILED and not _said:
        print(UNCOMPILED, file=sys.stderr)
    _said = True


if __name__ == "__main__":
    print("sortilege: the engine is compiled." if COMPILED else UNCOMPILED)
