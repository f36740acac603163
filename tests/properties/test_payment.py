"""Payments: affordable costs are found, a started payment can finish, and the Hand of Fortune waives correctly."""

from collections.abc import Iterable, Sequence
from itertools import product

from hypothesis import example, given
from hypothesis import strategies as st

from sortilege.core.engine.machine import Recorder
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.engine.constants import COST, WAIVE
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.summon import can_pay, count_slots, count_waived, energy_need
from sortilege.games.seasons.presentation.ask_builder import ask
from tests.properties.table_builder import ENERGIES, KIND, Seat, choose, lay, legal, told, why

Paid = tuple[int, ...]  # tokens of air, water, fire, earth

COUNTS = (2, 3, 4)
NONE = (0, 0, 0, 0)
a_reserve = st.tuples(*[st.integers(0, 3)] * 4).filter(lambda held: sum(held) <= 7)
an_amulet = st.tuples(*[st.integers(0, 2)] * 4)


# Affordable costs.


def a_way_to_pay(slots: list[int], have: list[int], waives: int) -> bool:
    """Try every way: each slot is waived or takes a token of its energy; slot 4 takes any."""
    if not slots:
        return True
    first, rest = slots[0], slots[1:]
    if waives > 0 and a_way_to_pay(rest, have, waives - 1):
        return True
    for energy in range(4) if first == 4 else [first]:
        left = [n - (energy == e) for e, n in enumerate(have)]
        if have[energy] > 0 and a_way_to_pay(rest, left, waives):
            return True
    return False


@given(
    held=a_reserve,
    amulets=st.lists(an_amulet, max_size=2),
    need=st.tuples(*[st.integers(0, 2)] * 5),
    waives=st.integers(0, 3),
)
def test_can_pay_agrees_with_trying_every_way(held: Paid, amulets: list[Paid], need: Paid, waives: int) -> None:
    play = ["amulet_of_water"] * len(amulets)
    state = lay([Seat(play=play, reserve=held, on_cards=dict(enumerate(amulets))), Seat()])
    have = [sum(column) for column in zip(held, *amulets, strict=True)]
    packed = sum(n << 6 * slot for slot, n in enumerate(need))
    slots = [slot for slot, n in enumerate(need) for _ in range(n)]
    assert count_slots(packed) == len(slots)
    assert can_pay(state, 0, packed, waives) == a_way_to_pay(slots, have, waives)


# Summons. With H Hands of Fortune in play, a cost of n energies takes max(1, n − H) tokens, of the payer's choice. The
# reduction is mandatory, a free card stays free, and crystals are never waived (E5). Nature Spirit adds one energy of
# any type, which may be waived like the others (E6, E8).

SPIRIT = "nature_spirit"
SPIRITS = ("none", SPIRIT)


def printed_cost(id: str, seats: int) -> tuple[list[int], int]:
    """Return the cost from the engine's tables, which tests/facts compares with the cards."""
    at = (KIND[id] * 3 + seats - 2) * 6
    return [int(COST[at + e]) for e in range(4)], int(COST[at + 4])


def tokens_due(energies: int, hands: int) -> int:
    return max(1, energies - hands) if energies else 0


def ways_to_pay(cost: Sequence[int], have: Sequence[int], hands: int, spirit: str = "none") -> set[Paid]:
    """Return all sets of available tokens that pay this cost in the right number."""
    wild = int(spirit == SPIRIT)
    due = tokens_due(sum(cost) + wild, hands)
    parts = product(*(range(min(n + wild, h) + 1) for n, h in zip(cost, have, strict=True)))
    beyond = {paid: sum(max(0, n - c) for n, c in zip(paid, cost, strict=True)) for paid in parts}
    return {paid for paid, extra in beyond.items() if sum(paid) == due and extra <= wild}


def every_payment(state: State, asked: str) -> list[State]:
    """Return the states after each possible payment; none may get stuck."""
    if why(state) != asked:
        return [state]
    codes = state.legal(0)
    assert codes, "a payment that was begun cannot be finished"
    found = []
    for code in codes:
        assert state.recorder is not None
        twin, twin_recorder = state.copy(), Recorder()
        twin_recorder.rows = list(state.recorder.rows)
        twin.recorder = twin_recorder
        twin.apply(0, code)
        due = owed(state)
        rest = due[due.count(due[0]) if code == WAIVE else 1 :]
        left = owed(twin) if why(twin) == asked else ()
        assert left == rest[len(rest) - len(left) :]  # without tokens that a forced choice paid
        found += every_payment(twin, asked)
    return found


def owed(state: State) -> tuple[str, ...]:
    asked = ask(state, 0)
    assert asked is not None
    return asked.owed


def paid_in(state: State) -> Paid:
    paid = [event["energy"] for event in told(state, "pays")]
    return tuple(paid.count(energy) for energy in ENERGIES)


CARD_IDS = [card.id for card in CARDS if card.id not in ("hand_of_fortune", "amulet_of_water", "elemental_amulet")]


@given(
    id=st.sampled_from(CARD_IDS),
    seats=st.sampled_from(COUNTS),
    hands=st.integers(0, 2),
    held=a_reserve,
    amulet=st.one_of(st.just(NONE), an_amulet),
    crystals=st.integers(0, 25),
    spirit=st.sampled_from(SPIRITS),
)
@example(id="divine_chalice", seats=2, hands=1, held=(0, 1, 1, 1), amulet=NONE, crystals=0, spirit="none")
@example(id="amulet_of_air", seats=2, hands=2, held=(1, 0, 0, 0), amulet=NONE, crystals=0, spirit="none")
@example(id="amulet_of_air", seats=2, hands=1, held=(2, 0, 0, 0), amulet=NONE, crystals=0, spirit="none")
@example(id="kairn_the_destroyer", seats=2, hands=2, held=(1, 0, 0, 0), amulet=NONE, crystals=0, spirit="none")
@example(id="titus_deepgaze", seats=2, hands=1, held=NONE, amulet=NONE, crystals=0, spirit="none")
@example(id="temporal_boots", seats=2, hands=2, held=NONE, amulet=NONE, crystals=0, spirit="none")
@example(id="warden_of_argos", seats=2, hands=1, held=(0, 0, 1, 0), amulet=NONE, crystals=0, spirit=SPIRIT)
@example(id="temporal_boots", seats=2, hands=2, held=(0, 0, 1, 0), amulet=NONE, crystals=0, spirit=SPIRIT)
@example(id="temporal_boots", seats=2, hands=2, held=NONE, amulet=NONE, crystals=0, spirit=SPIRIT)
@example(
    id="runic_cube_of_eolis", seats=2, hands=0, held=(0, 0, 1, 0), amulet=NONE, crystals=20, spirit="nature_spirit"
)
@example(id="lantern_of_xidit", seats=2, hands=2, held=(0, 0, 3, 3), amulet=(0, 0, 2, 2), crystals=0, spirit="none")
def test_a_summon_costs_less_with_hands_of_fortune(
    id: str, seats: int, hands: int, held: Paid, amulet: Paid, crystals: int, spirit: str
) -> None:
    """A summon is legal exactly if a payment exists; then exactly the possible payments are open, and all finish."""
    payer = Seat(
        hand=[id],
        play=[*["hand_of_fortune"] * hands, "amulet_of_water"],
        reserve=held,
        on_cards={hands: amulet},
        crystals=crystals,
    )
    state = lay([payer, *[Seat() for _ in range(seats - 1)]], {"enchantment": spirit})
    cost, price = printed_cost(id, seats)
    ways = ways_to_pay(cost, [a + b for a, b in zip(held, amulet, strict=True)], hands, spirit)
    assert (f"summon:{id}" in legal(state, 0)) == (crystals >= price and bool(ways))
    if f"summon:{id}" in legal(state, 0):
        choose(state, 0, f"summon:{id}")
        ends = every_payment(state, f"{id}.pay_cost")
        assert {paid_in(end) for end in ends} == ways
        for end in ends:
            assert {"who": 0, "card": id} in told(end, "enters")
            assert sum(int(event["n"]) for event in told(end, "loses_crystals") if event["who"] == 0) == price


@given(seats=st.sampled_from(COUNTS), held=a_reserve, crystals=st.integers(0, 6), owned=st.integers(0, 1))
def test_a_hand_of_fortune_does_not_pay_for_itself(seats: int, held: Paid, crystals: int, owned: int) -> None:
    """A second Hand costs two of its three energies and all its crystals; a first one costs all (E4, E5)."""
    payer = Seat(hand=["hand_of_fortune"], play=["hand_of_fortune"] * owned, reserve=held, crystals=crystals)
    state = lay([payer, *[Seat() for _ in range(seats - 1)]])
    ways = ways_to_pay(printed_cost("hand_of_fortune", seats)[0], held, owned)
    assert ("summon:hand_of_fortune" in legal(state, 0)) == (crystals >= 3 and bool(ways))
    if "summon:hand_of_fortune" in legal(state, 0):
        choose(state, 0, "summon:hand_of_fortune")
        ends = every_payment(state, "hand_of_fortune.pay_cost")
        assert {paid_in(end) for end in ends} == ways
        assert {int(end.crystals[0]) for end in ends} == {crystals - 3}


@given(
    id=st.sampled_from(CARD_IDS),
    seats=st.sampled_from(COUNTS),
    hands=st.integers(0, 2),
    spirit=st.sampled_from(SPIRITS),
)
def test_hands_of_fortune_waive_the_maximum(id: str, seats: int, hands: int, spirit: str) -> None:
    payer = Seat(hand=[id], play=["hand_of_fortune"] * hands)
    state = lay([payer, *[Seat() for _ in range(seats - 1)]], {"enchantment": spirit})
    need = energy_need(state, KIND[id])
    energies = sum(printed_cost(id, seats)[0]) + (spirit == SPIRIT)
    assert count_slots(need) - count_waived(state, 0, need) == tokens_due(energies, hands)


def types_ways(types: Iterable[int], held: Paid, hands: int, spirit: str) -> set[Paid]:
    return ways_to_pay([int(energy in types) for energy in range(4)], held, hands, spirit)


A_TYPE_SET = st.sets(st.integers(0, 3), min_size=1)


@given(held=a_reserve, hands=st.integers(0, 2), types=A_TYPE_SET, spirit=st.sampled_from(SPIRITS))
@example(held=(0, 0, 0, 1), hands=1, types={2, 3}, spirit="none")  # E7: one Hand, reserve 1E: {E, F} for an E
@example(held=(0, 0, 0, 1), hands=1, types={3}, spirit="none")
@example(held=(0, 0, 1, 0), hands=2, types={1, 2, 3}, spirit="none")  # X4
@example(held=(0, 0, 1, 0), hands=2, types={3}, spirit="none")
@example(held=(0, 1, 1, 0), hands=1, types={1, 2}, spirit="none")
@example(held=(0, 2, 0, 0), hands=0, types={1}, spirit=SPIRIT)  # E8
def test_the_elemental_amulet_is_paid_with_chosen_types(held: Paid, hands: int, types: set[int], spirit: str) -> None:
    """k types cost max(1, k − H) tokens of chosen types, no type twice; a waived type need not be owned (E7)."""
    payer = Seat(hand=["elemental_amulet"], play=["hand_of_fortune"] * hands, reserve=held)
    state = lay([payer, Seat()], {"enchantment": spirit})
    sets = [{energy for energy in range(4) if bits >> energy & 1} for bits in range(1, 16)]
    payable = [one for one in sets if types_ways(one, held, hands, spirit)]
    assert ("summon:elemental_amulet" in legal(state, 0)) == bool(payable)
    if not payable:
        return
    choose(state, 0, "summon:elemental_amulet")
    if len(payable) > 1:  # the engine plays a forced choice itself
        assert why(state) == "elemental_amulet.choose_types"
        wanted = "types:" + "+".join(ENERGIES[energy] for energy in sorted(types))
        assert (wanted in legal(state, 0)) == (types in payable)
        if types not in payable:
            return
        choose(state, 0, wanted)
    ways = types_ways(types if len(payable) > 1 else payable[0], held, hands, spirit)
    ends = every_payment(state, "elemental_amulet.pay_cost")
    assert {paid_in(end) for end in ends} == ways


@given(leeches=st.integers(0, 2), crystals=st.integers(0, 8))
@example(leeches=2, crystals=4)
@example(leeches=2, crystals=5)
def test_a_summon_needs_its_tolls_and_cost(leeches: int, crystals: int) -> None:
    """E3: Naria costs 3 crystals, plus one for each opposing Arcano Leech."""
    state = lay([Seat(hand=["naria_the_prophetess"], crystals=crystals), Seat(play=["arcano_leech"] * leeches)])
    summon = "summon:naria_the_prophetess"
    assert (summon in legal(state, 0)) == (crystals >= 3 + leeches)
    if summon in legal(state, 0):
        choose(state, 0, summon)
        assert int(state.crystals[0]) == crystals - 3 - leeches
        assert int(state.crystals[1]) == leeches
