"""What the page does around its engine: it begins it, ends thoughts that have no end, and takes files it knows."""

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
from tests.local.browser import Browser
from tests.local.examples import EXAMPLES
from tests.local.local_server import think

WEB = Path(__file__).parent.parent.parent / "web"


def test_thoughts_end_and_files_of_a_later_release_are_not_taken() -> None:
    saved = gzip.decompress((EXAMPLES / "1.gz").read_bytes())
    check = ["node", "offline-check.mjs", str(FORMAT)]
    done = subprocess.run(check, input=saved, cwd=WEB, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]


@pytest.mark.parametrize("format", [FORMAT, FORMAT + 1])
def test_its_worker_begins_with_the_rows_and_knows_those_of_a_later_release(format: int) -> None:
    (script,) = re.findall(r"const BEGIN = `(.*?)`", (WEB / "src/offline/table.worker.ts").read_text("utf-8"), re.S)
    names: dict[str, Any] = {}
    exec(script, names)
    browser, rows = Browser(), [("setting/format", memoryview(msgspec.msgpack.encode(str(format))))]

    async def story() -> None:
        begun = await names["begin"](browser.keep, think, print, SimpleNamespace(to_py=lambda: rows))
        assert (begun is None) == (format > FORMAT) == (browser.rows == {})
        if begun:
            await begun.stop()

    asyncio.run(story())
