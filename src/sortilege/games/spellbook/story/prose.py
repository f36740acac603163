"""SpellBook stories in English sentences."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sortilege.core.text.catalog import texts
from sortilege.games.spellbook.story.terms import ANY, SPELL_NUMBER, read_materia, read_spells
from sortilege.stories.source_location import SEATS, SourceLocation

HERE = SourceLocation("story")
OPTION_PHRASES = {
    "pass": "skip the phase",
    "take_1": "choose Take 1",
    "draw_2": "choose Draw 2",
    "store_1": "choose Store 1",
    "learn_1": "choose Learn 1",
    "store": "choose to store",
    "take": "choose to take",
    "done": "stop",
    "wilds": "pay with {} wilds",
    "rune": "make a triple of {} runes",
    "seat": "name {}",
    "pool": "give {}",
    "altar": "pick {} on the altar",
    "board": "pick {} on the board",
    "cast": "cast {}",
    "copy": "copy {}",
    "learn": "learn {}",
    "raise": "raise {}",
}
MOMENT_SENTENCES = {
    "morning": "It is the morning of {}'s Day.",
    "midday": "It is midday of {}'s Day.",
    "evening": "It is the evening of {}'s Day.",
    "end_of_day": "{}'s Day ends.",
    "new": "A new game begins.",
}


def name_of(word: str) -> str:
    if word in SPELL_NUMBER:
        return texts("en").say(f"spell-{word}")
    return word.capitalize() if word in SEATS else word.replace("_", " ")


def tell_option(id: str) -> str:
    """Describe a move as a verb phrase: "cast Focus at level 4"."""
    verb, _, rest = id.partition(":")
    if verb not in OPTION_PHRASES or ("{}" in OPTION_PHRASES[verb]) != bool(rest):
        return f"choose {tell_object('', id)}"
    return OPTION_PHRASES[verb].format(tell_object(verb, rest))


def tell_object(verb: str, words: str) -> str:
    parts = words.split(":")
    if verb == "seat":
        return SEATS[int(words)].capitalize()
    if parts[-1] in ("3", "4", "5") and len(parts) > 1:
        return f"{' '.join(name_of(part) for part in parts[:-1])} at level {parts[-1]}"
    return " ".join(name_of(part) for part in parts)


def list_words(words: list[str]) -> str:
    """List materia in order with counts: "2 red round, 3 of any kind"."""
    parts = []
    for word, n in Counter(words).items():
        name = "of any kind" if word == ANY else name_of(word)
        parts.append(f"{n} {name}" if n > 1 or word == ANY else name)
    return ", ".join(parts) or "nothing"


def tell_place(key: str, value: Any) -> str:
    words = read_materia(value, HERE)
    return f"{len(words)} in the {key}" if set(words) == {ANY} else f"in the {key} {list_words(words)}"


def tell_seat(name: str, raw: Mapping[str, Any]) -> str:
    parts: list[str] = []
    for key, value in raw.items():
        if key in ("pool", "board", "lower"):
            parts.append(tell_place({"board": "Familiar board", "lower": "lower area"}.get(key, key), value))
        elif key == "spells":
            for spell, one in read_spells(value, HERE).items():
                on = f" with {name_of(one.token)}" if one.token else ""
                level = f"at level {one.level}{on}{', learned today' if one.today else ''}"
                parts.append(f"{name_of(spell)} {level if one.level else 'not learned'}")
        elif key == "points":
            parts += [f"{points} points for {name_of(spell)}" for spell, points in value.items()]
        elif key == "score":
            parts.append(f"{value} points")
        elif key == "board_points":
            parts.append(f"{value} points for the Familiar board")
    return f"{name.capitalize()}: {'; '.join(parts) or 'nothing'}."


def tell_table(raw: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    for key, value in raw.items():
        if key in ("altar", "pouch", "box", "held"):
            lines.append(f"{tell_place(key, value).capitalize()}.")
        elif key in (*SEATS, "opponent"):
            lines.append(tell_seat("the opponent" if key == "opponent" else key, value or {}))
        elif key == "options":
            lines += [f"Option {option.replace('_', ' ')}: {name_of(str(one))}." for option, one in value.items()]
        elif key == "spells":
            lines.append(f"Spells of the game: {list_words(HERE.words(value))}.")
    return lines


def tell_given(raw: Mapping[str, Any]) -> list[str]:
    turn = str(raw.get("turn", raw.get("first", "ann"))).capitalize()
    lines = [MOMENT_SENTENCES[raw.get("moment", "morning")].format(turn)]
    if "players" in raw:
        lines.append("The solo game." if raw["players"] == 1 else f"{raw['players']} players.")
    if raw.get("first", "ann") != "ann":
        lines.append(f"{raw['first'].capitalize()} was the first player.")
    if raw.get("triggered"):
        lines.append("The end of the game is triggered.")
    if raw.get("only_pouch"):
        lines.append("The pouch holds nothing else.")
    return [*lines, *tell_table(raw)]


def tell_then(raw: Mapping[str, Any]) -> list[str]:
    lines = tell_table(raw)
    for key, value in raw.items():
        if key == "asked":
            asked = value if isinstance(value, Mapping) else {}
            lines += [f"{name.capitalize()} is asked: {tell_why(why)}." for name, why in asked.items()]
            if not asked:
                lines.append("Nobody is asked.")
        elif key == "over":
            lines.append("The game is over." if value else "The game goes on.")
        elif key == "winners":
            lines.append(f"The win goes to {', '.join(map(name_of, HERE.words(value))) or 'nobody'}.")
        elif key in ("turn", "first"):
            lines.append(f"{'The Day is' if key == 'turn' else 'The first player is'} {name_of(value)}.")
        elif key == "triggered":
            lines.append("The end of the game is triggered." if value else "The end is not triggered.")
        elif key == "day":
            lines.append(f"Day {value}.")
    return lines


def tell_why(why: str) -> str:
    return ", ".join(name_of(part) for part in why.split("."))
