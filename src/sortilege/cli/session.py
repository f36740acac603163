"""A person at a table of bots: shows what happens, asks, and does what is answered."""

import sys
from pathlib import Path
from typing import cast

from rich.text import Text

from sortilege.cli import answers, brief, draw
from sortilege.cli.answers import Line
from sortilege.cli.bots import Bot
from sortilege.cli.draw import Row
from sortilege.cli.recordfile import keep
from sortilege.cli.screen import Screen
from sortilege.cli.speech import Speech
from sortilege.cli.telling import Telling
from sortilege.core.asks import Ask
from sortilege.core.errors import BadChoice, BadRecord, NothingToUndo
from sortilege.core.game import Game
from sortilege.seasons.view import View

LOG_LINES = 25
WITH_EFFECTS = ("draft", "keep_one", "keep_or_discard", "choose_for_free", "choose_to_pay")


LAST = ("end", "pass")  # below everything else that can be done


class Leave(Exception):
    """The player ends the game before it is over."""


class Session:
    """One person's side of one game."""

    def __init__(self, game: Game, seat: int, bot: Bot, say: Speech, out: Screen) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.say = say
        self.out = out
        self.telling = Telling(say.lang, game.seats, game.options)
        self.told = len(game.recorder.rows)  # how many events the player has been told
        self.looked = -1  # up to which choice of somebody else the player has seen the table
        self.why = ""
        own = {name: say(f"cmd-{name}") for name in answers.COMMANDS}
        self.words = answers.command_words(own)

    def play(self) -> None:
        """Play to the end; raises Leave when the player goes."""
        while not self.game.state.over:
            seats = self.game.state.open_seats()
            bots = [seat for seat in seats if seat != self.seat]
            if bots:
                self.bot_chooses(bots[0])
            else:
                self.ask()
        self.tell_news()

    def bot_chooses(self, seat: int) -> None:
        ask = self.game.ask(seat)
        assert ask is not None
        self.game.choose(seat, self.bot.choose(ask))

    # Showing.

    def view(self) -> View:
        return cast("View", self.game.rules.view(self.game.state, self.seat))

    def tell_news(self) -> None:
        """What happened since; the rolls stand among the options."""
        events = [event for event in self.game.events(self.seat, self.told) if event.key != "rolls"]
        self.told = len(self.game.recorder.rows)
        draw.log(self.out, [self.telling.event(event) for event in events])

    def show_table(self, room: int | None = None) -> None:
        """The table; in brief when the whole of it and so many lines more would not fit the terminal."""
        view = self.view()
        text = self.telling.table(view)
        lines = draw.fit(text, draw.width(self.out) - 4).count("\n") + 3
        if room is not None and lines + room > self.out.height and view.round:
            text = brief.table(self.telling, view, self.say)
        draw.panel(self.out, text, self.say("play-table"), self.telling)

    def show_ask(self, ask: Ask, view: View) -> list[Line]:
        """News, the table when others have acted, the question and its options; the options as they are numbered."""
        self.tell_news()
        lines = [Line(option.id, self.telling.option(option.id, view)) for option in ask.options]
        lines.sort(key=lambda line: line.id in LAST)
        others = sum(seat != self.seat for seat, _ in self.game.choices)
        if others != self.looked and view.round:
            self.show_table(room=len(lines) + len(ask.refused) + 2)
        elif view.round:
            text = "\n".join(brief.seat(self.telling, view, self.seat, self.say))
            self.out.print(Text(draw.fit(text, draw.width(self.out)), style="dim"))
        self.looked = others
        self.out.print(Text(self.telling.ask(ask, view), style="bold"))
        self.show_piles(view)
        verb = ask.why.rpartition(".")[2]
        effects = verb in WITH_EFFECTS or (verb == "split" and self.why != ask.why)
        self.why = ask.why
        draw.rows(self.out, [self.row(line, effects, copies(line.id, view)) for line in lines])
        groups: dict[str, list[str]] = {}
        for refusal in ask.refused:
            groups.setdefault(self.telling.reason(refusal), []).append(self.telling.option(refusal.id, view))
        draw.refused(self.out, [self.say("refused", what=", ".join(what), why=why) for why, what in groups.items()])
        return lines

    def show_piles(self, view: View) -> None:
        """In the Prelude, what the player has gathered so far."""
        if view.round or view.me is None:
            return
        piles = {"play-taken": view.me.hand if view.me.pack else (), "play-two": view.me.library_2}
        for key, cards in (piles | {"play-three": view.me.library_3}).items():
            if cards:
                names = ", ".join(self.telling.texts.say(card) for card in cards)
                self.out.print(Text(self.say(key, cards=names), style="dim"))

    def row(self, line: Line, effects: bool, copies: int) -> Row:
        word, _, rest = line.id.partition(":")
        card = rest.partition("#")[0]
        if word == "bonus":
            return Row(line.label, self.telling.bonus(rest))
        if word == "activate":
            return Row(line.label, self.telling.effect(card))
        if word not in ("card", "summon"):
            return Row(line.label)
        price = self.telling.price(card)
        label = f"{line.label} ×{copies}" if copies > 1 else line.label
        if effects:
            return Row(label, price, self.telling.effect(card))
        return Row(label, f"{price} · {self.telling.effect(card)}")

    # Asking.

    def ask(self) -> None:
        """Ask until something is chosen or undone."""
        ask = self.game.ask(self.seat)
        assert ask is not None
        view = self.view()
        lines = self.show_ask(ask, view)
        while not self.understand(self.read(), ask, view, lines):
            pass

    def read(self) -> str:
        """One line of the player's; raises Leave at the end of the input."""
        if sys.stdin.isatty():
            try:
                return input("> ")
            except EOFError:
                self.out.print()
                raise Leave from None
        line = sys.stdin.readline()
        if not line:
            raise Leave
        self.out.print(Text(f"> {line.strip()}"))
        return line

    def understand(self, answer: str, ask: Ask, view: View, lines: list[Line]) -> bool:
        """Do what the answer says; true when the question is settled."""
        answer = answer.strip()
        if not answer:
            return len(lines) == 1 and self.choose([lines[0]])
        if found := answers.command(answer, self.words):
            return self.obey(found.name, found.subject, ask, view, lines)
        if exact := [line for line in lines if line.label == answer]:  # such as "3", where an amount is asked
            return self.choose(exact[:1])
        if picked := answers.numbers(answer, len(lines)):
            return self.choose([lines[number - 1] for number in picked])
        meant = answers.find(answer, lines)
        if len(meant) == 1:
            return self.choose(meant)
        if meant:
            self.remark("play-several", options=", ".join(line.label for line in meant))
            return False
        refused = [Line(refusal.id, self.telling.option(refusal.id, view)) for refusal in ask.refused]
        if answers.find(answer, refused):
            self.why_not(answer, ask, view)
        else:
            self.remark("play-nothing", answer=answer, most=len(lines))
        return False

    def choose(self, lines: list[Line]) -> bool:
        try:
            self.game.choose(self.seat, *(line.id for line in lines))
        except BadChoice:
            self.remark("play-not-together")
            return False
        return True

    def remark(self, key: str, /, **args: str | int) -> None:
        self.out.print(Text(self.say(key, **args), style="yellow"))

    # Commands.

    def obey(self, name: str, subject: str, ask: Ask, view: View, lines: list[Line]) -> bool:
        if name == "quit":
            raise Leave
        if name == "undo":
            return self.undo()
        if name == "back":
            return self.take_back()
        if name == "table":
            self.show_table()
            self.show_ask(ask, view)
        elif name == "why":
            self.why_not(subject, ask, view)
        elif name == "log":
            self.show_log(int(subject[:6]) if subject.isdecimal() else LOG_LINES)
        elif name == "card":
            self.show_card(subject)
        elif name == "save":
            self.save(subject)
        else:
            draw.commands(self.out, self.say("play-help"))
        return False

    def undo(self) -> bool:
        try:
            gone = self.game.undo(self.seat)
        except NothingToUndo:
            self.remark("undo-nothing")
            return False
        self.told = min(self.told, len(self.game.recorder.rows))
        self.remark("undo-done", n=gone)
        return True

    def take_back(self) -> bool:
        try:
            self.game.take_back(self.seat)
        except BadChoice:
            self.remark("back-nothing")
            return False
        self.why = ""
        self.remark("back-done")
        return True

    def why_not(self, subject: str, ask: Ask, view: View) -> None:
        """The reasons for refused options that the subject may mean (all, when there is none), and their rulings."""
        refused = [Line(refusal.id, self.telling.option(refusal.id, view)) for refusal in ask.refused]
        meant = {line.id for line in (answers.find(subject, refused) if subject else refused)}
        if not meant:
            self.remark("why-nothing")
        for refusal in ask.refused:
            if refusal.id in meant:
                label = self.telling.option(refusal.id, view)
                self.out.print(Text(self.say("refused", what=label, why=self.telling.reason(refusal))))
        for ruling in dict.fromkeys(refusal.ruling for refusal in ask.refused if refusal.id in meant):
            self.out.print(Text(f"[{ruling}] {self.telling.ruling(ruling)}", style="dim"))

    def show_log(self, most: int) -> None:
        events = self.game.events(self.seat)[-most:]
        draw.log(self.out, [self.telling.event(event) for event in events])

    def show_card(self, subject: str) -> None:
        cards = [Line(id, name) for id, name in self.telling.card_names().items()]
        meant = answers.find(subject, cards)
        if len(meant) != 1:
            key = "card-several" if meant else "card-nothing"
            self.remark(key, name=subject, cards=", ".join(line.label for line in meant))
            return
        head, _, effect = self.telling.card(meant[0].id).partition("\n")
        self.out.print(Text.assemble((head, "bold"), "\n", effect))
        for ruling in self.telling.rulings_about(meant[0].id):
            self.out.print(Text(f"[{ruling}] {self.telling.ruling(ruling)}", style="dim"))

    def save(self, subject: str) -> None:
        if not subject:
            self.remark("save-where")
            return
        try:
            path = Path(subject).expanduser()
            keep(self.game.record(), path)
        except (OSError, BadRecord, ValueError, RuntimeError) as error:  # also names that no file or person can have
            self.remark("save-failed", why=str(error))
        else:
            self.remark("save-done", path=str(path))


def copies(id: str, view: View) -> int:
    """How many of this card the player chooses from: two copies are one option."""
    word, _, card = id.partition(":")
    if word != "card" or view.me is None:
        return 1
    return (view.me.pack or view.me.looking_at or view.me.hand).count(card)
