"""What another seat's choice brought to one that looks on, from what that one knew before and after it."""

from sortilege.analysis.counting import Tally, clear_mean, mean
from sortilege.analysis.told import Brought
from sortilege.analysis.weighing import STAY, Games
from sortilege.bots.seeing import Sight
from sortilege.core.engine.dice import Dice

SURE = 3.0  # standard errors: of many choices, few may seem to bring something by chance


def brought(before: Sight, after: Sight, dice: Dice, games: int) -> Brought:
    """By how much the seat's prospects differ; the games before and after go with the same dice."""
    was, came = Tally(STAY), Tally(STAY)
    pairs = (Games(before, dice.copy()), was), (Games(after, dice.copy()), came)
    for _ in range(games):
        for played, tally in pairs:
            played.play([tally], {})
    leads, points, won = (
        [after - before for after, before in zip(*both, strict=True)]
        for both in ((came.leads, was.leads), (came.points, was.points), (came.won, was.won))
    )
    chance = mean(won) if clear_mean(leads, SURE) else 0.0  # who has won tells far less clearly than by how much
    return Brought(round(chance, 4), round(clear_mean(points, SURE), 2))
