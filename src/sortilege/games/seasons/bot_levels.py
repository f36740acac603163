"""The ten bot levels of Seasons: how each plays, and how its tastes change the greedy bot's weights."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from sortilege.core.engine.policy import Policy
from sortilege.core.kits import BotLevel
from sortilege.games.seasons.bot.policy import SeasonsPolicy
from sortilege.games.seasons.bot.weights import (
    AFFORDABLE_CARD,
    CARD_LEFT,
    CARD_MONTH,
    DELAY_LOSS,
    FULL_HAND,
    HARM_PERCENT,
    LATER_ENERGY,
    MISSING_ENERGY,
    PAID_ENERGY,
    SPARE_ENERGY,
    WANTED_ENERGY,
)

# Percentages applied to the heuristic's weights (bot/weights.py).
TASTES = {
    "crystals": {WANTED_ENERGY: 45, LATER_ENERGY: 45, SPARE_ENERGY: 60, AFFORDABLE_CARD: 0},  # transmutes at once
    "cards": {CARD_MONTH: 250, CARD_LEFT: 0, FULL_HAND: 0, PAID_ENERGY: 150},  # hoards cards
    "alone": {HARM_PERCENT: 0},  # ignores opponents
    "today": {LATER_ENERGY: 60, DELAY_LOSS: 300, MISSING_ENERGY: 150},  # prefers immediate gains
}
# This taste also ignores what cards bring each round.
TASTE_WITHOUT_INCOME = "today"


def judgement(tastes: Sequence[str]) -> Policy:
    policy = SeasonsPolicy()
    prospects = policy.prospects
    for taste in tastes:
        for number, percent in TASTES[taste].items():
            prospects.w[number] = prospects.w[number] * percent // 100
    if TASTE_WITHOUT_INCOME in tastes:
        prospects.each_round = vec[i64]([0 for _ in prospects.each_round])
    return policy


# Tune levels in this table only; `python -m benchmarks.bot_ladder --game seasons` measures the steps (docs/bots.md).
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
