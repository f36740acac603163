"""What a study was made with: whoever publishes its figures publishes this too."""

import os
import platform
from pathlib import Path

import msgspec

from sortilege import __version__
from sortilege.build import COMPILED
from sortilege.core.kits import kit

CHIPS = Path("/proc/cpuinfo")  # where Linux names them


class Conditions(msgspec.Struct, frozen=True):
    """The versions of the package and of the game's rules, and the machine."""

    version: str
    rules: int
    compiled: bool
    python: str
    platform: str
    chip: str
    cores: int  # that this process may use
    workers: int  # games at a time


def conditions(game: str, workers: int) -> Conditions:
    """Those of this process."""
    return Conditions(
        version=__version__,
        rules=kit(game).rules.version,
        compiled=COMPILED,
        python=platform.python_version(),
        platform=platform.platform(),
        chip=chip(),
        cores=cores(),
        workers=workers,
    )


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chip() -> str:
    """What the processor is called; where the system does not say, its kind."""
    lines = CHIPS.read_text(encoding="utf-8").splitlines() if CHIPS.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(named), "") or platform.processor() or platform.machine()
