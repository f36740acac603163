"""Runs in the browsers' Python (bytecode.mjs). Compiles the modules that a first move at a table needs, so that no
browser has to; the rest stays source, which is smaller, and unneeded standard library modules are dropped.
"""

import ast
import asyncio
import json
import marshal
import shutil
import sys
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from typing import Any

ENGINE, LIBRARY = Path("/engine"), Path("/pyodide/python_stdlib.zip")
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)  # no source belongs to it, so nothing is compared
TELLING = ("_pyodide/", "pyodide/")  # their docstrings are read at run time
FOREIGN = ("big5", "cp", "euc", "gb", "hp", "hz", "iso", "johab", "koi", "kz", "mac", "palmos", "ptcp", "shift", "tis")
# Modules that nothing here imports. _pydatetime and _pyio replace modules that are compiled into this Python.
LEFT_OUT = (
    *("_pydatetime.py", "_pyio.py", "_pyrepl/", "asyncio/proactor", "asyncio/windows", "bdb.py", "cProfile.py"),
    *("compileall.py", "concurrent/futures/process.py", "concurrent/interpreters/", "configparser.py", "ctypes/"),
    *("doctest.py", "email/mime/", "ensurepip/", "ftplib.py", "html/", "http/client.py", "http/cookie"),
    *("http/server.py", "imaplib.py", "logging/config.py", "logging/handlers.py", "mailbox.py", "modulefinder.py"),
    *("multiprocessing/", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py"),
    *("pstats.py", "pydoc", "smtplib.py", "socketserver.py", "sqlite3/", "tarfile.py", "trace.py", "unittest/"),
    *("urllib/re", "urllib/robotparser.py", "wave.py", "wsgiref/", "xml/", "xmlrpc/"),
    *(f"encodings/{name}" for name in FOREIGN),
)


async def first_choice() -> None:
    """Import what a first move needs by playing every game until the first ask."""
    sys.path.insert(0, str(ENGINE))
    from sortilege.browser import bot_worker
    from sortilege.browser.app import BrowserApp
    from sortilege.core.kits import GAMES

    async def keep(rows: object) -> None:
        pass

    async def think(question: str) -> str:
        return bot_worker.think(question)

    async def ask(method: str, path: str, body: object = None) -> Any:
        status, text, _ = await local.ask(method, path, json.dumps(body) if body else "")
        assert status < 300, text
        return json.loads(text)

    local = BrowserApp(keep=keep, think=think, post=lambda number, text: None)
    await local.start([])
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
    for number, game in enumerate(GAMES):
        table = (await ask("POST", "tables", {"game": game, "seats": seats, "deal": 1}))["table"]
        assert await local.open(number, table) == 0
        await ask("POST", f"tables/{table}/acts", {"what": "start"})
        while not (await ask("GET", f"tables/{table}"))["view"]["ask"]:
            await asyncio.sleep(0)
    await local.stop()


def to_bytecode(source: bytes, name: str) -> bytes:
    tree = ast.parse(source)
    if not name.startswith(TELLING):
        strip_docstrings(tree)
    code = compile(tree, name, "exec", dont_inherit=True)
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


def strip_docstrings(tree: ast.AST) -> None:
    """Remove docstrings. Assertions stay, because some are caught, such as those about impossible positions."""
    for node in ast.walk(tree):
        documented = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if documented and ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])


def compile_engine(used: set[str]) -> None:
    for file in sorted(ENGINE.rglob("*.py")):
        if str(file) in used:
            name = file.relative_to(ENGINE).as_posix()
            file.with_suffix(".pyc").write_bytes(to_bytecode(file.read_bytes(), name))
            file.unlink()


def compile_library(used: set[str]) -> None:
    reached = {name.partition(".zip/")[2] for name in used}
    smaller = Path("/smaller.zip")
    with zipfile.ZipFile(LIBRARY) as whole, zipfile.ZipFile(smaller, "w") as out:
        for about in whole.infolist():
            name, data = about.filename, whole.read(about)
            if name in reached:
                name, data = f"{name}c", to_bytecode(data, name)
            elif name.startswith(LEFT_OUT):
                continue
            out.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED, 9)
    shutil.copyfile(smaller, LIBRARY)


async def main() -> None:
    await first_choice()
    used = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}
    compile_engine(used)
    compile_library(used)
