"""Settings of searches and playouts, such as how much to explore; each game's policy sets its own. Knows no game."""

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)  # for uncompiled games from other packages
class SearchSettings:
    """How a policy searches and plays on; values are in hundredths of a point."""

    def __init__(self) -> None:
        self.spread: i64 = 100  # the noise in playouts
        self.depth: i64 = 1000  # choices in a playout before the position is evaluated
        self.doubt: i64 = 100  # a difference in worth that makes the better move about three times as likely
        self.swing: i64 = 2_000  # a lead that wins about three games in four
        self.explore: float = 1.0  # the weight of a move's prior against its results
        self.explore_learned: float = 0.2  # as `explore`, for networks, whose values vary less than results
        self.paired: bool = False  # whether all moves are tried in the same imagined games
