"""Places for sockets: how many one address and one person may have open, in all and at one table."""

import math
from collections import Counter

from sortilege.tables.refusals import TooMany

FROM_ADDRESS = 200
OF_PERSON = 20
OF_PERSON_AT_TABLE = 6


class SocketQuota:
    """The open sockets of this process. `scale` as for the rates: 0 means no limit."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.taken: Counter[str] = Counter()

    def take(self, address: str, person: str, table: str) -> None:
        """Raises TooMany where there is none left. Whoever has no cookie is known by the address alone."""
        wanted = self._wanted(address, person, table)
        for who, most in wanted.items():
            if self.taken[who] >= (max(1.0, most * self.scale) if self.scale else math.inf):
                raise TooMany("server-windows", retry_after=30.0)
        self.taken.update(wanted.keys())

    def leave(self, address: str, person: str, table: str) -> None:
        for who in self._wanted(address, person, table):
            self.taken[who] -= 1
            if not self.taken[who]:
                del self.taken[who]

    def _wanted(self, address: str, person: str, table: str) -> dict[str, int]:
        wanted = {f"address {address}": FROM_ADDRESS}
        if person:
            wanted |= {f"person {person}": OF_PERSON, f"table {table} {person}": OF_PERSON_AT_TABLE}
        return wanted
