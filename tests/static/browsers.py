"""Two real browsers, as people have them, each with a profile that outlives it: Chromium over its own protocol, Firefox
over WebDriver BiDi. Tests act only through scripts in the page, so that both browsers are driven alike.
"""

import contextlib
import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import threading
import time
import urllib.request
from pathlib import Path
from queue import Empty, Queue
from typing import Any, NamedTuple, Self

from websockets.sync.client import ClientConnection, connect

# Firefox with defaults, except that it restores nothing after being killed.
PREFERENCES = """user_pref("browser.sessionstore.resume_from_crash", false);
user_pref("toolkit.startup.max_resumed_crashes", -1);
"""
# A key as Chromium's number and WebDriver's character.
KEYS = {"Tab": (9, "\ue004"), "Enter": (13, "\ue007")}
TIMEOUT_SECONDS = 600.0  # seconds; busy machines are slow, and no test depends on speed


class Window(NamedTuple):
    """A window size in CSS pixels."""

    width: int
    height: int
    touched: bool = False


LAPTOP = Window(1280, 800)
PHONE = Window(360, 740, touched=True)


class BrowserConnection:
    """Numbered commands to a browser and their answers; events are kept."""

    def __init__(self, url: str, until: contextlib.ExitStack) -> None:
        opening = connect(url, max_size=None, open_timeout=TIMEOUT_SECONDS, ping_interval=None, close_timeout=1)
        self.socket: ClientConnection = until.enter_context(opening)
        self.numbers = itertools.count(1)
        self.told: list[dict[str, Any]] = []

    def ask(self, method: str, session: str = "", /, **params: Any) -> dict[str, Any]:
        """Chromium's workers have sessions of their own."""
        number = next(self.numbers)
        to = {"sessionId": session} if session else {}
        self.socket.send(json.dumps({"id": number, "method": method, "params": params, **to}))
        while (answer := json.loads(self.socket.recv(timeout=TIMEOUT_SECONDS))).get("id") != number:
            self.told.append(answer)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer.get('message') or answer['error']}")
        found: dict[str, Any] = answer["result"]
        return found


class ScriptError(Exception):
    """An error thrown by a script in the page."""


class Tab:
    """One tab of a browser."""

    def goto(self, url: str) -> None:
        raise NotImplementedError

    def json(self, expression: str) -> str:
        """Return the awaited value of an expression as JSON."""
        raise NotImplementedError

    def before(self, script: str) -> None:
        """Install an arrow function that runs before every page's own scripts."""
        raise NotImplementedError

    def seen_in(self, window: Window) -> None:
        raise NotImplementedError

    def key(self, name: str) -> None:
        """Press and release a key."""
        raise NotImplementedError

    def touch(self, x: float, y: float) -> None:
        """Tap this point of the window."""
        raise NotImplementedError

    def run(self, script: str, *given: Any) -> Any:
        """Run an (async) arrow function in the page and return its result."""
        whole = f"(async () => JSON.stringify((await ({script})(...{json.dumps(given)})) ?? null))()"
        return json.loads(self.json(whole))

    def until(self, script: str, *given: Any, seconds: float = TIMEOUT_SECONDS) -> Any:
        """Repeat until the result is truthy; a page that is loading has none."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            with contextlib.suppress(ScriptError, RuntimeError):
                if found := self.run(script, *given):
                    return found
            time.sleep(0.05)
        raise TimeoutError(f"after {seconds:.0f} seconds still not: {script}")


class Browser:
    """A headless browser. `kill` ends it like a power failure, as far as a process can."""

    listening: re.Pattern[str]

    def __init__(self, profile: Path) -> None:
        profile.mkdir(exist_ok=True)
        self.wires = contextlib.ExitStack()  # closed when the browser ends
        self.process = subprocess.Popen(
            self.command(profile), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, start_new_session=True
        )
        self.address = self._address()

    def command(self, profile: Path) -> list[str]:
        raise NotImplementedError

    def tab(self) -> Tab:
        raise NotImplementedError

    def _address(self) -> str:
        """Find the address among the browser's other output."""
        found: Queue[str] = Queue()

        def read() -> None:
            assert self.process.stderr
            for line in self.process.stderr:
                if match := self.listening.search(line):
                    found.put(match[1])

        self.reading = threading.Thread(target=read, daemon=True)
        self.reading.start()
        try:
            return found.get(timeout=TIMEOUT_SECONDS)
        except Empty:
            self.kill()
            raise TimeoutError("the browser does not say where it listens") from None

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(TIMEOUT_SECONDS)
        self.reading.join(TIMEOUT_SECONDS)
        if self.process.stderr:
            self.process.stderr.close()
        self.wires.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()


class ChromiumTab(Tab):
    def __init__(self, wire: BrowserConnection) -> None:
        self.wire = wire
        self.wire.ask("Runtime.enable")
        self.wire.ask("Page.enable")

    def goto(self, url: str) -> None:
        self.wire.ask("Page.navigate", url=url)

    def json(self, expression: str) -> str:
        found = self.wire.ask("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in found:
            raise ScriptError(str(found["exceptionDetails"].get("exception", {}).get("description")))
        return str(found["result"]["value"])

    def before(self, script: str) -> None:
        self.wire.ask("Page.addScriptToEvaluateOnNewDocument", source=f"({script})()")

    def seen_in(self, window: Window) -> None:
        width, height, touched = window
        size: dict[str, Any] = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touched}
        self.wire.ask("Emulation.setDeviceMetricsOverride", **size)
        self.wire.ask("Emulation.setTouchEmulationEnabled", enabled=touched)

    def key(self, name: str) -> None:
        told = {"key": name, "code": name, "windowsVirtualKeyCode": KEYS[name][0]}
        text = {"text": "\r"} if name == "Enter" else {}
        self.wire.ask("Input.dispatchKeyEvent", type="keyDown", **told, **text)
        self.wire.ask("Input.dispatchKeyEvent", type="keyUp", **told)

    def touch(self, x: float, y: float) -> None:
        self.wire.ask("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.wire.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])


class Chromium(Browser):
    listening = re.compile(r"DevTools listening on ws://([\d.:]+)/")

    def command(self, profile: Path) -> list[str]:
        names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
        path = os.environ.get("CHROMIUM") or next(found for name in names if (found := shutil.which(name)))
        sandbox = [] if os.geteuid() else ["--no-sandbox"]  # root cannot use the sandbox
        port = ["--remote-debugging-port=0", f"--user-data-dir={profile}", "--remote-allow-origins=*"]
        return [path, "--headless=new", "--disable-gpu", "--no-first-run", *sandbox, *port, "about:blank"]

    def tab(self) -> ChromiumTab:
        new = urllib.request.Request(f"http://{self.address}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(new, timeout=TIMEOUT_SECONDS) as answer:
            return ChromiumTab(BrowserConnection(json.load(answer)["webSocketDebuggerUrl"], self.wires))


class FirefoxTab(Tab):
    def __init__(self, wire: BrowserConnection) -> None:
        self.wire = wire
        self.context = wire.ask("browsingContext.create", type="tab")["context"]

    def goto(self, url: str) -> None:
        self.wire.ask("browsingContext.navigate", context=self.context, url=url, wait="interactive")

    def json(self, expression: str) -> str:
        target = {"context": self.context}
        found = self.wire.ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        if found["type"] == "exception":
            raise ScriptError(str(found["exceptionDetails"].get("text")))
        return str(found["result"]["value"])

    def before(self, script: str) -> None:
        self.wire.ask("script.addPreloadScript", functionDeclaration=script, contexts=[self.context])

    def seen_in(self, window: Window) -> None:
        size = {"width": window.width, "height": window.height}
        self.wire.ask("browsingContext.setViewport", context=self.context, viewport=size)

    def key(self, name: str) -> None:
        letter = KEYS[name][1]
        self._act("key", {"type": "keyDown", "value": letter}, {"type": "keyUp", "value": letter})

    def touch(self, x: float, y: float) -> None:
        there = {"type": "pointerMove", "x": round(x), "y": round(y)}
        down, up = ({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))
        self._act("pointer", there, down, up, parameters={"pointerType": "touch"})

    def _act(self, type: str, *actions: dict[str, Any], **more: Any) -> None:
        source = {"type": type, "id": type, "actions": actions, **more}
        self.wire.ask("input.performActions", context=self.context, actions=[source])


class Firefox(Browser):
    listening = re.compile(r"WebDriver BiDi listening on ws://([\d.:]+)")
    preferences = PREFERENCES

    def __init__(self, profile: Path) -> None:
        super().__init__(profile)
        self.wire = BrowserConnection(f"ws://{self.address}/session", self.wires)
        self.wire.ask("session.new", capabilities={})

    def command(self, profile: Path) -> list[str]:
        path = os.environ.get("FIREFOX") or next(
            found for name in ("firefox-esr", "firefox") if (found := shutil.which(name))
        )
        (profile / "user.js").write_text(self.preferences)
        return [path, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]

    def tab(self) -> FirefoxTab:
        return FirefoxTab(self.wire)
