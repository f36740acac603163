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
from sortilege.cli.screen import Screen, signed
from sortilege.cli.speech import Speech
from sortilege.cli.telling import Telling
from sortilege.core.asks import Ask
from sortilege.core.errors import BadChoice, BadRecord, NothingToUndo
from sortilege.core.game import Game
from sortilege.seasons.view import View
from sortilege.seasons.vocabulary import TOKENS

LOG_LINES = 25
# Questions whose cards are shown with their whole effects; the second ones only the first time they are asked.
WITH_EFFECTS = (
    *("draft", "discard_tenth", "choose_ability", "keep_one", "keep_or_discard", "reorder_top"),
    *("choose_for_free", "choose_to_pay", "choose_model", "reveal_familiar", "reveal_item_of"),
)
AT_FIRST = ("split", "keep_nine")

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
            open_cards = brief.top(self.telling, view) if view.enchantment == "vision_of_destiny" else []
            text = "\n".join([*brief.seat(self.telling, view, self.seat, self.say), *open_cards])
            self.out.print(Text(draw.fit(text, draw.width(self.out)), style="dim"))
        self.looked = others
        self.out.print(Text(self.telling.ask(ask, view), style="bold"))
        self.show_piles(view)
        verb = ask.why.rpartition(".")[2]
        new = self.why != ask.why
        if verb in AT_FIRST and new:
            self.out.print(Text(self.say("play-at-once"), style="dim"))
        effects = verb in WITH_EFFECTS or (verb in AT_FIRST and new)
        self.why = ask.why
        draw.rows(self.out, [self.row(line, effects, view) for line in lines])
        groups: dict[str, list[str]] = {}
        for refusal in ask.refused:
            groups.setdefault(self.telling.reason(refusal), []).append(self.telling.option(refusal.id, view))
        draw.refused(self.out, [self.say("refused", what=", ".join(what), why=why) for why, what in groups.items()])
        return lines

    def show_piles(self, view: View) -> None:
        """In the Prelude, what the player has gathered so far, and of how many."""
        if view.round or view.me is None:
            return
        me = view.me
        whole = len(me.hand) + len(me.library_2) + len(me.library_3)
        piles = {"play-two": (me.library_2, whole // 3), "play-three": (me.library_3, whole // 3)}
        if view.why == "keep_nine":
            piles = {"play-taken": (me.hand, (whole + len(me.pack)) // 2)}
        elif me.pack:
            piles = {"play-taken": (me.hand, whole + len(me.pack))}
        elif view.why == "choose_ability":
            piles = {"play-hand": (me.hand, whole // 3)} | piles
        for key, (cards, most) in piles.items():
            if cards:
                names = ", ".join(self.telling.texts.say(card) for card in cards)
                self.out.print(Text(self.say(key, cards=names, n=len(cards), most=most), style="dim"))

    def row(self, line: Line, effects: bool, view: View) -> Row:
        """An option with what it costs, is worth or does."""
        word, _, rest = line.id.partition(":")
        card = rest.partition("#")[0]
        told = self.telling
        if word == "bonus":
            return Row(line.label, told.bonus(rest))
        if word == "token":
            return Row(line.label, self.points_of(int(rest)), told.token(int(rest)))
        if word == "ability":
            return Row(line.label, told.token(view.seats[self.seat].ability))
        if word == "activate":
            return Row(line.label, told.effect(works_as(rest, view)))
        if word == "vision" and 0 in view.known_deck:
            card = view.known_deck[0]
        elif word == "keep" and view.me is not None and view.me.looking_at:
            card = view.me.looking_at[-1]
        elif word == "pass" and view.why.endswith((".leave", ".lose_from_hand")):  # what a Shield might save
            return Row(line.label, self.worth(view.why.partition(".")[0]))
        elif word == "play" and not effects:
            return Row(line.label, self.worth(card, works_as(rest, view)))
        elif word not in ("card", "summon", "play") or not card:
            return Row(line.label)
        price = told.price(card, view.enchantment if word == "summon" else "")
        many = copies(line.id, view)
        label = f"{line.label} ×{many}" if many > 1 else line.label
        if effects:
            return Row(label, price, told.effect(card))
        return Row(label, f"{price} · {told.effect(card)}")

    def worth(self, card: str, works_as: str = "") -> str:
        """What a card in play is good for: its prestige, and what it does."""
        return f"{self.telling.prestige(card)} · {self.telling.effect(works_as or card)}"

    def points_of(self, number: int) -> str:
        """What a token counts for at the end; one that is never used counts nothing by itself."""
        token = next(token for token in TOKENS if token.number == number)
        return self.say("play-points", points=signed(token.points)) if token.use else self.say("play-always")

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
        things = [Line(id, name) for id, name in self.telling.names_of_things().items()]
        meant = answers.find(subject, things)
        if len(meant) != 1:
            key = "card-several" if meant else "card-nothing"
            self.remark(key, name=subject, cards=", ".join(line.label for line in meant))
            return
        head, _, effect = self.telling.thing(meant[0].id).partition("\n")
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


def works_as(id: str, view: View) -> str:
    """The card whose effects one in play has: its own, or those of the item that a Raven mimics."""
    mimics = next((card.mimics for it in view.seats for card in it.play if card.id == id), "")
    return (mimics or id).partition("#")[0]
