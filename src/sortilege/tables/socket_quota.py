"""How many sockets one address and one person may have open, in total and at one table."""

import math
from collections import Counter

from sortilege.tables.refusals import TooMany

MAX_PER_ADDRESS = 200
MAX_PER_PERSON = 20
MAX_PER_PERSON_AT_TABLE = 6


class SocketQuota:
    """Counts the open sockets of this process. `scale` works as for rate limits: 0 means no limit."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.open: Counter[str] = Counter()

    def acquire(self, address: str, person: str, table: str) -> None:
        """Count a new socket; raises TooMany if a quota is used up. Without a cookie, only the address counts."""
        quotas = self._quotas(address, person, table)
        for who, limit in quotas.items():
            if self.open[who] >= (max(1.0, limit * self.scale) if self.scale else math.inf):
                raise TooMany("server-windows", retry_after=30.0)
        self.open.update(quotas.keys())

    def release(self, address: str, person: str, table: str) -> None:
        for who in self._quotas(address, person, table):
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    def _quotas(self, address: str, person: str, table: str) -> dict[str, int]:
        quotas = {f"address {address}": MAX_PER_ADDRESS}
        if person:
            quotas |= {f"person {person}": MAX_PER_PERSON, f"table {table} {person}": MAX_PER_PERSON_AT_TABLE}
        return quotas
