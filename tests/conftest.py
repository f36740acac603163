"""Settings for all tests."""

import gc
from collections.abc import Generator
from contextlib import ExitStack

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

# Property tests draw the same examples every time, so that a failure is a failure on every machine.
settings.register_profile("sortilege", derandomize=True, deadline=None, max_examples=200, database=None)
settings.load_profile("sortilege")

# The files of these share what takes long to make: a browser and tables, a plug-in, a copy of the package, archives of
# it, the documentation site.
TOGETHER = (
    *("tests/browser/", "tests/plugin/", "tests/test_adding_a_card.py", "tests/test_extended_source.py"),
    *("tests/test_archives.py", "tests/test_site.py"),
)
# They begin first, and then the longest of the others: at the end no process is left alone with one of them.
LONG = (
    *("tests/test_rule_coverage.py", "tests/test_code_mutation.py", "tests/test_rotated_stories.py"),
    *("tests/server/test_attack.py", "tests/server/test_kill.py", "tests/server/test_rules_upgrade.py"),
)


class Sharing(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """The tests of such a file run in one process, which makes what they share once; others wherever there is room."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.split("::")[0] if nodeid.startswith(TOGETHER) else nodeid


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Freeze the collected tests, so that the garbage collector skips them."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: (not item.nodeid.startswith(TOGETHER), not item.nodeid.startswith(LONG)))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Sharing:
    return Sharing(config, log)


# A browser: while Playwright is at work its event loop runs in this thread, and no other test could start one.
KEPT: pytest.StashKey[ExitStack] = pytest.StashKey()


def pytest_configure(config: pytest.Config) -> None:
    config.stash[KEPT] = ExitStack()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Generator[None]:
    try:
        yield
    finally:
        if "browser" not in getattr(nextitem, "fixturenames", ()):
            item.config.stash[KEPT].close()
