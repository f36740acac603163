"""How the tests run, wherever they are."""

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

# Property tests draw the same examples every time, so that a failure is a failure on every machine.
settings.register_profile("sortilege", derandomize=True, deadline=None, max_examples=200, database=None)
settings.load_profile("sortilege")

# Each file of these has a server and a browser, or a copy of the package, of its own.
TOGETHER = ("tests/browser/", "tests/plugin/", "tests/test_adding_a_card.py", "tests/test_numbers_stay_open.py")


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """The tests of such a file run in one process, which makes what they share once; others wherever there is room."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.split("::")[0] if nodeid.startswith(TOGETHER) else nodeid


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    return Sharing(config, log)
