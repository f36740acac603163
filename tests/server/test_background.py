"""Background work runs in a thread, unless the engine does not support that."""

import asyncio
from threading import get_ident

import pytest

from sortilege.compilation_status import COMPILED
from sortilege.tables import background as module
from sortilege.tables.background import THREADS, in_thread


@pytest.mark.parametrize("threads", [True, False])
def test_the_uncompiled_engine_is_for_one_thread(threads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The uncompiled engine keeps the current options in one place for all games, so two threads would interfere."""
    monkeypatch.setattr(module, "THREADS", threads)
    assert (asyncio.run(in_thread(get_ident)) != get_ident()) == threads
    assert COMPILED or not THREADS
