"""A game's rules reference: chapters, rulings with their sources, and the stories that show them."""

import asyncio
import hashlib
from collections.abc import Callable

import msgspec

from sortilege.core.errors import BadOptions, SortilegeError
from sortilege.core.kits import kit
from sortilege.core.text.game_messages import NAMES, status_message
from sortilege.stories.story_frames import story_frames
from sortilege.stories.story_game import story_game
from sortilege.stories.story_index import StoryEntry, load_story, story_index
from sortilege.tables.background import in_thread
from sortilege.tables.live.presenter import event_messages
from sortilege.tables.protocol.games import RuleChapters, Ruling, Rulings, StoryFrame, StoryListing, StoryReplay
from sortilege.tables.refusals import NotThere

MAX_CACHED_STORIES = 64  # of some ten kilobytes each

BodyAndETag = tuple[bytes, str]


class RulesReference:
    """Builds each answer on first request, one at a time and in a thread, and caches it.

    The cache keeps all chapters and rulings, and the most recently used stories.
    """

    def __init__(self) -> None:
        self.answers: dict[tuple[str, str], BodyAndETag] = {}
        self.indexes: dict[str, dict[str, StoryEntry]] = {}
        self.stories: dict[tuple[str, str, int | None], bytes] = {}
        self.working = asyncio.Lock()

    async def chapters(self, game: str) -> BodyAndETag:
        def build() -> BodyAndETag:
            return encode_with_etag(RuleChapters(chapters=kit(game).chapters))

        return await self._build_once("chapters", game, build)

    async def rulings(self, game: str) -> BodyAndETag:
        return await self._build_once("rulings", game, lambda: encode_with_etag(self._rulings(game)))

    async def story(self, game: str, id: str, seat: int | None) -> bytes:
        """Return a story in frames, as this seat or a spectator sees it."""
        key = (game, id, seat)
        if key not in self.stories:
            async with self.working:
                if key not in self.stories:
                    check_game(game)
                    self.stories[key] = await in_thread(self._story, game, id, seat)
                    while len(self.stories) > MAX_CACHED_STORIES:
                        del self.stories[next(iter(self.stories))]
        self.stories[key] = found = self.stories.pop(key)  # moves it to the end: recently used
        return found

    async def _build_once(self, what: str, game: str, make: Callable[[], BodyAndETag]) -> BodyAndETag:
        if (what, game) not in self.answers:
            async with self.working:
                if (what, game) not in self.answers:
                    check_game(game)
                    self.answers[what, game] = await in_thread(make)
        return self.answers[what, game]

    def _stories_of(self, game: str) -> dict[str, StoryEntry]:
        if game not in self.indexes:
            self.indexes[game] = story_index(game)
        return self.indexes[game]

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
            for one in self._stories_of(game).values()
        ]
        return Rulings(rulings=tuple(rulings), stories=tuple(stories))

    def _story(self, game: str, id: str, seat: int | None) -> bytes:
        listed = self._stories_of(game).get(id)
        if listed is None:
            raise NotThere("server-no-story")
        return msgspec.json.encode(story_replay(listed, game, seat))


def check_game(game: str) -> None:
    """Raise NotThere if there is no such game."""
    try:
        kit(game)
    except BadOptions as error:
        raise NotThere(error.said) from error


def story_replay(listed: StoryEntry, game: str, seat: int | None) -> StoryReplay:
    """Return the whole story; few have more than a dozen choices."""
    words = kit(game).words
    try:
        story = load_story(listed)
        players = story_game(game).players(story.given)
        if seat is not None and seat >= players:
            raise NotThere("server-no-seat")
        story_steps = story_frames(story, seat)
    except SortilegeError as error:
        raise error if isinstance(error, NotThere) else NotThere("server-no-replay", why=error.said) from None
    found = []
    for n, step in enumerate(story_steps):
        view = msgspec.structs.replace(step.view, version=n, ask=None)
        found.append(
            StoryFrame(
                version=n,
                who=step.who,
                events=event_messages(game, step.rows, seat),
                view=view,
                said=status_message(words, view),
                notes=tuple(step.notes),
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


def encode_with_etag(answer: msgspec.Struct) -> BodyAndETag:
    text = msgspec.json.encode(answer)
    return text, f'"{hashlib.sha256(text).hexdigest()[:32]}"'
