"""The conditions of a study, to be published with its figures."""

import os
import platform
from pathlib import Path

import msgspec

from sortilege import __version__
from sortilege.compilation_status import COMPILED
from sortilege.core.kits import kit

CHIPS = Path("/proc/cpuinfo")  # Linux only


class Conditions(msgspec.Struct, frozen=True):
    """The versions of the package and of the game's rules, and the machine."""

    version: str
    rules: int
    compiled: bool
    python: str
    platform: str
    chip: str
    cores: int  # available to this process
    workers: int  # games at a time


def conditions(game: str, workers: int) -> Conditions:
    """Return the conditions of this process."""
    return Conditions(
        version=__version__,
        rules=kit(game).rules.version,
        compiled=COMPILED,
        python=platform.python_version(),
        platform=platform.platform(),
        chip=processor_name(),
        cores=core_count(),
        workers=workers,
    )


def core_count() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processor_name() -> str:
    """Return the processor's name, or its architecture if unknown."""
    lines = CHIPS.read_text(encoding="utf-8").splitlines() if CHIPS.exists() else []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(named), "") or platform.processor() or platform.machine()
