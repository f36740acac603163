"""The offline page, served by a server: exactly the files on its list, with its own security policy."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Server, serving, started

POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
PAGE = f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{POLICY}" /><title>Sortilege</title>'
FILES = {
    "index.html": (PAGE, "text/html; charset=utf-8"),
    "assets/page-1a2b.js": ("export {};", "text/javascript; charset=utf-8"),
    "assets/page-1a2b.css": ("p {}", "text/css; charset=utf-8"),
    "pyodide/pyodide.mjs": ("export {};", "text/javascript; charset=utf-8"),
    "pyodide/pyodide.asm.wasm": ("\0asm", "application/wasm"),
    "engine.zip": ("PK" + "x" * 3_000_000, "application/zip"),
    "manifest.webmanifest": ("{}", "application/manifest+json"),
    "icon-192.png": ("png", "image/png"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Create the folder as `make static` builds it, with other files in and around it."""
    made = tmp_path_factory.mktemp("built") / "static"
    for name, (text, _) in FILES.items():
        (made / name).parent.mkdir(parents=True, exist_ok=True)
        (made / name).write_text(text)
    (made / "sw.js").write_text("self.RELEASE = {};")
    for name in (".env", "notes.txt", "../secret.txt"):
        (made / name).write_text("secret")
    (made / "engine.zip.link").symlink_to(made.parent / "secret.txt")
    (made / "linked").symlink_to(made.parent)
    absolute = ["/etc/passwd", "/etc/hostname", str(made / "index.html"), str(made.parent / "secret.txt")]
    listed = [*FILES, *absolute, "../secret.txt", "linked/secret.txt", ".env", "engine.zip.link", "gone.js"]
    told = {"release": "0123456789abcdef", "files": [[name, 1, f"sha256-{n}="] for n, name in enumerate(listed)]}
    (made / "files.json").write_text(json.dumps(told))
    return made


@pytest.fixture(scope="module")
def offering(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    """Start a server with such a folder, and a client."""
    tables = str(tmp_path_factory.mktemp("offering") / "tables.db")
    with (
        serving(tables, "--base-path", "/games", "--offline", str(folder), "--limits", "0.01") as running,
        httpx.Client(base_url=running.url) as asking,
    ):
        yield asking
        assert running.failures() == []


def test_files_are_served_with_their_type_and_the_folders_policy(offering: httpx.Client) -> None:
    for name, (text, kind) in FILES.items():
        for _ in range(5):  # above the usual rate limit
            found = offering.get(f"/offline/{name}")
        assert (found.status_code, found.text) == (200, text), name
        assert found.headers["content-type"] == kind
        assert found.headers["content-security-policy"] == f"{POLICY}; frame-ancestors 'none'"
        assert found.headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in found.headers
        assert "service-worker-allowed" not in found.headers
        head = offering.head(f"/offline/{name}")
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == str(len(text))


def test_the_pages_address_ends_with_a_slash(offering: httpx.Client) -> None:
    assert offering.get("/offline/").text == PAGE
    there = offering.get("/offline")
    assert there.status_code == 308
    assert there.headers["location"] == "offline/"


def test_unchanged_files_are_not_sent_again(offering: httpx.Client) -> None:
    for name in (*FILES, "sw.js", "files.json"):
        first = offering.get(f"/offline/{name}")
        again = offering.get(f"/offline/{name}", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b""), name
        kept = "immutable" in first.headers["cache-control"]
        assert kept == name.startswith("assets/"), "only files with hashed names may be cached forever"
        assert again.headers["content-security-policy"] == first.headers["content-security-policy"]


@pytest.mark.parametrize(
    "name",
    [
        "notes.txt",
        ".env",
        "gone.js",
        "assets/gone.js",
        "engine.zip.link",
        "linked/secret.txt",
        "assets",
        "assets/",
        "assets/../.env",
        "%2e%2e/secret.txt",
        "..%2fsecret.txt",
        "assets/%2e%2e/%2e%2e/secret.txt",
        "..%5csecret.txt",
        "/etc/passwd",
        "/etc/hostname",
        "FOLDER/index.html",
        "OUTSIDE/secret.txt",
        "index.html/",
        "index.html%00",
        "x" * 3000,
    ],
)
def test_other_files_are_not_served(offering: httpx.Client, folder: Path, name: str) -> None:
    name = name.replace("OUTSIDE", str(folder.parent)).replace("FOLDER", str(folder))
    found = offering.get(f"/offline/{name}")
    assert found.status_code == 404, found.text
    assert found.json()["word"] == "not_there"
    assert found.headers["cache-control"] == "no-store"


def test_the_folder_is_read_only(offering: httpx.Client) -> None:
    assert offering.post("/offline/index.html", content=b"x").status_code in (404, 405)


def test_the_api_reports_whether_the_offline_page_exists(offering: httpx.Client, server: Server) -> None:
    assert offering.get("/api/games").json()["offline"] is True
    assert httpx.get(f"{server.url}/api/games").json()["offline"] is False
    for name in ("", "/", "/index.html"):
        assert httpx.get(f"{server.url}/offline{name}").status_code == 404


@pytest.mark.parametrize("wrong", ["nowhere", "no-list", "no-policy"])
def test_a_folder_that_was_not_built_is_rejected_at_startup(wrong: str, folder: Path, tmp_path: Path) -> None:
    given = tmp_path / wrong
    if wrong != "nowhere":
        given.mkdir()
        (given / "index.html").write_text("<!doctype html>" if wrong == "no-policy" else PAGE)
    if wrong == "no-policy":
        (given / "files.json").write_text((folder / "files.json").read_text())
    words = ["serve", "--database", str(tmp_path / "tables.db"), "--port", "0", "--offline", str(given)]
    process = started(*words)
    assert process.wait(timeout=20) == 2
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        told = process.stderr.read()
    assert "make static" in told
    assert str(given) in told
    assert "Traceback" not in told
