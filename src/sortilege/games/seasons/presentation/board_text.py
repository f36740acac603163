"""The table and the score of Seasons as plain text in one language, for terminals.

`names` are the players' names by seat.
"""

from collections.abc import Mapping, Sequence

from sortilege.core.text.catalog import Texts
from sortilege.core.text.line_wrap import shorten_name, wrap_list, wrap_text
from sortilege.core.text.message import Message
from sortilege.core.text.results import winners_message
from sortilege.games.seasons.cards.vocabulary import CARDS, REPRINTS, Card
from sortilege.games.seasons.engine.constants import ITEM
from sortilege.games.seasons.options import OPTIONS
from sortilege.games.seasons.presentation.ids import ENERGIES
from sortilege.games.seasons.presentation.names import energy_amounts, face_name, mimicry_name, thing_name, token_name
from sortilege.games.seasons.presentation.view import CardView, DieView, SeatView, View

Chosen = Mapping[str, str]  # options

# Names.


def display_name(texts: Texts, id: str, beside: Sequence[CardView] = ()) -> str:
    return texts.tell(thing_name(id, beside))


def name_and_effect(texts: Texts, id: str, options: Chosen | None, seats: int) -> str:
    """Return the name and effect of an ability token or enchantment."""
    word, _, number = id.partition("_")
    subject = texts.tell(token_name(int(number)) if word == "token" else Message(id))
    return texts.say("about", subject=subject, text=effect_text(texts, id, options, seats))


def effect_text(texts: Texts, id: str, options: Chosen | None = None, seats: int = OPTIONS.seats[-1]) -> str:
    """Return what a card, bonus, ability token or enchantment does at a table with these options."""
    return texts.attribute(id, "text", **OPTIONS.text_arguments(options or {}, seats))


def amounts_text(texts: Texts, energies: Mapping[str, int]) -> list[str]:
    """Return energies in short form, such as "2 air"."""
    return [texts.tell(amount) for amount in energy_amounts(energies) if isinstance(amount, Message)]


def find_printing(id: str, options: Chosen | None = None) -> Card:
    """Return a card in the printing these options select."""
    for option, card in REPRINTS.items():
        if card.id == id and options and options.get(option) == "old":
            return card
    return next(card for card in CARDS if card.id == id)


def cost_text(texts: Texts, card: Card, seats: int, enchantment: str = "") -> str:
    """Return the cost to summon a card with this number of players; empty if it is free."""
    *energies, crystals, types = card.cost.columns[seats - 2]
    parts = amounts_text(texts, dict(zip(ENERGIES, energies, strict=True)))
    if crystals:
        parts.append(texts.say("n-crystals", n=crystals))
    if types:
        parts.append(texts.say("cost-types"))
    if enchantment == "nature_spirit":
        parts.append(texts.say("cost-any", n=1))
    return ", ".join(parts)


def card_text(texts: Texts, id: str, seats: int, options: Chosen | None = None) -> str:
    """Return a card in two lines: name, kind, cost and prestige; then its effect."""
    card = find_printing(id, options)
    kind = texts.say("item" if card.kind == ITEM else "familiar")
    cost = cost_text(texts, card, seats)
    price = texts.say("card-cost", cost=cost) if cost else texts.say("cost-free")
    head = [display_name(texts, id), kind, price, texts.say("card-prestige", n=card.prestige)]
    return " · ".join(head) + "\n" + effect_text(texts, id, options, seats)


# The table.


def table_text(texts: Texts, view: View, names: Sequence[str], options: Chosen | None = None) -> str:
    """Return the whole table, at most 100 columns wide; the game's `options` select printings and texts."""
    short_names = [shorten_name(name) for name in names]
    blocks = [board_lines(texts, view, short_names, options)]
    blocks += [seat_lines(texts, view, seat, short_names[seat]) for seat in range(len(view.seats))]
    blocks.append(own_lines(texts, view, options))
    blocks.append(pile_lines(texts, view))
    return "\n\n".join("\n".join(block) for block in blocks if block)


def pile_lines(texts: Texts, view: View) -> list[str]:
    """Return the piles; Vision of Destiny reveals the top two cards of the draw pile."""
    face_up = 2 if view.enchantment == "vision_of_destiny" else 0
    known = [(place, f"{place + 1}. {display_name(texts, card)}") for place, card in sorted(view.known_deck.items())]
    return [
        texts.say("table-piles", deck=view.deck, discard=view.discard),
        *wrap_list(texts.say("table-open_deck"), [card for place, card in known if place < face_up]),
        *wrap_list(texts.say("table-known_deck"), [card for place, card in known if place >= face_up]),
    ]


def board_lines(texts: Texts, view: View, names: Sequence[str], options: Chosen | None) -> list[str]:
    enchanted = view.enchantment != "none"
    if view.round == 0:
        lines = [texts.say("table-prelude")]
        if enchanted:
            told = name_and_effect(texts, view.enchantment, options, len(view.seats))
            lines += wrap_text(texts.say("table-enchantment", enchantment=told))
        return lines
    season = texts.say(view.season)
    moment = texts.say("table-moment", round=view.round, year=view.year, space=view.space, season=season)
    lines = [texts.say("table-over") if view.over else moment]
    if enchanted:
        lines.append(texts.say("table-enchantment", enchantment=texts.say(view.enchantment)))
    if view.over:
        return lines
    rates = [f"{texts.say(energy)} {rate}" for energy, rate in view.rates.items()]
    if view.extra and view.active is not None:
        rates.append(texts.say("table-extra", n=view.extra, who=names[view.active]))
    if view.may_transmute:
        rates.append(texts.say("table-may"))
    lines += wrap_list(texts.say("table-rates"), rates)
    return [*lines, texts.say("table-dice"), *dice_lines(texts, view, names)]


def dice_lines(texts: Texts, view: View, names: Sequence[str]) -> list[str]:
    left_over = sum(die.taken_by is None for die in view.dice) == 1

    def taker(die: DieView) -> str:
        if die.taken_by is not None:
            return names[die.taken_by]
        return texts.say("table-left") if left_over else ""

    rows = [(texts.say(die.id), texts.tell(face_name(die.id, die.face)), taker(die)) for die in view.dice]
    first, second = (max(len(row[column]) for row in rows) for column in (0, 1))
    return [f"  {die:<{first}}  {face:<{second}}  {who}".rstrip() for die, face, who in rows]


def seat_lines(texts: Texts, view: View, seat: int, who: str) -> list[str]:
    it = view.seats[seat]
    tags = {
        "you": seat == view.seat,
        "starts": seat == view.first,
        "turn": seat == view.active,
        "chooses": seat in view.open,
        "chosen": it.chosen,
    }
    shown = [texts.say(f"table-{tag}") for tag, true in tags.items() if true]
    numbers: dict[str, int | str] = {
        "crystals": f"{it.crystals:>3}",
        "gauge": f"{it.gauge:>2}",
        "bonuses": it.bonuses,
        "hand": f"{it.hand:>2}",
        "two": it.library_2,
        "three": it.library_3,
    }
    reserve = texts.say("table-reserve", n=sum(it.reserve.values()), capacity=it.capacity)
    play = texts.say("table-play", n=len(it.play), gauge=it.gauge)
    energies = amounts_text(texts, it.reserve) or ["–"]
    if it.spaces_lost:
        energies.append(texts.say("table-spaces_lost", n=it.spaces_lost))
    return [
        f"{who} ({', '.join(shown)})" if shown else who,
        "  " + texts.say("table-seat", **numbers),
        *ability_lines(texts, it),
        *(wrap_list(reserve, energies, 2)),
        *(wrap_list(play, [card_in_play_text(texts, card, it) for card in it.play] or ["–"], 2)),
        *known_lines(texts, it),
    ]


def ability_lines(texts: Texts, it: SeatView) -> list[str]:
    if not it.ability:
        return []
    used = f" ({texts.say('table-used')})" if it.ability_used else ""
    return [f"  {texts.tell(token_name(it.ability))}{used}"]


def known_lines(texts: Texts, it: SeatView) -> list[str]:
    lines = wrap_list(texts.say("table-known_hand"), [display_name(texts, card) for card in it.known_in_hand], 2)
    somewhere = [display_name(texts, card) for card in it.known_somewhere]
    lines += wrap_list(texts.say("table-known_somewhere"), somewhere, 2)
    unsure = [display_name(texts, card) for card in it.known_unless_discarded]
    return lines + wrap_list(texts.say("table-known_unless_discarded"), unsure, 2)


def card_in_play_text(texts: Texts, card: CardView, it: SeatView) -> str:
    details = [texts.tell(mimicry_name(card.mimics))] if card.mimics else []
    details += ([texts.say("table-turned")] if card.turned else []) + amounts_text(texts, card.tokens)
    return display_name(texts, card.id, it.play) + (f" ({', '.join(details)})" if details else "")


def own_lines(texts: Texts, view: View, options: Chosen | None) -> list[str]:
    """Return what only the viewer sees, each card with its cost."""
    if view.me is None:
        return []
    sealed, _, chosen = view.me.sealed.partition(":")
    piles = {
        "pack": view.me.pack,
        "sealed": (chosen,) if sealed == "card" else (),
        "looking": view.me.looking_at,
        "hand": view.me.hand,
        "library_2": view.me.library_2,
        "library_3": view.me.library_3,
    }
    lines: list[str] = []
    for key, cards in piles.items():
        printings = [find_printing(card, options) for card in cards]
        costs = [cost_text(texts, card, len(view.seats), view.enchantment) for card in printings]
        shown = [
            f"{display_name(texts, card)} ({cost or texts.say('cost-free')})"
            for card, cost in zip(cards, costs, strict=True)
        ]
        lines += wrap_list(texts.say(f"table-{key}"), shown)
    if view.me.tokens:
        lines.append(texts.say("table-tokens"))
        for number in view.me.tokens:
            lines += wrap_text(name_and_effect(texts, f"token_{number}", options, len(view.seats)), 2)
    if sealed == "token":
        lines += wrap_list(texts.say("table-sealed"), [texts.tell(token_name(int(chosen)))])
    return lines


# The score.


def score_text(texts: Texts, view: View, names: Sequence[str]) -> str:
    """Return the score sheet: a line per source of points, a column per seat, and the winners."""
    sources = ["crystals", "prestige", "hand", "bonuses", "ability", "total"]
    if not any(it.ability for it in view.seats):
        sources.remove("ability")
    labels = {row: texts.say(f"score-{row}") for row in sources}
    heads = [shorten_name(name) for name in names]
    rows = [("", heads)] + [(label, [str(it.points[row]) for it in view.seats]) for row, label in labels.items()]
    left = max(len(label) for label in labels.values())
    widths = [max(6, len(head)) for head in heads]
    lines = [
        f"{label:<{left}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        for label, cells in rows
    ]
    if view.winners:
        lines.append(texts.tell(result_message(view), heads))
    return "\n".join(lines)


def result_message(view: View) -> Message:
    """Return the winners, and whether only the tie-break decided."""
    return winners_message(view.seat, view.winners, [it.points["total"] for it in view.seats])
