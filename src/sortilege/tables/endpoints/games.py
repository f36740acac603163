"""The games themselves: what can be played, their texts, their rules, and the stories that show them."""

from sortilege.bots.ladder import LADDER
from sortilege.core.kits import kits
from sortilege.tables.content.facts_and_texts import fluent_file
from sortilege.tables.endpoints.endpoint import (
    EncodedAnswer,
    Endpoints,
    GameName,
    LanguageName,
    RequestContext,
    StoryId,
    ViewerQuery,
)
from sortilege.tables.protocol.games import GameCatalog, RuleChapters, Rulings, StoryReplay

RULES = Endpoints()


@RULES.get("games", "tables", access="public")
async def games(context: RequestContext) -> GameCatalog:
    """List the games with their options, numbers of seats and bots."""
    rules = {one.name: one.rules for one in kits()}
    return GameCatalog(
        games={name: one.options.values_without_presets() for name, one in rules.items()},
        seats={name: one.seats for name, one in rules.items()},
        bots=dict.fromkeys(rules, LADDER),
        offline=context.app.offline,
    )


@RULES.get("games/{game}/texts/{language}", "tables", access="public", content_type="text/plain")
async def texts(context: RequestContext, game: GameName, language: LanguageName) -> EncodedAnswer[str | bytes]:
    """Return a game's texts in one language as a Fluent file, which clients may cache until it changes."""
    text, etag = fluent_file(game, language)
    return EncodedAnswer(text.encode(), etag)


@RULES.get("games/{game}/chapters", "rules", access="public")
async def chapters(context: RequestContext, game: GameName) -> EncodedAnswer[RuleChapters]:
    """Return a game's rules in our own words, by chapter, and what leads to each."""
    return EncodedAnswer(*await context.app.rules_reference.chapters(game))


@RULES.get("games/{game}/rulings", "rules", access="public")
async def rulings(context: RequestContext, game: GameName) -> EncodedAnswer[Rulings]:
    """Return all rulings of a game with their sources, and the stories that show them."""
    return EncodedAnswer(*await context.app.rules_reference.rulings(game))


@RULES.get("games/{game}/stories/{story}", "rules")
async def story(
    context: RequestContext, game: GameName, story: StoryId, seat: ViewerQuery = None
) -> EncodedAnswer[StoryReplay]:
    """Return a story step by step, as any seat sees it."""
    await context.limit("frames")
    return EncodedAnswer(await context.app.rules_reference.story(game, story, seat))
