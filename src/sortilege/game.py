"""A game as a Python program plays it; `import sortilege` offers all of this."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sortilege.build import say_if_uncompiled
from sortilege.core import observations
from sortilege.core import record as records
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.observer import Observer
from sortilege.core.engine.rng import rng_from_seed
from sortilege.core.errors import BadChoice, BadOptions, BadRecord
from sortilege.core.events import Event
from sortilege.core.kits import kit, kits
from sortilege.core.observations import observation_buffer, observer_of
from sortilege.core.record import Record
from sortilege.core.rules import Rules
from sortilege.core.session import Session as Playing
from sortilege.core.session import replay as replayed
from sortilege.core.text.catalog import tell, texts
from sortilege.core.text.message import message
from sortilege.core.text.wording import NAMES, reason_text
from sortilege.core.validate import players_of, seat_of, seed_of
from sortilege.deprecated import GameOptions, keep_old_attributes, keep_old_names
from sortilege.terminal.seat_text import table_text


class Game:
    """One game in progress: who may choose what, what they see, and everything that was chosen.

    Seats are numbered from 0. A choice has an id such as "summon:lantern_moth", the same in records and stories.
    `print(game)` shows the table to an onlooker, `print(game.text(0))` shows seat 0 its table and its question.
    `legal`, `mask`, `observation` and `returns` also read another `state` of this game, such as an imagined one.
    Games can be copied, compared and pickled.
    """

    def __init__(self, playing: Playing) -> None:
        self._playing = playing

    # Choosing.

    @property
    def turn(self) -> tuple[int, ...]:
        """The seats that have a choice to make now: several where all choose at once, none at the end."""
        return tuple(self._playing.state.open_seats())

    def legal(self, seat: int, state: Machine | None = None) -> list[str]:
        """Return the ids of this seat's legal moves, in the order of `state.legal`; empty if it has no choice."""
        return [self._playing.rules.ids[code] for code in self._state(state).legal(self._seat(seat))]

    def choose(self, seat: int, *ids: str) -> int:
        """Make a choice, or several in a row: all of them or none, up to the first that shows something new.

        Returns how many were made. A wrong one raises BadChoice, which names the legal ones, and changes nothing; after
        the end it is GameOver.
        """
        return self._playing.choose(self._seat(seat), *ids)

    def why_not(self, seat: int, id: str, lang: str = "en") -> str | None:
        """Why this seat cannot choose this now, as a sentence; None when it can."""
        seat = self._seat(seat)
        ask = self._playing.ask(seat)
        if id not in self._playing.rules.code_of:
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
        """Go back to where this seat last learnt something, or another chose; returns how many choices went.

        Raises NothingToUndo.
        """
        return self._playing.undo(self._seat(seat))

    def take_back(self, seat: int) -> None:
        """Take a sealed choice back while others are still choosing; raises BadChoice where there is none."""
        self._playing.take_back(self._seat(seat))

    # Looking.

    @property
    def name(self) -> str:
        """The game that is played: one of `sortilege.GAMES`."""
        return self._playing.rules.name

    @property
    def players(self) -> tuple[str, ...]:
        """The names at the table, by seat."""
        return self._playing.seats

    @property
    def options(self) -> GameOptions:
        """Every option of this game with its value, read-only."""
        return GameOptions(self._playing.options, self.legal)

    @property
    def state(self) -> Machine:
        """A copy of the engine's own state, in whole numbers: all of it, everybody's hidden cards and the dice to come
        included. What is done to it is not done to the game. A player who does not cheat searches on `imagine`."""
        return self._playing.state.copy()

    def view(self, seat: int | None = None) -> Any:
        """All that this seat (None: an onlooker) may know, as a typed structure."""
        return self._playing.rules.view(self._playing.state, None if seat is None else self._seat(seat))

    def text(self, seat: int | None = None, lang: str = "en", cards: bool = True) -> str:
        """The table as this seat sees it, what it is asked, why not the rest, and what each card in sight does: enough
        to play by. None: the table as an onlooker sees it."""
        return table_text(self._playing, None if seat is None else self._seat(seat), lang, cards)

    def log(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What happened, a sentence each, as this seat may know it."""
        words, said = kit(self.name).words, texts(lang)
        events = self._playing.events(None if seat is None else self._seat(seat))
        return [said.tell(words.event_message(event), self.players) for event in events]

    # The end.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._playing.state.over

    @property
    def scores(self) -> list[int]:
        """The points of each seat so far; at the end, the result."""
        return self._playing.rules.scores(self._playing.state)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on, and when a player alone has lost."""
        return self._playing.rules.winners(self._playing.state) if self.over else []

    def returns(self, way: str = "win", state: Machine | None = None) -> list[float]:
        """What the end is worth to each seat: "win" (1 for who wins alone, −1 for who loses), "margin" (points ahead of
        the best of the others) or "points". Raises NotOver while the game goes on."""
        return observations.returns(self._playing.rules, self._state(state), way)

    # As numbers, for learning machines.

    @property
    def actions(self) -> tuple[str, ...]:
        """All that can ever be chosen in this game, by id: place by place what `mask` is about."""
        return self._playing.rules.actions

    @property
    def longest(self) -> int:
        """How many choices the longest game has that learning machines are given."""
        return kit(self.name).longest

    def mask(self, seat: int, state: Machine | None = None) -> memoryview:
        """A 1 for each of `actions` that this seat may choose now; numpy sees it without copying."""
        slate = observation_buffer(self.name)
        slate.look(0, self._state(state), self._seat(seat))
        return memoryview(slate.mask)

    def observation(self, seat: int, state: Machine | None = None) -> memoryview:
        """What this seat knows, as whole numbers; `observer.fields` says what each place means. numpy sees it without
        copying. The same of all that the seat can `imagine`."""
        slate = observation_buffer(self.name)
        slate.observe(0, self._state(state), self._seat(seat))
        return memoryview(slate.values)

    @property
    def observer(self) -> Observer:
        """What writes observations: `fields`, `scale()`, `size`, and the `version` that what was learned belongs to."""
        return observer_of(self.name)

    def history(self, seat: int) -> list[Event]:
        """All that this seat has chosen (as "chose") and seen happen, in order, as it may know it."""
        found: list[Event] = []
        seat = self._seat(seat)
        told = self._playing.events(seat)
        upto = 0
        for moment in self._playing.moments:
            found += told[upto : moment.events]
            upto = moment.events
            if moment.seat == seat:
                found.append(Event("chose", {"id": self._playing.choices[moment.entries][1]}))
        return found + told[upto:]

    # Keeping.

    def record(self) -> Record:
        """The game so far, to be written down (`sortilege.write`), replayed and verified."""
        return self._playing.record()

    def copy(self) -> "Game":
        """A game that goes on by itself. It has the same dice: to search without cheating, `imagine`."""
        return Game(self._playing.copy())

    def imagine(self, seat: int, seed: int) -> Machine:
        """A state in which all that this seat does not know is dealt anew; search and bots think on these.

        It plays by itself: `over`, `open_seats()`, `legal(seat)`, `apply(seat, code)` and `copy()`. What it means is
        read by `legal`, `mask`, `observation` and `returns`.
        """
        return self._playing.rules.imagine(self._playing.state, self._seat(seat), rng_from_seed(seed_of(seed)))

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
        return f"<sortilege.Game {self.name}: {', '.join(self.players)}; {len(self._playing.choices)} choices, {turn}>"

    def _seat(self, seat: int) -> int:
        return seat_of(seat, len(self.players))

    def _state(self, given: Any) -> Machine:
        """That of this moment where none is given; raises BadOptions where it is another game's."""
        if given is None:
            return self._playing.state
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
    """A new game, one of `sortilege.GAMES`.

    `players` is their number or their names. `seed` reproduces a deal; without one, the deal is unpredictable.
    The other keywords are options, with the names and values that `sortilege.option_values(game)` lists. A group of
    options that belong together has one True-or-False keyword. Raises BadOptions, which names the valid values.
    """
    say_if_uncompiled()
    rules = kit(game).rules
    return Game(Playing(rules, player_names(rules, players), chosen_options(game, options), deal_key(seed)))


def player_names(rules: Rules, players: int | Sequence[str]) -> tuple[str, ...]:
    """The names at the table, which are ours where only their number is given; raises BadOptions."""
    if isinstance(players, Iterable) and not isinstance(players, str):
        names = tuple(players)
        if all(isinstance(name, str) for name in names):
            return names
    return NAMES[: players_of(rules, players)]


def chosen_options(game: str, given: Mapping[str, str | bool]) -> dict[str, str]:
    """The options, over those that one word stands for."""
    presets = kit(game).presets
    for word in {word for one in kits() for word in one.presets} - set(presets):
        if given.get(word):
            raise BadOptions(message("engine-no-preset", game=kit(game).title, preset=message(f"preset-{word}")))
    found = {key: value for word in presets if given.get(word) is True for key, value in presets[word].items()}
    return found | {key: str(value) for key, value in given.items() if key not in presets}


def deal_key(seed: int | None) -> bytes:
    """The key of a numbered deal, or one that nobody knows."""
    return records.fresh_key() if seed is None else records.numbered_key(seed_of(seed))


def option_values(game: str) -> dict[str, tuple[str, ...]]:
    """Every option of a game with its values, default first."""
    return kit(game).rules.option_values()


def replay(record: Record) -> Game:
    """The game again, after all choices of its record; raises BadRecord where it does not follow."""
    if not isinstance(record, Record):
        raise BadRecord(message("engine-record-kind", given=repr(record)))
    return Game(replayed(kit(record.game).rules, record))


keep_old_names(__name__)
keep_old_attributes(Game, rules="options")
