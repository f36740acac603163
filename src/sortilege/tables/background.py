"""Work that takes long, beside what the tables do."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from sortilege.build import COMPILED

P = ParamSpec("P")
T = TypeVar("T")
# A choice is looked up and made in one breath of the compiled engine; uncompiled, another thread may come between.
THREADS = COMPILED and sys.platform != "emscripten"  # browsers have none


async def aside(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """In a thread; where there are none for us, everybody else has had a turn before."""
    if not THREADS:
        await asyncio.sleep(0)
        return work(*args, **named)
    return await asyncio.to_thread(work, *args, **named)
