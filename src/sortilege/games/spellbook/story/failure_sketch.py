"""The table as a few lines of text, for debugging."""

from sortilege.games.spellbook.engine.state import State
from sortilege.games.spellbook.story.state_facts import Facts, facts
from sortilege.games.spellbook.story.terms import count_words
from sortilege.stories.expectations import ExpectedAsks
from sortilege.stories.source_location import SEATS


def draw(state: State) -> str:
    found = facts(state)
    lines = [f"day {found['day']} of {found['turn']}; first {found['first']}; spells {' '.join(found['spells'])}"]
    if found["triggered"]:
        lines.append("the end is triggered")
    lines.append(f"altar {len(found['altar'])}: {count_words(found['altar'])}")
    lines.append(f"pouch {len(found['pouch'])}: {count_words(found['pouch'][:6])} …; box {count_words(found['box'])}")
    lines += [draw_seat(name, found[name]) for name in SEATS if name in found]
    if "opponent" in found:
        there = found["opponent"]
        lines.append(
            f"opponent: board {len(there['board'])}, lower area {len(there['lower'])}, {there['score']} points"
        )
    if found["held"]:
        lines.append(f"held: {count_words(found['held'])}")
    lines.append("the game is over" if found["over"] else ExpectedAsks({}).show(found["asked"]))
    return "\n".join(lines)


def draw_seat(name: str, seat: Facts) -> str:
    learned = ", ".join(f"{spell} {one}" for spell, one in seat["spells"].items() if one.level)
    return (
        f"{name}: pool {len(seat['pool'])}: {count_words(seat['pool'])}; board {len(seat['board'])}: "
        f"{count_words(seat['board'])}; spells {learned or 'none'}; {seat['score']} points"
    )
