"""The crystal track, and the value of transmuted energy (B8, D5)."""

from mypy_extensions import i64

from sortilege.games.seasons.engine.constants import (
    CRYSTAL_DIE_PERMITS,
    E_CRYSTALS,
    E_GIVES_CRYSTALS,
    E_LOSES_CRYSTALS,
    EVERYBODY,
    FAIRY_GAINS,
    FAIRY_TAKES,
    IOS_BOUNTY,
    LOCKED,
    PASSIVE,
    PASSIVES,
    RATE,
    SLOTS,
    TOLL,
    YIELD,
)
from sortilege.games.seasons.engine.state import State


def gain_crystals(s: State, seat: i64, n: i64) -> None:
    if n > 0:
        s.crystals[seat] += n
        s.tell(E_CRYSTALS, seat, n, 0, 0, EVERYBODY)


def gain_crystals_by(s: State, by: i64, seat: i64, n: i64) -> None:
    """Gain crystals from a card other than the running one."""
    if n > 0:
        s.crystals[seat] += n
        s.tell_by(by, E_CRYSTALS, seat, n, 0, 0, EVERYBODY)


def lose_crystals(s: State, seat: i64, n: i64) -> None:
    """Take up to n crystals; the count never goes below zero (B8)."""
    n = min(n, s.crystals[seat])
    if n > 0:
        s.crystals[seat] -= n
        s.tell(E_LOSES_CRYSTALS, seat, n, 0, 0, EVERYBODY)


def give_crystals(s: State, seat: i64, to: i64, n: i64) -> i64:
    """Move up to n crystals to another seat and return how many moved."""
    return give_crystals_by(s, s.cause(), seat, to, n)


def give_crystals_by(s: State, by: i64, seat: i64, to: i64, n: i64) -> i64:
    """Move crystals for a card other than the running one."""
    n = min(n, s.crystals[seat])
    if n > 0:
        s.crystals[seat] -= n
        s.crystals[to] += n
        s.tell_by(by, E_GIVES_CRYSTALS, seat, n, to, 0, EVERYBODY)
    return n


def yield_increase(s: State, seat: i64) -> i64:
    """Return the extra crystals per transmuted energy: Purses, this turn's bonuses, Io's Bounty (D5, D8)."""
    return s.passive(seat, YIELD) + s.extra + bounty_increase(s)


def bounty_increase(s: State) -> i64:
    """Return Io's Bounty: one extra crystal per transmuted energy for every player (N7)."""
    return 1 if s.enchantment == IOS_BOUNTY else 0


def transmute_value(s: State, seat: i64, energy: i64) -> i64:
    """Return the crystals for one token of this energy in the current season (D1, D2)."""
    return RATE[s.season * 4 + energy] + yield_increase(s, seat)


def may_transmute(s: State) -> bool:
    """Return whether this turn, or Io's Transmuter after a crystal die, permits transmuting (D3, L9)."""
    return s.permit != 0 or (s.die_crystals != 0 and s.passive(s.active, CRYSTAL_DIE_PERMITS) > 0)


def is_locked(s: State) -> bool:
    """Return whether another player's Potion of Life keeps the player on turn from transmuting (V9)."""
    return s.locked == LOCKED


def fairies_against(s: State, seat: i64) -> i64:
    """Return the crystals that opposing Thieving Fairies take per activation."""
    n: i64 = 0
    for other in range(s.seats):
        if other != seat:
            n += s.passive(other, FAIRY_TAKES)
    return n


def pay_fairies(s: State, seat: i64) -> None:
    """Let each opposing copy take what it can and gain one more from the bank, copy by copy (F6)."""
    for k in range(i64(1), s.seats):
        other = s.left_of(seat, k)
        if not s.passive(other, FAIRY_TAKES):
            continue
        for i in range(s.play_n[other]):
            copy = s.play[other * SLOTS + i]
            at = s.works_as(copy) * PASSIVES
            if PASSIVE[at + FAIRY_TAKES]:
                give_crystals_by(s, copy, seat, other, PASSIVE[at + FAIRY_TAKES])
                gain_crystals_by(s, copy, other, PASSIVE[at + FAIRY_GAINS])


def pay_leeches(s: State, seat: i64) -> None:
    """Let each opposing copy take its crystal for a summon (E2)."""
    for k in range(i64(1), s.seats):
        other = s.left_of(seat, k)
        if not s.passive(other, TOLL):
            continue
        for i in range(s.play_n[other]):
            copy = s.play[other * SLOTS + i]
            toll = PASSIVE[s.works_as(copy) * PASSIVES + TOLL]
            if toll:
                give_crystals_by(s, copy, seat, other, toll)
