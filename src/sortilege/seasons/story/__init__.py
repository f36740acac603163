"""Seasons' part of the scenario runner: build a table from `given`, compare one with `then`."""

from typing import Any, cast

from sortilege.core.machine import Machine
from sortilege.scenarios.place import Place
from sortilege.scenarios.story import Difference
from sortilege.seasons.reasons import REASONS
from sortilege.seasons.rules import SEASONS
from sortilege.seasons.state import State
from sortilege.seasons.story import building, drawing, facts, given, then
from sortilege.seasons.story.words import SEATS
from sortilege.seasons.view import View


class SeasonsStory:
    name = "seasons"
    rules = SEASONS
    seat_names = SEATS
    reasons = tuple(word for word, _ in REASONS.values())
    whys = then.WHYS

    def read_given(self, raw: Any, at: Place) -> given.Given:
        table = given.read_given(raw, at)
        building.build(table)  # what only the built table shows, such as an overfull reserve, is an error too
        return table

    def players(self, table: given.Given) -> int:
        return table.players

    def read_then(self, raw: Any, at: Place, players: int, final: bool) -> then.Then:
        return then.read_then(raw, at, players, final)

    def read_seen(self, raw: Any, at: Place, players: int) -> then.Then:
        return then.read_seen(raw, at, players)

    def build(self, table: given.Given) -> State:
        return building.build(table)

    def whole_box(self, table: given.Given) -> bool:
        return not table.only_deck

    def differences(self, state: Machine, expected: then.Then) -> list[Difference]:
        return then.differences(facts.facts(cast("State", state)), expected)

    def seen_differences(self, view: View, expected: then.Then) -> list[Difference]:
        return then.differences(facts.seen_facts(view), expected)

    def draw(self, state: Machine) -> str:
        return drawing.draw(cast("State", state))


STORY = SeasonsStory()
