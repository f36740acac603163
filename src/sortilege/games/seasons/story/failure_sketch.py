"""Draws the table as a few lines of text, to explain a failed story."""

from sortilege.games.seasons.engine.constants import RESERVE
from sortilege.games.seasons.engine.state import State
from sortilege.games.seasons.story.expected_values import InPlay, Top
from sortilege.games.seasons.story.state_facts import Facts, facts
from sortilege.stories.expectations import ExpectedAsks, words_or_none
from sortilege.stories.source_location import SEATS


def draw(state: State) -> str:
    found = facts(state)
    lines = [
        f"year {found['year']}, space {found['space']} ({found['season']}); first {found['first']}; "
        f"turn {found['turn']}; dice {words_or_none(found['dice'])}"
    ]
    if found["enchantment"] != "none":
        struck = f", struck in year {' '.join(map(str, found['struck']))}" if found["struck"] else ""
        lines.append(f"enchantment {found['enchantment']}{struck}")
    lines += [draw_seat(name, found[name]) for name in SEATS if name in found]
    lines.append(f"deck {Top([]).show(found['deck'])}; discard {Top([]).show(found['discard'])}")
    lines.append("the game is over" if found["over"] else ExpectedAsks({}).show(found["asked"]))
    return "\n".join(lines)


def draw_seat(name: str, seat: Facts) -> str:
    parts = [f"{name}: {seat['crystals']} crystals, gauge {seat['gauge']}, bonuses {seat['bonuses']}"]
    room = "" if seat["capacity"] == RESERVE else f" (room for {seat['capacity']})"
    parts.append(f"reserve {words_or_none(seat['reserve'])}{room}")
    parts.append(f"die {seat['die']}")
    parts.append(f"play {InPlay([]).show(seat['play'])}")
    parts.append(f"hand {words_or_none(seat['hand'])}")
    for key in ("library_2", "library_3", "pack"):
        if seat[key]:
            parts.append(f"{key} {words_or_none(seat[key])}")
    if seat["dealt"]:
        parts.append(f"ability tokens {' '.join(map(str, seat['dealt']))}")
    if seat["ability"]:
        parts.append(f"ability token {seat['ability']}{' (used)' if seat['ability_used'] else ''}")
    return "; ".join(parts)
