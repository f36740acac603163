"""The tools of the MCP server: one seat at a table of bots, with no more than that seat may know."""

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import fields

from sortilege.bots import Bot, Sight, bot, thoughts
from sortilege.bots.ladder import LADDER, USUAL
from sortilege.core.errors import BadChoice, BadOptions
from sortilege.core.kits import GAMES, kit
from sortilege.core.session import Session
from sortilege.core.text.catalog import texts
from sortilege.core.text.message import message
from sortilege.core.text.wording import BOTS
from sortilege.game import seeded
from sortilege.terminal import input_parser, seat_text
from sortilege.terminal.input_parser import InputLine
from sortilege.terminal.renderer import Renderer, teller_of

OPPONENTS = ("random", *LADDER)  # each thinks for at most a second
FEW = 40  # of the log

Text = Annotated[str, Meta(max_length=80)]


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The arguments of a tool."""


class NewGame(Call, frozen=True):
    """Start a new game against bots, dropping the current one. Returns the table and your first question."""

    game: Annotated[Text, Meta(description=f"One of: {', '.join(GAMES)}.")] = GAMES[0]
    players: Annotated[int, Meta(ge=1, le=8, description="How many sit at the table, you included.")] = 2
    seat: Annotated[int, Meta(ge=0, le=7, description="Your seat, counted from 0.")] = 0
    opponents: Annotated[Text, Meta(description=f"Who plays the other seats: {', '.join(OPPONENTS)}.")] = USUAL
    deal: Annotated[int | None, Meta(description="A number gives the same deal each time; none is random.")] = None
    options: Annotated[dict[Text, Text], Meta(max_length=40, description="Options of the game, by name.")] = {}


class Look(Call, frozen=True):
    """The table as you see it, your question with every option, the refused ones and why, and what each visible card
    does.
    """

    cards: Annotated[bool, Meta(description="Whether to tell what the cards do.")] = True


class Options(Call, frozen=True):
    """Only your question: every option by its id, and what you cannot choose and why."""


class Choose(Call, frozen=True):
    """Choose one option by its id, or several in a row. Returns what happened since, and your next question."""

    ids: Annotated[list[Text], Meta(min_length=1, max_length=40, description="Ids as the options list them.")]


class Card(Call, frozen=True):
    """What a card or other named thing does, and the rulings about it."""

    name: Annotated[Text, Meta(description="Its id, its name, or how that begins.")]
    game: Annotated[Text, Meta(description="Of which game; the one that is played if left out.")] = ""


class Rules(Call, frozen=True):
    """The rules of a game: the chapter titles, or one chapter with its rulings."""

    chapter: Annotated[Text, Meta(description="The id of a chapter; the list of them if left out.")] = ""
    game: Annotated[Text, Meta(description="Of which game; the one that is played if left out.")] = ""


class Log(Call, frozen=True):
    """The latest events that you may know, one per line."""

    lines: Annotated[int, Meta(ge=1, le=1000, description="How many lines at most.")] = FEW


TOOLS: dict[str, type[Call]] = {
    "new_game": NewGame,
    "look": Look,
    "options": Options,
    "choose": Choose,
    "card": Card,
    "rules": Rules,
    "log": Log,
}


class Table:
    """One caller's game; there is none before `new_game`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.game: Session | None = None
        self.seat = 0
        self.bot: Bot = bot(USUAL)
        self.told = 0  # events the caller has received

    def do(self, call: Call) -> str:
        """Run a tool; raises SortilegeError."""
        if isinstance(call, NewGame):
            return self.begin(call)
        if isinstance(call, Look):
            return seat_text.whole(self.playing, self.seat, self.lang, call.cards)
        if isinstance(call, Choose):
            return self.choose(call.ids)
        if isinstance(call, Card):
            return self.card(call)
        if isinstance(call, Rules):
            return self.rules(call)
        if isinstance(call, Log):
            events = self.playing.events(self.seat)
            return "\n".join(self.teller.log(events)[-call.lines :])
        return self.question()

    @property
    def playing(self) -> Session:
        if self.game is None:
            raise BadChoice(message("engine-tool-no-game"))
        return self.game

    @property
    def teller(self) -> Renderer:
        return teller_of(self.playing.rules.name, self.lang, self.playing.seats, self.playing.options)

    def begin(self, asked: NewGame) -> str:
        rules = kit(asked.game).rules
        if asked.opponents not in OPPONENTS:
            raise BadOptions(message("engine-tool-opponents", given=asked.opponents, known=OPPONENTS))
        if asked.players not in rules.seats:
            least, most = rules.seats[0], rules.seats[-1]
            raise BadOptions(message("engine-players", game=asked.game, least=least, most=most, given=asked.players))
        if asked.seat >= asked.players:
            raise BadOptions(message("engine-no-seat", most=asked.players - 1, given=asked.seat))
        names = [seat_text.PLAYER if seat == asked.seat else BOTS[seat] for seat in range(asked.players)]
        self.game = Session(rules, names, asked.options, seeded(asked.deal))
        self.seat, self.bot, self.told = asked.seat, bot(asked.opponents), 0
        self.let_bots_choose()
        self.told = len(self.game.recorder.rows)
        return seat_text.whole(self.game, self.seat, self.lang)

    def choose(self, ids: list[str]) -> str:
        made = self.playing.choose(self.seat, *ids)
        self.let_bots_choose()
        told = self.teller.log(self.playing.events(self.seat, self.told))
        self.told = len(self.playing.recorder.rows)
        ended = [texts(self.lang).say("cli-play-batch-ended", made=made, given=len(ids))] if made < len(ids) else []
        return "\n".join([*ended, *told, "", self.question()])

    def let_bots_choose(self) -> None:
        """Let the bots choose until only the caller is asked."""
        game = self.playing
        while others := [seat for seat in game.state.open_seats() if seat != self.seat]:
            dice = thoughts(game.key, others[0], game.state.version)
            code = self.bot.choose(Sight(game.rules, game.state, others[0]), dice)
            game.choose(others[0], game.rules.ids[code])

    def question(self) -> str:
        """Describe what the caller is asked, or how the game ended."""
        ask, view = self.playing.ask(self.seat), self.playing.rules.view(self.playing.state, self.seat)
        return self.teller.score(view) if ask is None else seat_text.question(self.teller, ask, view)

    def legal(self) -> str:
        """Repeat the question after a failed call; empty when there is none."""
        return "" if self.game is None or self.game.ask(self.seat) is None else self.question()

    def told_of(self, game: str) -> Renderer:
        """Return a renderer for the named game, or for the current one."""
        if not game or (self.game is not None and game == self.game.rules.name):
            return self.teller
        return teller_of(kit(game).name, self.lang, (), kit(game).rules.complete({}, kit(game).rules.seats[-1]))

    def card(self, asked: Card) -> str:
        teller = self.told_of(asked.game)
        things = [InputLine(id, name) for id, name in teller.names_of_things().items()]
        meant = input_parser.find(asked.name, things)
        if len(meant) != 1:
            known = [line.id for line in meant or things]
            raise BadChoice(message("engine-tool-no-card", given=asked.name, known=known))
        lines = [teller.thing(meant[0].id)]
        return "\n".join([*lines, *(f"[{id}] {teller.ruling(id)}" for id in teller.rulings_about(meant[0].id))])

    def rules(self, asked: Rules) -> str:
        teller = self.told_of(asked.game)
        chapters = {one.id: one for one in kit(teller.game).chapters}
        if asked.chapter and asked.chapter not in chapters:
            raise BadChoice(message("engine-tool-no-chapter", given=asked.chapter, known=list(chapters)))
        if not asked.chapter:
            return "\n".join(f"{id}: {teller.texts.say(title(teller, id))}" for id in chapters)
        key = title(teller, asked.chapter)
        lines = [teller.texts.say(key), teller.texts.attribute(key, "text")]
        return "\n".join([*lines, *(f"[{id}] {teller.ruling(id)}" for id in chapters[asked.chapter].rulings)])


def title(teller: Renderer, chapter: str) -> str:
    return f"page-chapter-{teller.game}-{chapter}"


def called(name: str, arguments: object) -> Call:
    """Decode a tool's arguments; raises BadOptions when they do not fit."""
    try:
        return msgspec.convert(arguments, TOOLS[name])
    except msgspec.ValidationError as error:
        takes = [
            message("engine-tool-needed", name=one.name) if one.required else one.name for one in fields(TOOLS[name])
        ]
        takes = takes or [message("engine-tool-nothing")]
        raise BadOptions(message("engine-tool-arguments", tool=name, why=str(error), takes=takes)) from None
