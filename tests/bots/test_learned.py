"""The learned evaluation: its features, reproducible integer arithmetic, and damaged weights."""

import hashlib
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sortilege.bots import Sight, bot, thoughts
from sortilege.bots.greedy_bot import policy_of
from sortilege.bots.registry import load_bot
from sortilege.core.engine.machine import Machine
from sortilege.core.engine.net import (
    BRIGHTEST,
    CERTAIN,
    CHOICE_BITS,
    FIRST_BITS,
    HEAD_BITS,
    HEADS,
    MOST_FEATURES,
    MOST_HIDDEN,
    MOST_SECOND,
    MOST_VALUE,
    MOST_WEIGHT,
    SECOND_BITS,
    UNIT_BITS,
    Features,
    Net,
    chance_of,
)
from sortilege.core.engine.network_policy import AHEAD, BY_HAND, BY_HEART, NetworkPolicy
from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.core.engine.search import Search
from sortilege.core.errors import BadOptions
from sortilege.core.kits import Kit, folder, kit, kits
from sortilege.core.save import weights
from sortilege.core.save.weights import (
    LARGEST,
    About,
    BadWeights,
    Weights,
    from_bytes,
    learned_policy,
    net_of,
    read,
    to_bytes,
)
from sortilege.games.seasons.bot import features as seasons_features
from sortilege.games.seasons.engine import state as seasons
from sortilege.games.spellbook.bot import features as spellbook_features
from sortilege.games.spellbook.engine import state as spellbook

# The layouts, by version. A place that moves makes all weights wrong: raise the version, and learn anew.
LAYOUTS = {("seasons", 1): "ce47dce079c4", ("spellbook", 1): "6d95b864a237"}
LEARNABLE = [one for one in kits() if (policy := one.policy()) and policy.features]
every_game = pytest.mark.parametrize("one", LEARNABLE, ids=lambda one: one.name)


def by_lot(game: str, hidden: int = 6, second: int = 4, choices: int = 9) -> Weights:
    """Weights by lot, for the features of a game."""
    policy, rng = policy_of(game), rng_from_seed(7)

    def numbers(n: int, most: int) -> list[int]:
        return [int(rng.below(2 * most + 1)) - most for _ in range(n)]

    about = About(1, game, int(policy.features), int(policy.places), hidden, second, choices, "", {"made": "by lot"})
    sizes = zip(about.lengths, (2000, 1000, 30_000, 1000), strict=True)
    return Weights(about, *(numbers(n, most) for n, most in sizes))


def positions(one: Kit, number: int, every: int = 9) -> list[Machine]:
    """Return positions of a random game with random options."""
    rng = rng_from_seed(number)
    seats = list(one.rules.seats)[number % len(one.rules.seats)]
    state = one.rules.new(one.rules.options.random_values(rng, seats), seats, rng_from_seed(number))
    found, made = [], 0
    while asked := state.open_seats():
        if made % every == 0:
            found.append(one.rules.copy(state))
        codes = state.legal(asked[0])
        state.apply(asked[0], codes[rng.below(len(codes))])
        made += 1
    return found


# What it sees.


@every_game
def test_what_is_seen_has_a_place_and_fits(one: Kit) -> None:
    policy, seen = policy_of(one.name), Features()
    for number in range(12):
        for state in positions(one, number):
            for seat in range(state.seats):
                policy.read(state, seat, seen)
                assert 0 < seen.n < MOST_FEATURES
                assert all(0 <= place < policy.places for place in seen.pairs()[::2])


@pytest.mark.parametrize(
    ("name", "verbs", "layout"),
    [("seasons", seasons, seasons_features), ("spellbook", spellbook, spellbook_features)],
)
def test_the_layout_belongs_to_its_version(name: str, verbs: Any, layout: Any) -> None:
    """Every question has a place, by its name, and every block is where it was."""
    asking = {v.name for v in verbs.VERBS if type(v).offer is not verbs.Verb.offer} - {"chest_at_turn_end"}
    assert asking <= set(layout.ASKING_VERBS)
    numbers = sorted(value for key, value in vars(layout).items() if key.isupper() and isinstance(value, int))
    encoded = msgspec.json.encode([numbers, list(layout.ASKING_VERBS)])
    assert hashlib.sha256(encoded).hexdigest()[:12] == LAYOUTS[name, layout.FEATURES_VERSION]


# Whole numbers.


def slowly(found: Weights, pairs: list[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """The same judgement, number by number."""
    about = found.about

    def unit(total: int, bits: int) -> int:
        return min(max(total, 0) >> bits, BRIGHTEST)

    first = [
        unit(sum(value * found.first[place * about.hidden + h] for place, value in pairs), FIRST_BITS - UNIT_BITS)
        for h in range(about.hidden)
    ] + [1 << UNIT_BITS]
    second = [
        unit(sum(said * found.second[h * about.second + u] for h, said in enumerate(first)), SECOND_BITS)
        for u in range(about.second)
    ] + [1 << UNIT_BITS]

    def rows(table: list[int], n: int, bits: int) -> list[int]:
        return [sum(said * table[r * len(second) + u] for u, said in enumerate(second)) >> bits for r in range(n)]

    return rows(found.heads, HEADS, HEAD_BITS), rows(found.choices, about.choices, CHOICE_BITS)


@every_game
def test_it_adds_up_as_one_would_by_hand(one: Kit) -> None:
    found = by_lot(one.name)
    policy, net, seen = policy_of(one.name), found.net(), Features()
    for state in positions(one, 3, 30):
        policy.read(state, 0, seen)
        pairs = seen.pairs()
        net.judge(seen)
        heads, choices = slowly(found, list(zip(pairs[::2], pairs[1::2], strict=True)))
        assert [int(net.heads[i]) for i in range(HEADS)] == heads
        assert [int(net.choice(code)) for code in range(found.about.choices)] == choices
        assert net.choice(found.about.choices) == 0


@pytest.mark.parametrize("sign", [1, -1])
def test_no_sum_leaves_its_half_of_a_word(sign: int) -> None:
    """The largest weights, features and numbers of them that there may be."""
    wide, places = MOST_HIDDEN, 2
    first = [sign * MOST_WEIGHT if i % 2 else -sign * MOST_WEIGHT for i in range(places * wide)]
    second = [sign * MOST_SECOND if i % 3 else -sign * MOST_SECOND for i in range((wide + 1) * wide)]
    about = About(1, "any", 1, places, wide, wide, 0, "")
    found = Weights(about, first, second, [1] * (HEADS * (wide + 1)), [])
    net, seen = found.net(), Features()
    for i in range(MOST_FEATURES + 5):  # more than there is room for are left out
        seen.add(i % 2, 2 * MOST_VALUE)  # as is what is too large
    assert seen.n == MOST_FEATURES
    net.judge(seen)
    pairs = seen.pairs()
    assert [int(net.heads[i]) for i in range(HEADS)] == slowly(found, list(zip(pairs[::2], pairs[1::2], strict=True)))[
        0
    ]


def test_chances_grow_with_the_odds_and_stay_between_none_and_certain() -> None:
    told = [int(chance_of(odds)) for odds in range(-12_000, 12_001, 50)]
    assert told == sorted(told)
    assert (told[0], told[240], told[-1]) == (0, CERTAIN // 2, CERTAIN)
    assert chance_of(1000) == round(CERTAIN / (1 + 2.718281828459045**-1))


@every_game
def test_the_end_is_judged_by_what_it_is(one: Kit) -> None:
    policy = NetworkPolicy(policy_of(one.name), by_lot(one.name).net(), BY_HAND)
    for number in range(4):
        state = one.rules.new({}, 2, rng_from_seed(number))
        policy.hand.play(state, rng_from_seed(number), 0, 100_000)
        scores = one.rules.scores(state)
        assert [int(policy.value(state, seat)) for seat in (0, 1)] == [100 * score for score in scores]
        assert policy.reward(state, 0) + policy.reward(state, 1) == pytest.approx(1, abs=2e-4)
        if scores[0] != scores[1]:
            assert (policy.reward(state, 0) > policy.reward(state, 1)) == (scores[0] > scores[1])


@every_game
@pytest.mark.parametrize("way", [BY_HAND, BY_HEART, AHEAD])
def test_weighing_changes_nothing_and_weighs_what_is_offered(one: Kit, way: int) -> None:
    policy = NetworkPolicy(policy_of(one.name), by_lot(one.name).net(), way)
    for state in positions(one, 5, 40):
        seat, before = state.open_seats()[0], one.rules.fields(state)
        assert policy.look(state, seat)
        assert [int(policy.offer.codes[i]) for i in range(policy.offer.n)] == state.legal(seat)
        assert one.rules.fields(state) == before


@every_game
def test_all_options_go_through_the_same_imagined_games(one: Kit) -> None:
    policy = NetworkPolicy(policy_of(one.name), by_lot(one.name).net(), BY_HAND)
    state = next(state for state in positions(one, 3, 10) if len(state.legal(state.open_seats()[0])) > 2)
    seat = state.open_seats()[0]
    search = Search(policy, seat, rng_from_seed(5))
    begun: list[int] = []

    def imagine(rng: Rng) -> Machine:
        begun.append(int(rng.copy().below(1 << 30)))
        return one.rules.imagine(state, seat, rng)

    search.think(imagine, 60)
    visits = [int(edge.visits) for edge in search.root.edges]
    assert sum(visits) == 60
    assert [len(edge.sums) for edge in search.root.edges] == visits
    assert len(search.games) == max(visits) < 60, "some games were gone through by several options"
    assert sorted(set(begun)) == sorted(int(rng.copy().below(1 << 30)) for rng in search.games)
    assert all(edge.sums[-1] == edge.total for edge in search.root.edges if edge.visits)


# Weights as a file.


def test_a_file_holds_all_of_the_weights() -> None:
    found = by_lot("seasons")
    again = from_bytes(to_bytes(found), "some file")
    assert msgspec.structs.replace(again.about, sha256="") == found.about
    assert (again.first, again.second, again.heads, again.choices) == (
        found.first,
        found.second,
        found.heads,
        found.choices,
    )


def changed(**parts: object) -> Callable[[], bytes]:
    def made() -> bytes:
        found = by_lot("seasons")
        return to_bytes(msgspec.structs.replace(found, about=msgspec.structs.replace(found.about, **parts)))

    return made


def spoilt(change: Callable[[bytes], bytes]) -> Callable[[], bytes]:
    return lambda: change(to_bytes(by_lot("seasons")))


WRONG = {
    "empty": (spoilt(lambda _: b""), "damaged"),
    "no weights at all": (spoilt(lambda _: b"\x89PNG\r\n" * 50), "damaged"),
    "cut off": (spoilt(lambda data: data[:-1]), "damaged"),
    "too long": (spoilt(lambda data: data + b"\0"), "damaged"),
    "a number changed": (spoilt(lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:]), "damaged"),
    "a line that is not what it says": (spoilt(lambda data: data.replace(b'"format":1', b'"format":"1"')), "damaged"),
    "a line nested deeply": (spoilt(lambda _: b'{"more":' + b"[" * 100_000), "damaged"),
    "an odd shape": (changed(hidden=5), "damaged"),
    "a huge shape": (changed(hidden=10**18), "damaged"),
    "too few tempers": (changed(tempers=[1000, 0]), "damaged"),
    "a wild temper": (changed(tempers=[10**12] * 24), "damaged"),
    "too many sights": (changed(sights=[1000, 0] * 17), "damaged"),
    "a wild sight": (changed(sights=[1000, -(10**12)] * 16), "damaged"),
    "format 0": (changed(format=0), "damaged"),
    "newer": (changed(format=2), "from a newer version"),
    "of another game": (changed(game="spellbook"), "for another game, “spellbook”"),
    "of other features": (changed(features=99), "other features"),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_wrong_weights_are_one_sentence_and_the_hand_made_judgement_plays(
    wrong: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    make, why = WRONG[wrong]
    file = tmp_path / "wrong.weights"
    file.write_bytes(make())
    with pytest.raises(BadWeights, match=f"^The weights in .*{why}.*; the built-in evaluation is used instead.$"):
        read("seasons", file)
    with caplog.at_level(logging.WARNING):
        assert type(learned_policy("seasons", BY_HAND, str(file))) is type(policy_of("seasons"))
        assert type(learned_policy("seasons", BY_HAND, str(file))) is type(policy_of("seasons"))
    assert len(caplog.records) == 1, "said once"
    rules = kit("seasons").rules
    sight = Sight(rules, rules.new({}, 2, rng_from_seed(1)), 0)
    rng = thoughts(bytes(32), 0, 1)
    greedy = bot("greedy").choose(sight, rng.copy())
    assert load_bot(f"learned@{file}").choose(sight, rng.copy()) == greedy
    assert load_bot(f"learned:8@{file}").choose(sight, rng.copy()) == bot("mcts:8").choose(sight, rng.copy())


def test_no_file_at_all_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="cannot be read; the built-in evaluation is used instead"):
        read("seasons", tmp_path / "nowhere")
    assert net_of("seasons", str(tmp_path / "nowhere")) is None


def test_an_endless_file_is_no_weights() -> None:
    with pytest.raises(BadWeights, match="damaged"):
        read("seasons", Path("/dev/zero"))


@every_game
def test_what_is_shipped_can_be_used_and_says_how_it_was_made(one: Kit) -> None:
    place = folder(one.name).joinpath(weights.NAME)
    assert len(place.read_bytes()) < LARGEST
    about = read(one.name, place).about
    assert {"games", "positions", "explained", "calibration"} <= set(about.made)
    assert isinstance(learned_policy(one.name, BY_HAND), NetworkPolicy)
    assert isinstance(net_of(one.name), Net)


@pytest.mark.parametrize("name", ["learned:0", "learned:9999999", "learned:5s", "mcts:5@x", "learned:@x", "greedy@x"])
def test_names_that_no_bot_has(name: str) -> None:
    with pytest.raises(BadOptions, match=r"Unknown bot .* learned"):
        load_bot(name)


def test_a_server_reads_no_file_that_somebody_names() -> None:
    with pytest.raises(BadOptions):
        bot("learned@/etc/passwd")
