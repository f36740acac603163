"""The tools of the MCP server: one seat at a table of bots, with no more than that seat may know."""

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import fields

from sortilege.bots import Bot, Sight, bot, thoughts
from sortilege.bots.ladder import DEFAULT_BOT, LADDER
from sortilege.core.errors import BadChoice, BadOptions
from sortilege.core.kits import GAMES, kit
from sortilege.core.session import Session
from sortilege.core.text.catalog import texts
from sortilege.core.text.game_messages import BOTS
from sortilege.core.text.message import message
from sortilege.game import deal_key
from sortilege.terminal import input_parser, seat_description
from sortilege.terminal.input_parser import NamedItem
from sortilege.terminal.renderer import Renderer, renderer_for

OPPONENTS = ("random", *LADDER)  # each thinks for at most a second
DEFAULT_LOG_LINES = 40  # of the log

ShortText = Annotated[str, Meta(max_length=80)]


class ToolCall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of a tool."""


class NewGameCall(ToolCall, frozen=True):
    """Start a new game against bots, dropping the current one. Returns the table and your first question."""

    game: Annotated[ShortText, Meta(description=f"One of: {', '.join(GAMES)}.")] = GAMES[0]
    players: Annotated[int, Meta(ge=1, le=8, description="How many sit at the table, you included.")] = 2
    seat: Annotated[int, Meta(ge=0, le=7, description="Your seat, counted from 0.")] = 0
    opponents: Annotated[ShortText, Meta(description=f"Who plays the other seats: {', '.join(OPPONENTS)}.")] = (
        DEFAULT_BOT
    )
    deal: Annotated[int | None, Meta(description="A number gives the same deal each time; none is random.")] = None
    options: Annotated[
        dict[ShortText, ShortText], Meta(max_length=40, description="Options of the game, by name.")
    ] = {}


class LookCall(ToolCall, frozen=True):
    """The table as you see it, your question with every move, the refused ones and why, and what each visible card
    does.
    """

    cards: Annotated[bool, Meta(description="Whether to tell what the cards do.")] = True


class OptionsCall(ToolCall, frozen=True):
    """Only your question: every move by its id, and what you cannot choose and why."""


class ChooseCall(ToolCall, frozen=True):
    """Choose one move by its id, or several in a row. Returns what happened since, and your next question."""

    ids: Annotated[list[ShortText], Meta(min_length=1, max_length=40, description="Ids as the question lists them.")]


class CardCall(ToolCall, frozen=True):
    """What a card or other named thing does, and the rulings about it."""

    name: Annotated[ShortText, Meta(description="Its id, its name, or how that begins.")]
    game: Annotated[ShortText, Meta(description="Of which game; the one that is played if left out.")] = ""


class RulesCall(ToolCall, frozen=True):
    """The rules of a game: the chapter titles, or one chapter with its rulings."""

    chapter: Annotated[ShortText, Meta(description="The id of a chapter; the list of them if left out.")] = ""
    game: Annotated[ShortText, Meta(description="Of which game; the one that is played if left out.")] = ""


class LogCall(ToolCall, frozen=True):
    """The latest events that you may know, one per line."""

    lines: Annotated[int, Meta(ge=1, le=1000, description="How many lines at most.")] = DEFAULT_LOG_LINES


TOOLS: dict[str, type[ToolCall]] = {
    "new_game": NewGameCall,
    "look": LookCall,
    "options": OptionsCall,
    "choose": ChooseCall,
    "card": CardCall,
    "rules": RulesCall,
    "log": LogCall,
}


class ToolSession:
    """One caller's game; there is none before `new_game`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.game: Session | None = None
        self.seat = 0
        self.bot: Bot = bot(DEFAULT_BOT)
        self.events_shown = 0  # events the caller has received

    def run(self, call: ToolCall) -> str:
        """Run a tool; raises SortilegeError."""
        if isinstance(call, NewGameCall):
            return self.new_game(call)
        if isinstance(call, LookCall):
            return seat_description.table_text(self.current_game, self.seat, self.lang, call.cards)
        if isinstance(call, ChooseCall):
            return self.choose(call.ids)
        if isinstance(call, CardCall):
            return self.card(call)
        if isinstance(call, RulesCall):
            return self.rules(call)
        if isinstance(call, LogCall):
            events = self.current_game.events(self.seat)
            return "\n".join(self.renderer.log(events)[-call.lines :])
        return self.question()

    @property
    def current_game(self) -> Session:
        if self.game is None:
            raise BadChoice(message("engine-tool-no-game"))
        return self.game

    @property
    def renderer(self) -> Renderer:
        return renderer_for(self.current_game.rules.name, self.lang, self.current_game.seats, self.current_game.options)

    def new_game(self, asked: NewGameCall) -> str:
        rules = kit(asked.game).rules
        if asked.opponents not in OPPONENTS:
            raise BadOptions(message("engine-tool-opponents", given=asked.opponents, known=OPPONENTS))
        if asked.players not in rules.seats:
            least, most = rules.seats[0], rules.seats[-1]
            raise BadOptions(message("engine-players", game=asked.game, least=least, most=most, given=asked.players))
        if asked.seat >= asked.players:
            raise BadOptions(message("engine-no-seat", most=asked.players - 1, given=asked.seat))
        names = [seat_description.PLAYER if seat == asked.seat else BOTS[seat] for seat in range(asked.players)]
        self.game = Session(rules, names, asked.options, deal_key(asked.deal))
        self.seat, self.bot, self.events_shown = asked.seat, bot(asked.opponents), 0
        self.let_bots_choose()
        self.events_shown = len(self.game.recorder.rows)
        return seat_description.table_text(self.game, self.seat, self.lang)

    def choose(self, ids: list[str]) -> str:
        made = self.current_game.choose(self.seat, *ids)
        self.let_bots_choose()
        log = self.renderer.log(self.current_game.events(self.seat, self.events_shown))
        self.events_shown = len(self.current_game.recorder.rows)
        ended = [texts(self.lang).say("cli-play-batch-ended", made=made, given=len(ids))] if made < len(ids) else []
        return "\n".join([*ended, *log, "", self.question()])

    def let_bots_choose(self) -> None:
        """Let the bots choose until only the caller is asked."""
        game = self.current_game
        while others := [seat for seat in game.state.open_seats() if seat != self.seat]:
            dice = thoughts(game.key, others[0], game.state.version)
            code = self.bot.choose(Sight(game.rules, game.state, others[0]), dice)
            game.choose(others[0], game.rules.ids[code])

    def question(self) -> str:
        """Describe what the caller is asked, or how the game ended."""
        ask, view = self.current_game.ask(self.seat), self.current_game.rules.view(self.current_game.state, self.seat)
        return self.renderer.score(view) if ask is None else seat_description.question(self.renderer, ask, view)

    def legal(self) -> str:
        """Repeat the question after a failed call; empty when there is none."""
        return "" if self.game is None or self.game.ask(self.seat) is None else self.question()

    def renderer_of(self, game: str) -> Renderer:
        """Return a renderer for the named game, or for the current one."""
        if not game or (self.game is not None and game == self.game.rules.name):
            return self.renderer
        rules = kit(game).rules
        most = rules.seats[-1]
        return renderer_for(rules.name, self.lang, BOTS[:most], rules.complete({}, most))

    def card(self, asked: CardCall) -> str:
        renderer = self.renderer_of(asked.game)
        things = [NamedItem(id, name) for id, name in renderer.names_of_things().items()]
        meant = input_parser.match_items(asked.name, things)
        if len(meant) != 1:
            known = [line.id for line in meant or things]
            raise BadChoice(message("engine-tool-no-card", given=asked.name, known=known))
        lines = [renderer.thing(meant[0].id)]
        return "\n".join([*lines, *(f"[{id}] {renderer.ruling(id)}" for id in renderer.rulings_about(meant[0].id))])

    def rules(self, asked: RulesCall) -> str:
        renderer = self.renderer_of(asked.game)
        chapters = {one.id: one for one in kit(renderer.game).chapters}
        if asked.chapter and asked.chapter not in chapters:
            raise BadChoice(message("engine-tool-no-chapter", given=asked.chapter, known=list(chapters)))
        if not asked.chapter:
            return "\n".join(f"{id}: {renderer.texts.say(chapter_key(renderer, id))}" for id in chapters)
        key = chapter_key(renderer, asked.chapter)
        lines = [renderer.texts.say(key), renderer.texts.attribute(key, "text", **renderer.arguments())]
        return "\n".join([*lines, *(f"[{id}] {renderer.ruling(id)}" for id in chapters[asked.chapter].rulings)])


def chapter_key(renderer: Renderer, chapter: str) -> str:
    return f"page-chapter-{renderer.game}-{chapter}"


def parse_call(name: str, arguments: object) -> ToolCall:
    """Decode a tool's arguments; raises BadOptions when they do not fit."""
    try:
        return msgspec.convert(arguments, TOOLS[name])
    except msgspec.ValidationError as error:
        takes = [
            message("engine-tool-needed", name=one.name) if one.required else one.name for one in fields(TOOLS[name])
        ]
        takes = takes or [message("engine-tool-nothing")]
        raise BadOptions(message("engine-tool-arguments", tool=name, why=str(error), takes=takes)) from None
