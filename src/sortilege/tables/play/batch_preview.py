"""Choices that a player may want to make at once: one option several times, or all options of one kind.

A batch stays within one question, or ends it, and holds nothing that reveals anything. So all of it can be undone, and
its preview shows nothing that choosing and undoing would not.
"""

from itertools import groupby

from sortilege.core.ask import Ask
from sortilege.core.engine.machine import Machine
from sortilege.core.kits import kit
from sortilege.tables.live.table_game import TableGame
from sortilege.tables.play.option_preview import changed_numbers, seat_numbers
from sortilege.tables.protocol.play import BatchPreview

LONGEST = 40  # as in ChooseRequest

Run = tuple[list[str], Machine]  # choices, and the position after them


def preview_batches(game: TableGame, seat: int) -> tuple[BatchPreview, ...]:
    """Return the longest batch of each option that can be chosen more than once, then those of several options.

    Only of the kinds of options that the game's kit names.
    """
    ask = game.rules.ask(game.state, seat)
    repeated = kit(game.rules.name).repeated
    ids = [id for id in ask.ids() if kind_of(id) in repeated] if ask else []
    if ask is None or not ids or game.is_sealed_decision(seat):
        return ()
    finder = BatchFinder(game, ask)
    runs: list[Run | None] = [finder.repeat(id, ([], game.state)) for id in ids]
    runs += [finder.exhaust(list(kind)) for _, kind in groupby(ids, kind_of)]
    before = seat_numbers(game, game.state, seat)
    words, previews = kit(game.rules.name).words, []
    for run in runs:
        if run is None or len(run[0]) < 2:
            continue
        changes = changed_numbers(before, seat_numbers(game, run[1], seat))
        previews.append(BatchPreview(ids=tuple(run[0]), changes=changes, said=tuple(words.change_messages(changes))))
    return tuple(previews)


class BatchFinder:
    """Finds batches within one question."""

    def __init__(self, game: TableGame, ask: Ask) -> None:
        self.rules = game.rules
        self.start = game.state
        self.seat = ask.seat
        self.ask = ask

    def repeat(self, id: str, run: Run) -> Run:
        """Continue a run with this option as often as the question offers it."""
        chosen, state = run
        while len(chosen) < LONGEST and self.offers(id, state):
            after = self.rules.copy(state)
            after.apply(self.seat, self.rules.code_of[id])
            if list(after.learnt) != list(state.learnt) or list(after.rng.words) != list(state.rng.words):
                break
            chosen, state = [*chosen, id], after
        return chosen, state

    def exhaust(self, ids: list[str]) -> Run | None:
        """Choose each of these options as often as possible; None if they exclude each other or end the question."""
        run: Run = ([], self.start)
        for id in ids:
            longer = self.repeat(id, run)
            if len(longer[0]) == len(run[0]):
                return None
            run = longer
        return run if len(ids) > 1 and self.ids_of(run[1]) else None

    def offers(self, id: str, state: Machine) -> bool:
        """Whether this is still the same question and offers this option.

        A step of another meaning under the same name offers other options of that kind.
        """
        ids = self.ids_of(state)
        return id in ids and {one for one in ids if kind_of(one) == kind_of(id)} <= set(self.ask.ids())

    def ids_of(self, state: Machine) -> list[str]:
        """Return the options in this position if the question is still the same, else none."""
        ask = self.rules.ask(state, self.seat)
        return ask.ids() if ask and (ask.why, ask.about) == (self.ask.why, self.ask.about) else []


def kind_of(id: str) -> str:
    return id.partition(":")[0]
