"""One game told in one language: the words of its game, with the names at this table filled in."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from typing import Any

import yaml

from sortilege.cli.screen import plain
from sortilege.core.asks import Ask, Refusal
from sortilege.core.events import Event
from sortilege.core.texts import Texts, texts
from sortilege.seasons import words
from sortilege.seasons.view import View
from sortilege.seasons.vocabulary import CARDS


class Telling:
    """Everything a terminal shows of a game of Seasons."""

    def __init__(self, lang: str, names: Sequence[str], options: Mapping[str, str]) -> None:
        self.texts: Texts = texts(lang)
        self.names = [plain(name) for name in names]
        self.options = options

    def event(self, event: Event) -> str:
        return words.event_text(self.texts, event, self.names)

    def ask(self, ask: Ask, view: View) -> str:
        return words.ask_text(self.texts, ask, self.names, view)

    def option(self, id: str, view: View) -> str:
        return words.option_text(self.texts, id, self.names, view)

    def reason(self, refusal: Refusal) -> str:
        return words.reason_text(self.texts, refusal)

    def table(self, view: View) -> str:
        return words.table_text(self.texts, view, self.names, self.options)

    def score(self, view: View) -> str:
        return words.score_text(self.texts, view, self.names)

    # Cards.

    def card_names(self) -> dict[str, str]:
        return {card.id: self.texts.say(card.id) for card in CARDS}

    def card(self, id: str) -> str:
        """A card in two lines: its head, and what it does."""
        return words.card_text(self.texts, id, len(self.names), self.options)

    def price(self, id: str) -> str:
        """A card's cost and prestige, briefly."""
        card, _ = words.printed(id, self.options)
        cost = words.cost_text(self.texts, card, len(self.names)) or self.texts.say("cost-free")
        return f"{cost} · {self.texts.say('card-prestige', n=card.prestige)}"

    def effect(self, id: str) -> str:
        _, old = words.printed(id, self.options)
        return self.texts.attribute(id, "text_old" if old else "text")

    def bonus(self, id: str) -> str:
        return self.texts.attribute(f"bonus_{id}", "text")

    def ruling(self, id: str) -> str:
        return self.texts.say(f"ruling-{id}")

    def rulings_about(self, card: str) -> list[str]:
        """The ids of the rulings that speak about a card."""
        return [ruling["id"] for ruling in self.rulings if card in ruling["cards"]]

    @cached_property
    def rulings(self) -> list[dict[str, Any]]:
        text = files("sortilege").joinpath("rulings", "seasons.yaml").read_text(encoding="utf-8")
        found: list[dict[str, Any]] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        return found
