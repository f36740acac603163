"""The season wheel, for any sequence of moves: season, year, boundaries and libraries (H1-H8)."""

from hypothesis import example, given
from hypothesis import strategies as st

from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.wheel import move_wheel, season_number, year
from sortilege.games.seasons.presentation.ids import SEASONS as NAMES
from sortilege.games.seasons.rules import SEASONS
from tests.properties.table_builder import Seat, choose, hand, lay, legal, told, why

HAND, BOOKS_2, BOOKS_3 = ["purse_of_io"], ["amulet_of_air", "amulet_of_fire"], ["kairn_the_destroyer"]


class Wheel:
    """The wheel as the rulebook draws it: twelve spaces, four seasons of three, a year marker; one step at a time."""

    def __init__(self) -> None:
        self.year, self.space = 1, 1
        self.changes = 0
        self.handed_out = {1}

    @property
    def season(self) -> str:
        return ("winter", "spring", "summer", "fall")[(self.space - 1) // 3]

    def step(self, forward: bool) -> None:
        before = self.season
        self.space += 1 if forward else -1
        if self.space == 13:
            self.year, self.space = self.year + 1, 1
            self.handed_out |= {min(max(self.year, 1), 3)}
        elif self.space == 0:
            self.year, self.space = self.year - 1, 12
        self.changes += self.season != before

    def move(self, spaces: int) -> None:
        for _ in range(abs(spaces)):
            self.step(spaces > 0)


def with_libraries() -> State:
    seat = Seat(hand=HAND, library_2=BOOKS_2, library_3=BOOKS_3)
    return lay([seat, seat])


moves = st.lists(st.integers(-3, 3).filter(bool), max_size=60)


@given(moves=moves)
@example(moves=[3, 3, 3, 2, 1, -1, 2])  # H6: into year 2, back, and in again: cards once, three season changes
@example(moves=[1, -3, 2])  # H8
@example(moves=[-1, 1, -2, 2])
@example(moves=[3] * 12 + [-3, 3])
def test_any_moves(moves: list[int]) -> None:
    state, wheel = with_libraries(), Wheel()
    for spaces in moves:
        height, before = int(state.height), wheel.changes
        move_wheel(state, spaces, 0)
        wheel.move(spaces)
        changes = wheel.changes - before
        assert changes <= 1  # H3
        assert state.height - height == changes  # one sweep of season triggers for each boundary
        state.height = height
        view = SEASONS.view(state, None)
        assert (view.year, view.space, view.season) == (wheel.year, wheel.space, wheel.season)
        books = [*(BOOKS_2 if 2 in wheel.handed_out else []), *(BOOKS_3 if 3 in wheel.handed_out else [])]
        for seat in range(2):
            assert sorted(hand(state, seat)) == sorted(HAND + books)
            assert int(state.library_n[seat * 2]) == (0 if 2 in wheel.handed_out else 2)
            assert int(state.library_n[seat * 2 + 1]) == (0 if 3 in wheel.handed_out else 1)
        SEASONS.check(state)
    assert len(told(state, "season")) == wheel.changes
    assert len(told(state, "library")) == 2 * (len(wheel.handed_out) - 1)


@given(month=st.integers(-11, 48), spaces=st.integers(-12, 12))
def test_boundaries_are_counted_not_compared(month: int, spaces: int) -> None:
    """A long move crosses several boundaries, even if it ends in the season where it started."""
    wheel = Wheel()
    wheel.move(month - 1)
    before = wheel.changes
    wheel.move(spaces)
    crossed = int(season_number(month + spaces)) - int(season_number(month))
    assert abs(crossed) == wheel.changes - before
    assert year(month + spaces) == wheel.year
    assert NAMES[season_number(month + spaces) % 4] == wheel.season


@given(month=st.integers(1, 38), rule=st.sampled_from(["allow", "forbid"]))
def test_boots_move_one_to_three_spaces_either_way(month: int, rule: str) -> None:
    """H4, and H8: with before_year1=forbid, no move leads before the first space."""
    state = lay([Seat(hand=["temporal_boots"]), Seat()], {"before_year1": rule}, month)
    choose(state, 0, "summon:temporal_boots")
    assert why(state) == "temporal_boots.move_season"
    back = [spaces for spaces in (3, 2, 1) if rule == "allow" or month - spaces >= 1]
    assert legal(state, 0) == [*(f"back:{spaces}" for spaces in back), *(f"forward:{spaces}" for spaces in (1, 2, 3))]
    asked = SEASONS.ask(state, 0)
    assert asked is not None
    refused = {(refusal.id, refusal.ruling) for refusal in asked.refused}
    assert refused == {(f"back:{spaces}", "H8") for spaces in {1, 2, 3} - set(back)}


@given(month=st.integers(28, 38), spaces=st.sampled_from([-3, -2, -1, 1, 2, 3]))
@example(month=36, spaces=1)
@example(month=37, spaces=-3)
def test_the_game_ends_only_between_rounds(month: int, spaces: int) -> None:
    """H7: the round finishes, the die left over moves the token, and only then may the game end."""
    state = lay([Seat(hand=["temporal_boots"]), Seat(), Seat()], month=month)
    choose(state, 0, "summon:temporal_boots")
    choose(state, 0, f"back:{-spaces}" if spaces < 0 else f"forward:{spaces}")
    assert state.month == month + spaces
    now, turns = int(state.round), {0}
    pips = next(die.pips for die in SEASONS.view(state, None).dice if die.taken_by is None)
    while state.open_seats() and state.round == now:
        seat = state.open_seats()[0]
        turns |= {seat}
        state.apply(seat, SEASONS.code_of["end"] if "end" in legal(state, seat) else state.legal(seat)[0])
    assert turns == {0, 1, 2}
    assert state.month == month + spaces + pips
    assert state.over == (state.month > 36)


@given(first=st.sampled_from([-3, -2, -1, 1, 2, 3]), second=st.sampled_from([-3, -2, -1, 1, 2, 3]))
@example(first=-1, second=1)
@example(first=3, second=-1)
def test_every_boundary_counts_once_whoever_moves(first: int, second: int) -> None:
    """H2: Figrim takes a crystal from each opponent at every boundary crossed, in either direction, by any player."""
    boots = ["temporal_boots"]
    state = lay([Seat(hand=boots, play=["figrim_the_avaricious"]), Seat(hand=boots, crystals=50)], month=13)
    wheel = Wheel()
    wheel.move(12)
    wheel.changes = 0
    for seat, spaces in enumerate((first, second)):
        choose(state, seat, "summon:temporal_boots")
        choose(state, seat, f"back:{-spaces}" if spaces < 0 else f"forward:{spaces}")
        wheel.move(spaces)
        assert len(told(state, "gives_crystals")) == wheel.changes
        if seat == 0:
            choose(state, 0, "end")
            while why(state) != "turn":
                state.apply(1, state.legal(1)[0])
