"""The rules of a game to look up: chapters, rulings with their sources, and the stories that show them."""

import asyncio
import hashlib
from collections.abc import Callable

import msgspec

from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.text.wording import NAMES, status_message
from sortilege.stories.frames import story_frames
from sortilege.stories.story_game import story_game as story_game
from sortilege.stories.story_index import StoryEntry, load_story, story_index
from sortilege.tables.background import aside
from sortilege.tables.live.table_game import told
from sortilege.tables.protocol.rules import RuleChapters, Ruling, Rulings, StoryFrame, StoryListing, StoryReplay
from sortilege.tables.refusals import NotThere

KEPT = 64  # stories in memory, of some ten kilobytes each

Marked = tuple[bytes, str]  # what is told, and a mark that changes with it


class RulesReference:
    """What is told of each game is made once, when somebody asks; of stories those that were wanted last are kept.

    One is made at a time, beside what the tables do.
    """

    def __init__(self) -> None:
        self.made: dict[tuple[str, str], Marked] = {}
        self.shelves: dict[str, dict[str, StoryEntry]] = {}
        self.stories: dict[tuple[str, str, int | None], bytes] = {}
        self.working = asyncio.Lock()

    async def chapters(self, game: str) -> Marked:
        return await self._once("chapters", game, lambda: encoded(RuleChapters(chapters=kit(game).chapters)))

    async def rulings(self, game: str) -> Marked:
        return await self._once("rulings", game, lambda: encoded(self._rulings(game)))

    async def story(self, game: str, id: str, seat: int | None) -> bytes:
        """A story in frames, as this seat or an onlooker sees it."""
        key = (game, id, seat)
        if key not in self.stories:
            async with self.working:
                if key not in self.stories:
                    known(game)
                    self.stories[key] = await aside(self._story, game, id, seat)
                    while len(self.stories) > KEPT:
                        del self.stories[next(iter(self.stories))]
        self.stories[key] = found = self.stories.pop(key)  # those that were not used for longest go first
        return found

    async def _once(self, what: str, game: str, make: Callable[[], Marked]) -> Marked:
        if (what, game) not in self.made:
            async with self.working:
                if (what, game) not in self.made:
                    known(game)
                    self.made[what, game] = await aside(make)
        return self.made[what, game]

    def _shelf(self, game: str) -> dict[str, StoryEntry]:
        if game not in self.shelves:
            self.shelves[game] = story_index(game)
        return self.shelves[game]

    def _rulings(self, game: str) -> Rulings:
        rulings = [
            Ruling(
                id=one["id"],
                settled=one["settled"],
                option=one["option"],
                source=one["source"],
                cards=tuple(one["cards"]),
            )
            for one in kit(game).rulings
        ]
        stories = [
            StoryListing(id=one.id, name=one.name, kind=one.kind, shows=one.shows, cards=one.cards)
            for one in self._shelf(game).values()
        ]
        return Rulings(rulings=tuple(rulings), stories=tuple(stories))

    def _story(self, game: str, id: str, seat: int | None) -> bytes:
        listed = self._shelf(game).get(id)
        if listed is None:
            raise NotThere("server-no-story")
        return msgspec.json.encode(frames(listed, game, seat))


def known(game: str) -> None:
    try:
        kit(game)
    except BadOptions as error:
        raise NotThere(error.said) from error


def frames(listed: StoryEntry, game: str, seat: int | None) -> StoryReplay:
    """The whole story: few have more than a dozen choices."""
    words = kit(game).words
    try:
        story = load_story(listed)
        players = story_game(game).players(story.given)
        if seat is not None and seat >= players:
            raise NotThere("server-no-seat")
        moments = story_frames(story, seat)
    except SortilegeError as error:
        raise error if isinstance(error, NotThere) else NotThere("server-no-replay", why=error.said) from None
    found = []
    for n, moment in enumerate(moments):
        view = msgspec.structs.replace(moment.view, version=n, ask=None)
        found.append(
            StoryFrame(
                version=n,
                who=moment.who,
                events=told(game, moment.rows, seat),
                view=view,
                said=status_message(words, view),
                notes=tuple(moment.notes),
            )
        )
    return StoryReplay(
        id=listed.id,
        name=listed.name,
        shows=listed.shows,
        cards=listed.cards,
        seats=NAMES[:players],
        options=dict(getattr(story.given, "options", {})),
        frames=tuple(found),
    )


def encoded(answer: msgspec.Struct) -> Marked:
    text = msgspec.json.encode(answer)
    return text, f'"{hashlib.sha256(text).hexdigest()[:32]}"'
