"""Chance is fair: chi-square tests of dice, shuffles and draws, and ChaCha8 against a second implementation.

The keys are fixed, so these tests always give the same figures. With other keys, a fair engine would fail each test
about once in a thousand runs (SIGNIFICANCE).
"""

import math
import struct
from collections import Counter
from collections.abc import Iterable
from statistics import NormalDist

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from sortilege.core.engine.machine import Recorder
from sortilege.core.engine.rng import AT, COUNTER, NONCE, Rng, rng_from_key, rng_from_seed
from sortilege.core.record import rng_of
from sortilege.games.seasons.engine import constants
from sortilege.games.seasons.engine.piles import kind_of, shuffle
from sortilege.games.seasons.presentation.view import pack_of
from sortilege.games.seasons.rules import SEASONS

SIGNIFICANCE = 0.001


def critical(freedom: int, significance: float = SIGNIFICANCE) -> float:
    """Return the chi-square that fair chance exceeds with this probability (Wilson-Hilferty, within two percent)."""
    z = NormalDist().inv_cdf(1 - significance)
    part = 2 / (9 * freedom)
    root: float = 1 - part + z * math.sqrt(part)
    return freedom * root * root * root


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


def check_fair(counts: list[int], freedom: int | None = None, scale: float = 1.0) -> None:
    """Return chi-square for equal probabilities; each value must be expected at least ten times."""
    expected = sum(counts) / len(counts)
    assert expected >= 10
    found = scale * chi_square(counts, expected)
    assert found < critical(freedom or len(counts) - 1)


def test_critical_values_match_published_tables() -> None:
    """Compare with published upper 0.1 % points of the chi-square distribution."""
    for freedom, published in ((5, 20.515), (10, 29.588), (50, 86.661), (100, 149.449)):
        assert critical(freedom) == pytest.approx(published, rel=0.02)


# Dice of a game.


def rolls(games: int) -> Counter[tuple[int, int]]:
    """Count every rolled and rerolled face of every die in random games of two, three and four players."""
    found: Counter[tuple[int, int]] = Counter()
    for number in range(games):
        state = SEASONS.new({}, 2 + number % 3, rng_from_seed(number))
        state.recorder = Recorder()
        state.playout(rng_from_seed(number + 500_000))
        for row in state.recorder.rows:
            if row[0] in (constants.E_ROLL, constants.E_REROLL):
                found[int(row[2]), int(row[3])] += 1
    return found


def test_all_faces_of_all_dice_are_equally_likely() -> None:
    found = rolls(900)
    assert set(found) == {(die, face) for die in range(20) for face in range(6)}
    in_all = 0.0
    for die in range(20):
        counts = [found[die, face] for face in range(6)]
        in_all += chi_square(counts, sum(counts) / 6)
        assert chi_square(counts, sum(counts) / 6) < critical(5, SIGNIFICANCE / 20)  # twenty tests
    assert in_all < critical(20 * 5)


@pytest.mark.parametrize("seats", SEASONS.seats)
def test_setup_dice_and_first_player_are_fair(seats: int) -> None:
    """Each of a season's five dice is equally likely in each place, and each seat equally likely first (A1, A5)."""
    games = 2000
    places: Counter[tuple[int, int]] = Counter()
    first: Counter[int] = Counter()
    for number in range(games):
        state = SEASONS.new({}, seats, rng_from_seed(number))
        places.update(enumerate(int(die) for die in state.bag))
        first[int(state.first)] += 1
    check_fair([first[seat] for seat in range(seats)])
    for season in range(4):
        counts = [places[season * 5 + place, season * 5 + die] for place in range(5) for die in range(5)]
        assert sum(counts) == games * 5
        check_fair(counts, freedom=16, scale=4 / 5)


@pytest.mark.parametrize("seat", range(1, 4))
def test_the_option_sets_the_first_player(seat: int) -> None:
    assert {int(SEASONS.new({"first": str(seat)}, 3, rng_from_seed(n)).first) for n in range(20)} == {seat - 1}


# Shuffles. For n cards in N shuffles, (n − 1) / n × chi-square over place × card has (n − 1)² degrees of freedom.


@pytest.mark.parametrize("n", [2, 3, 7, 12])
def test_a_shuffle_puts_every_card_anywhere(n: int) -> None:
    state = SEASONS.new({}, 2, rng_from_seed(n))
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(60 * n):
        cards = vec[i32]([i32(card) for card in range(n)])
        shuffle(state, cards, n)
        found.update(enumerate(int(card) for card in cards))
    counts = [found[place, card] for place in range(n) for card in range(n)]
    check_fair(counts, freedom=(n - 1) ** 2, scale=(n - 1) / n)


def test_every_order_of_four_is_equally_likely() -> None:
    state = SEASONS.new({}, 2, rng_from_seed(4))
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 60):
        cards = vec[i32]([i32(card) for card in range(4)])
        shuffle(state, cards, 4)
        orders[tuple(int(card) for card in cards)] += 1
    assert len(orders) == 24
    check_fair(list(orders.values()))


@pytest.mark.parametrize("level", ["archmage", "magician"])
def test_every_card_is_dealt_anywhere(level: str) -> None:
    """Packs and draw pile of new games: place × kind, two copies of each kind."""
    found: Counter[tuple[int, int]] = Counter()
    games = 600
    for number in range(games):
        state = SEASONS.new({"level": level}, 3, rng_from_seed(number))
        cards = [entry for seat in range(3) for entry in pack_of(state, seat)]
        cards += [int(entry) for entry in state.deck[: state.deck_n]]
        found.update(enumerate(kind_of(entry) for entry in cards))
    n, kinds = int(state.cards), int(state.cards) // 2
    counts = [found[place, kind] for place in range(n) for kind in range(kinds)]
    assert sum(counts) == games * n
    check_fair(counts, freedom=(n - 1) * (kinds - 1), scale=(n - 1) / n)


def test_the_sets_of_apprentices_are_dealt_fairly() -> None:
    found: Counter[tuple[int, int]] = Counter()
    sets = [frozenset(number - 1 for number in numbers) for numbers in constants.APPRENTICE_SETS]
    games = 800
    for number in range(games):
        state = SEASONS.new({"level": "apprentice"}, 4, rng_from_seed(number))
        for seat in range(4):
            at = seat * state.cards
            dealt = frozenset(kind_of(int(state.hand[at + i])) for i in range(state.hand_n[seat]))
            found[seat, sets.index(dealt)] += 1
    check_fair([found[seat, one] for seat in range(4) for one in range(4)], freedom=9, scale=3 / 4)


# Numbers.


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 20, 50, 100])
def test_below_is_uniform(n: int) -> None:
    rng = rng_from_seed(n)
    found = Counter(int(rng.below(n)) for _ in range(400 * n))
    assert set(found) == set(range(n))
    check_fair([found[i] for i in range(n)])


def test_below_rejects_biased_values() -> None:
    """With 3 × 2^30, a plain remainder would favor the first third two to one."""
    rng = rng_from_seed(3)
    found = Counter(int(rng.below(3 << 30)) >> 30 for _ in range(6000))
    check_fair([found[i] for i in range(3)])


def test_successive_numbers_are_independent() -> None:
    rng = rng_from_seed(36)
    found = Counter((int(rng.below(6)), int(rng.below(6))) for _ in range(36 * 100))
    check_fair([found[a, b] for a in range(6) for b in range(6)])


# A second ChaCha8, written from Bernstein's description: 32-bit words, sums, exclusive ors and rotations.


def rotated(word: int, bits: int) -> int:
    return (word << bits | word >> (32 - bits)) % 2**32


def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    for first, second in ((16, 12), (8, 7)):
        a = (a + b) % 2**32
        d = rotated(d ^ a, first)
        c = (c + d) % 2**32
        b = rotated(b ^ c, second)
    return a, b, c, d


COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def chacha8(key: tuple[int, ...], counter: int, nonce: tuple[int, int]) -> list[int]:
    """Return one block of sixteen words; the counter has 64 bits, and the nonce is the last two words."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *key, counter % 2**32, counter >> 32, *nonce]
    words = list(start)
    for _ in range(4):
        for places in (*COLUMNS, *DIAGONALS):
            mixed = quarter_round(*(words[place] for place in places))
            for place, word in zip(places, mixed, strict=True):
                words[place] = word
    return [(word + first) % 2**32 for word, first in zip(words, start, strict=True)]


def test_the_second_chacha8_matches_the_published_stream() -> None:
    """Test vector 1 of draft-strombergson-chacha-test-vectors: key and nonce all zero, eight rounds."""
    block = struct.pack("<16I", *chacha8((0,) * 8, 0, (0, 0)))
    assert block.hex().startswith("3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e")


KEYS = [(0,) * 8, tuple(range(1, 9)), (0xFFFFFFFF,) * 8, (0x9E3779B9, 7, 0, 0x80000000, 1, 2, 3, 0xDEADBEEF)]


def dice_with(key: tuple[int, ...]) -> Rng:
    return rng_from_key(vec[i64]([i64(word) for word in key]))


@pytest.mark.parametrize("key", KEYS)
def test_the_generator_is_chacha8(key: tuple[int, ...]) -> None:
    rng = dice_with(key)
    for counter in range(5):
        assert [int(rng.word()) for _ in range(16)] == chacha8(key, counter, (NONCE, 0))


@pytest.mark.parametrize("counter", [2**32 - 2, 2**32 - 1, 2**32, 2**40 + 5, 2**50])
def test_the_counter_has_64_bits(counter: int) -> None:
    """Beyond 2^32 blocks the counter carries into its second word instead of restarting."""
    key = KEYS[3]
    rng = dice_with(key)
    rng.words[COUNTER] = counter
    rng.words[AT] = 16
    for more in range(3):
        assert [int(rng.word()) for _ in range(16)] == chacha8(key, counter + more, (NONCE, 0))


def test_below_takes_one_word_of_the_stream() -> None:
    key = KEYS[1]
    rng, words = dice_with(key), [word for block in range(4) for word in chacha8(key, block, (NONCE, 0))]
    sizes = [2 + i % 50 for i in range(48)]
    expected, left = [], iter(words)
    for n in sizes:
        word = next(word for word in left if word < 2**32 - 2**32 % n)
        expected.append(word % n)
    assert [int(rng.below(n)) for n in sizes] == expected


def test_a_copy_continues_the_stream_and_a_child_starts_another() -> None:
    rng = rng_from_seed(5)
    for _ in range(21):
        rng.word()
    twin = rng.copy()
    child = twin.copy().child()
    stream = [int(rng.word()) for _ in range(40)]
    assert stream == [int(twin.word()) for _ in range(40)]
    assert stream != [int(child.word()) for _ in range(40)]


def test_a_key_of_bytes_is_read_big_endian() -> None:
    key = bytes(range(32))
    words = struct.unpack(">8I", key)
    assert [int(rng_of(key).word()) for _ in range(1)] == chacha8(words, 0, (NONCE, 0))[:1]


def test_loaded_rolls_come_first_and_must_fit() -> None:
    rng = rng_from_seed(6)
    expected = [int(rng.copy().below(6))]
    rng.loaded = vec[i64]([3, 5])
    assert [int(rng.below(6)) for _ in range(3)] == [3, 5, *expected]
    rng.loaded = vec[i64]([6])
    with pytest.raises(ValueError, match="does not fit"):
        rng.below(6)
