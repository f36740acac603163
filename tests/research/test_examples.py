"""The examples learn: taught the opposite, the same learner loses; and who was rewarded by a coin loses to it.

That it beats chance would not tell: chance is so weak that many a habit beats it, even one learned from noise.
"""

import importlib
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


@pytest.mark.parametrize("name", ["with_pettingzoo", "with_gymnasium"])
def test_an_example_learns_what_it_is_taught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    example, learner = importlib.import_module(name), importlib.import_module("learner")
    taught = example.main("spellbook", games=25, trials=12)
    learn = learner.Learner.learn
    monkeypatch.setattr(learner.Learner, "learn", lambda self, steps, reward: learn(self, steps, -reward))
    opposite = example.main("spellbook", games=25, trials=12)
    assert taught >= 0.75
    assert opposite <= 0.25


def test_what_was_learned_beats_what_a_coin_taught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    found = importlib.import_module("with_openspiel").main("spellbook", games=30, trials=16, seeds=3)
    assert min(found["learned against chance"]) >= 0.75
    assert max(found["coin against chance"]) >= 0.75  # which is why the line above proves little
    assert min(found["learned against coin"]) > 0.5
    assert sum(found["learned against coin"]) / 3 >= 0.75


def test_there_is_a_test_for_every_example() -> None:
    assert {path.stem for path in EXAMPLES.glob("with_*.py")} == {"with_pettingzoo", "with_gymnasium", "with_openspiel"}
