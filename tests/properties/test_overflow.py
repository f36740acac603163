"""After any gain, the owner of an overfull reserve drops exactly the excess before anything else (C6-C10)."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sortilege.core.engine.rng import Rng, rng_from_seed
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import FACE_COLUMNS, FACES
from sortilege.games.seasons.engine.energy import capacity
from sortilege.games.seasons.engine.state import State
from tests.properties.table_builder import Seat, choose, lay, legal, reserve, told, why

Tokens = tuple[int, ...]

# During one gain, token by token, the reserve may exceed its capacity.
ONE_GAIN = (
    *("gain_energy", "gain_energy_per_other_item", "gain_energy_by_prestige", "gain_as_many", "gain_owed"),
    *("take_some_back", "take_from_each_opponent", "reduce"),
)


def tokens(most: int) -> st.SearchStrategy[Tokens]:
    """Generate up to this many tokens of the four energies."""
    drawn = st.lists(st.integers(0, 3), max_size=most)
    return drawn.map(lambda energies: tuple(energies.count(energy) for energy in range(4)))


def go_on(state: State, rng: Rng, until: Callable[[State], bool]) -> None:
    """Choose at random until the condition holds, and check every reserve at every decision."""
    while state.open_seats() and not until(state):
        check_reserves(state)
        seat = state.open_seats()[0]
        if why(state) == "reduce":
            assert sum(reserve(state, seat)) > capacity(state, seat)
        codes = state.legal(seat)
        state.apply(seat, codes[rng.below(len(codes))])
    check_reserves(state)


def check_reserves(state: State) -> None:
    verb = why(state).rpartition(".")[2]
    for seat in range(state.seats):
        full = sum(reserve(state, seat)) > capacity(state, seat)
        assert not full or (verb in ONE_GAIN and state.open_seats() == [seat])


def at_rest(state: State) -> bool:
    return why(state) == "turn"


def amount(state: State, key: str, seat: int) -> int:
    return sum(int(event["n"]) for event in told(state, key) if event["who"] == seat)


def check_the_sum(state: State, seat: int, before: int, gained: int) -> None:
    """Check that old and new tokens together were reduced to capacity, no token more or less."""
    room = int(capacity(state, seat))
    assert sum(reserve(state, seat)) == min(room, before + gained)
    assert amount(state, "loses_energy", seat) == max(0, before + gained - room)


@given(held=tokens(7), grimoires=st.integers(0, 2), number=st.integers(0, 999))
@example(held=(0, 0, 7, 0), grimoires=0, number=1)
@example(held=(1, 2, 2, 2), grimoires=1, number=1)
def test_five_energies_of_a_potion(held: Tokens, grimoires: int, number: int) -> None:
    seat = Seat(play=["potion_of_knowledge", *["bespelled_grimoire"] * grimoires], reserve=held)
    state = lay([seat, Seat()])
    assert capacity(state, 0) == (10 if grimoires else 7)
    choose(state, 0, "activate:potion_of_knowledge")
    go_on(state, rng_from_seed(number), at_rest)
    assert amount(state, "gains_energy", 0) == 5
    check_the_sum(state, 0, sum(held), 5)


@given(own=tokens(7), theirs=tokens(10), number=st.integers(0, 999))
@example(own=(5, 0, 0, 0), theirs=(0, 4, 0, 0), number=1)  # K21
def test_a_copied_reserve(own: Tokens, theirs: Tokens, number: int) -> None:
    """Lewis Greyface copies an opponent's reserve, which the opponent keeps (K21); his cost is paid first."""
    payer = Seat(hand=["lewis_greyface"], reserve=own)
    state = lay([payer, Seat(play=["bespelled_grimoire"], reserve=theirs)])
    if "summon:lewis_greyface" in legal(state, 0):
        choose(state, 0, "summon:lewis_greyface")
        go_on(state, rng_from_seed(number), at_rest)
        check_the_sum(state, 0, sum(own) - 2, sum(theirs))
        assert reserve(state, 1) == list(theirs)


@given(held=tokens(7), stored=tokens(4), number=st.integers(0, 999))
@example(held=(7, 0, 0, 0), stored=(0, 2, 0, 0), number=1)  # G1
def test_an_exchange_with_tokens_from_an_amulet(held: Tokens, stored: Tokens, number: int) -> None:
    state = lay([Seat(play=["amulet_of_water"], reserve=held, on_cards={0: stored}), Seat()])
    assert ("bonus:exchange" in legal(state, 0)) == (sum(held) + sum(stored) >= 2)
    if "bonus:exchange" in legal(state, 0):
        choose(state, 0, "bonus:exchange")
        go_on(state, rng_from_seed(number), at_rest)
        from_reserve = sum(event["place"] == "reserve" for event in told(state, "pays"))
        assert len(told(state, "pays")) == 2
        check_the_sum(state, 0, sum(held) - from_reserve, 2)


@given(held=tokens(7), kettle=tokens(6), number=st.integers(0, 999))
@example(held=(0, 1, 2, 2), kettle=(3, 3, 0, 0), number=1)  # K35
def test_a_full_cauldron(held: Tokens, kettle: Tokens, number: int) -> None:
    """The seventh token empties the Cauldron into the reserve at once and removes it (K35)."""
    state = lay([Seat(play=["glutton_cauldron"], reserve=held, on_cards={0: kettle}), Seat()])
    assert ("activate:glutton_cauldron" in legal(state, 0)) == bool(sum(held))
    if sum(held):
        choose(state, 0, "activate:glutton_cauldron")
        go_on(state, rng_from_seed(number), at_rest)
        full = sum(kettle) == 6
        check_the_sum(state, 0, sum(held) - 1, 7 if full else 0)
        assert int(state.crystals[0]) == (15 if full else 0)
        assert int(state.play_n[0]) == (0 if full else 1)


@given(held=tokens(7), stored=tokens(4), crystals=st.integers(1, 9), number=st.integers(0, 999))
@example(held=(7, 0, 0, 0), stored=(0, 2, 0, 0), crystals=5, number=1)  # X2
def test_a_mirror_with_tokens_from_an_amulet(held: Tokens, stored: Tokens, crystals: int, number: int) -> None:
    mirror = ["mirror_of_the_seasons", "amulet_of_water"]
    state = lay([Seat(play=mirror, reserve=held, on_cards={1: stored}, crystals=crystals), Seat()])
    if "activate:mirror_of_the_seasons" in legal(state, 0):
        choose(state, 0, "activate:mirror_of_the_seasons")
        go_on(state, rng_from_seed(number), at_rest)
        paid = told(state, "pays")
        from_reserve = sum(event["place"] == "reserve" for event in paid)
        assert int(state.crystals[0]) == crystals - len(paid) < crystals
        check_the_sum(state, 0, sum(held) - from_reserve, len(paid))


@given(theirs=tokens(10), number=st.integers(0, 999))
@example(theirs=(3, 3, 3, 1), number=1)  # C10
def test_a_grimoire_that_leaves(theirs: Tokens, number: int) -> None:
    """Amsug returns an opponent's only item: the opponent drops the excess on another player's turn (C10)."""
    state = lay(
        [Seat(hand=["amsug_longneck"], reserve=(1, 1, 0, 0)), Seat(play=["bespelled_grimoire"], reserve=theirs)]
    )
    choose(state, 0, "summon:amsug_longneck")
    go_on(state, rng_from_seed(number), at_rest)
    assert capacity(state, 1) == 7
    check_the_sum(state, 1, sum(theirs), 0)


IDS = [card.id for card in CARDS]


def some_cards(ids: Sequence[str], most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(ids), max_size=most, unique=True)


@given(
    plays=st.tuples(some_cards(IDS[0::3], 6), some_cards(IDS[1::3], 6)),
    hand=some_cards(IDS[2::3], 5),
    held=st.tuples(tokens(5), tokens(5)),  # a Lantern and a Statue may leave no more room
    stored=tokens(4),
    number=st.integers(0, 9999),
)
def test_a_reserve_is_never_overfull_at_rest(
    plays: tuple[list[str], list[str]], hand: list[str], held: tuple[Tokens, Tokens], stored: Tokens, number: int
) -> None:
    """With any cards and two random rounds, only a seat in the middle of a gain exceeds its capacity."""
    at = {plays[0].index("amulet_of_water"): stored} if "amulet_of_water" in plays[0] else {}
    first = Seat(hand=hand, play=plays[0], reserve=held[0], on_cards=at, crystals=20)
    state = lay([first, Seat(play=plays[1], reserve=held[1], crystals=20)])
    until = int(state.round) + 2
    go_on(state, rng_from_seed(number), lambda now: now.round >= until)


@pytest.mark.parametrize("die", range(20))
def test_a_die_may_overflow_the_reserve(die: int) -> None:
    """C6: the die's energy arrives first, then exactly the excess goes, before the rest of the turn."""
    for face in range(6):
        state = lay([Seat(), Seat(reserve=(5, 0, 1, 0))])
        mine = state.die_of(1)
        state.rolled = die // 5
        state.bag[state.rolled * 5 + mine] = die
        state.faces[mine] = face
        choose(state, 0, "end")
        go_on(state, rng_from_seed(face), lambda now: at_rest(now) and now.open_seats() == [1])
        gained = int(sum(FACES[(die * 6 + face) * FACE_COLUMNS + energy] for energy in range(4)))
        assert amount(state, "gains_energy", 1) == gained
        check_the_sum(state, 1, 6, gained)
