"""Work that takes long, beside what the tables do."""

import asyncio
import sys
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


async def aside(work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
    """In a thread; where there are none, as in a browser, everybody else has had a turn before."""
    if sys.platform == "emscripten":
        await asyncio.sleep(0)
        return work(*args, **named)
    return await asyncio.to_thread(work, *args, **named)
