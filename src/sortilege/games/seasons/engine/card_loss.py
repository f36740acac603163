"""Losing a card, and the Shield of Zira that a player may lose in its place (L13)."""

from mypy_extensions import i64

from sortilege.core.engine.machine import A, B, C
from sortilege.games.seasons.engine.constants import ARGOS_EMBRACE, PASSIVE, PASSIVES, RULES, SHIELD_CRYSTALS, SLOTS
from sortilege.games.seasons.engine.named_cards import RAVEN_THE_USURPER
from sortilege.games.seasons.engine.rule_program_rows import EMBRACE, LEAVE, LOSE_FROM_HAND
from sortilege.games.seasons.engine.state import State


def shield_bit(copy: i64) -> i64:
    """Return a shield's bit in a mask of shields: two Shields, two Ravens that mimic one."""
    if copy >> 1 == RAVEN_THE_USURPER:
        return 4 << (copy & 1)
    return 1 << (copy & 1)


def is_shield(s: State, copy: i64) -> bool:
    return PASSIVE[s.works_as(copy) * PASSIVES + SHIELD_CRYSTALS] > 0


def shield_for(s: State, seat: i64, copy: i64, used: i64, i: i64) -> i64:
    """Return the i-th card in play if it is a shield that may be lost instead of `copy`, else −1."""
    shield = s.play[seat * SLOTS + i]
    if shield == copy or not is_shield(s, shield) or shield_bit(shield) & used:
        return -1
    return shield


def has_shield(s: State, seat: i64, copy: i64, used: i64) -> bool:
    if not s.passive(seat, SHIELD_CRYSTALS):
        return False
    for i in range(s.play_n[seat]):
        if shield_for(s, seat, copy, used, i) >= 0:
            return True
    return False


def lose_from_play(s: State, seat: i64, copy: i64, used: i64) -> None:
    """Push the loss of a card in play; shields in the mask `used` cannot replace it."""
    f = s.push(LEAVE, seat, seat, copy)
    s.stack[f + A] = used


def lose_from_hand(s: State, seat: i64, kind: i64, shown: bool) -> None:
    """Push the loss of a card from hand; with `shown`, all players see it (Q6)."""
    f = s.push(LOSE_FROM_HAND, seat, seat, RULES)  # frames are public; the card may be secret
    s.stack[f + B] = 1 if shown else 0
    s.stack[f + C] = kind


def orphan_ravens(s: State, copy: i64) -> None:
    """Sacrifice every Raven that mimicked this item, which is gone (L18d).

    Ravens lost together cannot replace each other (L13d).
    """
    together: i64 = 0
    for raven in range(i64(2)):
        if s.mimics[raven] == copy + 1:
            together |= shield_bit(RAVEN_THE_USURPER * 2 + raven)
    for lost in range(i64(2)):
        if s.mimics[lost] == copy + 1:
            together_with = together & ~shield_bit(RAVEN_THE_USURPER * 2 + lost)
            lose_from_play(s, s.owner(RAVEN_THE_USURPER * 2 + lost), RAVEN_THE_USURPER * 2 + lost, together_with)


def charge_embrace(s: State, seat: i64) -> None:
    """Push the charge of Argos' Embrace for keeping a card in hand, once per effect (N6)."""
    if s.enchantment == ARGOS_EMBRACE:
        s.push(EMBRACE, seat, seat, RULES)
