"""Measure the bots on the engine this process imports; prints one JSON object.

Two players, with the options that each game sets for benchmarks; the evaluation is also measured at a full table.
Rates use the CPU time of one core. The time per choice is wall-clock time, because that is what a player waits.
"""

import json
import sys
from time import perf_counter, process_time

from sortilege.bots import Bot, Sight, bot, thoughts
from sortilege.bots.greedy_bot import policy_of
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.network_policy import BY_HAND
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.kits import kit, kits
from sortilege.core.rules import Rules
from sortilege.core.save.weights import learned_policy

PLAYERS = 2
UNLIMITED_CHOICES = 1_000_000  # choices: enough for any game
TIMED_BOT_MS = 100  # milliseconds for the time-limited bot
COUNTED_BOT_ROUNDS = 100  # search rounds for the bot that is limited by rounds
KEY = bytes(32)


def greedy_rate(rules: Rules, seconds: float) -> float:
    """Choices per second of the greedy policy against itself inside the engine; forced moves do not count."""
    policy = policy_of(rules.name)
    made, number, start = 0, 0, process_time()
    while process_time() - start < seconds:
        rng = rng_from_seed(number)
        made += int(policy.play(rules.new(kit(rules.name).bot_options, PLAYERS, rng), rng, 0, UNLIMITED_CHOICES))
        number += 1
    return made / (process_time() - start)


def sample_positions(rules: Rules, most: int, players: int = PLAYERS) -> list[tuple[Machine, int]]:
    """Sample states of greedy games in which a seat has a real choice, spread over whole games."""
    found: list[tuple[Machine, int]] = []
    greedy, number = bot("greedy"), 0
    while len(found) < most:
        state = rules.new(rules.complete(dict(kit(rules.name).bot_options), players), players, rng_from_seed(number))
        while (seats := state.open_seats()) and len(found) < most:
            seat = seats[0]
            if len(state.legal(seat)) > 1 and state.version % 7 == 0:
                found.append((rules.copy(state), seat))
            state.apply(seat, greedy.choose(Sight(rules, state, seat), thoughts(KEY, seat, state.version)))
        number += 1
    return found


def choice_times(rules: Rules, thinker: Bot, at: list[tuple[Machine, int]]) -> list[float]:
    """Wall-clock milliseconds per choice, shortest first."""
    found = []
    for state, seat in at:
        start = perf_counter()
        thinker.choose(Sight(rules, state, seat), thoughts(KEY, seat, state.version))
        found.append(1000 * (perf_counter() - start))
    return sorted(found)


def evaluation_rate(rules: Rules, at: list[tuple[Machine, int]], seconds: float) -> float:
    """Positions per second that the learned evaluation values."""
    policy = learned_policy(rules.name, BY_HAND) or policy_of(rules.name)
    judged, start = 0, process_time()
    while process_time() - start < seconds:
        for state, seat in at:
            policy.value(state, seat)
        judged += len(at)
    return judged / (process_time() - start)


def p95(ranked: list[float]) -> float:
    return ranked[min(len(ranked) - 1, len(ranked) * 95 // 100)]


def measure(game: str, seconds: float) -> dict[str, float]:
    rules = kit(game).rules
    greedy_rate(rules, seconds / 5)  # warm up
    rate = max(greedy_rate(rules, seconds) for _ in range(3))
    at = sample_positions(rules, 400)
    greedy = p95(choice_times(rules, bot("greedy"), at))
    some = at[:: max(1, len(at) // 40)]
    start = process_time()
    choice_times(rules, bot(f"mcts:{COUNTED_BOT_ROUNDS}"), some)
    rounds = COUNTED_BOT_ROUNDS * len(some) / (process_time() - start)
    over = p95(choice_times(rules, bot(f"mcts:{TIMED_BOT_MS}ms"), some)) - TIMED_BOT_MS
    judged = max(evaluation_rate(rules, at, seconds) for _ in range(3))
    full = sample_positions(rules, 400, max(rules.seats))
    judged_full = max(evaluation_rate(rules, full, seconds) for _ in range(3))
    return {
        "greedy_decisions": rate,
        "greedy_choice": greedy,
        "judged": judged,
        "judged_full": judged_full,
        "learned_choice": p95(choice_times(rules, bot("learned"), at)),
        "rounds": rounds,
        "overshoot": over,
    }


if __name__ == "__main__":
    games = [one.name for one in kits() if one.policy()]
    print(json.dumps({game: measure(game, float(sys.argv[1])) for game in games}))
