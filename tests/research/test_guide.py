"""The examples in the research modules run. (docs/research.md: tests/test_document_samples.py.)"""

import doctest
from types import ModuleType

import pytest

from sortilege.research import gym, spiel, zoo


@pytest.mark.parametrize("module", [zoo, gym, spiel], ids=lambda one: str(one.__name__))
def test_a_modules_example_runs(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted >= 5
    assert found.failed == 0
