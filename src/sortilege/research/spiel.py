"""OpenSpiel games; importing this module registers them as sortilege_NAME.

>>> import pyspiel
>>> from sortilege import GAMES
>>> from sortilege.research import spiel
>>> game = pyspiel.load_game(f"sortilege_{GAMES[0]}(players=3,returns=margin)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

The first move is a chance node that picks one of `deals` numbered deals, which fixes every later roll and draw. Clones
of a state therefore share its future, and a search over clones would see it. `resample_from_infostate` deals everything
a player does not know again, dice included; searches must use it, as `ismcts` does.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any

from sortilege.core.engine.machine import NOBODY, Machine, Recorder
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadChoice, BadOptions, GameOver, IllegalChoice
from sortilege.core.integer_arguments import seat_of
from sortilege.core.kits import GAMES, chosen_options, kit, observation_buffer, observer_of
from sortilege.core.returns import return_function
from sortilege.deprecated import keep_old_names
from sortilege.research import extra

with extra("openspiel"):
    import numpy as np
    import pyspiel

PREFIX = "sortilege_"
DEALS = 1000
MOST_POINTS = 1000.0  # bound on points and leads
SAMPLES = 1 << 53
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
NOTHING = -1  # hides another player's choice

DEFAULTS: dict[str, Any] = {"players": 2, "deals": DEALS, "returns": "win", "options": ""}


def type_of(name: str, players: int, returns: str) -> pyspiel.GameType:
    """Return OpenSpiel's game type; wins have a constant sum."""
    kinds = pyspiel.GameType.Utility
    utility = kinds.GENERAL_SUM if returns != "win" or players == 1 else kinds.CONSTANT_SUM
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=kit(name).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=kinds.ZERO_SUM if utility == kinds.CONSTANT_SUM and players == 2 else utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kit(name).rules.seats[-1],
        min_num_players=kit(name).rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SpielTable:
    """Data that all states of one game share, including copies."""

    def __init__(self, name: str, players: int, deals: int, returns: str, options: str) -> None:
        self.name, self.players, self.deals = name, players, deals
        self.given = (name, players, deals, returns, options)
        self.rules = kit(name).rules
        self.count = return_function(returns)
        self.longest = kit(name).longest
        # Returns of a truncated game: all players equal, and wins keep their constant sum.
        self.cut = [(2.0 - players) / players if returns == "win" and players > 1 else 0.0] * players
        pairs = [one.partition(":") for one in options.split(";") if one]
        given = {key: value for key, _, value in pairs}
        self.numbers = self.rules.options.numbers(self.rules.complete(chosen_options(name, given), players))
        self.code_of = [code for code, action in enumerate(self.rules.action_of) if action >= 0]
        self.buffer = observation_buffer(name)
        self.seen = np.asarray(memoryview(self.buffer.values))
        self.scale = np.asarray(observer_of(name).scale(), np.float32)

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def __deepcopy__(self, memo: object) -> "SpielTable":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return SpielTable, self.given


Rows = list[tuple[int, ...]]  # events, as a recorder notes them


class PastStep:
    """The last choice and its events, linked to all earlier ones. Immutable, so that copies of a state share it."""

    __slots__ = ("action", "before", "rows", "seat")

    def __init__(self, before: "PastStep | None", seat: int, action: int, rows: Rows) -> None:
        self.before, self.seat, self.action, self.rows = before, seat, action, rows

    def steps(self) -> list[tuple[int, int, Rows]]:
        """Return all steps, first to last."""
        found = []
        past: PastStep | None = self
        while past is not None:
            found.append((past.seat, past.action, past.rows))
            past = past.before
        return found[::-1]

    def known_to(self, player: int) -> list[tuple[int, int, Rows]]:
        """Return the steps as this player knows them: other players' choices only by their visible events."""
        found = []
        for seat, action, rows in self.steps():
            recorder = Recorder()
            recorder.rows = rows  # type: ignore[assignment]  # integers of any type
            known: Rows = recorder.history(player)  # type: ignore[assignment]
            found.append((seat, action, known) if seat == player else (NOBODY, NOTHING, known))
        return found

    def __deepcopy__(self, memo: object) -> "PastStep":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return past_of, (self.steps(),)


def past_of(steps: list[tuple[int, int, Rows]]) -> PastStep | None:
    """Rebuild the past from its steps."""
    past: PastStep | None = None
    for seat, action, rows in steps:
        past = PastStep(past, seat, action, rows)
    return past


class SpielState(pyspiel.State):
    """One game in progress."""

    def __init__(self, game: "SortilegeGame") -> None:
        super().__init__(game)
        self.table = game.table
        self.machine: Machine | None = None  # before the deal
        self.past: PastStep | None = None
        self.seat = CHANCE
        self.made = 0

    # The OpenSpiel interface

    def current_player(self) -> int:
        return self.seat

    def is_terminal(self) -> bool:
        return self.seat == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        if self.machine is None or player != self.seat:
            return []
        action_of = self.table.rules.action_of
        return sorted([action_of[code] for code in self.machine.legal(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.table.outcomes

    def _apply_action(self, action: int) -> None:
        table = self.table
        if self.machine is None:
            if not 0 <= action < table.deals:
                raise BadChoice(f"there is no deal {action}; they are numbered from 0 to {table.deals - 1}")
            self._begin(table.rules.deal(rng_from_seed(action), table.players, table.numbers[:]), None)
            return
        if self.seat < 0:
            raise GameOver("the game is over")
        try:
            recorder = self.machine.recorder = Recorder()
            self.machine.apply(self.seat, table.code_of[action] if 0 <= action < len(table.code_of) else -1)
        except IllegalChoice:
            legal = self._legal_actions(self.seat)
            raise BadChoice(f"{action} cannot be chosen by player {self.seat} now; legal: {legal}") from None
        self.past = PastStep(self.past, self.seat, action, recorder.rows)  # type: ignore[arg-type]  # whole numbers
        self.made += 1
        self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal:{action}"
        actions = self.table.rules.actions
        if not 0 <= action < len(actions):
            raise BadChoice(f"there is no action {action}; they are numbered from 0 to {len(actions) - 1}")
        return actions[action]

    def returns(self) -> list[float]:
        if self.machine is None or not self.is_terminal():
            return [0.0] * self.table.players
        if not self.machine.over:
            return self.table.cut[:]
        return self.table.count(self.table.rules, self.machine)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return a state that this player cannot tell from this one, with everything unknown dealt again.

        It has no action history, which would contain the deal, so it can be cloned but not serialized.
        """
        if self.machine is None:
            raise BadChoice("nothing is dealt yet; chance moves first")
        player = seat_of(player, self.table.players)
        state: SpielState = self.get_game().new_initial_state()
        imagined = self.table.rules.imagine(self.machine, player, rng_from_seed(int(sampler() * SAMPLES)))
        state.made = self.made
        state._begin(imagined, past_of(self.past.known_to(player)) if self.past else None)
        return state

    def __str__(self) -> str:
        return "before the deal" if self.machine is None else str(self.machine)

    # Internals

    def _begin(self, machine: Machine, past: PastStep | None) -> None:
        self.machine, self.past = machine, past
        self._look()

    def _look(self) -> None:
        """Set the next player: the lowest deciding seat, hidden from the others."""
        assert self.machine is not None
        mask = int(self.machine.open_mask())
        if mask == 0 or self.made >= self.table.longest:
            self.seat = TERMINAL
        else:
            self.seat = (mask & -mask).bit_length() - 1


class SpielObserver:
    """OpenSpiel's observer: `tensor` is what a player knows, scaled, and `dict` the same by the names of its fields."""

    def __init__(self, table: SpielTable, recall: bool) -> None:
        self.table, self.recall = table, recall
        self.tensor = np.zeros(0 if recall else len(table.scale), np.float32)
        fields = [] if recall else observer_of(table.name).fields
        self.dict = {field.name: self.tensor[field.start : field.start + field.size] for field in fields}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.recall:
            raise BadOptions("perfect recall exists only as a string; the tensor holds current knowledge")
        if state.machine is None:
            self.tensor.fill(0)
            return
        table = self.table
        table.buffer.observe(0, state.machine, seat_of(player, table.players))
        np.multiply(table.seen, table.scale, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows now, place by place; with perfect recall, also what it has chosen and seen happen."""
        if state.machine is None:
            return f"player {player} before the deal"
        table = self.table
        player = seat_of(player, table.players)
        table.buffer.observe(0, state.machine, player)
        places = np.flatnonzero(table.seen)
        now = " ".join(f"{place}:{table.seen[place]}" for place in places.tolist())
        if not self.recall:
            return f"player {player} knows {now}"
        lines = [f"player {player} knows {now}"]
        for _, action, rows in state.past.known_to(player) if state.past else []:
            if action != NOTHING:
                lines.append(f"chose {table.rules.actions[action]}")
            lines += [" ".join(map(str, row)) for row in rows]
        return "\n".join(lines)


class SortilegeGame(pyspiel.Game):
    """Base class; one subclass with a `name` is registered per game."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        players, deals, returns = int(given["players"]), int(given["deals"]), str(given["returns"])
        rules = kit(self.name).rules
        if players not in rules.seats or deals < 1:
            raise BadOptions(f"{self.name} is for {rules.seats[0]} to {rules.seats[-1]} players, of 1 deal or more")
        self.table = SpielTable(self.name, players, deals, returns, str(given["options"]))
        most = 1.0 if returns == "win" else MOST_POINTS
        kind = type_of(self.name, players, returns)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.actions),
            max_chance_outcomes=deals,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=None if kind.utility == pyspiel.GameType.Utility.GENERAL_SUM else 2.0 - players,
            max_game_length=self.table.longest,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise BadOptions(f"observations have no parameters, such as {params}")
        return SpielObserver(self.table, bool(iig_obs_type and iig_obs_type.perfect_recall))


def register(name: str) -> None:
    """Create and register a class for a game, under a name that pickle can find."""
    made = type(f"{name.title()}Game", (SortilegeGame,), {"name": name, "__module__": __name__})
    globals()[made.__name__] = made
    pyspiel.register_game(type_of(name, kit(name).rules.seats[0], "points"), made)


for one in GAMES:
    register(one)

keep_old_names(__name__)
