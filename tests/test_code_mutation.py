"""Code mutation: mutants are made and undone correctly, and tests kill a sample of them."""

import os
import signal

import pytest

from sortilege.cli.studies.stories import main
from sortilege.core.kits import GAMES
from sortilege.devtools.mutation import code_mutation_process
from sortilege.devtools.mutation.code_mutants import MutableSource
from sortilege.devtools.mutation.code_mutation_process import CodeVerdict
from sortilege.devtools.mutation.forked_jobs import in_forks
from sortilege.devtools.mutation.known_mutants import engine_sources, load_known_mutants

# Functions of which every change is noticed by a story, in which files, and how many of their changes are tried here.
NOTICED = ("verbs/turn why_not_activate", "verbs/payments PaySlots.offer", "verbs/learn Learn.go_on", "fill_to_seven")
STORIES = ("activation-and-bonuses", "summoning", "learning", "solo", "pool-and-altar")
SAMPLE = 12

TEXT = '''
class Till:
    """A till."""

    def takes(self, coins, seat):
        """Whether there is room."""
        n = len(coins) + SLOTS
        if n < 3 and not coins:
            self.tell(seat, 1)
            return True
        for i in range(n):
            coins[i] -= 1
        n = min(n, 2)
        return n == 0
'''
CHANGED = """
n = len(coins) + SLOTS → n = len(coins) - SLOTS
n = len(coins) + SLOTS → n = len(coins) + (SLOTS + 1)
if n < 3 and (not coins): → if not (n < 3 and (not coins)):
if n < 3 and (not coins): → if n < 3 or not coins:
if n < 3 and (not coins): → if n <= 3 and (not coins):
if n < 3 and (not coins): → if n < 4 and (not coins):
if n < 3 and (not coins): → if n < 2 and (not coins):
self.tell(seat, 1) → nothing
return True → return False
return True → nothing
for i in range(n): → for i in range(n - 1):
coins[i] -= 1 → coins[i] += 1
coins[i] -= 1 → coins[i] -= 2
coins[i] -= 1 → nothing
n = min(n, 2) → n = max(n, 2)
n = min(n, 2) → n = min(n, 3)
n = min(n, 2) → n = min(n, 1)
n = min(n, 2) → nothing
return n == 0 → return n != 0
return n == 0 → return n == 1
""".strip().splitlines()


def test_every_mutation_of_a_function_is_made_and_undone() -> None:
    source = MutableSource("shop.till", "till", TEXT, {"SLOTS"})
    assert [mutant.change for mutant in source.mutants] == CHANGED
    assert {mutant.place for mutant in source.mutants} == {"till Till.takes"}
    codes = [source.code(mutant).co_code + repr(source.code(mutant).co_consts).encode() for mutant in source.mutants]
    assert len(set(codes)) == len(codes)
    assert [mutant.change for mutant in MutableSource("shop.till", "till", TEXT, {"SLOTS"}).mutants] == CHANGED


def test_equal_looking_mutants_have_different_names() -> None:
    text = "def f(s):\n    s.a += 1\n    s.a += 1\n    return s"
    assert [mutant.change for mutant in MutableSource("m", "m", text, ()).mutants][3:] == [
        "s.a += 1 → s.a -= 1 (2)",
        "s.a += 1 → s.a += 2 (2)",
        "s.a += 1 → nothing (2)",
    ]


def dies(job: int) -> int:
    if job == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return job * 10


def test_a_fork_that_dies_is_recognized() -> None:
    assert dict(in_forks(dies, range(5), 2)) == {0: 0, 1: 10, 2: None, 3: 30, 4: 40}


@pytest.mark.parametrize("name", GAMES)
def test_known_mutants_exist_and_have_a_reason(name: str) -> None:
    known = load_known_mutants(name)
    assert known.stale([mutant for source in engine_sources(name) for mutant in source.mutants]) == []
    assert all([*known.elsewhere.values(), *known.equivalent.values()])


def test_a_sample_of_mutants_is_killed(capsys: pytest.CaptureFixture[str]) -> None:
    """Run all of them on many cores with `sortilege stories --mutate-code --records tests/golden
    --promises tests.promises.mutation_checks`."""
    places = [word for place in NOTICED for word in ("--in", place)]
    assert main([*STORIES, "--mutate-code", "--sample", str(SAMPLE), "--workers", "2", *places]) == 0
    assert f"{SAMPLE} changes of the code: {SAMPLE} noticed by a story" in capsys.readouterr().out


def test_a_surviving_mutant_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    one, other, *_ = MutableSource("shop.till", "till", TEXT, {"SLOTS"}).mutants
    verdicts = [CodeVerdict(one, "a story", pinned=True), CodeVerdict(other, "game 3 by chance", pinned=False)]
    monkeypatch.setattr(code_mutation_process, "hunt_code", lambda *_: verdicts)
    assert main(["--mutate-code"]) == 1
    said = capsys.readouterr().out
    assert (
        "2 changes of the code: 1 noticed by a story, 0 by a golden record only, 0 by a promise only, 1 by none."
        in said
    )
    assert f"till Till.takes, line 7: {CHANGED[1]}\n    it changes game 3 by chance" in said
