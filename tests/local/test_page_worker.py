"""The page's workers: they start Python, end endless thoughts, and read backup files of known formats."""

import asyncio
import gzip
import re
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from sortilege.browser.rows import FORMAT
from tests.local.fake_browser import Browser
from tests.local.local_server import think
from tests.local.row_examples import EXAMPLES

WEB = Path(__file__).parent.parent.parent / "web"


def test_thoughts_end_and_backups_of_a_later_release_are_rejected() -> None:
    saved = gzip.decompress((EXAMPLES / "1.gz").read_bytes())
    check = ["node", "offline-check.mjs", str(FORMAT)]
    done = subprocess.run(check, input=saved, cwd=WEB, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]


@pytest.mark.parametrize("format", [FORMAT, FORMAT + 1])
def test_the_worker_starts_from_rows_but_not_from_those_of_a_later_release(format: int) -> None:
    (script,) = re.findall(r"const BEGIN = `(.*?)`", (WEB / "src/offline/table.worker.ts").read_text("utf-8"), re.S)
    names: dict[str, Any] = {}
    exec(script, names)
    browser, rows = Browser(), [("setting/format", memoryview(msgspec.msgpack.encode(str(format))))]

    async def check() -> None:
        begun = await names["begin"](browser.keep, think, print, SimpleNamespace(to_py=lambda: rows))
        assert (begun is None) == (format > FORMAT) == (browser.rows == {})
        if begun:
            await begun.stop()

    asyncio.run(check())
