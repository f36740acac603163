"""Start positions: the beginning of a story and a viewing seat, as people set up, share and play them.

A position comes from outside, so it is read with limits, and an impossible one is rejected in a sentence with its
location. Everything it leaves open is dealt from the remaining cards.
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
from sortilege.stories.parser import STORY_KEYS, StoryLoader, parse_yaml
from sortilege.stories.source_location import SEATS, SourceLocation
from sortilege.stories.story_game import story_game
from sortilege.stories.writer import write_story

MAX_CHARACTERS = 20_000  # characters; all cards of a box with their positions take less than a third
MAX_DEPTH = 8  # nested lists and mappings
TITLE = "A moment"
SOURCE_NAME = "the text"  # what YAML errors cite as their source


@dataclass(frozen=True)
class StartPosition:
    """A table that can be set up. `seat` is the viewer; `raw` is the story as read."""

    game: str
    seat: int
    given: Any
    raw: Mapping[str, Any]

    @property
    def players(self) -> int:
        return story_game(self.game).players(self.given)


def read_position(text: str) -> StartPosition:
    """Read the beginning of the only story in a text; raises BadStory."""
    if len(text) > MAX_CHARACTERS:
        raise BadStory(message("engine-moment-long", most=str(MAX_CHARACTERS), given=str(len(text))))
    check_shape(text)
    raw = parse_yaml(text, SOURCE_NAME)
    stories = raw if isinstance(raw, list) else [raw]
    if len(stories) != 1:
        raise BadStory(message("engine-moment-one", given=len(stories)))
    return parse_position(stories[0])


def check_shape(text: str) -> None:
    """Reject YAML that expands or nests: no anchors, aliases or tags, and limited depth."""
    depth = 0
    try:
        for event in yaml.parse(text, StoryLoader):
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) or getattr(event, "tag", None):
                raise BadStory(message("engine-moment-anchors"))
            if depth > MAX_DEPTH:
                raise BadStory(message("engine-moment-deep", most=MAX_DEPTH))
    except yaml.YAMLError:
        return  # parse_yaml reports the line


def parse_position(raw: Any) -> StartPosition:
    """Parse the beginning of a story; its steps and its end are ignored. Raises BadStory."""
    at = SourceLocation("")
    if not isinstance(raw, Mapping) or "given" not in raw:
        raise BadStory(message("engine-moment-no-given"))
    at.mapping(raw, STORY_KEYS)
    name = at.under("game").one_of(raw.get("game", GAMES[0]), GAMES, "game")
    stories = story_game(name)
    table = at.mapping(raw["given"] or {})
    for key in stories.staged:
        if key in table:
            raise at.under(key).wrong(message("engine-moment-staged"))
    given = stories.read_given(table, at, raw)
    players = stories.players(given)
    state = build_state(name, given, rng_from_seed(0))
    asked = state.open_seats() or [0]
    looks = at.under("seen_by").seat(raw.get("seen_by", SEATS[asked[0]]), players)
    return StartPosition(name, looks, given, raw)


def build_state(name: str, given: Any, rng: Rng) -> Machine:
    """Build the state up to its first ask and check that no card is missing or extra; raises BadStory."""
    stories = story_game(name)
    state: Machine = stories.build(given, None, rng)
    try:
        stories.rules.check(state)
    except AssertionError as error:
        raise BadStory(message("engine-moment-cannot-be", why=str(error))) from None
    return state


def start_state(moment: StartPosition, rng: Rng) -> Machine:
    """Build the state up to its first ask. `rng` deals what is open, then becomes the table's own generator."""
    return build_state(moment.game, moment.given, rng)


def position_text(name: str, state: Machine, seat: int | None = None, title: str = "") -> str:
    """Write a state as the beginning of a story; with `seat`, without what that seat does not know.

    Raises BadStory in the middle of an effect.
    """
    given = story_game(name).describe(state, seat)["given"]
    seen_by = {} if seat is None else {"seen_by": SEATS[seat]}
    return write_story({"story": title or TITLE, "game": name, **seen_by, "given": given})
