"""Seasons in words: events, questions, options, reasons, the table and the score as text of one language.

`names` are the players' names by seat. Nothing here knows more than the event, the ask or the view it is given.
"""

from collections.abc import Mapping, Sequence

from sortilege.core.asks import Ask, Refusal
from sortilege.core.events import Event
from sortilege.core.lines import listed, short, wrapped
from sortilege.core.texts import Texts
from sortilege.core.texts import texts as texts_of
from sortilege.core.words import NAMES
from sortilege.games.seasons.cards.vocabulary import CARDS, REPRINTS, Card
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.engine.tables import (
    FACE,
    FACE_CRYSTALS,
    FACE_DRAW,
    FACE_GAUGE,
    FACE_PIPS,
    FACE_TRANSMUTE,
    FACES,
    ITEM,
)
from sortilege.games.seasons.words.numbering import ENERGIES, SEASONS
from sortilege.games.seasons.words.view import CardView, DieView, SeatView, View, view

SHELVES = ("II", "III")
# Questions that ask for the same thing: their options are worded alike.
ALIKE = {
    "lose_from_hand": "leave",
    "give_up_familiar": "give_up",
    "give_up_card": "give_up",
    "embrace": "give_up",
    "drought": "give_up",
    "reveal_familiar": "reveal",
    "reveal_item_of": "reveal",
}

# Names of things.


def name(texts: Texts, id: str, beside: Sequence[CardView] = ()) -> str:
    """A card, bonus, energy or season; the second copy of a card carries its number.

    With the cards it lies beside, only if the first copy is among them: else nobody needs the number.
    """
    kind, _, copy = id.partition("#")
    alone = beside and all(card.id != kind for card in beside)
    return texts.say(kind) + (f" ({copy})" if copy and not alone else "")


def token_name(texts: Texts, number: int) -> str:
    """An ability token by its printed number and our name for it."""
    return texts.say("token-named", n=number, called=texts.say(f"token_{number}"))


def explained(texts: Texts, id: str) -> str:
    """An ability token or enchantment and what it does."""
    word, _, number = id.partition("_")
    subject = token_name(texts, int(number)) if word == "token" else texts.say(id)
    return texts.say("about", subject=subject, text=texts.attribute(id, "text"))


def amounts(texts: Texts, energies: Mapping[str, int]) -> list[str]:
    """Energies briefly, such as "2 air"; types that are not there are left out."""
    return [f"{n} {texts.say(energy)}" for energy, n in energies.items() if n]


def die_name(texts: Texts, die: str) -> str:
    season, _, number = die.partition("_")
    return texts.say(f"die-{season}", n=int(number))


def face_text(texts: Texts, die: str, face: int) -> str:
    """What a face of a die shows; faces are counted from 1."""
    season, _, number = die.partition("_")
    at = ((SEASONS.index(season) * 5 + int(number) - 1) * 6 + face - 1) * FACE
    shows = amounts(texts, {energy: int(FACES[at + e]) for e, energy in enumerate(ENERGIES)})
    if FACES[at + FACE_CRYSTALS]:
        shows.append(texts.say("n-crystals", n=int(FACES[at + FACE_CRYSTALS])))
    signs = {FACE_GAUGE: "face-gauge", FACE_DRAW: "face-draw", FACE_TRANSMUTE: "face-transmute"}
    shows += [texts.say(key) for sign, key in signs.items() if FACES[at + sign]]
    pips = texts.say("n-pips", n=int(FACES[at + FACE_PIPS]))
    return f"{', '.join(shows)} ({pips})"


def printed(id: str, options: Mapping[str, str] | None = None) -> tuple[Card, bool]:
    """A card as these options print it, and whether that is an older printing."""
    for option, card in REPRINTS.items():
        if card.id == id and options and options.get(option) == "old":
            return card, True
    return next(card for card in CARDS if card.id == id), False


def cost_text(texts: Texts, card: Card, seats: int, enchantment: str = "") -> str:
    """What a card costs to summon with so many players; empty when it costs nothing."""
    *energies, crystals, types = card.cost.columns[seats - 2]
    parts = amounts(texts, dict(zip(ENERGIES, energies, strict=True)))
    if crystals:
        parts.append(texts.say("n-crystals", n=crystals))
    if types:
        parts.append(texts.say("cost-types"))
    if enchantment == "nature_spirit":
        parts.append(texts.say("cost-any", n=1))
    return ", ".join(parts)


def card_text(texts: Texts, id: str, seats: int, options: Mapping[str, str] | None = None) -> str:
    """A card in two lines: name, kind, cost and prestige; then what it does."""
    card, old = printed(id, options)
    kind = texts.say("item" if card.kind == ITEM else "familiar")
    cost = cost_text(texts, card, seats)
    price = texts.say("card-cost", cost=cost) if cost else texts.say("cost-free")
    head = [name(texts, id), kind, price, texts.say("card-prestige", n=card.prestige)]
    return " · ".join(head) + "\n" + texts.attribute(id, "text_old" if old else "text")


# Events.


def event_text(texts: Texts, event: Event, names: Sequence[str]) -> str:
    """A line of the log, in the third person."""
    key, args = event.key, dict(event.args)
    n = args.get("n", 1)
    if isinstance(n, int) and n < 0:  # a sentence of its own, since Fluent cannot tell signs apart
        key, args["n"] = f"{key}-back", -n
    by = "" if key == "mimics" else str(args.pop("by", ""))  # that sentence has the Raven in it
    said = texts.say(f"log-{key}", **{arg: argument(texts, arg, value, args, names) for arg, value in args.items()})
    return f"{said.removesuffix('.')} ({cause(texts, by)})." if by else said


def cause(texts: Texts, by: str) -> str:
    """The card, token or bonus that brought something about."""
    kind, _, rest = by.partition("_")
    if kind == "token":
        return token_name(texts, int(rest))
    return texts.say("option-bonus", bonus=texts.say(by)) if kind == "bonus" else name(texts, by)


def argument(
    texts: Texts, arg: str, value: int | str, args: Mapping[str, int | str], names: Sequence[str]
) -> int | str:
    """One argument of an event as its sentence wants it."""
    if isinstance(value, int):
        if arg in ("who", "to"):
            return names[value]
        if arg == "shelf":
            return SHELVES[value]
        if arg == "token":
            return token_name(texts, value)
        return face_text(texts, str(args["die"]), value) if arg == "face" else value
    if arg == "die":
        return die_name(texts, value)
    if arg == "bonus":
        return texts.say(f"bonus_{value}")
    if arg == "energy":
        return texts.say(f"n-{value}", n=args.get("n", 1))
    return value if value == "reserve" else name(texts, value)


# Questions, options, reasons.


def ask_text(texts: Texts, ask: Ask, names: Sequence[str], view: View | None = None) -> str:
    """The prompt; with the view of the asked seat some prompts say more."""
    subject, _, verb = ask.why.rpartition(".")
    if view is not None and view.me is not None:
        if verb == "split":
            hand, two, three = (len(pile) for pile in (view.me.hand, view.me.library_2, view.me.library_3))
            verb += "-2" if two < (hand + two + three) // 3 else "-3"
        if verb == "draft" and view.enchantment == "natural_selection" and view.discard == 0:
            verb += "-away"  # the very first pick
    if ALIKE.get(verb) == "reveal":
        steps = {"keep": "reveal-keep", "draw": "reveal-again"}
        verb = next((step for id, step in steps.items() if id in ask.ids()), verb)
    prompt = texts.say(f"ask-{verb}")
    if ask.about is not None:
        prompt = f"{prompt.removesuffix('.')} ({names[ask.about]})."
    if len(ask.owed) > 1:
        prompt = f"{prompt} {texts.say('ask-owed', cost=owed_text(texts, ask))}"
    return texts.say("about", subject=about(texts, subject, view), text=prompt) if subject else prompt


def owed_text(texts: Texts, ask: Ask) -> str:
    parts = amounts(texts, {energy: ask.owed.count(energy) for energy in ENERGIES})
    if wild := ask.owed.count("any"):
        parts.append(texts.say("cost-any", n=wild))
    return ", ".join(parts)


def about(texts: Texts, subject: str, view: View | None) -> str:
    """The card, bonus or token a question comes from; a Raven with the item it mimics."""
    models = mimicked(view, subject)
    details = f" ({texts.say('table-mimics', card=texts.say(models[0]))})" if len(models) == 1 else ""
    return name(texts, subject) + details


def mimicked(view: View | None, subject: str) -> list[str]:
    """The items that the asked seat's cards of this kind mimic: some only if it is a Raven."""
    return [card.mimics.partition("#")[0] for card in own_cards(view) if card.card == subject and card.mimics]


def option_text(texts: Texts, id: str, names: Sequence[str], view: View | None = None) -> str:
    """A short label of an option; with the view of the asked seat it says what the option means there."""
    word, _, rest = id.partition(":")
    if not rest:
        return plain_option(texts, word, view)
    key = f"option-{word}"
    if word in ("energy", "transmute"):
        place, _, energy = rest.rpartition(":")
        said = texts.say(energy)
        if place:
            said = texts.say("energy-on", energy=said, card=name(texts, place, own_cards(view)))
        if word == "transmute" and view is not None:
            return texts.say(f"{key}-worth", energy=said, n=view.rates[energy] + view.extra)
        return texts.say(key, energy=said)
    if word == "die":
        shown = [die.face for die in view.dice if die.id == rest] if view is not None else []
        if shown:
            return texts.say(f"{key}-face", die=die_name(texts, rest), face=face_text(texts, rest, shown[0]))
        return texts.say(key, die=die_name(texts, rest))
    if word == "seat":
        return texts.say(key, who=names[int(rest)])
    if word in ("forward", "back"):
        return texts.say(key, n=int(rest))
    if word == "bonus":
        return texts.say(key, bonus=texts.say(f"bonus_{rest}"))
    if word == "token":
        return texts.say(key, token=token_name(texts, int(rest)))
    if word == "types":
        return texts.say(key, types=" + ".join(texts.say(energy) for energy in rest.split("+")))
    return card_option(texts, key, rest, names, view)


def card_option(texts: Texts, key: str, id: str, names: Sequence[str], view: View | None) -> str:
    """The label of an option that is a card: what becomes of it, and whose it is when it is an opponent's."""
    if view is None:
        return texts.say(key, card=name(texts, id))
    owner = next((seat for seat, it in enumerate(view.seats) if any(card.id == id for card in it.play)), view.seat)
    beside, who = (view.seats[owner].play, names[owner]) if owner is not None else ((), "")
    verb = view.why.rpartition(".")[2]
    special = f"{key}-{ALIKE.get(verb, verb)}"
    return texts.say(special if texts.has(special) else key, card=name(texts, id, beside), who=who)


def own_cards(view: View | None) -> Sequence[CardView]:
    return () if view is None or view.seat is None else view.seats[view.seat].play


def plain_option(texts: Texts, word: str, view: View | None) -> str:
    """The label of an option that is just a word, such as "keep": what it means depends on who asks."""
    plain = {"energy": "option-energies", "card": "option-cards"}
    key = f"option-{word}"
    if view is not None:
        subject, _, verb = view.why.rpartition(".")
        verb = ALIKE.get(verb, verb)
        if word in ("keep", "discard") and verb in ("keep_or_discard", "reveal") and view.me and view.me.looking_at:
            return texts.say(f"{key}-card", card=name(texts, view.me.looking_at[-1]))
        if word == "ability" and view.seat is not None:
            return texts.say(f"{key}-token", token=token_name(texts, view.seats[view.seat].ability))
        if word == "vision" and 0 in view.known_deck:
            return texts.say(f"{key}-card", card=name(texts, view.known_deck[0]))
        for special in (f"{key}-{chooser(texts, view, subject)}", f"{key}-{verb}"):
            if texts.has(special):
                return texts.say(special)
    return texts.say(plain.get(word, key))


def chooser(texts: Texts, view: View, subject: str) -> str:
    """The card whose two ways these are: a Raven offers those of an item it mimics."""
    asked = [] if view.ask is None else [*view.ask.ids(), *(refusal.id for refusal in view.ask.refused)]
    models = [id for id in mimicked(view, subject) if all(texts.has(f"option-{way}-{id}") for way in asked)]
    return models[0] if models else subject


def reason_text(texts: Texts, refusal: Refusal) -> str:
    """Why something cannot be chosen, and the ruling behind it."""
    return f"{texts.say(f'reason-{refusal.reason}')} [{refusal.ruling}]"


# The table.


def onlooker_text(state: State) -> str:
    """The table in English, as an onlooker sees it: what `print(state)` shows."""
    return table_text(texts_of("en"), view(state, None), NAMES)


def table_text(texts: Texts, view: View, names: Sequence[str], options: Mapping[str, str] | None = None) -> str:
    """The whole table in plain text, at most 100 columns wide; `options` are the game's, for older printings."""
    short_names = [short(name) for name in names]
    blocks = [board_lines(texts, view, short_names)]
    blocks += [seat_lines(texts, view, seat, short_names[seat]) for seat in range(len(view.seats))]
    blocks.append(own_lines(texts, view, options))
    blocks.append(pile_lines(texts, view))
    return "\n\n".join("\n".join(block) for block in blocks if block)


def pile_lines(texts: Texts, view: View) -> list[str]:
    """The piles; under Vision of Destiny the first two cards of the draw pile lie open."""
    face_up = 2 if view.enchantment == "vision_of_destiny" else 0
    known = [(place, f"{place + 1}. {name(texts, card)}") for place, card in sorted(view.known_deck.items())]
    return [
        texts.say("table-piles", deck=view.deck, discard=view.discard),
        *listed(texts.say("table-open_deck"), [card for place, card in known if place < face_up]),
        *listed(texts.say("table-known_deck"), [card for place, card in known if place >= face_up]),
    ]


def board_lines(texts: Texts, view: View, names: Sequence[str]) -> list[str]:
    enchanted = view.enchantment != "none"
    if view.round == 0:
        lines = [texts.say("table-prelude")]
        if enchanted:
            lines += wrapped(texts.say("table-enchantment", enchantment=explained(texts, view.enchantment)))
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
    return [*lines, *listed(texts.say("table-rates"), rates), texts.say("table-dice"), *dice_lines(texts, view, names)]


def dice_lines(texts: Texts, view: View, names: Sequence[str]) -> list[str]:
    left_over = sum(die.taken_by is None for die in view.dice) == 1

    def taker(die: DieView) -> str:
        if die.taken_by is not None:
            return names[die.taken_by]
        return texts.say("table-left") if left_over else ""

    rows = [(die_name(texts, die.id), face_text(texts, die.id, die.face), taker(die)) for die in view.dice]
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
    said = [texts.say(f"table-{tag}") for tag, true in tags.items() if true]
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
    energies = amounts(texts, it.reserve) or ["–"]
    if it.spaces_lost:
        energies.append(texts.say("table-spaces_lost", n=it.spaces_lost))
    return [
        f"{who} ({', '.join(said)})" if said else who,
        "  " + texts.say("table-seat", **numbers),
        *ability_lines(texts, it),
        *(listed(reserve, energies, 2)),
        *(listed(play, [card_in_play(texts, card, it) for card in it.play] or ["–"], 2)),
        *known_lines(texts, it),
    ]


def ability_lines(texts: Texts, it: SeatView) -> list[str]:
    if not it.ability:
        return []
    used = f" ({texts.say('table-used')})" if it.ability_used else ""
    return [f"  {token_name(texts, it.ability)}{used}"]


def known_lines(texts: Texts, it: SeatView) -> list[str]:
    lines = listed(texts.say("table-known_hand"), [name(texts, card) for card in it.known_in_hand], 2)
    lines += listed(texts.say("table-known_somewhere"), [name(texts, card) for card in it.known_somewhere], 2)
    unsure = [name(texts, card) for card in it.known_unless_discarded]
    return lines + listed(texts.say("table-known_unless_discarded"), unsure, 2)


def card_in_play(texts: Texts, card: CardView, it: SeatView) -> str:
    details = [texts.say("table-mimics", card=texts.say(card.mimics.partition("#")[0]))] if card.mimics else []
    details += ([texts.say("table-turned")] if card.turned else []) + amounts(texts, card.tokens)
    return name(texts, card.id, it.play) + (f" ({', '.join(details)})" if details else "")


def own_lines(texts: Texts, view: View, options: Mapping[str, str] | None) -> list[str]:
    """What only the viewer sees, each card with its cost."""
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
        printings = [printed(card, options)[0] for card in cards]
        costs = [cost_text(texts, card, len(view.seats), view.enchantment) for card in printings]
        said = [
            f"{name(texts, card)} ({cost or texts.say('cost-free')})" for card, cost in zip(cards, costs, strict=True)
        ]
        lines += listed(texts.say(f"table-{key}"), said)
    if view.me.tokens:
        lines.append(texts.say("table-tokens"))
        for number in view.me.tokens:
            lines += wrapped(explained(texts, f"token_{number}"), 2)
    if sealed == "token":
        lines += listed(texts.say("table-sealed"), [token_name(texts, int(chosen))])
    return lines


# The score.


def score_text(texts: Texts, view: View, names: Sequence[str]) -> str:
    """The score sheet: a line for each source of points, a column for each seat, and who has won."""
    sources = ["crystals", "prestige", "hand", "bonuses", "ability", "total"]
    if not any(it.ability for it in view.seats):
        sources.remove("ability")
    labels = {row: texts.say(f"score-{row}") for row in sources}
    heads = [short(name) for name in names]
    rows = [("", heads)] + [(label, [str(it.points[row]) for it in view.seats]) for row, label in labels.items()]
    left = max(len(label) for label in labels.values())
    widths = [max(6, len(head)) for head in heads]
    lines = [
        f"{label:<{left}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        for label, cells in rows
    ]
    if view.winners:
        lines.append(result_text(texts, view, heads))
    return "\n".join(lines)


def result_text(texts: Texts, view: View, names: Sequence[str]) -> str:
    """Who has won, and whether only the tie-break decided it."""
    best = view.seats[view.winners[0]].points["total"]
    points = texts.say("n-points", n=best)
    level = sum(it.points["total"] == best for it in view.seats)
    key = "score-tiebreak" if level > len(view.winners) else "score-winners"
    return texts.say(key, n=len(view.winners), who=", ".join(names[seat] for seat in view.winners), points=points)
