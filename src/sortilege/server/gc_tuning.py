"""How a server process runs Python: so that nobody waits for the housekeeping of others."""

import gc
import sys

SWITCH = 0.0001  # seconds that one thread runs while another waits
YOUNG, MIDDLE, OLD = 10_000, 100, 1_000_000  # when Python looks for garbage by itself; through everything: never


def settle() -> None:
    """Before the first request.

    The database's thread asks for its turn once for every statement: with Python's 5 ms each, a commit of many choices
    would wait longer for its turns than for the disk. And looking through everything for garbage takes the better part
    of a second with thousands of tables, in the middle of a player's choice: `tables.housekeeper` does it every ten
    minutes instead.
    """
    sys.setswitchinterval(SWITCH)
    gc.collect()
    gc.freeze()  # what was imported stays
    gc.set_threshold(YOUNG, MIDDLE, OLD)
