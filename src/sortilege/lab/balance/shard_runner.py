"""Play and count the games of one part, and write both games and sums to files."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from sortilege.bots import Bot, Sight, thoughts
from sortilege.bots.checked_choice import choose_checked
from sortilege.bots.registry import load_bot
from sortilege.core.engine.machine import Recorder
from sortilege.core.engine.network_policy import BY_HAND, NetworkPolicy
from sortilege.core.engine.rng import Rng
from sortilege.core.kits import kit
from sortilege.core.record import numbered_key, rng_of
from sortilege.core.save.weights import learned_policy
from sortilege.lab.arena.deal_runner import thinking_key
from sortilege.lab.balance.aggregates import WON, PlayedGame, Questions, Sums, count
from sortilege.lab.balance.game_rows import GameRows
from sortilege.lab.balance.shard_files import StudyPart, missing_games, write_part
from sortilege.lab.balance.study_plan import GREEDY, StudyPlan, balance_of

SAMPLE = 8  # every eighth game is also evaluated by the network


class Task(msgspec.Struct, frozen=True):
    """Games `begin` to `end` − 1 of a plan, and the folder for the files."""

    plan: StudyPlan
    folder: str
    begin: int
    end: int


def missing_parts(folder: Path, plan: StudyPlan, wanted: range) -> list[Task]:
    """Return the tasks for games that the folder does not have yet."""
    return [Task(plan, str(folder), part.start, part.stop) for part in missing_games(folder, plan, wanted)]


def play(task: Task) -> int:
    """Play a part; return its number of games."""
    plan = task.plan
    table = StudyPlayer(plan)
    sums, rows = Sums(), GameRows(table.asked.game.COLUMNS)
    for number in range(task.begin, task.end):
        game = table.game(number)
        count(sums, table.asked, game)
        rows.add(number, game)
    write_part(Path(task.folder), StudyPart.of(plan, task.begin, task.end, sums), rows)
    return task.end - task.begin


class StudyPlayer:
    """Plays the games of a plan."""

    def __init__(self, plan: StudyPlan) -> None:
        self.plan, self.kit = plan, kit(plan.game)
        self.asked = Questions(balance_of(plan.game))
        self.rules, self.hand = self.kit.rules, self.kit.policy()
        self.learned = learned_policy(plan.game, BY_HAND)
        self.bot: Bot | None = None if plan.bot == GREEDY and self.hand else load_bot(plan.bot)
        self.options: dict[int, vec[i64]] = {
            players: self.rules.options.numbers(self.rules.complete(plan.options, players)) for players in plan.players
        }

    def game(self, number: int) -> PlayedGame:
        """Play one game, observing it at resting positions."""
        players, deal = self.plan.players_of(number), self.plan.deal(number)
        rng = rng_of(numbered_key(deal))
        state = self.rules.deal(rng, players, self.options[players])
        recorder = state.recorder = Recorder()
        first = int(state.first)
        places = [(seat - first) % players for seat in range(players)]
        leads: list[tuple[int, list[int]]] = []
        chances: list[tuple[int, list[int]]] = []
        led: list[int] = []
        for rounds, stage in self.on(state, deal):
            if players > 1:
                leads.append((rounds, best(self.rules.scores(state))))
                led = leads[-1][1] if stage == 0 else led
                if number // len(self.plan.players) % SAMPLE == 0 and isinstance(self.learned, NetworkPolicy):
                    chances.append((rounds, best([int(self.learned.chance(state, seat)) for seat in range(players)])))
        winners = self.rules.winners(state)
        return PlayedGame(
            players=players,
            places=places,
            scores=self.rules.scores(state),
            wins=[WON // len(winners) if seat in winners else 0 for seat in range(players)],
            turns=int(getattr(state, self.kit.turn)),
            conditions=self.asked.game.conditions(state),
            seen=self.asked.game.seat_counts(state, recorder.rows, places),
            leads=leads,
            chances=chances,
            led=led,
        )

    def on(self, state: Any, deal: int) -> Iterator[tuple[int, int]]:
        """Play to the end; yield the number of rounds, and the stage each began in, after every round."""
        rounds = stage = 0
        rng = rng_of(thinking_key(deal, 0))
        for _ in self.play_by_bot(state, deal) if self.bot else self.play_by_policy(state, rng):
            if not state.over and int(getattr(state, self.kit.turn)) > 1:
                rounds += 1
                yield rounds, stage
            stage = int(self.hand.stage(state)) if self.hand and not state.over else 0

    def play_by_policy(self, state: Any, rng: Rng) -> Iterator[None]:
        """Play by the game's policy inside the engine, from one resting position to the next."""
        assert self.hand is not None, "a game without a policy is played by a bot"
        while not state.over:
            self.hand.play(state, rng, 0, 1)
            yield

    def play_by_bot(self, state: Any, deal: int) -> Iterator[None]:
        """Play by a bot, move by move."""
        assert self.bot is not None
        key = thinking_key(deal, 0)
        while seats := state.open_seats():
            seat = seats[0]
            legal = state.legal(seat)
            code = legal[0]
            if len(legal) > 1:
                sight, rng = Sight(self.rules, state, seat), thoughts(key, seat, int(state.version))
                code = choose_checked(self.bot, sight, rng, self.plan.bot, deal)
            state.apply(seat, code)
            if self.hand and not state.over and self.hand.rest(state):
                yield


def best(numbers: list[int]) -> list[int]:
    """Return the indexes of the maximum."""
    most = max(numbers)
    return [place for place, number in enumerate(numbers) if number == most]
