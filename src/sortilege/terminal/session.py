"""A person at a table of bots: shows what happens, asks, and does what is answered."""

import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from sortilege.bots import Bot, Sight, thoughts
from sortilege.bots.checked_choice import chosen
from sortilege.core.ask import Ask
from sortilege.core.errors import BadChoice, BadRecord, NothingToUndo
from sortilege.core.record_file import keep
from sortilege.core.session import Session
from sortilege.terminal import draw, input_parser
from sortilege.terminal.input_parser import InputLine
from sortilege.terminal.language import CliTexts
from sortilege.terminal.renderer import teller_of
from sortilege.terminal.screen import Screen

LOG_LINES = 25


class Leave(Exception):
    """The player ends the game before it is over."""


class TerminalGame:
    """One person's side of one game."""

    def __init__(self, game: Session, seat: int, bot: Bot, say: CliTexts, out: Screen) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.say = say
        self.out = out
        self.teller = teller_of(game.rules.name, say.language, game.seats, game.options)
        self.told = len(game.recorder.rows)  # how many events the player has been told
        self.looked = (-1, 0)  # up to which choice of somebody else, and which chapter, the player has seen the table
        self.why = ""
        own = {name: say(f"cmd-{name}") for name in input_parser.COMMANDS}
        self.words = input_parser.command_words(own)

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
        game = self.game
        dice = thoughts(game.key, seat, game.state.version)
        code = chosen(self.bot, Sight(game.rules, game.state, seat), dice, self.bot.name)
        game.choose(seat, game.rules.ids[code])

    # Showing.

    def view(self) -> Any:
        return self.game.rules.view(self.game.state, self.seat)

    def tell_news(self) -> None:
        events = self.game.events(self.seat, self.told)
        self.told = len(self.game.recorder.rows)
        draw.log(self.out, self.teller.news(events))

    def show_table(self, room: int | None = None) -> None:
        """The table; in brief when the whole of it and so many lines more would not fit the terminal."""
        view = self.view()
        text = self.teller.table(view)
        lines = draw.fit(text, draw.width(self.out) - 4).count("\n") + 3
        if room is not None and lines + room > self.out.height and self.teller.started(view):
            text = self.teller.brief(view, self.say)
        draw.panel(self.out, text, self.say("play-table"), self.teller)

    def show_own(self, view: Any) -> None:
        if text := self.teller.own(view, self.say):
            self.out.print(Text(draw.fit(text, draw.width(self.out)), style="dim"))

    def show_ask(self, ask: Ask, view: Any) -> list[InputLine]:
        """News, the table when others have acted, the question and its options; the options as they are numbered."""
        self.tell_news()
        lines = [InputLine(option.id, self.teller.option(option.id, view)) for option in ask.options]
        lines.sort(key=lambda line: line.id in self.teller.last)
        looked = (sum(seat != self.seat for seat, _ in self.game.choices), self.teller.chapter(view))
        if self.teller.started(view):
            if looked != self.looked:
                self.show_table(room=len(lines) + len(ask.refused) + 2)
            else:
                self.show_own(view)
        self.looked = looked
        self.out.print(Text(self.teller.ask(ask, view), style="bold"))
        for pile in self.teller.piles(view, self.say):
            self.out.print(Text(pile, style="dim"))
        new = self.why != ask.why
        if hint := self.teller.hint(ask, new, self.say):
            self.out.print(Text(hint, style="dim"))
        self.why = ask.why
        draw.rows(self.out, [self.teller.row(line.id, line.label, ask, new, view, self.say) for line in lines])
        draw.refused(self.out, self.teller.refused(ask, view))
        return lines

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

    def understand(self, answer: str, ask: Ask, view: Any, lines: list[InputLine]) -> bool:
        """Do what the answer says; true when the question is settled."""
        answer = answer.strip()
        if not answer:
            return len(lines) == 1 and self.choose([lines[0]])
        if found := input_parser.command(answer, self.words):
            return self.obey(found.name, found.subject, ask, view, lines)
        if exact := [line for line in lines if line.label == answer]:  # such as "3", where an amount is asked
            return self.choose(exact[:1])
        if picked := input_parser.numbers(answer, len(lines)):
            return self.choose([lines[number - 1] for number in picked])
        meant = input_parser.find(answer, lines)
        if len(meant) == 1:
            return self.choose(meant)
        if meant:
            self.remark("play-several", options=", ".join(line.label for line in meant))
            return False
        refused = [InputLine(refusal.id, self.teller.option(refusal.id, view)) for refusal in ask.refused]
        if input_parser.find(answer, refused):
            self.why_not(answer, ask, view)
        else:
            self.remark("play-nothing", answer=answer, most=len(lines))
        return False

    def choose(self, lines: list[InputLine]) -> bool:
        try:
            made = self.game.choose(self.seat, *(line.id for line in lines))
        except BadChoice:
            self.remark("play-not-together")
            return False
        if made < len(lines):
            self.remark("play-batch-ended", made=made, given=len(lines))
        return True

    def remark(self, key: str, /, **args: str | int) -> None:
        self.warn(self.say(key, **args))

    def warn(self, sentence: str) -> None:
        self.out.print(Text(sentence, style="yellow"))

    # Commands.

    def obey(self, name: str, subject: str, ask: Ask, view: Any, lines: list[InputLine]) -> bool:
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
        except NothingToUndo as error:
            self.warn(error.text(self.say.language))
            return False
        self.told = min(self.told, len(self.game.recorder.rows))
        self.remark("undo-done", n=gone)
        return True

    def take_back(self) -> bool:
        try:
            self.game.take_back(self.seat)
        except BadChoice as error:
            self.warn(error.text(self.say.language))
            return False
        self.why = ""
        self.remark("back-done")
        return True

    def why_not(self, subject: str, ask: Ask, view: Any) -> None:
        """The reasons for refused options that the subject may mean (all, when there is none), and their rulings."""
        refused = [InputLine(refusal.id, self.teller.option(refusal.id, view)) for refusal in ask.refused]
        meant = {line.id for line in (input_parser.find(subject, refused) if subject else refused)}
        if not meant:
            self.remark("why-nothing")
        for refusal in ask.refused:
            if refusal.id in meant:
                label = self.teller.option(refusal.id, view)
                self.out.print(Text(self.say("refused", what=label, why=self.teller.reason(refusal))))
        for ruling in dict.fromkeys(refusal.ruling for refusal in ask.refused if refusal.id in meant):
            self.out.print(Text(f"[{ruling}] {self.teller.ruling(ruling)}", style="dim"))

    def show_log(self, most: int) -> None:
        events = self.game.events(self.seat)[-most:]
        draw.log(self.out, self.teller.log(events))

    def show_card(self, subject: str) -> None:
        things = [InputLine(id, name) for id, name in self.teller.names_of_things().items()]
        meant = input_parser.find(subject, things)
        if len(meant) != 1:
            key = "card-several" if meant else "card-nothing"
            self.remark(key, name=subject, cards=", ".join(line.label for line in meant))
            return
        head, _, effect = self.teller.thing(meant[0].id).partition("\n")
        self.out.print(Text.assemble((head, "bold"), "\n", effect))
        for ruling in self.teller.rulings_about(meant[0].id):
            self.out.print(Text(f"[{ruling}] {self.teller.ruling(ruling)}", style="dim"))

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
