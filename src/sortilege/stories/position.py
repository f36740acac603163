"""A moment: the beginning of a story, and the seat that looks at it, as people set it up, share it and play on from it.

It comes from outside, so it is read with limits; whatever cannot be is refused in one sentence that names its place.
What it does not say, and each card that it leaves open, is dealt from what is left.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import yaml

from sortilege.core.engine.machine import Machine
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.errors import BadStory
from sortilege.core.kits import GAMES
from sortilege.core.text.message import message
from sortilege.stories.parser import KEYS, Loader, parse_yaml
from sortilege.stories.source_position import SEATS, Place
from sortilege.stories.story_game import game
from sortilege.stories.writer import write_story

LONGEST = 20_000  # characters: all cards of a box, with their places, take less than a third of it
DEEPEST = 8  # lists and mappings inside each other
TITLE = "A moment"
FROM = "the text"  # where what is wrong with its YAML is said to be


@dataclass(frozen=True)
class StartPosition:
    """A table that can be set up. `seat` is who looks at it; `raw` is what its story says."""

    game: str
    seat: int
    given: Any
    raw: Mapping[str, Any]

    @property
    def players(self) -> int:
        return game(self.game).players(self.given)


def read_moment(text: str) -> StartPosition:
    """The beginning of the one story in a text; raises BadStory."""
    if len(text) > LONGEST:
        raise BadStory(message("engine-moment-long", most=str(LONGEST), given=str(len(text))))
    check_shape(text)
    raw = parse_yaml(text, FROM)
    stories = raw if isinstance(raw, list) else [raw]
    if len(stories) != 1:
        raise BadStory(message("engine-moment-one", given=len(stories)))
    return moment_of(stories[0])


def check_shape(text: str) -> None:
    """Nothing that grows when it is read: no names for parts that are used again, no types, no depths."""
    depth = 0
    try:
        for event in yaml.parse(text, Loader):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or getattr(event, "tag", None):
                raise BadStory(message("engine-moment-anchors"))
            if depth > DEEPEST:
                raise BadStory(message("engine-moment-deep", most=DEEPEST))
    except yaml.YAMLError:
        return  # reading it says where


def moment_of(raw: Any) -> StartPosition:
    """The beginning of a story as it was read; its steps and its end are not looked at. Raises BadStory."""
    at = Place("")
    if not isinstance(raw, Mapping) or "given" not in raw:
        raise BadStory(message("engine-moment-no-given"))
    at.mapping(raw, KEYS)
    name = at.under("game").one_of(raw.get("game", GAMES[0]), GAMES, "game")
    stories = game(name)
    table = at.mapping(raw["given"] or {})
    for key in stories.staged:
        if key in table:
            raise at.under(key).wrong(message("engine-moment-staged"))
    given = stories.read_given(table, at, raw)
    players = stories.players(given)
    state = set_up(name, given, rng_from_seed(0))
    asked = state.open_seats() or [0]
    looks = at.under("seen_by").seat(raw.get("seen_by", SEATS[asked[0]]), players)
    return StartPosition(name, looks, given, raw)


def set_up(name: str, given: Any, rng: Rng) -> Machine:
    """The table, run up to its first choice, with no card too many or too few; raises BadStory."""
    stories = game(name)
    state: Machine = stories.build(given, None, rng)
    try:
        stories.rules.check(state)
    except AssertionError as error:
        raise BadStory(message("engine-moment-cannot-be", why=str(error))) from None
    return state


def position(moment: StartPosition, rng: Rng) -> Machine:
    """The table, run up to its first choice. These dice deal what is left open, and make the table's own."""
    return set_up(moment.game, moment.given, rng)


def moment_text(name: str, state: Machine, seat: int | None = None, title: str = "") -> str:
    """A moment of a game as the beginning of a story, which may leave out what the seat does not know.

    Raises BadStory in the middle of an effect.
    """
    told = game(name).describe(state, seat)["given"]
    eyes = {} if seat is None else {"seen_by": SEATS[seat]}
    return write_story({"story": title or TITLE, "game": name, **eyes, "given": told})
