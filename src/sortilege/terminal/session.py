"""One person at a table of bots in the terminal: shows events, asks, and carries out the answers."""

import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from sortilege.bots import Bot, Sight, thoughts
from sortilege.bots.checked_choice import choose_checked
from sortilege.core.ask import Ask
from sortilege.core.errors import BadChoice, BadRecord, NothingToUndo
from sortilege.core.record_file import save_record
from sortilege.core.session import Session
from sortilege.terminal import game_screen, input_parser
from sortilege.terminal.input_parser import NamedItem
from sortilege.terminal.language import CliTexts
from sortilege.terminal.renderer import renderer_for
from sortilege.terminal.screen import Screen

LOG_LINES = 25


class PlayerLeft(Exception):
    """The player leaves before the end of the game."""


class TerminalGame:
    """One person's side of a game."""

    def __init__(self, game: Session, seat: int, bot: Bot, say: CliTexts, out: Screen) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.say = say
        self.out = out
        self.renderer = renderer_for(game.rules.name, say.language, game.seats, game.options)
        self.events_shown = len(game.recorder.rows)  # events the player has seen
        self.table_shown_at = (
            -1,
            0,
        )  # when the table was last shown: the number of opponents' choices, and the chapter
        self.why = ""
        own = {name: say(f"cmd-{name}") for name in input_parser.COMMANDS}
        self.words = input_parser.command_words(own)

    def play(self) -> None:
        """Play to the end; raises PlayerLeft when the player leaves."""
        while not self.game.state.over:
            seats = self.game.state.open_seats()
            bots = [seat for seat in seats if seat != self.seat]
            if bots:
                self.bot_chooses(bots[0])
            else:
                self.ask()
        self.show_news()

    def bot_chooses(self, seat: int) -> None:
        game = self.game
        dice = thoughts(game.key, seat, game.state.version)
        code = choose_checked(self.bot, Sight(game.rules, game.state, seat), dice, self.bot.name)
        game.choose(seat, game.rules.ids[code])

    # Showing.

    def view(self) -> Any:
        return self.game.rules.view(self.game.state, self.seat)

    def show_news(self) -> None:
        events = self.game.events(self.seat, self.events_shown)
        self.events_shown = len(self.game.recorder.rows)
        game_screen.log(self.out, self.renderer.news(events))

    def show_table(self, room: int | None = None) -> None:
        """Show the table; the short form when it and `room` more lines do not fit the terminal."""
        view = self.view()
        text = self.renderer.table(view)
        lines = game_screen.fit(text, game_screen.width(self.out) - 4).count("\n") + 3
        if room is not None and lines + room > self.out.height and self.renderer.has_started(view):
            text = self.renderer.brief(view, self.say)
        game_screen.panel(self.out, text, self.say("play-table"), self.renderer)

    def show_own(self, view: Any) -> None:
        if text := self.renderer.own(view, self.say):
            self.out.print(Text(game_screen.fit(text, game_screen.width(self.out)), style="dim"))

    def show_ask(self, ask: Ask, view: Any) -> list[NamedItem]:
        """Show events, the table if others have acted, the question and its moves; return them in order."""
        self.show_news()
        lines = [NamedItem(option.id, self.renderer.option(option.id, view)) for option in ask.options]
        lines.sort(key=lambda line: line.id in self.renderer.last)
        looked = (sum(seat != self.seat for seat, _ in self.game.choices), self.renderer.chapter(view))
        if self.renderer.has_started(view):
            if looked != self.table_shown_at:
                self.show_table(room=len(lines) + len(ask.refused) + 2)
            else:
                self.show_own(view)
        self.table_shown_at = looked
        self.out.print(Text(self.renderer.ask(ask, view), style="bold"))
        for pile in self.renderer.piles(view, self.say):
            self.out.print(Text(pile, style="dim"))
        new = self.why != ask.why
        if hint := self.renderer.hint(ask, new, self.say):
            self.out.print(Text(hint, style="dim"))
        self.why = ask.why
        game_screen.option_rows(
            self.out, [self.renderer.row(line.id, line.label, ask, new, view, self.say) for line in lines]
        )
        game_screen.refusals(self.out, self.renderer.refusal_lines(ask, view))
        return lines

    # Asking.

    def ask(self) -> None:
        """Ask until something is chosen or undone."""
        ask = self.game.ask(self.seat)
        assert ask is not None
        view = self.view()
        lines = self.show_ask(ask, view)
        while not self.handle_answer(self.read_line(), ask, view, lines):
            pass

    def read_line(self) -> str:
        """Read one line; raises PlayerLeft at the end of the input."""
        if sys.stdin.isatty():
            try:
                return input("> ")
            except EOFError:
                self.out.print()
                raise PlayerLeft from None
        line = sys.stdin.readline()
        if not line:
            raise PlayerLeft
        self.out.print(Text(f"> {line.strip()}"))
        return line

    def handle_answer(self, answer: str, ask: Ask, view: Any, lines: list[NamedItem]) -> bool:
        """Carry out an answer; true when the question is settled."""
        answer = answer.strip()
        if not answer:
            return len(lines) == 1 and self.choose([lines[0]])
        if found := input_parser.parse_command(answer, self.words):
            return self.run_command(found.name, found.subject, ask, view, lines)
        if exact := [line for line in lines if line.label == answer]:  # for example "3" where an amount is asked
            return self.choose(exact[:1])
        if picked := input_parser.parse_numbers(answer, len(lines)):
            return self.choose([lines[number - 1] for number in picked])
        meant = input_parser.match_items(answer, lines)
        if len(meant) == 1:
            return self.choose(meant)
        if meant:
            self.remark("play-several", options=", ".join(line.label for line in meant))
            return False
        refused = [NamedItem(refusal.id, self.renderer.option(refusal.id, view)) for refusal in ask.refused]
        if input_parser.match_items(answer, refused):
            self.why_not(answer, ask, view)
        else:
            self.remark("play-nothing", answer=answer, most=len(lines))
        return False

    def choose(self, lines: list[NamedItem]) -> bool:
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

    def run_command(self, name: str, subject: str, ask: Ask, view: Any, lines: list[NamedItem]) -> bool:
        if name == "quit":
            raise PlayerLeft
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
            game_screen.commands(self.out, self.say("play-help"))
        return False

    def undo(self) -> bool:
        try:
            gone = self.game.undo(self.seat)
        except NothingToUndo as error:
            self.warn(error.text(self.say.language))
            return False
        self.events_shown = min(self.events_shown, len(self.game.recorder.rows))
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
        """Print why the moves that the subject matches (default: all) are refused, and their rulings."""
        refused = [NamedItem(refusal.id, self.renderer.option(refusal.id, view)) for refusal in ask.refused]
        meant = {line.id for line in (input_parser.match_items(subject, refused) if subject else refused)}
        if not meant:
            self.remark("why-nothing")
        for refusal in ask.refused:
            if refusal.id in meant:
                label = self.renderer.option(refusal.id, view)
                self.out.print(Text(self.say("refused", what=label, why=self.renderer.reason(refusal))))
        for ruling in dict.fromkeys(refusal.ruling for refusal in ask.refused if refusal.id in meant):
            self.out.print(Text(f"[{ruling}] {self.renderer.ruling(ruling)}", style="dim"))

    def show_log(self, most: int) -> None:
        events = self.game.events(self.seat)[-most:]
        game_screen.log(self.out, self.renderer.log(events))

    def show_card(self, subject: str) -> None:
        things = [NamedItem(id, name) for id, name in self.renderer.names_of_things().items()]
        meant = input_parser.match_items(subject, things)
        if len(meant) != 1:
            key = "card-several" if meant else "card-nothing"
            self.remark(key, name=subject, cards=", ".join(line.label for line in meant))
            return
        head, _, effect = self.renderer.thing(meant[0].id).partition("\n")
        self.out.print(Text.assemble((head, "bold"), "\n", effect))
        for ruling in self.renderer.rulings_about(meant[0].id):
            self.out.print(Text(f"[{ruling}] {self.renderer.ruling(ruling)}", style="dim"))

    def save(self, subject: str) -> None:
        if not subject:
            self.remark("save-where")
            return
        try:
            path = Path(subject).expanduser()
            save_record(self.game.record(), path)
        # also paths that cannot exist, and unknown home folders
        except (OSError, BadRecord, ValueError, RuntimeError) as error:
            self.remark("save-failed", why=str(error))
        else:
            self.remark("save-done", path=str(path))
