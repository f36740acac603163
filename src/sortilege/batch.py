"""Many games in lock-step for machine learning; `import sortilege` offers `Batch`."""

from functools import partial
from operator import index
from typing import Any

from sortilege.compilation_status import say_if_uncompiled
from sortilege.core.engine.lockstep_games import Lockstep
from sortilege.core.engine.machine import MAX_OFFER, Machine
from sortilege.core.engine.observer import ObservationField, Observer
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadChoice, BadOptions, GameOver
from sortilege.core.integer_arguments import integer_within, players_of, seed_of
from sortilege.core.kits import chosen_options, kit, observer_of
from sortilege.core.returns import return_function
from sortilege.core.text.message import message
from sortilege.deprecated import keep_old_attributes

MOST_GAMES = 65_536


class Batch:
    """n games of one kind, each waiting for one choice; `step` makes one choice in each of them.

    Each step overwrites these buffers. numpy reads them without copying, as in `numpy.asarray(batch.masks)`; copy them
    to keep a step's numbers.

    - `observations` (n × size, int16): what the seat to move knows; `fields` explains each number, `scale` scales it
    - `masks` (n × actions, uint8): which of `actions` are legal for it
    - `seats` (n, int64): the seat to move. When several seats choose at once, the lowest goes first, and the others do
      not see its choice. Seats with only one legal move are skipped, unless `every=True`
    - `rewards` (n × players, float64): zero until a game ends, then its returns, for one step
    - `ended` (n, uint8): 0 during a game, 1 if the last step ended it, 2 if it was cut short at `longest`

    A game that has ended restarts with its next deal, so masks and observations are those of the new game's first
    choice. With `restart=False` it stays over: its mask is empty, and its choice must be −1.

    Game i is dealt the seeds seed + i, seed + i + n, …: the same deals as `sortilege.new(seed=…)`.
    """

    def __init__(
        self,
        game: str,
        n: int,
        players: int = 2,
        seed: int = 0,
        returns: str = "win",
        restart: bool = True,
        observe: bool = True,
        every: bool = False,
        **options: str | bool,
    ) -> None:
        say_if_uncompiled()
        rules = kit(game).rules
        players, seed, n = players_of(rules, players), seed_of(seed), size_of(n)
        self.game = game
        self.n = n
        self.players = players
        self.actions: tuple[str, ...] = rules.actions
        self.longest = kit(game).longest
        self._rules = rules
        self._observer = observer_of(game) if observe else Observer()
        numbers = rules.options.numbers(rules.complete(chosen_options(game, options), players))
        count = return_function(returns)
        self._lockstep = Lockstep(
            self._observer,
            rules.action_of,
            n,
            players,
            lambda rng: rules.deal(rng, players, numbers[:]),
            partial(count, rules),
            self.longest,
            restart,
            every,
            seed,
        )
        buffer = self._lockstep.buffer
        self.observations = table(buffer.values, "h", n, self.size)
        self.masks = table(buffer.mask, "B", n, len(self.actions))
        self.legal_actions = table(buffer.legal, "h", n, MAX_OFFER)
        self.counts = memoryview(buffer.counts)
        self.seats = memoryview(self._lockstep.seat)
        self.rewards = table(self._lockstep.rewards, "d", n, players)
        self.ended = memoryview(self._lockstep.ended)
        self.lengths = memoryview(self._lockstep.made)
        self.deals = memoryview(self._lockstep.deals)
        self._drawn = memoryview(self._lockstep.drawn)

    @property
    def size(self) -> int:
        """The number of integers in an observation."""
        return int(self._observer.size)

    @property
    def version(self) -> int:
        """The version of the observation layout, which trained weights depend on."""
        return int(self._observer.version)

    @property
    def fields(self) -> tuple[ObservationField, ...]:
        """The fields of an observation, each with its name, start, size, largest expected number and meaning."""
        return tuple(self._observer.fields)

    @property
    def scale(self) -> list[float]:
        """The factor for each number of an observation that brings it to about −1 to 1."""
        return self._observer.scale()

    @property
    def going(self) -> int:
        """The number of games that are not over."""
        return int(self._lockstep.going)

    def step(self, choices: Any) -> None:
        """Make a choice in every game: indices of `actions`, as a list, an array or a tensor with `tolist`.

        If any of them is illegal, raises BadChoice and changes nothing. Raises GameOver when all games are over.
        """
        lockstep = self._lockstep
        if lockstep.going == 0:
            raise GameOver("all games of this batch are over; `reset` deals them anew")
        try:
            given: list[int] = choices.tolist() if hasattr(choices, "tolist") else list(choices)
            fits = len(given) == self.n
            try:
                wrong = lockstep.wrong(given) if fits else 0
            except TypeError:  # the compiled engine accepts only Python integers
                given = list(map(index, given))
                wrong = lockstep.wrong(given)
        except (TypeError, ValueError, OverflowError):
            raise BadChoice(message("engine-batch-numbers")) from None
        if not fits:
            raise BadChoice(message("engine-batch-count", given=len(given), games=self.n))
        if wrong >= 0:
            raise self._refusal(wrong, given[wrong])
        lockstep.step(given)

    def choose(self, i: int, action: Any) -> None:
        """Make a choice in game i only; if it raises BadChoice or GameOver, nothing has changed."""
        try:
            right = 0 <= i < self.n and self._lockstep.choose(i, index(action))
        except (TypeError, ValueError, OverflowError):
            self._at(i)
            raise BadChoice(message("engine-batch-numbers")) from None
        if not right:
            i = self._at(i)
            if not self.counts[i]:
                raise GameOver("the game is over; `reset` deals another")
            raise self._refusal(i, index(action))

    def draw(self) -> memoryview:
        """Draw a random legal choice for every game, in a buffer that `step` accepts."""
        self._lockstep.draw()
        return self._drawn

    def reset(self, seed: int) -> None:
        """Restart all games with deals from this seed on."""
        self._lockstep.begin(seed_of(seed))

    def legal(self, i: int) -> list[int]:
        """Return the legal actions in game i."""
        i = self._at(i)
        return [int(self.legal_actions[i, at]) for at in range(self.counts[i])]

    def state(self, i: int) -> Machine:
        """Return the state of game i itself, hidden cards included; the next step changes it."""
        return self._lockstep.games[self._at(i)]

    def imagine(self, i: int, seed: int) -> Machine:
        """Return game i with everything the seat to move does not know dealt anew, to search on."""
        i = self._at(i)
        return self._rules.imagine(self._lockstep.games[i], self.seats[i], rng_from_seed(seed_of(seed)))

    def __len__(self) -> int:
        return self.n

    def __repr__(self) -> str:
        return f"<sortilege.Batch of {self.n} games of {self.game} for {self.players}, {self.going} going on>"

    def _at(self, i: int) -> int:
        """Validate the index of a game; raises BadChoice."""
        found = integer_within(i, 0, self.n - 1)
        if found is None:
            raise BadChoice(message("engine-batch-no-game", most=self.n - 1, given=repr(i)))
        return found

    def _refusal(self, i: int, given: int) -> BadChoice:
        if self.counts[i] == 0:
            return BadChoice(message("engine-batch-over", game=i, given=str(given)))
        legal = [f"{action} ({self.actions[action]})" for action in self.legal(i)]
        return BadChoice(message("engine-batch-illegal", game=i, given=str(given), legal=legal))


def size_of(given: Any) -> int:
    """Validate the number of games; raises BadOptions."""
    n = integer_within(given, 1, MOST_GAMES)
    if n is None:
        raise BadOptions(message("engine-batch-size", most=MOST_GAMES, given=repr(given)))
    return n


def table(row: Any, kind: str, *shape: int) -> Any:
    """View a vector as rows and columns, in place."""
    if not all(shape):
        return memoryview(b"")
    return memoryview(row).cast("B").cast(kind, shape)  # type: ignore[call-overload]  # the stub allows only one dimension


keep_old_attributes(Batch, options="legal")
