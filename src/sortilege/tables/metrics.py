"""Metrics in the Prometheus text format. A handful of counters needs no library."""

import time
from bisect import bisect_left
from collections.abc import Callable

BUCKET_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
COUNTERS = {
    "choices": "Choices written to the log.",
    "tables_made": "Tables created.",
    "refusals": "Requests rejected.",
    "failures": "Requests that ended in an internal error.",
    "bot_choices": "Choices made by bots.",
    "bot_failures": "Times a bot's worker failed or was too slow.",
    "limited": "Requests rejected by a rate limit.",
    "listener_reconnects": "Times the change feed reconnected.",
}


class Metrics:
    """Counters, gauges that are read on request, and one histogram: how long a choice takes."""

    def __init__(self) -> None:
        self.started = time.time()
        self.counts = dict.fromkeys(COUNTERS, 0)
        self.gauges: dict[str, tuple[str, Callable[[], float]]] = {}
        self.buckets = [0] * (len(BUCKET_SECONDS) + 1)
        self.total = 0.0

    def count(self, name: str, by: int = 1) -> None:
        self.counts[name] += by

    def observe_choice(self, seconds: float) -> None:
        self.buckets[bisect_left(BUCKET_SECONDS, seconds)] += 1
        self.total += seconds

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        self.gauges[name] = (about, read)

    def text(self) -> str:
        lines: list[str] = []
        for name, value in self.counts.items():
            full = f"sortilege_{name}_total"
            lines += [f"# HELP {full} {COUNTERS[name]}", f"# TYPE {full} counter", f"{full} {value}"]
        for name, (about, read) in self.gauges.items():
            full = f"sortilege_{name}"
            lines += [f"# HELP {full} {about}", f"# TYPE {full} gauge", f"{full} {read()}"]
        full = "sortilege_choice_seconds"
        lines += [f"# HELP {full} From receiving a choice to acknowledging it.", f"# TYPE {full} histogram"]
        so_far = 0
        for step, n in zip((*BUCKET_SECONDS, "+Inf"), self.buckets, strict=True):
            so_far += n
            lines.append(f'{full}_bucket{{le="{step}"}} {so_far}')
        lines += [f"{full}_sum {self.total}", f"{full}_count {so_far}"]
        return "\n".join(lines) + "\n"
