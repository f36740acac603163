"""An open choice in words: who is asked what, by which effect, and what cannot be chosen. Knows no game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sortilege.core.asks import Ask, Kind, Option, refused
from sortilege.core.engine.machine import CARD, FRAME, NOBODY, Refusals

State = Any  # a game's own


class Asking:
    """How one game asks. A game that tells more of a question than every game does fills in `verb`, `about` or `owed`.

    `subject` says what a frame is about, by the number in its column CARD: a card's id, or nothing. `reasons` are the
    words of refusals and the rulings they rest on.
    """

    def __init__(
        self,
        kinds: tuple[Kind, ...],
        ids: Sequence[str],
        reasons: Mapping[int, tuple[str, str]],
        subject: Callable[[int], str],
    ) -> None:
        self.kinds = kinds
        self.ids = ids
        self.reasons = reasons
        self.subject = subject
        self.options = [Option(code, id) for code, id in enumerate(ids)]

    def why(self, state: State) -> str:
        """The name of what is asked: the effect and its verb, such as "lantern_moth.sacrifice"; public."""
        if state.over:
            return ""
        frame = (state.height - 1) * FRAME
        about, verb = self.subject(int(state.stack[frame + CARD])), self.verb(state, frame)
        return f"{about}.{verb}" if about else verb

    def ask(self, state: State, seat: int) -> Ask | None:
        """What this seat is asked now."""
        codes = state.legal(seat)
        if not codes:
            return None
        refusals = Refusals()
        state.refuse(seat, refusals)
        frame = (state.height - 1) * FRAME
        about = self.about(state, frame)
        return Ask(
            seat=seat,
            kind=self.kinds[state.verb(frame).kind],
            why=self.why(state),
            options=tuple([self.options[code] for code in codes]),
            refused=refused(refusals, set(codes), self.ids, self.reasons),
            about=None if about == NOBODY else about,
            owed=self.owed(state, frame),
        )

    def verb(self, state: State, frame: int) -> str:
        """What the effect does that asks."""
        return str(state.verb(frame).name)

    def about(self, state: State, frame: int) -> int:
        """The other seat that the question concerns, NOBODY when there is none."""
        return NOBODY

    def owed(self, state: State, frame: int) -> tuple[str, ...]:
        """What is left to pay, in the order in which it is asked for."""
        return ()
