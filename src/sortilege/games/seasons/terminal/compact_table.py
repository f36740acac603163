"""The table in a few lines, for terminals that the full table does not fit."""

from sortilege.core.text.line_wrap import shorten_name
from sortilege.games.seasons.presentation import board_text as tables
from sortilege.games.seasons.presentation.view import View
from sortilege.terminal.language import CliTexts
from sortilege.terminal.renderer import Renderer


def table_summary(renderer: Renderer, view: View, say: CliTexts) -> str:
    """Return the date, rates, two lines per seat, the viewer's hand, and known cards of the draw pile."""
    texts = renderer.texts
    season = texts.say(view.season)
    rates = [f"{texts.say(energy)} {rate + view.extra}" for energy, rate in view.rates.items()]
    moment = texts.say("table-moment", round=view.round, year=view.year, space=view.space, season=season)
    enchanted = [texts.say(view.enchantment)] if view.enchantment != "none" else []
    lines = [" · ".join([moment, *enchanted]), f"{texts.say('table-rates')} {' · '.join(rates)}"]
    for number in range(len(view.seats)):
        lines += seat_summary(renderer, view, number, say)
    return "\n".join([*lines, *hand_lines(renderer, view), *known_top_lines(renderer, view)])


def seat_summary(renderer: Renderer, view: View, number: int, say: CliTexts) -> list[str]:
    """Return one seat in two lines: its numbers, then its reserve and cards in play."""
    texts, it = renderer.texts, view.seats[number]
    who = shorten_name(renderer.names[number])
    if number == view.seat:
        who += f" ({texts.say('table-you')})"
    counts = say("brief-seat", who=who, crystals=it.crystals, gauge=it.gauge, bonuses=it.bonuses, hand=it.hand)
    counts = " · ".join([counts, *(line.strip() for line in tables.ability_lines(texts, it))])
    reserve = texts.say("table-reserve", n=sum(it.reserve.values()), capacity=it.capacity)
    play = texts.say("table-play", n=len(it.play), gauge=it.gauge)
    energies = ", ".join(tables.amounts_text(texts, it.reserve)) or "–"
    cards = ", ".join(tables.card_in_play_text(texts, card, it) for card in it.play) or "–"
    return [counts, f"  {reserve} {energies} · {play} {cards}"]


def hand_lines(renderer: Renderer, view: View) -> list[str]:
    if view.me is None or not view.me.hand:
        return []
    cards = ", ".join(renderer.texts.say(card) for card in view.me.hand)
    return [f"{renderer.texts.say('table-hand')} {cards}"]


def known_top_lines(renderer: Renderer, view: View) -> list[str]:
    """Return the known cards of the draw pile, such as open ones."""
    return tables.pile_lines(renderer.texts, view)[1:]
