"""What must hold in every state: above all, no card appears or vanishes."""

from collections import Counter
from collections.abc import Iterator

from sortilege.core.engine.machine import FRAME
from sortilege.games.seasons.engine.constants import GAUGE_MAX, PRINTINGS, SLOTS
from sortilege.games.seasons.engine.energy import capacity
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.passive_tally import compute_tally
from sortilege.games.seasons.engine.piles import kind_of, seen_by, seen_in_hand
from sortilege.games.seasons.engine.state import State, in_box
from sortilege.games.seasons.presentation.view import hand_of, library_of, pack_of


def count_cards(state: State) -> Counter[int]:
    """Count all Power cards of the game; during a decision no card is between two places."""
    found: Counter[int] = Counter()
    for pile, n in ((state.deck, state.deck_n), (state.discards, state.discards_n), (state.aside, state.aside_n)):
        found.update(kind_of(int(entry)) for entry in pile[:n])
    for seat in range(state.seats):
        hidden = [*hand_of(state, seat), *library_of(state, seat, 0), *library_of(state, seat, 1)]
        found.update(kind_of(entry) for entry in hidden + pack_of(state, seat))
        found.update(int(state.play[seat * SLOTS + i]) >> 1 for i in range(state.play_n[seat]))
    return found


def filled_rows(state: State) -> Iterator[tuple[str, list[int], int]]:
    """Yield every list that fills from its start, with its length."""
    for name, row, n in (
        ("the draw pile", state.deck, state.deck_n),
        ("the discard", state.discards, state.discards_n),
        ("the cards aside", state.aside, state.aside_n),
    ):
        yield name, [int(entry) for entry in row], int(n)
    for seat in range(state.seats):
        hand = [int(entry) for entry in state.hand[seat * state.cards : (seat + 1) * state.cards]]
        yield "a hand", hand, int(state.hand_n[seat])
        play = [int(entry) for entry in state.play[seat * SLOTS : (seat + 1) * SLOTS]]
        yield "the cards in play", play, int(state.play_n[seat])
    for shelf in range(2 * state.seats):
        library = [int(entry) for entry in state.library[shelf * 4 : shelf * 4 + 4]]
        yield "a library", library, int(state.library_n[shelf])


def check(state: State) -> None:
    """Raise AssertionError if a card or token count is impossible."""
    box = Counter({kind: 2 for kind in range(PRINTINGS) if in_box(state.options, kind)})
    assert count_cards(state) == box, "cards appear or vanish"
    assert state.deck_n or not state.discards_n, "cards are in the discard while the draw pile is empty (Q1)"
    placed = {int(state.play[seat * SLOTS + i]) for seat in range(state.seats) for i in range(state.play_n[seat])}
    assert len(placed) == sum(state.play_n[seat] for seat in range(state.seats)), "a copy is in play twice"
    assert list(state.tally) == list(compute_tally(state)), "the tally differs from the cards in play"
    holding = {at // 4 for at, tokens in enumerate(state.tokens) if tokens}
    assert holding <= placed, "tokens are on a card that is not in play"
    for marks, what in ((state.turned, "is turned"), (state.spent, "has fired"), (state.worked, "has worked")):
        assert {copy for copy, mark in enumerate(marks) if mark} <= placed, f"a card that is not in play {what}"
    for raven, model in enumerate(state.mimics):
        assert not model or RAVEN_THE_USURPER * 2 + raven in placed, "a Raven that is not in play mimics something"
    for name, row, n in filled_rows(state):
        assert not any(row[n:]), f"{name} has an entry beyond its end"
    at_rest = not state.over and state.verb((state.height - 1) * FRAME).name in ("turn", "dice")
    if at_rest:
        assert state.aside_n == 0, "cards are aside at rest"
        assert {int(model) - 1 for model in state.mimics if model} <= placed, "a Raven mimics a card out of play"
    for seat in range(state.seats):
        hand = hand_of(state, seat)
        assert not any((seen_by(one) | seen_in_hand(one)) & 1 << seat for one in hand), (
            "a seat's own hand is marked as known to it"
        )
        kinds = [kind_of(one) for one in hand]
        assert kinds == sorted(kinds), "a hand is out of order"
        assert state.crystals[seat] >= 0, "crystals below zero"
        assert 0 <= state.gauge[seat] <= GAUGE_MAX, "the gauge is out of range"
        assert 0 <= state.track[seat] <= 3, "the bonus track is out of range"
        assert all(state.reserve[seat * 4 + e] >= 0 for e in range(4)), "energy below zero"
        assert not at_rest or state.energies(seat) <= capacity(state, seat), "a reserve is overfull at rest"
