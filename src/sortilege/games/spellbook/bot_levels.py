"""The ten bot levels of SpellBook, and how each taste changes the greedy evaluation."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.policy import POINT, Policy
from sortilege.core.kits import BotLevel
from sortilege.games.spellbook.bot.policy import SpellBookJudgement
from sortilege.games.spellbook.bot.weights import (
    END_AHEAD,
    END_BEHIND,
    HORIZON,
    OTHERS,
    PATIENCE,
    STOCK,
    TEMPO,
)
from sortilege.games.spellbook.engine.constants import COLORS, POOL_SIZE, RED

# Per cent of a weight of the evaluation (bot/weights.py).
TASTES = {
    "stones": {STOCK + held: 200 for held in range(POOL_SIZE)} | {TEMPO: 70},  # hoards materia and is slow to use them
    "alone": {OTHERS: 0, END_AHEAD: 0, END_BEHIND: 0},  # ignores the other players
    "today": {HORIZON: 60, PATIENCE: 50},  # prefers what can be had now
    "red": {},  # overrates spells of the favorite color
}
FAVORITE_BONUS = 2 * POINT


def judgement(tastes: Sequence[str]) -> Policy:
    policy = SpellBookJudgement()
    wants = policy.goals
    for taste in tastes:
        for number, percent in TASTES[taste].items():
            wants.weights[number] = wants.weights[number] * percent // 100
    if "today" in tastes:  # also ignores what a spell does every Day
        wants.rate = vec[i64]([0 for _ in wants.rate])
    if "red" in tastes:
        for row in range(RED * 3, len(wants.flat), COLORS * 3):
            for level in range(3):
                wants.flat[row + level] += FAVORITE_BONUS
    return policy


# Tuned only in this table; `python -m benchmarks.bot_ladder --game spellbook` measures the steps (docs/bots.md).
LEVELS = (
    BotLevel(forgets=22, moods=270, tastes=("alone", "today")),
    BotLevel(forgets=20, moods=220, tastes=("alone", "today")),
    BotLevel(forgets=18, moods=200, tastes=("alone", "red")),
    BotLevel(forgets=9, moods=100, tastes=("stones",)),
    BotLevel(forgets=5, moods=50, tastes=("today",)),
    BotLevel(forgets=1, moods=10),
    BotLevel(),
    BotLevel("mcts:50"),
    BotLevel("mcts:200"),
    BotLevel("mcts:3000"),
)
