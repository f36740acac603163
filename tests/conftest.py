"""Property tests draw the same examples every time, so that a failure is a failure on every machine."""

from itertools import chain

import pytest
from hypothesis import settings

settings.register_profile("sortilege", derandomize=True, deadline=None, max_examples=200, database=None)
settings.load_profile("sortilege")


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups after this
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests that share something of their module (a browser, a server) run in one process, which makes it once."""
    for item in items:
        if isinstance(item, pytest.Function):
            fixtures = chain.from_iterable(item._fixtureinfo.name2fixturedefs.values())
            if any(fixture.scope == "module" for fixture in fixtures):
                item.add_marker(pytest.mark.xdist_group(item.path.name))
