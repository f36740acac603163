"""SpellBook as a kit: what code that knows no game uses."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sortilege.core.balance import Balance
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.observer import Observer
from sortilege.core.engine.policy import Policy
from sortilege.core.events import Event
from sortilege.core.hint_explainer import Explainer
from sortilege.core.kits import BotLevel, Kit
from sortilege.core.rules import Rules
from sortilege.core.save.field_values import Fields
from sortilege.core.save.step_addresses import name_rows
from sortilege.core.text.game_messages import Words
from sortilege.core.text.message import Message

if TYPE_CHECKING:
    from sortilege.core.text.catalog import Texts


def name_steps(fields: Fields) -> Fields:
    """Convert save format 1, which stored rows of release 0.1's programs."""
    from sortilege.games.spellbook.save_format_1 import FORMAT_1_STEPS

    return name_rows(fields, shipped=FORMAT_1_STEPS)


class SpellBookKit(Kit):
    name = "spellbook"
    title = "SpellBook"
    turn = "day"
    longest = 3_000
    boxes = ("spellbook",)
    migrations: Mapping[int, Callable[[Fields], Fields]] = {1: name_steps}

    @property
    def rules(self) -> Rules:
        from sortilege.games.spellbook.rules import SPELLBOOK

        return SPELLBOOK

    @property
    def words(self) -> Words:
        from sortilege.games.spellbook.presentation import messages

        return messages

    @property
    def explainer(self) -> Explainer:
        from sortilege.games.spellbook.presentation import hint_explainer

        return hint_explainer

    @property
    def balance(self) -> Balance:
        from sortilege.games.spellbook import balance

        return balance

    @property
    def story(self) -> Any:
        from sortilege.games.spellbook.story import STORY

        return STORY

    @property
    def terminal(self) -> Any:
        from sortilege.games.spellbook.terminal.renderer import SpellBookRenderer

        return SpellBookRenderer

    def facts(self, texts: "Texts", boxes: Sequence[str]) -> Mapping[str, Any]:
        from sortilege.games.spellbook.card_facts import facts

        return facts(texts, boxes)

    @property
    def facts_tables(self) -> Any:
        from sortilege.games.spellbook.terminal.fact_tables import show

        return show

    def policy(self) -> Policy:
        from sortilege.games.spellbook.bot.policy import SpellBookJudgement

        return SpellBookJudgement()

    def observer(self) -> Observer:
        from sortilege.games.spellbook.bot.observer import SpellBookObserver

        return SpellBookObserver()

    @property
    def levels(self) -> tuple[BotLevel, ...]:
        from sortilege.games.spellbook.bot_levels import LEVELS

        return LEVELS

    def judgement(self, tastes: Sequence[str]) -> Policy:
        from sortilege.games.spellbook.bot_levels import judgement

        return judgement(tastes)

    def cards_played(self, events: Sequence[Event], state: Any, seat: int) -> dict[str, int]:
        from sortilege.games.spellbook.presentation.hint_explainer import cards_played

        return cards_played(events, state, seat)

    def card_label(self, card: str) -> Message:
        return Message(f"spell-{card}")

    def last_round(self, state: Machine) -> bool:
        from sortilege.games.spellbook.bot.game_end import is_last_round
        from sortilege.games.spellbook.engine.state import State

        assert isinstance(state, State)
        return is_last_round(state)


KIT = SpellBookKit()
