"""Paying: what can be paid is found right, what is begun is finished, and the Hand of Fortune waives as it should."""

from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from sortilege.core.dice import numbered
from sortilege.seasons.summon import can_pay, need_of, slots_in, waived
from sortilege.seasons.tables import COST
from sortilege.seasons.vocabulary import CARDS
from tests.properties.table import ENERGIES, KIND, Seat, choose, lay, legal, reserve, told, why

COUNTS = (2, 3, 4)
tokens = st.tuples(*[st.integers(0, 3)] * 4)
few_tokens = st.tuples(*[st.integers(0, 2)] * 4)


def a_way_to_pay(slots: list[int], have: list[int], waives: int) -> bool:
    """Every way: each slot is waived or takes a token of its energy; slot 4 takes any."""
    if not slots:
        return True
    first, rest = slots[0], slots[1:]
    if waives > 0 and a_way_to_pay(rest, have, waives - 1):
        return True
    for energy in range(4) if first == 4 else [first]:
        if have[energy] > 0:
            left = [n - (energy == e) for e, n in enumerate(have)]
            if a_way_to_pay(rest, left, waives):
                return True
    return False


@given(held=few_tokens, amulets=st.lists(few_tokens, max_size=2), need=st.tuples(*[st.integers(0, 2)] * 5), waives=st.integers(0, 3))
def test_can_pay_agrees_with_trying_every_way(
    held: tuple[int, ...], amulets: list[tuple[int, ...]], need: tuple[int, ...], waives: int
) -> None:
    play = ["amulet_of_water"] * len(amulets)
    state = lay([Seat(play=play, reserve=held, on_cards=dict(enumerate(amulets))), Seat()])
    have = [sum(column) for column in zip(held, *amulets, strict=True)]
    packed = sum(n << 6 * slot for slot, n in enumerate(need))
    slots = [slot for slot, n in enumerate(need) for _ in range(n)]
    assert slots_in(packed) == len(slots)
    assert can_pay(state, 0, packed, waives) == a_way_to_pay(slots, have, waives)


# Summons. With H Hands of Fortune in play, a cost of n energies takes max(1, n − H) tokens, which one may choose; a
# cost of none stays none, and crystals are never waived (E5).


def printed_cost(id: str, seats: int) -> tuple[list[int], int]:
    """Energies and crystals, as the engine's own tables have them; tests/facts compares those with the printed cards."""
    at = (KIND[id] * 3 + seats - 2) * 6
    return [int(COST[at + e]) for e in range(4)], int(COST[at + 4])


def tokens_to_pay(energies: int, hands: int) -> int:
    return max(1, energies - hands) if energies else 0


def ways_with_hands(cost: list[int], hands: int) -> set[tuple[int, ...]]:
    """All sets of tokens that pay this cost: parts of it of the right size."""
    n = tokens_to_pay(sum(cost), hands)
    return {paid for paid in product(*(range(c + 1) for c in cost)) if sum(paid) == n}


def paid_by(given: Seat, id: str, seats: int, number: int) -> tuple[int, ...] | None:
    """What a summon took, tokens by energy, chosen by chance; None when the summon is not legal."""
    state = lay([given, *[Seat() for _ in range(seats - 1)]])
    if f"summon:{id}" not in legal(state, 0):
        return None
    dice = numbered(number)
    crystals = int(state.crystals[0])
    choose(state, 0, f"summon:{id}")
    while why(state) == f"{id}.pay_cost":
        codes = state.legal(0)
        assert codes, "a payment that was begun cannot be finished"
        state.apply(0, codes[dice.below(len(codes))])
    assert {"who": 0, "card": id} in told(state, "enters")
    lost = sum(int(event["n"]) for event in told(state, "loses_crystals") if event["who"] == 0)
    assert lost == printed_cost(id, seats)[1] <= crystals
    paid = [event["energy"] for event in told(state, "pays")]
    return tuple(paid.count(energy) for energy in ENERGIES)


no_kinds_twice = [card.id for card in CARDS if card.id not in ("hand_of_fortune", "amulet_of_water", "elemental_amulet")]


@given(
    id=st.sampled_from(no_kinds_twice),
    seats=st.sampled_from(COUNTS),
    hands=st.integers(0, 2),
    held=tokens,
    amulet=st.one_of(st.none(), few_tokens),
    crystals=st.integers(0, 25),
    number=st.integers(0, 1000),
)
@example(id="divine_chalice", seats=2, hands=1, held=(0, 1, 1, 1), amulet=None, crystals=0, number=1)
@example(id="amulet_of_air", seats=2, hands=2, held=(1, 0, 0, 0), amulet=None, crystals=0, number=1)
@example(id="amulet_of_air", seats=2, hands=1, held=(2, 0, 0, 0), amulet=None, crystals=0, number=3)
@example(id="kairn_the_destroyer", seats=2, hands=2, held=(1, 0, 0, 0), amulet=None, crystals=0, number=1)
@example(id="titus_deepgaze", seats=2, hands=1, held=(0, 0, 0, 0), amulet=None, crystals=0, number=1)
@example(id="temporal_boots", seats=2, hands=2, held=(0, 0, 0, 0), amulet=None, crystals=0, number=1)
def test_a_summon_takes_what_its_cost_less_the_hands_of_fortune_says(
    id: str, seats: int, hands: int, held: tuple[int, ...], amulet: tuple[int, ...] | None, crystals: int, number: int
) -> None:
    play = ["hand_of_fortune"] * hands + (["amulet_of_water"] if amulet else [])
    stored = {hands: amulet} if amulet else {}
    held = tuple(min(n, 1) for n in held) if sum(held) > 7 else held
    given_seat = Seat(hand=[id], play=play, reserve=held, on_cards=stored, crystals=crystals)
    have = [a + b for a, b in zip(held, amulet or (0, 0, 0, 0), strict=True)]
    cost, price = printed_cost(id, seats)
    ways = {way for way in ways_with_hands(cost, hands) if all(n <= h for n, h in zip(way, have, strict=True))}
    paid = paid_by(given_seat, id, seats, number)
    if crystals < price or not ways:
        assert paid is None
    else:
        assert paid in ways


@given(id=st.sampled_from(no_kinds_twice), seats=st.sampled_from(COUNTS), hands=st.integers(0, 2))
def test_the_hands_waive_as_much_as_they_may(id: str, seats: int, hands: int) -> None:
    state = lay([Seat(hand=[id], play=["hand_of_fortune"] * hands), *[Seat() for _ in range(seats - 1)]])
    need = need_of(state, KIND[id])
    energies = sum(printed_cost(id, seats)[0])
    assert slots_in(need) - waived(state, 0, need) == tokens_to_pay(energies, hands)


@given(held=few_tokens, hands=st.integers(0, 2), types=st.integers(1, 15), number=st.integers(0, 1000))
@example(held=(0, 0, 0, 1), hands=1, types=0b1100, number=1)  # E7: one Hand, reserve 1E: {E, F} for an E
@example(held=(0, 0, 1, 0), hands=2, types=0b1110, number=1)  # X4
@example(held=(0, 0, 1, 0), hands=2, types=0b1000, number=1)
def test_the_elemental_amulet_is_paid_with_chosen_types(held: tuple[int, ...], hands: int, types: int, number: int) -> None:
    """k types cost max(1, k − H) different tokens, all of them chosen types; all k effects happen (E7)."""
    held = tuple(min(n, 1) for n in held) if sum(held) > 7 else held
    state = lay([Seat(hand=["elemental_amulet"], play=["hand_of_fortune"] * hands, reserve=held), Seat()])
    if "summon:elemental_amulet" not in legal(state, 0):
        assert not any(held)
        return
    choose(state, 0, "summon:elemental_amulet")
    chosen = [energy for energy in range(4) if types >> energy & 1]
    wanted = "types:" + "+".join(ENERGIES[energy] for energy in chosen)
    due = tokens_to_pay(len(chosen), hands)
    payable = sum(1 for energy in chosen if held[energy]) >= due
    if why(state) == "elemental_amulet.choose_types":
        assert (wanted in legal(state, 0)) == payable
        if not payable:
            return
        choose(state, 0, wanted)
    else:
        chosen = [energy for energy in range(4) if held[energy]]  # a single option is not asked
        due = 1
    dice = numbered(number)
    while why(state) == "elemental_amulet.pay_cost":
        codes = state.legal(0)
        assert codes
        state.apply(0, codes[dice.below(len(codes))])
    paid = [ENERGIES.index(str(event["energy"])) for event in told(state, "pays")]
    assert len(paid) == len(set(paid)) == due
    assert set(paid) <= set(chosen)
    assert sum(reserve(state, 0)) >= sum(held) - due


@given(leeches=st.integers(0, 2), crystals=st.integers(0, 8))
@example(leeches=2, crystals=4)
@example(leeches=2, crystals=5)
def test_tolls_are_paid_with_the_cost_or_not_at_all(leeches: int, crystals: int) -> None:
    """E3: Naria costs 3 crystals, and one more for each opposing Arcano Leech."""
    state = lay([Seat(hand=["naria_the_prophetess"], crystals=crystals), Seat(play=["arcano_leech"] * leeches)])
    summon = "summon:naria_the_prophetess"
    assert (summon in legal(state, 0)) == (crystals >= 3 + leeches)
    if summon in legal(state, 0):
        choose(state, 0, summon)
        assert int(state.crystals[0]) == crystals - 3 - leeches
        assert int(state.crystals[1]) == leeches
