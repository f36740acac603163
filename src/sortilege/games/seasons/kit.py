"""The kit through which the game-independent code finds Seasons and Enchanted Kingdom."""

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

if TYPE_CHECKING:
    from sortilege.core.text.catalog import Texts


def name_steps(fields: Fields) -> Fields:
    """Migrate from format 1, which stored rows of the first release's programs."""
    from sortilege.games.seasons.save_format_1 import FORMAT_1_STEPS

    return name_rows(fields, shipped=FORMAT_1_STEPS)


def name_sealed_choices(fields: Fields) -> Fields:
    """Migrate from format 2, which stored codes of sealed choices."""
    from sortilege.games.seasons import save_format_1

    return save_format_1.name_sealed_choices(fields)


class SeasonsKit(Kit):
    name = "seasons"
    title = "Seasons"
    turn = "round"
    longest = 3_000
    boxes = ("base", "enchanted_kingdom")
    repeated = ("energy", "transmute")
    bot_options: Mapping[str, str] = {"kingdom_cards": "with"}
    migrations: Mapping[int, Callable[[Fields], Fields]] = {1: name_steps, 2: name_sealed_choices}

    @property
    def rules(self) -> Rules:
        from sortilege.games.seasons.rules import SEASONS

        return SEASONS

    @property
    def words(self) -> Words:
        from sortilege.games.seasons.presentation import messages

        return messages

    @property
    def explainer(self) -> Explainer:
        from sortilege.games.seasons.presentation import hint_explainer

        return hint_explainer

    @property
    def balance(self) -> Balance:
        from sortilege.games.seasons import balance

        return balance

    @property
    def story(self) -> Any:
        from sortilege.games.seasons.story import STORY

        return STORY

    @property
    def terminal(self) -> Any:
        from sortilege.games.seasons.terminal.renderer import SeasonsRenderer

        return SeasonsRenderer

    def facts(self, texts: "Texts", boxes: Sequence[str]) -> Mapping[str, Any]:
        from sortilege.games.seasons.card_facts import facts

        return facts(texts, boxes)

    @property
    def facts_tables(self) -> Any:
        from sortilege.games.seasons.terminal.fact_tables import show

        return show

    def policy(self) -> Policy:
        from sortilege.games.seasons.bot.policy import SeasonsPolicy

        return SeasonsPolicy()

    def observer(self) -> Observer:
        from sortilege.games.seasons.bot.observer import SeasonsObserver

        return SeasonsObserver()

    @property
    def levels(self) -> tuple[BotLevel, ...]:
        from sortilege.games.seasons.bot_levels import LEVELS

        return LEVELS

    def judgement(self, tastes: Sequence[str]) -> Policy:
        from sortilege.games.seasons.bot_levels import judgement

        return judgement(tastes)

    def cards_played(self, events: Sequence[Event], state: Any, seat: int) -> dict[str, int]:
        from sortilege.games.seasons.presentation.hint_explainer import cards_played

        return cards_played(events, state, seat)

    def last_round(self, state: Machine) -> bool:
        from sortilege.games.seasons.bot.prospects import months_left
        from sortilege.games.seasons.engine.state import State

        assert isinstance(state, State)
        return months_left(state) == 0


KIT = SeasonsKit()
