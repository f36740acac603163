"""A story of Seasons in English sentences: card names instead of ids, and moves as verbs."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sortilege.core.text.catalog import texts
from sortilege.games.seasons.cards.kingdom_vocabulary import TOKENS
from sortilege.games.seasons.engine.constants import DICE, DIE_SEASON
from sortilege.games.seasons.presentation.event_kinds import ENCHANTMENTS
from sortilege.games.seasons.presentation.ids import SEASONS
from sortilege.games.seasons.story.terms import CARD_NUMBER, CardInPlay, read_die, read_numbers, read_play
from sortilege.stories.source_location import SEATS, SourceLocation

HERE = SourceLocation("story")
KNOWN_NAMES = frozenset([*CARD_NUMBER, *ENCHANTMENTS[1:], *(f"token_{token.number}" for token in TOKENS)])
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

OPTION_PHRASES = {
    "summon": "summon {}",
    "activate": "activate {}",
    "transmute": "transmute {}",
    "energy": "choose {}",
    "card": "choose {}",
    "play": "choose {}",
    "seat": "name {}",
    "die": "take the die {}",
    "bonus": "use the {} bonus",
    "types": "pay with {}",
    "forward": "move the season {} forward",
    "back": "move the season {} back",
    "end": "end the turn",
    "draw": "draw",
    "die_draw": "draw for the die",
    "die_gauge": "raise the gauge for the die",
    "put_back": "put it back",
    "ability": "use the ability token",
    "token": "keep the ability token {}",
    "vision": "pay for the Vision of Destiny",
    "smaller_reserve": "give up a space of the reserve",
}
MOMENT_SENTENCES = {
    "turn": "It is {}'s turn, after the die's actions.",
    "before_die": "{}'s turn begins.",
    "dice": "The dice are to be chosen.",
    "draft": "The cards are being drafted.",
    "keep_nine": "Everybody keeps nine of eighteen cards.",
    "discard_tenth": "Everybody discards one of ten cards.",
    "split": "The cards are to be laid out as hand, Library II and Library III.",
    "choose_ability": "Everybody keeps one of three ability tokens.",
    "round_end": "All turns of the round are done; {} was first.",
    "game_end": "The game ends now.",
    "new": "A new game begins.",
}


def name_of(word: str) -> str:
    """Return the name of a card, token, enchantment or seat, or the word itself."""
    card, _, copy = word.partition("#")
    if card in KNOWN_NAMES:
        return texts("en").say(card) + {"": "", "1": " (the first)", "2": " (the second)"}[copy]
    return word.capitalize() if word in SEATS else word.replace("_", " ")


def tell_option(id: str) -> str:
    """Return a move as a verb phrase: "summon Amulet of Fire"."""
    verb, _, rest = id.partition(":")
    if verb not in OPTION_PHRASES or (not rest and "{}" in OPTION_PHRASES[verb]):
        return f"choose {tell_object('', id)}"
    return OPTION_PHRASES[verb].format(tell_object(verb, rest))


def tell_object(verb: str, words: str) -> str:
    if verb in ("forward", "back"):
        return count_noun(int(words), "space")
    if verb == "seat":
        return SEATS[int(words)].capitalize()
    if verb == "token":
        return name_of(f"token_{words}")
    parts = words.split(":")
    if len(parts) == 2 and parts[0].partition("#")[0] in CARD_NUMBER:
        return f"{parts[1]} from {name_of(parts[0])}"
    return " ".join(name_of(part) for part in parts).replace("+", " and ")


def count_noun(n: int, noun: str) -> str:
    return f"{NUMBERS[n] if n < len(NUMBERS) else n} {noun}{'' if n == 1 else 's'}"


def list_words(words: list[str]) -> str:
    """Return names in order, with repetitions counted: "2 fire, air"."""
    parts = [f"{n} {name_of(word)}" if n > 1 else name_of(word) for word, n in Counter(words).items()]
    return ", ".join(parts) or "nothing"


def tell_seat(name: str, raw: Mapping[str, Any]) -> str:
    """Describe one seat, as given or as expected."""
    parts: list[str] = []
    for key, value in raw.items():
        if key == "crystals":
            parts.append(count_noun(value, "crystal"))
        elif key == "play":
            play = [name_of(card.card) + tell_state(card) for card in read_play(value, HERE)]
            parts.append(f"in play {', '.join(play) or 'nothing'}")
        elif key == "ability" and value in range(1, 13):
            parts.append(f"the ability token {name_of(f'token_{value}')}")
        elif key in ("tokens", "dealt") and isinstance(value, list):
            parts.append(f"the ability tokens {list_words([f'token_{token}' for token in value])}")
        elif key == "tokens":
            parts += [f"on {name_of(card)}: {list_words(HERE.words(tokens))}" for card, tokens in value.items()]
        elif key == "mimics":
            parts += [f"{name_of(raven)} mimics {name_of(model)}" for raven, model in value.items()]
        elif key == "known":
            known = [f"{name_of(who)} knows of {list_words(HERE.words(cards))} there" for who, cards in value.items()]
            parts.append(", ".join(known))
        elif key == "die":
            parts.append("a die that does nothing" if value == "none" else tell_die(value))
        elif key == "ability_used":
            parts.append(f"the ability token is {'used' if value else 'unused'}")
        elif key in (
            "reserve",
            "hand",
            "library_2",
            "library_3",
            "turned",
            "upright",
            "pack",
            "somewhere",
            "unless_discarded",
            "looking_at",
        ):
            parts.append(f"{KEY_PHRASES.get(key, key)} {list_words(HERE.words(value))}")
        else:
            parts.append(f"{KEY_PHRASES.get(key, key)} {value}")
    return f"{name.capitalize()}: {'; '.join(parts) or 'nothing yet'}."


KEY_PHRASES = {
    "reserve": "in the reserve",
    "hand": "in hand",
    "hand_size": "cards in hand:",
    "library_2": "in Library II",
    "library_3": "in Library III",
    "pack": "in the pack",
    "pack_size": "cards in the pack:",
    "turned": "turned:",
    "upright": "not turned:",
    "bonuses": "bonuses used:",
    "somewhere": "among the private cards",
    "unless_discarded": "among the private cards, unless discarded",
    "summoned": "cards summoned so far:",
    "spaces_lost": "spaces of the reserve lost:",
    "capacity": "room in the reserve:",
    "dealt": "ability tokens to choose from:",
}


def tell_state(card: CardInPlay) -> str:
    seat, _, model = card.mimics.rpartition(".")
    parts = [f"mimics {f'{name_of(seat)}: ' if seat else ''}{name_of(model)}"] if model else []
    parts += ["turned"] if card.turned else []
    parts += ["used this round"] if card.worked else []
    parts += [f"with {list_words(list(card.tokens))} on it"] if card.tokens else []
    return f" ({', '.join(parts)})" if parts else ""


FACE_SIGNS = {
    "a": "air",
    "w": "water",
    "f": "fire",
    "e": "earth",
    "+": "a gauge step",
    "d": "a card",
    "t": "transmuting",
}


def tell_die(value: str) -> str:
    """Describe a rolled die: its season and its face."""
    rolled = read_die(value, HERE)
    face = DICE[rolled.die][2].split()[rolled.face]
    shown = [
        f"{face.count(sign)} {word}" if sign in "awfe" else word for sign, word in FACE_SIGNS.items() if sign in face
    ]
    shown += [f"{sign} crystals" for sign in face if sign.isdigit()]
    return (
        f"the {SEASONS[DIE_SEASON[rolled.die]]} die with {' and '.join(shown)} ({count_noun(face.count('.'), 'pip')})"
    )


def tell_struck(years: Any) -> str:
    numbers = [str(year) for year in read_numbers(years, HERE, 0, 12)]
    return f"The Drought has struck in year {' and '.join(numbers)}." if numbers else "No Drought has struck."


def tell_given(raw: Mapping[str, Any]) -> list[str]:
    """Return the given parts of the table in sentences."""
    turn = raw.get("turn", raw.get("first", "ann"))
    lines = [f"Year {raw.get('year', 1)}, space {raw.get('space', 1)}."] if {"year", "space"} & set(raw) else []
    lines.append(MOMENT_SENTENCES[raw.get("moment", "turn")].format(turn.capitalize()))
    lines += [tell_seat(name, raw[name] or {}) for name in SEATS if name in raw]
    if raw.get("options"):
        options = [f"{key.replace('_', ' ')}: {name_of(str(value))}" for key, value in raw["options"].items()]
        lines.append(f"Played with {', '.join(options)}.")
    for key in ("deck", "discard"):
        if key in raw:
            only = " (and no other card)" if key == "deck" and raw.get("only_deck") else ""
            lines.append(f"On top of the {key}: {list_words(HERE.words(raw[key]))}{only}.")
    if raw.get("permit"):
        lines.append("Transmuting is permitted.")
    if raw.get("die_crystals"):
        lines.append("The die granted crystals.")
    if raw.get("locked"):
        lines.append("A Potion of Life keeps the players from transmuting for the rest of the round.")
    if raw.get("locks_others"):
        lines.append("A Potion of Life keeps the other players from transmuting for the rest of the round.")
    if raw.get("vision_used"):
        lines.append("The Vision of Destiny was used this turn.")
    if raw.get("struck"):
        lines.append(tell_struck(raw["struck"]))
    if raw.get("summons"):
        lines.append(f"Cards summoned this turn: {raw['summons']}.")
    if "left" in raw:
        lines.append(f"Left over is {tell_die(raw['left'])}.")
    if raw.get("others_done"):
        lines.append("The others have had their turns.")
    return lines


def tell_pile(key: str, value: Any) -> str:
    if not isinstance(value, dict):
        return f"On top of the {key}: {list_words(HERE.words(value))}."
    how = "In the {} in some order: {}." if "any_order" in value else "Somewhere in the {}: {}."
    return how.format(key, list_words(HERE.words(next(iter(value.values())))))


def tell_then(raw: Mapping[str, Any]) -> list[str]:
    lines = [tell_seat(name, raw[name] or {}) for name in SEATS if name in raw]
    for key, value in raw.items():
        if key in ("deck", "discard"):
            lines.append(tell_pile(key, value))
        elif key == "asked" and isinstance(value, dict):
            lines += [f"{name.capitalize()} is asked: {tell_why(why)}." for name, why in value.items()]
        elif key == "over":
            lines.append("The game is over." if value else "The game goes on.")
        elif key == "winners":
            lines.append(f"The win goes to {list_words(HERE.words(value))}.")
        elif key == "enchantment":
            lines.append(f"The enchantment is {name_of(value)}.")
        elif key == "struck":
            lines.append(tell_struck(value))
        elif key not in SEATS:
            lines.append(f"{key.replace('_', ' ').capitalize()}: {value}.")
    return lines


def tell_why(why: str) -> str:
    """Return what asks: "Dragon Skull, sacrifice"."""
    return ", ".join(name_of(part) for part in why.split("."))
