"""The public API for one game; `import sortilege` offers everything here."""

from collections.abc import Iterable, Sequence
from typing import Any

from sortilege.compilation_status import say_if_uncompiled
from sortilege.core import record as records
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.observer import Observer
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadChoice, BadOptions, BadRecord
from sortilege.core.events import Event
from sortilege.core.integer_arguments import players_of, seat_of, seed_of
from sortilege.core.kits import chosen_options, kit, observation_buffer, observer_of
from sortilege.core.record import Record
from sortilege.core.returns import final_returns
from sortilege.core.rules import Rules
from sortilege.core.session import Session
from sortilege.core.session import replay as replay_record
from sortilege.core.text.catalog import tell, texts
from sortilege.core.text.game_messages import NAMES, reason_text
from sortilege.core.text.message import message
from sortilege.deprecated import GameOptions, keep_old_attributes, keep_old_names
from sortilege.terminal.seat_description import table_text


class Game:
    """One game in progress: whose turn it is, the legal moves, what each seat sees, and the choices made.

    Seats are numbered from 0. A move has an id such as "summon:lantern_moth", the same in records and stories.
    `print(game)` shows the table as an onlooker sees it; `print(game.text(0))` shows seat 0 its table and its question.
    `legal`, `mask`, `observation` and `returns` also accept another `state` of this game, such as an imagined one.
    Games can be copied, compared and pickled.
    """

    def __init__(self, session: Session) -> None:
        self._session = session

    # Choosing.

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that have a choice to make now: several when all choose at once, none after the end."""
        return tuple(self._session.state.open_seats())

    def legal(self, seat: int, state: Machine | None = None) -> list[str]:
        """Return the ids of this seat's legal moves, in the order of `state.legal`; empty if it has no choice."""
        return [self._session.rules.ids[code] for code in self._state(state).legal(self._seat(seat))]

    def choose(self, seat: int, *ids: str) -> int:
        """Make one choice or a batch of them, and return how many were made.

        A batch ends after the first choice that reveals something. Up to there, all choices are made or none: an
        illegal one raises BadChoice, which names the legal moves, and changes nothing. After the end, raises GameOver.
        """
        return self._session.choose(self._seat(seat), *ids)

    def why_not(self, seat: int, id: str, lang: str = "en") -> str | None:
        """Return a sentence that says why this move is not legal for this seat now; None if it is legal."""
        seat = self._seat(seat)
        ask = self._session.ask(seat)
        if id not in self._session.rules.code_of:
            raise BadChoice(message("engine-no-choice", given=id, game=self.name))
        if ask is None:
            return tell(message("engine-nothing-asked", who=self.players[seat]), lang)
        if id in ask.ids():
            return None
        refusal = next((one for one in ask.refused if one.id == id), None)
        if refusal is None:
            return tell(message("engine-no-answer", asked=ask.why), lang)
        return reason_text(kit(self.name).words, texts(lang), refusal)

    def undo(self, seat: int) -> int:
        """Undo this seat's choices back to where it last learned something or another seat chose; return how many.

        Raises NothingToUndo.
        """
        return self._session.undo(self._seat(seat))

    def take_back(self, seat: int) -> None:
        """Withdraw a sealed choice while other seats are still choosing; raises BadChoice if there is none."""
        self._session.take_back(self._seat(seat))

    # Looking.

    @property
    def name(self) -> str:
        """The name of the game, one of `sortilege.GAMES`."""
        return self._session.rules.name

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._session.seats

    @property
    def options(self) -> GameOptions:
        """The value of every option of this game; read-only."""
        return GameOptions(self._session.options, self.legal)

    @property
    def state(self) -> Machine:
        """A copy of the engine's state, including every hidden card and the random numbers to come.

        Changing the copy does not change the game. To search without cheating, use `imagine`.
        """
        return self._session.state.copy()

    def view(self, seat: int | None = None) -> Any:
        """Return everything this seat (None: an onlooker) may know, as a typed structure."""
        return self._session.rules.view(self._session.state, None if seat is None else self._seat(seat))

    def text(self, seat: int | None = None, lang: str = "en", cards: bool = True) -> str:
        """Return the table as this seat sees it, its question with all moves, legal or not and why, and card texts.

        That is enough to play by. For None, return the table as an onlooker sees it.
        """
        return table_text(self._session, None if seat is None else self._seat(seat), lang, cards)

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """Return what happened, one sentence per event, as this seat may know it."""
        words, said = kit(self.name).words, texts(lang)
        events = self._session.events(None if seat is None else self._seat(seat))
        return [said.tell(words.event_message(event), self.players) for event in events]

    # The end.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._session.state.over

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far; after the end, the result."""
        return self._session.rules.scores(self._session.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty during the game, and when a solo player has lost."""
        return self._session.rules.winners(self._session.state) if self.over else []

    def returns(self, way: str = "win", state: Machine | None = None) -> list[float]:
        """Return what the result is worth to each seat; raises NotOver during the game.

        `way` is "win" (1 for a sole winner, −1 for a loser), "margin" (points ahead of the best opponent) or "points".
        """
        return final_returns(self._session.rules, self._state(state), way)

    # Numbers for machine learning.

    @property
    def actions(self) -> tuple[str, ...]:
        """The ids of all moves that can ever be legal in this game, in the order of `mask`."""
        return self._session.rules.actions

    @property
    def longest(self) -> int:
        """The number of choices after which games for machine learning are cut short."""
        return kit(self.name).longest

    def mask(self, seat: int, state: Machine | None = None) -> memoryview:
        """Return a 1 for each of `actions` that is legal for this seat now, else a 0, without copying for numpy."""
        buffer = observation_buffer(self.name)
        buffer.look(0, self._state(state), self._seat(seat))
        return memoryview(buffer.mask)

    def observation(self, seat: int, state: Machine | None = None) -> memoryview:
        """Return what this seat knows as integers, which numpy reads without copying; `observer.fields` explains them.

        Every state that the seat can `imagine` gives the same observation.
        """
        buffer = observation_buffer(self.name)
        buffer.observe(0, self._state(state), self._seat(seat))
        return memoryview(buffer.values)

    @property
    def observer(self) -> Observer:
        """The layout of observations: `fields`, `scale()`, `size`, and the `version` that trained weights depend on."""
        return observer_of(self.name)

    def history(self, seat: int) -> list[Event]:
        """Return this seat's own choices (as "chose" events) and the events it has seen, in order."""
        found: list[Event] = []
        seat = self._seat(seat)
        events = self._session.events(seat)
        upto = 0
        for checkpoint in self._session.checkpoints:
            found += events[upto : checkpoint.events]
            upto = checkpoint.events
            if checkpoint.seat == seat:
                found.append(Event("chose", {"id": self._session.choices[checkpoint.entries][1]}))
        return found + events[upto:]

    # Keeping.

    def record(self) -> Record:
        """Return the game so far, to write (`sortilege.write`), replay or verify."""
        return self._session.record()

    def copy(self) -> "Game":
        """Return an independent copy with the same random numbers to come; to search fairly, use `imagine`."""
        return Game(self._session.copy())

    def imagine(self, seat: int, seed: int) -> Machine:
        """Return a state in which everything this seat does not know is dealt anew, for bots to search on.

        Play on with its methods `over`, `open_seats()`, `legal(seat)`, `apply(seat, code)` and `copy()`. To interpret
        it, pass it to `legal`, `mask`, `observation` or `returns` of this game.
        """
        return self._session.rules.imagine(self._session.state, self._seat(seat), rng_from_seed(seed_of(seed)))

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return replay, (self.record(),)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.record() == other.record()

    __hash__ = None  # type: ignore[assignment]  # it changes with every choice

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        turn = "over" if self.over else f"turn={self.turn}"
        return f"<sortilege.Game {self.name}: {', '.join(self.players)}; {len(self._session.choices)} choices, {turn}>"

    def _seat(self, seat: int) -> int:
        return seat_of(seat, len(self.players))

    def _state(self, given: Any) -> Machine:
        """Return the given state, by default the current one; raises BadOptions for a state of another game."""
        if given is None:
            return self._session.state
        seats = len(self.players)
        if not isinstance(given, Machine) or given.game() != self.name or given.seats != seats:
            raise BadOptions(message("engine-no-state", game=self.name, seats=seats))
        return given


def new(
    game: str,
    players: int | Sequence[str] = 2,
    seed: int | None = None,
    **options: str | bool,
) -> Game:
    """Start a game, one of `sortilege.GAMES`.

    `players` is their number or their names. `seed` reproduces a deal; without one, the deal is unpredictable.
    The other keywords are options, with the names and values that `sortilege.option_values(game)` lists. A preset,
    one word for options that go together, is also True or False. Raises BadOptions, which names the valid values.
    """
    say_if_uncompiled()
    rules = kit(game).rules
    return Game(Session(rules, player_names(rules, players), chosen_options(game, options), deal_key(seed)))


def player_names(rules: Rules, players: int | Sequence[str]) -> tuple[str, ...]:
    """Return the players' names, or default names for a number of players; raises BadOptions."""
    if isinstance(players, Iterable) and not isinstance(players, str):
        names = tuple(players)
        if all(isinstance(name, str) for name in names):
            return names
    return NAMES[: players_of(rules, players)]


def deal_key(seed: int | None) -> bytes:
    """Return the key of a numbered deal, or a random key."""
    return records.fresh_key() if seed is None else records.numbered_key(seed_of(seed))


def option_values(game: str) -> dict[str, tuple[str, ...]]:
    """Return every option and preset of a game with its possible values, default first."""
    return kit(game).rules.option_values()


def replay(record: Record) -> Game:
    """Replay a record to its end; raises BadRecord if its choices do not fit the rules."""
    if not isinstance(record, Record):
        raise BadRecord(message("engine-record-kind", given=repr(record)))
    return Game(replay_record(kit(record.game).rules, record))


keep_old_names(__name__)
keep_old_attributes(Game, rules="options")
