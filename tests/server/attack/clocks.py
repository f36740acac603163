"""Gaining clock time: by taking back, undoing, pausing, leaving and returning, or when the machine's clock is set."""

import os
import tempfile
import time
from pathlib import Path

from tests.server.attack.attacker import Browser, Place, Tally, asked, attack


@attack("time on a clock by taking back, pausing, leaving and coming back")
def time_for_nothing(place: Place, tally: Tally) -> None:
    for kind, increment in (("total", 30), ("move", 0)):
        host, guest, table, _ = place.two(clock={"kind": kind, "seconds": 100, "increment": increment})
        time.sleep(1.2)
        before = left(host, table)
        for _ in range(4):
            told = host.look(table)
            done = host.choose(table, told["version"], asked(told)[0])
            host.post(f"/tables/{table}/take-back", {"version": done["version"]})
        most = before + increment + 0.2  # for at most one choice
        tally.expect((now := left(host, table)) <= most, f"{kind}: taking back made {before} to {now}")
        for what in ("pause", "leave"):
            before, version = left(host, table), host.look(table)["version"]
            for _ in range(2):
                host.send("POST", f"/tables/{table}/acts", {"what": what})
                host.send("POST", f"/tables/{table}/acts", {"what": "resume"})
                with host.socket(table) as line:
                    line.recv(timeout=5)
            same = host.look(table)["version"] == version  # otherwise a bot has chosen
            tally.expect((now := left(host, table)) <= before + 0.2 or not same, f"{kind}: {what}, {before} to {now}")
        pauses = 0
        for _ in range(12):
            if host.send("POST", f"/tables/{table}/acts", {"what": "pause"}).status_code == 200:
                pauses += 1
                host.send("POST", f"/tables/{table}/acts", {"what": "resume"})
        tally.expect(pauses < 12, f"{kind}: one player pauses as often as they like")
        guest.act(table, "resign")


def left(who: Browser, table: str) -> float:
    """Return the first seat's seconds."""
    return float(who.get(f"/tables/{table}/clock")["seconds"][0])


# Python runs this at its start: a wall clock that a file moves.
MOVED_CLOCK = """
import os, pathlib, time
real, moved = time.time, pathlib.Path(os.environ["MOVED_CLOCK"])
time.time = lambda: real() + float(moved.read_text())
"""


@attack("the machine's clock, set ahead and back, twice within two seconds")
def set_twice(place: Place, tally: Tally) -> None:
    if not place.own or place.postgres:
        tally.left_out = "needs a server of one's own that reads this machine's clock"
        return
    folder = Path(place.stack.enter_context(tempfile.TemporaryDirectory()))
    (folder / "sitecustomize.py").write_text(MOVED_CLOCK)
    moved = folder / "moved"
    moved.write_text("0")
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    url = place.server(MOVED_CLOCK=str(moved), PYTHONPATH=path).url
    host = place.browser("Hal", url)
    table = host.make("me", "with_me", clock={"kind": "total", "seconds": 1200})["table"]
    host.act(table, "start", seat=0)
    began = time.monotonic()
    for first, second in (("3600", "7200"), ("3600", "0"), ("-3600", "3600"))[: 1 if place.brief else 3]:
        for jump in (first, second):
            moved.write_text(jump)
            time.sleep(1.0)
        time.sleep(1.5)  # in which the server looks at its clock again
        passed = time.monotonic() - began
        seconds = left(host, table)
        tally.expect(
            abs(1200 - seconds - passed) < 5, f"set by {first} and {second}: {seconds} s left after {passed:.0f}"
        )
