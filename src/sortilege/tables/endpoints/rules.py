"""What is told of the games themselves: what can be played, their words, their rules, and stories that show them."""

from sortilege.bots.ladder import LADDER
from sortilege.core.kits import kits
from sortilege.tables.content.game_texts import game_words
from sortilege.tables.endpoints.endpoint import (
    AnySeat,
    Encoded,
    Endpoints,
    GameName,
    LanguageName,
    RequestContext,
    StoryId,
)
from sortilege.tables.protocol.rules import GameCatalog, RuleChapters, Rulings, StoryReplay

RULES = Endpoints()


@RULES.get("games", "tables", who="anybody")
async def games(visit: RequestContext) -> GameCatalog:
    """What can be played here."""
    found = {one.name: one.rules for one in kits()}
    return GameCatalog(
        games={name: rules.option_values() for name, rules in found.items()},
        seats={name: rules.seats for name, rules in found.items()},
        bots=dict.fromkeys(found, LADDER),
        offline=visit.house.offline,
    )


@RULES.get("games/{game}/texts/{language}", "tables", who="anybody", kind="text/plain")
async def texts(visit: RequestContext, game: GameName, language: LanguageName) -> Encoded[str | bytes]:
    """What a game says in one language, as a Fluent file: everybody may read it, and keep it until it changes."""
    text, mark = game_words(game, language)
    return Encoded(text.encode(), mark)


@RULES.get("games/{game}/chapters", "rules", who="anybody")
async def chapters(visit: RequestContext, game: GameName) -> Encoded[RuleChapters]:
    """The rules of a game in our own words, by chapter, and what leads to each."""
    return Encoded(*await visit.house.references.chapters(game))


@RULES.get("games/{game}/rulings", "rules", who="anybody")
async def rulings(visit: RequestContext, game: GameName) -> Encoded[Rulings]:
    """Every ruling of a game with its source, and the stories that show them."""
    return Encoded(*await visit.house.references.rulings(game))


@RULES.get("games/{game}/stories/{story}", "rules")
async def story(visit: RequestContext, game: GameName, story: StoryId, seat: AnySeat = None) -> Encoded[StoryReplay]:
    """A story, moment by moment, as any seat sees it."""
    await visit.count("frames")
    return Encoded(await visit.house.references.story(game, story, seat))
