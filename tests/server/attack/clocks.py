"""Gaining clock time by taking back, undoing, pausing, leaving and returning."""

import time

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
