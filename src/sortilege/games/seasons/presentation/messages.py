"""The messages of Seasons: events, prompts, legal moves and refusals, in any language.

A message uses only the event, ask or view passed in.
"""

from collections.abc import Mapping, Sequence
from functools import reduce

from sortilege.core.ask import Ask, Refusal
from sortilege.core.events import Event
from sortilege.core.text.catalog import messages
from sortilege.core.text.game_messages import add_note, change, change_by
from sortilege.core.text.message import Message, seat
from sortilege.games.seasons.presentation.board_text import result_message as result_message
from sortilege.games.seasons.presentation.board_text import score_text as score_text
from sortilege.games.seasons.presentation.board_text import table_text as table_text
from sortilege.games.seasons.presentation.ids import ENERGIES
from sortilege.games.seasons.presentation.names import energy_amounts, face_name, mimicry_name, thing_name, token_name
from sortilege.games.seasons.presentation.view import CardView, View

LIBRARY_NUMERALS = ("II", "III")
# Verbs that ask the same question share the labels of their moves.
SAME_WORDING = {
    "lose_from_hand": "leave",
    "give_up_familiar": "give_up",
    "give_up_card": "give_up",
    "embrace": "give_up",
    "drought": "give_up",
    "reveal_familiar": "reveal",
    "reveal_item_of": "reveal",
}
PLAIN_LABELS = {"energy": "option-energies", "card": "option-cards"}
# What other players are deciding, by verb.
ACTIVITY_VERBS = {
    "draft": ("draft", "keep_nine", "discard_tenth"),
    "split": ("split",),
    "ability": ("choose_ability",),
    "die": ("dice", "instead_of_die"),
    "turn": ("turn", "before_the_die", "die_draw"),
    "season": ("move_season",),
    "opponent": ("choose_opponent",),
    "pay": ("pay_energy", "pay_of", "pay_cost", "pay_for_model", "pay_for_mirror", "choose_to_pay"),
    "energy": (
        *("gain_energy", "gain_energy_per_other_item", "gain_energy_by_prestige", "gain_as_many", "gain_owed"),
        *("fill_card", "place_if_wanted", "take_some_back", "take_from_each_opponent", "reduce", "drop_energy"),
        *("discard_energy_for", "place_energy", "give_back", "discard_identical", "choose_types"),
        *("choose_model_types", "reveal_item_of"),
    ),
    "card": (
        *("sacrifice", "return_item", "return_item_of_energy", "give_up_familiar", "give_up_card", "embrace"),
        *("drought", "leave", "lose_from_hand", "keep_one", "keep_or_discard", "give_one_to_each_opponent"),
        *("discard_shown", "discard_from_hand", "discard_any_number", "reorder_top", "choose_for_free"),
        *("choose_from_hand_for_free", "choose_model"),
    ),
    "effect": ("choose", "by_type", "sweep", "chest_at_turn_end", "reveal_familiar"),
}
ACTIVITY_OF_VERB = {verb: doing for doing, verbs in ACTIVITY_VERBS.items() for verb in verbs}
# Events of single cards, several of which share a line.
SEEN_CARDS = ("draws", "keeps", "discards", "picks", "reveals", "shows")
CRYSTALS = ("gains_crystals", "loses_crystals")
UNSEEN_CARDS = ("draws-hidden", "keeps-hidden", "discards-hidden", "picks-hidden")
RESERVE_FIGURES = tuple(f"reserve.{energy}" for energy in ENERGIES)
FIGURES = ("crystals", *RESERVE_FIGURES, "gauge", "play", "hand", "bonuses", "capacity")

# Events.


def event_message(event: Event) -> Message:
    """Return a line of the log, in the third person."""
    key, args = event.key, dict(event.args)
    n = args.get("n", 1)
    if isinstance(n, int) and n < 0:  # a separate sentence, because Fluent cannot distinguish signs
        key, args["n"] = f"{key}-back", -n
    by = "" if key == "mimics" else str(args.pop("by", ""))  # that sentence already names the Raven
    said = {arg: argument_message(arg, value, args) for arg, value in args.items()}
    worded: dict[str, int | str | Message | list[int | str | Message]] = {**said}
    # Lists, so that lines which differ only there are joined.
    if key in UNSEEN_CARDS:
        worded["cards"] = [Message("n-unseen-cards", {"n": 1})]
    if key in SEEN_CARDS:
        worded["card"] = [Message("quoted", {"what": said["card"]})]
    if key in CRYSTALS:
        worded["crystals"] = [Message("n-crystals", {"n": worded.pop("n")})]
    if "energy" in worded:
        worded["energy"] = [said["energy"]]
        worded.pop("n", None)
    line = Message(f"log-{key}", worded)
    return add_note(line, cause_name(by)) if by else line


def cause_name(by: str) -> Message:
    """Return the card, token or bonus that caused an event."""
    kind, _, rest = by.partition("_")
    if kind == "token":
        return token_name(int(rest))
    return Message("option-bonus", {"bonus": Message(by)}) if kind == "bonus" else thing_name(by)


def argument_message(arg: str, value: int | str, args: Mapping[str, int | str]) -> int | str | Message:
    """Return an event's argument in the form its sentence needs."""
    if isinstance(value, int):
        if arg in ("who", "to"):
            return seat(value)
        if arg == "shelf":
            return LIBRARY_NUMERALS[value]
        if arg == "token":
            return token_name(value)
        return face_name(str(args["die"]), value) if arg == "face" else value
    if arg == "bonus":
        return Message(f"bonus_{value}")
    if arg == "energy":
        return Message(f"n-{value}", {"n": args.get("n", 1)})
    return value if value == "reserve" else thing_name(value)


# Prompts, moves, refusals.


def prompt(ask: Ask, view: View | None = None) -> Message:
    """Return the prompt; the asked seat's view makes some prompts more specific."""
    subject, _, verb = ask.why.rpartition(".")
    if view is not None and view.me is not None:
        if verb == "split":
            hand, two, three = (len(pile) for pile in (view.me.hand, view.me.library_2, view.me.library_3))
            verb += "-2" if two < (hand + two + three) // 3 else "-3"
        if verb == "draft" and view.enchantment == "natural_selection" and view.discard == 0:
            verb += "-away"  # the very first pick
    if SAME_WORDING.get(verb) == "reveal":
        steps = {"keep": "reveal-keep", "draw": "reveal-again"}
        verb = next((step for id, step in steps.items() if id in ask.ids()), verb)
    prompt = Message(f"ask-{verb}")
    if ask.about is not None:
        prompt = add_note(prompt, seat(ask.about))
    if len(ask.owed) > 1:
        prompt = Message("ask-owed", {"prompt": prompt, "cost": unpaid_costs(ask)})
    return Message("about", {"subject": subject_name(subject, view), "text": prompt}) if subject else prompt


def unpaid_costs(ask: Ask) -> list[int | str | Message]:
    parts = energy_amounts({energy: ask.owed.count(energy) for energy in ENERGIES})
    if wild := ask.owed.count("any"):
        parts.append(Message("cost-any", {"n": wild}))
    return parts


def subject_name(subject: str, view: View | None) -> Message:
    """Return the card, bonus or token that asks; a Raven with the item it mimics."""
    models = mimicked_items(view, subject)
    if len(models) != 1:
        return thing_name(subject)
    return Message("bracketed", {"what": thing_name(subject), "detail": mimicry_name(models[0])})


def mimicked_items(view: View | None, subject: str) -> list[str]:
    """Return the items that the asked seat's cards of this kind mimic; only Ravens mimic any."""
    return [card.mimics.partition("#")[0] for card in own_cards(view) if card.card == subject and card.mimics]


def option_label(id: str, view: View | None = None) -> Message:
    """Return a short label for a legal move; the asked seat's view adds what it means there."""
    word, _, rest = id.partition(":")
    if not rest:
        return plain_option_label(word, view)
    key = f"option-{word}"
    if word in ("energy", "transmute"):
        place, _, energy = rest.rpartition(":")
        energy_name = Message(energy)
        if place:
            energy_name = Message("energy-on", {"energy": energy_name, "card": thing_name(place, own_cards(view))})
        if word == "transmute" and view is not None:
            return Message(f"{key}-worth", {"energy": energy_name, "n": view.rates[energy] + view.extra})
        return Message(key, {"energy": energy_name})
    if word == "die":
        shown = [die.face for die in view.dice if die.id == rest] if view is not None else []
        if shown:
            return Message(f"{key}-face", {"die": Message(rest), "face": face_name(rest, shown[0])})
        return Message(key, {"die": Message(rest)})
    if word == "seat":
        return Message(key, {"who": seat(int(rest))})
    if word in ("forward", "back"):
        return Message(key, {"n": int(rest)})
    if word == "bonus":
        return Message(key, {"bonus": Message(f"bonus_{rest}")})
    if word == "token":
        return Message(key, {"token": token_name(int(rest))})
    if word == "types":
        types = reduce(lambda one, other: Message("plus", {"one": one, "other": other}), map(Message, rest.split("+")))
        return Message(key, {"types": types})
    return card_option_label(key, rest, view)


def card_option_label(key: str, id: str, view: View | None) -> Message:
    """Return the label of a card as a move: what happens to it, and its owner if that is an opponent."""
    if view is None:
        return Message(key, {"card": thing_name(id)})
    verb = view.why.rpartition(".")[2]
    special = f"{key}-{SAME_WORDING.get(verb, verb)}"
    if special not in messages():
        special = key
        if "#" not in id:
            return Message(key, {"card": Message(id)})
    owner = next((at for at, it in enumerate(view.seats) if any(card.id == id for card in it.play)), view.seat)
    if owner is None:
        return Message(special, {"card": thing_name(id)})
    return Message(special, {"card": thing_name(id, view.seats[owner].play), "who": seat(owner)})


def own_cards(view: View | None) -> Sequence[CardView]:
    return () if view is None or view.seat is None else view.seats[view.seat].play


def plain_option_label(word: str, view: View | None) -> Message:
    """Return the label of a one-word move such as "keep", whose meaning depends on the card that asks."""
    key = f"option-{word}"
    if view is not None:
        subject, _, verb = view.why.rpartition(".")
        verb = SAME_WORDING.get(verb, verb)
        if word in ("keep", "discard") and verb in ("keep_or_discard", "reveal") and view.me and view.me.looking_at:
            return Message(f"{key}-card", {"card": thing_name(view.me.looking_at[-1])})
        if word == "ability" and view.seat is not None:
            return Message(f"{key}-token", {"token": token_name(view.seats[view.seat].ability)})
        if word == "vision" and 0 in view.known_deck:
            return Message(f"{key}-card", {"card": thing_name(view.known_deck[0])})
        for special in (f"{key}-{choosing_card(view, subject)}", f"{key}-{verb}"):
            if special in messages():
                return Message(special)
    return Message(PLAIN_LABELS.get(word, key))


def choosing_card(view: View, subject: str) -> str:
    """Return the card whose modes these are; a Raven offers those of an item it mimics."""
    asked = [] if view.ask is None else [*view.ask.ids(), *(refusal.id for refusal in view.ask.refused)]
    models = [id for id in mimicked_items(view, subject) if all(f"option-{way}-{id}" in messages() for way in asked)]
    return models[0] if models else subject


def refusal_text(refusal: Refusal) -> Message:
    """Return why a choice is illegal."""
    return Message(f"reason-{refusal.reason}")


def waiting_message(view: View) -> Message:
    """Return what the asked seats are deciding, for players who wait."""
    subject, _, verb = view.why.rpartition(".")
    key = f"doing-{ACTIVITY_OF_VERB.get(verb, 'something')}"
    doing = Message(key, {"who": [seat(one) for one in view.open], "n": len(view.open)})
    return Message("about", {"subject": thing_name(subject), "text": doing}) if subject else doing


def change_messages(changes: Mapping[str, tuple[int, int]]) -> list[Message]:
    """Return what an option changes; the score only if it differs from the change in crystals.

    It says by how much the score changes and not from what, because the points beside a name leave out the hand.
    """
    found = [change(figure_name(figure), changes[figure]) for figure in FIGURES if figure in changes]
    before, after = changes.get("points.total", (0, 0))
    fewer, more = changes.get("crystals", (0, 0))
    if after - before != more - fewer:
        found.append(change_by(Message("figure-score"), after - before))
    return found


def figure_name(figure: str) -> Message:
    return Message(figure.removeprefix("reserve.") if figure in RESERVE_FIGURES else f"figure-{figure}")
