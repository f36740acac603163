"""`python -m sortilege.devtools.mutation.source_runner MODULE`: run a module's `main` on the uncompiled sources.

Only a function written in Python can be changed while it runs.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceOnly(MetaPathFinder):
    """Find a module's source even beside a binary; leave folders and other packages to Python."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        for folder in path or ():
            file = Path(folder) / f"{name.rpartition('.')[2]}.py"
            if compiled_beside(file):
                return spec_from_file_location(name, file)
        return None


def compiled_beside(file: Path) -> bool:
    return file.is_file() and any(file.parent.glob(f"{file.stem}.*.so"))


if __name__ == "__main__":
    sys.meta_path.insert(0, SourceOnly())
    import_module(sys.argv[1]).main()
