"""The ten ladder bots: human-like weaknesses, no blunders in the last round, and at most a second per move."""

from collections.abc import Iterator
from itertools import combinations
from time import perf_counter

import pytest

from sortilege.bots import Sight, bot, ladder, thoughts
from sortilege.bots.ladder import LADDER, NAMES, OTHER_NAMES, impressions, ladder_bot_id, ladder_name, level_of
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.policy import Policy
from sortilege.core.engine.rng import rng_from_seed as dice_of
from sortilege.core.errors import BadOptions
from sortilege.core.kits import BotLevel, kit
from sortilege.core.rules import Rules
from sortilege.core.text.catalog import LANGUAGES, texts
from sortilege.core.text.game_messages import BOTS
from sortilege.core.text.game_messages import NAMES as SEAT_NAMES
from sortilege.tables.rooms.display_names import look_alike
from tests.promises.random_play import GAMES

each_game = pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
KEY = bytes(32)


def chosen(name: str, rules: Rules, state: Machine, seat: int) -> int:
    return bot(name).choose(Sight(rules, state, seat), thoughts(KEY, seat, int(state.version)))


def positions(rules: Rules, number: int, *seats: str) -> Iterator[tuple[Machine, int]]:
    """Every choice of a game between these bots."""
    state = rules.new({}, len(seats), dice_of(number))
    while asked := state.open_seats():
        if len(state.legal(asked[0])) > 1:
            yield state, asked[0]
        state.apply(asked[0], chosen(seats[asked[0]], rules, state, asked[0]))


def human(rules: Rules) -> list[str]:
    """Those with weaknesses."""
    return [name for name in LADDER if level_of(name, rules.name).plays == "greedy"]


def test_they_are_called_alike_everywhere() -> None:
    assert len(set(NAMES)) == len(LADDER) == 10
    for language in LANGUAGES:
        told = [texts(language).say(f"bot-level-{n + 1}") for n in range(10)]
        assert [one.split(":")[0].rstrip() for one in told] == list(NAMES)
        others = [texts(language).say(f"bot-others-{n + 1}") for n in range(10)]
        assert others == [", ".join(names) for names in OTHER_NAMES]
    assert [ladder_name("level:1", nth) for nth in range(4)] == ["Pim", "Kit", "Lark", "Pim"]
    assert ladder_name("greedy") == ""


def test_no_two_characters_can_be_taken_for_one_another() -> None:
    every = [*NAMES, *(name for names in OTHER_NAMES for name in names), *SEAT_NAMES, *BOTS]
    alike = [(one, other) for one, other in combinations(every, 2) if look_alike(one, other)]
    assert alike == []


def test_they_are_found_by_name_or_number() -> None:
    assert [ladder_bot_id(given) for given in ("1", "10", "aurelia", "level:3", "greedy", "11")] == [
        "level:1", "level:10", "level:10", "level:3", "greedy", "11",
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["level:0", "level:11", "level:", "level:01", "level:3ms", "level"])
def test_there_are_no_others(name: str) -> None:
    with pytest.raises(BadOptions, match="level:1 to level:10"):
        bot(name)


@each_game
def test_in_the_last_round_all_of_them_count_as_greedy_does(rules: Rules) -> None:
    compared = 0
    for number in range(3):
        for state, seat in positions(rules, number, "level:3", "level:4"):
            if kit(rules.name).last_round(state):
                greedy = chosen("greedy", rules, state, seat)
                assert {chosen(name, rules, state, seat) for name in human(rules)} == {greedy}
                compared += 1
    assert compared >= 10


@each_game
def test_before_it_each_of_them_chooses_otherwise_at_times(rules: Rules) -> None:
    """All but the one who is greedy itself; the weaker, the oftener."""
    others = dict.fromkeys(human(rules), 0)
    made = 0
    for state, seat in positions(rules, 1, "greedy", "greedy"):
        greedy = chosen("greedy", rules, state, seat)
        made += 1
        for name in others:
            others[name] += chosen(name, rules, state, seat) != greedy
    share = [n / made for n in others.values()]
    assert share[0] > 0.3
    assert share[-1] == 0 or level_of(human(rules)[-1], rules.name) != BotLevel()
    assert share[0] > share[len(share) // 2] > share[-1], share


@each_game
def test_the_weakest_loses_to_the_one_in_the_middle(rules: Rules) -> None:
    won = 0
    for number in range(10):
        seats = ("level:1", "level:5") if number % 2 else ("level:5", "level:1")
        for state, _ in positions(rules, number, *seats):
            last = state
        won += seats.index("level:1") in rules.winners(last)
    assert won <= 2


def worth(policy: Policy | None, state: Machine, seat: int) -> list[int]:
    assert policy is not None
    policy.look(state, seat)
    return [int(policy.worth[i]) for i in range(policy.offer.n)]


@each_game
def test_every_taste_changes_what_some_options_seem_worth(rules: Rules) -> None:
    one = kit(rules.name)
    tastes = {taste for level in one.levels for taste in level.tastes}
    assert len(tastes) == 4
    for number in range(8):
        for state, seat in positions(rules, number, "greedy", "greedy"):
            plain = worth(one.policy(), state, seat)
            tastes -= {taste for taste in tastes if worth(one.judgement((taste,)), state, seat) != plain}
    assert not tastes, "these change nothing"


@each_game
def test_what_is_forgotten_is_forgotten_for_the_whole_turn(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot never chooses an option that it overlooks, unless it overlooks all; the next turn may differ."""
    monkeypatch.setattr(ladder, "level_of", lambda *_: BotLevel(forgets=50))
    forgotten: set[tuple[str, bool]] = set()
    for state, seat in positions(rules, 3, "level:2", "level:2"):
        if kit(rules.name).last_round(state):
            break
        turn = int(getattr(state, kit(rules.name).turn))
        ids = [rules.ids[code] for code in state.legal(seat)]
        minds = {id: ":" not in id or impressions(id.partition(":")[2], seat, turn)[0] >= 50 for id in ids}
        forgotten |= {(id, known) for id, known in minds.items() if ":" in id}
        if any(minds.values()):
            assert minds[rules.ids[chosen("level:2", rules, state, seat)]]
    assert any((id, not known) in forgotten for id, known in forgotten), "remembered in another turn"


def test_impressions_are_even() -> None:
    found = [impressions(f"thing {n}", n % 4, n // 50) for n in range(2000)]
    for at in (0, 1):
        assert all(0 <= one[at] < 100 for one in found)
        assert sum(one[at] < 40 for one in found) == pytest.approx(800, abs=80)


@each_game
def test_a_searching_one_is_the_search_that_its_level_names(rules: Rules) -> None:
    name = next(name for name in LADDER if level_of(name, rules.name).plays.startswith("mcts"))
    state = rules.new({}, 2, dice_of(1))
    assert chosen(name, rules, state, 0) == chosen(level_of(name, rules.name).plays, rules, state, 0)


@each_game
def test_none_thinks_for_longer_than_it_may(rules: Rules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "MAX_CHOICE_SECONDS", 0.05)
    monkeypatch.setattr(ladder, "level_of", lambda *_: BotLevel("mcts:1000000"))
    state = rules.new({}, 2, dice_of(1))
    begin = perf_counter()
    chosen("level:10", rules, state, 0)
    assert 0.05 <= perf_counter() - begin < 1
