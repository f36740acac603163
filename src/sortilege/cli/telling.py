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
from sortilege.seasons.events import ENCHANTMENTS
from sortilege.seasons.numbering import BONUSES
from sortilege.seasons.view import View
from sortilege.seasons.vocabulary import CARDS, TOKENS


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

    # Cards, and what else has a name and an effect: ability tokens, enchantments, bonuses.

    def names_of_things(self) -> dict[str, str]:
        """Id → name of everything that can be looked up."""
        ids = [card.id for card in CARDS]
        others = [f"token_{token.number}" for token in TOKENS] + list(ENCHANTMENTS[1:])
        bonuses = [f"bonus_{id}" for id in BONUSES if id != "olaf"]  # which bears the name of its enchantment
        return {id: self.texts.say(id) for id in (*ids, *others, *bonuses)}

    def thing(self, id: str) -> str:
        """A card or another thing in two lines: its head, and what it does."""
        if any(card.id == id for card in CARDS):
            return words.card_text(self.texts, id, len(self.names), self.options)
        kind, _, number = id.partition("_")
        head = words.token_name(self.texts, int(number)) if kind == "token" else self.texts.say(id)
        return f"{head}\n{self.texts.attribute(id, 'text')}"

    def explained(self, id: str) -> str:
        """A token or an enchantment and what it does, in one line."""
        return words.explained(self.texts, id)

    def price(self, id: str, enchantment: str) -> str:
        """A card's cost and prestige, briefly."""
        card, _ = words.printed(id, self.options)
        cost = words.cost_text(self.texts, card, len(self.names), enchantment) or self.texts.say("cost-free")
        return f"{cost} · {self.prestige(id)}"

    def prestige(self, id: str) -> str:
        card, _ = words.printed(id, self.options)
        return self.texts.say("card-prestige", n=card.prestige)

    def effect(self, id: str) -> str:
        _, old = words.printed(id, self.options)
        return self.texts.attribute(id, "text_old" if old else "text")

    def bonus(self, id: str) -> str:
        return self.texts.attribute(f"bonus_{id}", "text")

    def token(self, number: int) -> str:
        """What an ability token does."""
        return self.texts.attribute(f"token_{number}", "text")

    def ruling(self, id: str) -> str:
        return self.texts.say(f"ruling-{id}")

    def rulings_about(self, id: str) -> list[str]:
        """The ids of the rulings that speak about a card or another thing."""
        kind, _, number = id.partition("_")
        if kind == "token":
            return [f"T{number}"]
        if id in ENCHANTMENTS:
            return [f"N{ENCHANTMENTS.index(id)}"]
        return [ruling["id"] for ruling in self.rulings if id in ruling["cards"]]

    @cached_property
    def rulings(self) -> list[dict[str, Any]]:
        text = files("sortilege").joinpath("rulings", "seasons.yaml").read_text(encoding="utf-8")
        found: list[dict[str, Any]] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        return found
