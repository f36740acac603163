"""The ten bots for people in Seasons: how each of them plays, and what their tastes change in greedy's judgement."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.policy import Policy
from sortilege.core.kits import BotLevel
from sortilege.games.seasons.bot.policy import SeasonsPolicy
from sortilege.games.seasons.bot.weights import (
    CARD_LEFT,
    CARD_MONTH,
    COMPLETES,
    CROWD,
    HARM,
    LATER,
    MISSING,
    PAID,
    RUSH,
    SPARE,
    WANTED,
)

# Per cent of a number of the judgement (bot/weights.py).
TASTES = {
    "crystals": {WANTED: 45, LATER: 45, SPARE: 60, COMPLETES: 0},  # an energy is best as crystals, at once
    "cards": {CARD_MONTH: 250, CARD_LEFT: 0, CROWD: 0, PAID: 150},  # draws and keeps them, whether or not there is time
    "alone": {HARM: 0},  # does not see what the others have
    "today": {LATER: 60, RUSH: 300, MISSING: 150},  # goes for what can be had now
}
# Whoever thinks of today does not think of what a card brings round by round either.
NO_ROUNDS = "today"


def judgement(tastes: Sequence[str]) -> Policy:
    policy = SeasonsPolicy()
    outlook = policy.outlook
    for taste in tastes:
        for number, percent in TASTES[taste].items():
            outlook.w[number] = outlook.w[number] * percent // 100
    if NO_ROUNDS in tastes:
        outlook.each = vec[i64]([0 for _ in outlook.each])
    return policy


# Tuned in this table alone; `python -m benchmarks.bot_ladder --game seasons` measures the steps (docs/bots.md).
LEVELS = (
    BotLevel(forgets=22, moods=860, tastes=("alone", "today")),
    BotLevel(forgets=17, moods=550, tastes=("alone", "today")),
    BotLevel(forgets=11, moods=320, tastes=("alone", "crystals")),
    BotLevel(forgets=9, moods=200, tastes=("cards",)),
    BotLevel(moods=10, tastes=("today",)),
    BotLevel(),
    BotLevel("mcts:50"),
    BotLevel("mcts:200"),
    BotLevel("mcts:800"),
    BotLevel("learned:5000"),
)
