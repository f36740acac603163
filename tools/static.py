"""static.py FOLDER: build a page that plays without a server, in a folder that any web host can serve.

The page is built for that (`build-page.sh static`). Beside it lie Python for browsers (Pyodide, from npm), the engine
as one archive (both with bytecode for what a first move needs: `bytecode.py`), the data the start page shows before
the engine is up, and a list of all files for the service worker. Everything comes from npm and PyPI and is checked
against the hashes in our locks.
"""

import asyncio
import base64
import hashlib
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from browser_package import gather

ROOT = Path(__file__).parent.parent
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
WHEELS = ("msgspec", "librt")  # the only ones with compiled code
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--only-binary=:all:", "--no-deps")
LOCKED = r"^{}==(?:.*\\\n)+.*\n"  # an entry of a lock with its hashes
ARCHIVE_DATE = (1980, 1, 1, 0, 0, 0)  # a fixed date, so that the same files make the same archive
BUDGET_KIB = 8 * 1024  # KiB, compressed, in total
SQUEEZE = """
const zlib = require("node:zlib"), fs = require("node:fs");
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
const squeezed = (name) => zlib.brotliCompressSync(fs.readFileSync(name), { params }).length;
console.log(JSON.stringify(process.argv.slice(1).map(squeezed)));
"""


def build(folder: Path) -> None:
    work = folder.parent / "engine"
    subprocess.run([ROOT / "tools/build-page.sh", "static", sys.executable, folder], check=True)
    pyodide(folder / "pyodide")
    gather(work, [*own_wheels(), *wheels(work.parent / "wheels")])
    node(ROOT / "tools/bytecode.mjs", folder / "pyodide", work)
    pack(work, folder / "engine.zip")
    (folder / "games.json").write_bytes(asyncio.run(games()))
    add_file_notice(folder / "index.html")
    list_files(folder)


def node(*given: Path | str) -> str:
    """Run Node, the machine's or the page's, and return its output."""
    command = [ROOT / "tools/build-page.sh", "node", sys.executable, *given]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def pyodide(folder: Path) -> None:
    """Copy Pyodide. Its package list is emptied, so that it never downloads anything."""
    source = ROOT / "web/node_modules/pyodide"
    folder.mkdir(exist_ok=True)
    for name in PYODIDE:
        shutil.copyfile(source / name, folder / name)
    lock = json.loads((source / "pyodide-lock.json").read_text())
    (folder / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))


def wheels(folder: Path) -> list[Path]:
    """Download the wheels for browsers, with the versions and hashes of our lock."""
    lock = (ROOT / "requirements-server.lock").read_text()
    wanted = folder.with_suffix(".lock")
    folder.mkdir(parents=True, exist_ok=True)
    wanted.write_text("".join(found[0] for name in WHEELS if (found := re.search(LOCKED.format(name), lock, re.M))))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download"]
    subprocess.run([*pip, "--require-hashes", *PLATFORM, "--dest", folder, "--requirement", wanted], check=True)
    return sorted(folder.glob("*.whl"))


def own_wheels() -> list[Path]:
    """Our own compiled wheel for browsers, when there is one (release.yml builds it)."""
    given = os.environ.get("SORTILEGE_WASM")
    return [Path(given)] if given else []


def pack(folder: Path, archive: Path) -> None:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for file in sorted(folder.rglob("*")):
            if file.is_file() and file.suffix != ".pyi":
                about = zipfile.ZipInfo(file.relative_to(folder).as_posix(), ARCHIVE_DATE)
                about.compress_type = zipfile.ZIP_DEFLATED
                out.writestr(about, file.read_bytes())


async def games() -> bytes:
    """Precompute the engine's answer about the games."""
    from sortilege.browser.app import BrowserApp

    async def keep(rows: object) -> None:
        pass

    async def think(question: str) -> str:
        raise RuntimeError("nobody plays here")

    local = BrowserApp(keep=keep, think=think, post=lambda number, text: None)
    await local.start([])
    status, body, _ = await local.ask("GET", "games", "")
    await local.stop()
    assert status == 200
    return body.encode() if isinstance(body, str) else body


def add_file_notice(page: Path) -> None:
    """Add a notice for people who open the page as a file and get no scripts or styles; the styles hide it."""
    from sortilege.core.text.catalog import LANGUAGES, texts

    notices = [f'<p class="opened" lang="{lang}">{texts(lang).say("page-offline-opened")}</p>' for lang in LANGUAGES]
    before, body, after = page.read_text(encoding="utf-8").partition("<body>")
    page.write_text(before + "\n    ".join((body, *notices)) + after, encoding="utf-8")


def list_files(folder: Path) -> None:
    """List every file for the service worker, which changes when any of them does."""
    worker, listing = folder / "sw.js", folder / "files.json"
    files = []
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file not in (worker, listing):
            text = file.read_bytes()
            sha = base64.b64encode(hashlib.sha256(text).digest()).decode()
            files.append([file.relative_to(folder).as_posix(), len(text), f"sha256-{sha}"])
    number = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    release_text = json.dumps({"release": number, "version": importlib.metadata.version("sortilege"), "files": files})
    listing.write_text(release_text)
    worker.write_text(f"self.RELEASE = {release_text};\n{worker.read_text()}")


def report_sizes(folder: Path) -> bool:
    """Print the download sizes; return whether they fit the budget."""
    parts = {"Python": [], "engine": [], "page": []}  # type: dict[str, list[Path]]
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            part = "Python" if file.parent.name == "pyodide" else "engine" if file.name == "engine.zip" else "page"
            parts[part].append(file)
    total = 0.0
    print(f"{'KiB':10}{'raw':>10}{'brotli':>10}")
    for part, found in parts.items():
        squeezed = sum(json.loads(node("-e", SQUEEZE, *found))) / 1024
        total += squeezed
        print(f"{part:10}{sum(one.stat().st_size for one in found) / 1024:10,.0f}{squeezed:10,.0f}")
    print(f"{'all':10}{'':10}{total:10,.0f}  of {BUDGET_KIB:,}")
    return total <= BUDGET_KIB


if __name__ == "__main__":
    target = (Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build/static").resolve()
    build(target)
    if not report_sizes(target):
        sys.exit("This is more than the budget allows.")
    print(f"The page without a server is built. Try it:  python3 -m http.server --directory {target}")
