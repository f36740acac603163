"""The terminal display of a game of Seasons."""

from collections.abc import Sequence

from sortilege.core.ask import Ask
from sortilege.core.events import Event
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.cards.vocabulary import CARDS
from sortilege.games.seasons.presentation import board_text, messages
from sortilege.games.seasons.presentation.event_kinds import ENCHANTMENTS
from sortilege.games.seasons.presentation.ids import BONUSES
from sortilege.games.seasons.presentation.names import token_name
from sortilege.games.seasons.presentation.view import View
from sortilege.games.seasons.terminal import compact_table
from sortilege.terminal.language import CliTexts
from sortilege.terminal.renderer import OptionRow, Renderer, StyledLine
from sortilege.terminal.screen import signed_points

STYLES = {"air": "magenta", "water": "blue", "fire": "red", "earth": "green"}
# Verbs whose cards appear with their full effects; the second group only the first time it asks.
EFFECT_VERBS = (
    *("draft", "discard_tenth", "choose_ability", "keep_one", "keep_or_discard", "reorder_top"),
    *("choose_for_free", "choose_to_pay", "choose_model", "reveal_familiar", "reveal_item_of"),
)
FIRST_TIME_EFFECT_VERBS = ("split", "keep_nine")


class SeasonsRenderer(Renderer):
    """Renders everything a terminal shows of a game of Seasons."""

    game = "seasons"
    words = messages

    def news(self, events: Sequence[Event]) -> list[str]:
        """Skip the rolls, which the moves already show."""
        return self.log([event for event in events if event.key != "rolls"])

    def greeting(self, view: View, say: CliTexts) -> list[StyledLine]:
        level = self.texts.say(f"opt-level-{self.options['level']}")
        lines = [StyledLine(say("play-welcome", players=", ".join(self.names), level=level), "bold")]
        parts = [say(f"play-with-{key}") for key in ("kingdom_cards", "ability_tokens") if self.options[key] == "with"]
        if parts:
            lines.append(StyledLine(say("play-kingdom", parts=", ".join(parts)), "bold"))
        if view.enchantment != "none":
            text = board_text.name_and_effect(self.texts, view.enchantment, self.options, len(self.names))
            lines.append(StyledLine(say("play-enchantment", text=text), "magenta"))
        return lines

    def colors(self) -> dict[str, str]:
        return {self.texts.say(energy): color for energy, color in STYLES.items()}

    def has_started(self, view: View) -> bool:
        return view.round > 0

    def brief(self, view: View, say: CliTexts) -> str:
        return compact_table.table_summary(self, view, say)

    def own(self, view: View, say: CliTexts) -> str:
        if view.seat is None:
            return ""
        open_cards = compact_table.known_top_lines(self, view) if view.enchantment == "vision_of_destiny" else []
        return "\n".join([*compact_table.seat_summary(self, view, view.seat, say), *open_cards])

    def piles(self, view: View, say: CliTexts) -> list[str]:
        """Return what the player has gathered so far in the Prelude, and out of how many."""
        if view.round or view.me is None:
            return []
        me = view.me
        whole = len(me.hand) + len(me.library_2) + len(me.library_3)
        piles = {"play-two": (me.library_2, whole // 3), "play-three": (me.library_3, whole // 3)}
        if view.why == "keep_nine":
            piles = {"play-taken": (me.hand, (whole + len(me.pack)) // 2)}
        elif me.pack:
            piles = {"play-taken": (me.hand, whole + len(me.pack))}
        elif view.why == "choose_ability":
            piles = {"play-hand": (me.hand, whole // 3)} | piles
        lines = []
        for key, (cards, most) in piles.items():
            if cards:
                names = ", ".join(self.texts.say(card) for card in cards)
                lines.append(say(key, cards=names, n=len(cards), most=most))
        return lines

    def hint(self, ask: Ask, new: bool, say: CliTexts) -> str:
        return say("play-at-once") if new and ask.why.rpartition(".")[2] in FIRST_TIME_EFFECT_VERBS else ""

    def row(self, id: str, label: str, ask: Ask, new: bool, view: View, say: CliTexts) -> OptionRow:
        verb = ask.why.rpartition(".")[2]
        effects = verb in EFFECT_VERBS or (verb in FIRST_TIME_EFFECT_VERBS and new)
        word, _, rest = id.partition(":")
        card = rest.partition("#")[0]
        if word == "bonus":
            return OptionRow(label, self.effect(f"bonus_{rest}"))
        if word == "token":
            return OptionRow(label, token_points(int(rest), say), self.token(int(rest)))
        if word == "ability" and view.seat is not None:
            return OptionRow(label, self.token(view.seats[view.seat].ability))
        if word == "activate":
            return OptionRow(label, self.effect(acting_card(rest, view)))
        if word == "vision" and 0 in view.known_deck:
            card = view.known_deck[0]
        elif word == "keep" and view.me is not None and view.me.looking_at:
            card = view.me.looking_at[-1]
        elif word == "pass" and view.why.endswith((".leave", ".lose_from_hand")):  # what a Shield might save
            return OptionRow(label, self.worth(view.why.partition(".")[0]))
        elif word == "play" and not effects:
            return OptionRow(label, self.worth(card, acting_card(rest, view)))
        elif word not in ("card", "summon", "play") or not card:
            return OptionRow(label)
        price = self.price(card, view.enchantment if word == "summon" else "")
        many = count_copies(id, view)
        label = f"{label} ×{many}" if many > 1 else label
        if effects:
            return OptionRow(label, price, self.effect(card))
        return OptionRow(label, f"{price} · {self.effect(card)}")

    def secrets(self, view: View) -> list[str]:
        """Return the private cards left at the end: normally only the hand."""
        if view.me is None:
            return []
        piles = {"hand": view.me.hand, "library_2": view.me.library_2, "library_3": view.me.library_3}
        names = {key: " · ".join(self.texts.say(card) for card in cards) for key, cards in piles.items()}
        return [f"{self.texts.say(f'table-{key}')} {text}" for key, text in names.items() if text]

    # Cards and other things with a name and an effect: ability tokens, enchantments, bonuses.

    def names_of_things(self) -> dict[str, str]:
        ids = [card.id for card in CARDS]
        others = [f"token_{token.number}" for token in TOKENS] + list(ENCHANTMENTS[1:])
        bonuses = [f"bonus_{id}" for id in BONUSES if id != "olaf"]  # which shares its enchantment's name
        return {id: self.texts.say(id) for id in (*ids, *others, *bonuses)}

    def thing(self, id: str) -> str:
        """Return a card or another thing in two lines: its heading and its effect."""
        if any(card.id == id for card in CARDS):
            return board_text.card_text(self.texts, id, len(self.names), self.options)
        kind, _, number = id.partition("_")
        head = self.texts.tell(token_name(int(number))) if kind == "token" else self.texts.say(id)
        return f"{head}\n{self.effect(id)}"

    def price(self, id: str, enchantment: str) -> str:
        """Return a card's cost and prestige in short form."""
        card = board_text.find_printing(id, self.options)
        cost = board_text.cost_text(self.texts, card, len(self.names), enchantment) or self.texts.say("cost-free")
        return f"{cost} · {self.prestige(id)}"

    def prestige(self, id: str) -> str:
        card = board_text.find_printing(id, self.options)
        return self.texts.say("card-prestige", n=card.prestige)

    def effect(self, id: str) -> str:
        return board_text.effect_text(self.texts, id, self.options, len(self.names))

    def worth(self, card: str, works_as: str = "") -> str:
        """Return the prestige and effect of a card in play."""
        return f"{self.prestige(card)} · {self.effect(works_as or card)}"

    def token(self, number: int) -> str:
        """Return the effect of an ability token."""
        return self.effect(f"token_{number}")

    def rulings_about(self, id: str) -> list[str]:
        kind, _, number = id.partition("_")
        if kind == "token":
            return [f"T{number}"]
        if id in ENCHANTMENTS:
            return [f"N{ENCHANTMENTS.index(id)}"]
        return super().rulings_about(id)


def token_points(number: int, say: CliTexts) -> str:
    """Return what a token scores at the end; a permanent one scores nothing itself."""
    token = next(token for token in TOKENS if token.number == number)
    return say("play-points", points=signed_points(token.points)) if token.use else say("play-always")


def count_copies(id: str, view: View) -> int:
    """Return how many copies of this card are on offer: two copies are one move."""
    word, _, card = id.partition(":")
    if word != "card" or view.me is None:
        return 1
    return (view.me.pack or view.me.looking_at or view.me.hand).count(card)


def acting_card(id: str, view: View) -> str:
    """Return the card whose effects a card in play has: itself, or the item a Raven mimics."""
    mimics = next((card.mimics for it in view.seats for card in it.play if card.id == id), "")
    return (mimics or id).partition("#")[0]
