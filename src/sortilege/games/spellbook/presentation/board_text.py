"""SpellBook's table and score as plain text in one language, for terminals.

`names` are the players' names by seat.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

from sortilege.core.text.catalog import Texts
from sortilege.core.text.line_wrap import shorten_name, wrap_list
from sortilege.core.text.message import Message, seat
from sortilege.core.text.results import points_in_order, winners_message
from sortilege.games.spellbook.cards.vocabulary import SPELLS, Spell
from sortilege.games.spellbook.options import OPTIONS
from sortilege.games.spellbook.presentation.ids import COLORS, PHASES, RUNES
from sortilege.games.spellbook.presentation.view import SpellView, View

LEVELS = ("three", "four", "five")
RUNE_SIGNS = {"round": "●", "triangle": "▲", "square": "■"}


def spell_of(id: str) -> Spell:
    return next(spell for spell in SPELLS if spell.id == id)


def spell_name(texts: Texts, id: str) -> str:
    return texts.say(f"spell-{id}")


def color_name(texts: Texts, color: str) -> str:
    """The name of a color alone; beside a materia the word may be inflected."""
    return texts.attribute(f"color-{color}", "plain")


def level_text(
    texts: Texts, id: str, level: int, options: Mapping[str, str] | None = None, seats: int = OPTIONS.seats[-1]
) -> str:
    """The effect of a spell level at a table with these options and players."""
    return texts.attribute(f"spell-{id}", LEVELS[level - 3], **OPTIONS.text_arguments(options or {}, seats))


def level_head(texts: Texts, id: str, level: int) -> str:
    """A level and its printed points."""
    return texts.say("spell-level", level=level, n=spell_of(id).levels[level - 3].points)


def spell_text(texts: Texts, id: str, options: Mapping[str, str] | None = None, seats: int = OPTIONS.seats[-1]) -> str:
    """A spell in four lines: name, color and phase, then its levels."""
    head = " · ".join([spell_name(texts, id), *color_and_phase(texts, id)])
    levels = [f"{level_head(texts, id, n)}: {level_text(texts, id, n, options, seats)}" for n in (3, 4, 5)]
    return "\n".join([head, *levels])


def color_and_phase(texts: Texts, id: str) -> list[str]:
    """The color and phase of a spell."""
    spell = spell_of(id)
    return [color_name(texts, COLORS[spell.color]), texts.say(f"phase-{PHASES[spell.phase]}")]


def materia_signs(texts: Texts, materia: Sequence[str]) -> list[str]:
    """Abbreviate materia by color, such as "red ●●▲"."""
    counts = Counter(materia)
    found = []
    for color in COLORS:
        shown = "".join(RUNE_SIGNS[rune] * counts[f"{color}_{rune}"] for rune in RUNES)
        if shown:
            found.append(f"{color_name(texts, color)} {shown}")
    return found


# The table.


def labeled_list(label: str, parts: Sequence[str], indent: int = 0) -> list[str]:
    """A label followed by items, or by a dash."""
    return wrap_list(label, parts or ["–"], indent)


def table_text(texts: Texts, view: View, names: Sequence[str], options: Mapping[str, str] | None = None) -> str:
    """The whole table as plain text, at most 100 columns wide."""
    short_names = [shorten_name(name) for name in names]
    blocks = [board_lines(texts, view)]
    blocks += [seat_lines(texts, view, seat, short_names[seat]) for seat in range(len(view.seats))]
    blocks.append(game_lines(texts, view))
    return "\n\n".join("\n".join(block) for block in blocks)


def board_lines(texts: Texts, view: View) -> list[str]:
    moment = texts.say("sb-table-over") if view.over else texts.say("sb-table-moment", day=view.day)
    if view.triggered and not view.over:
        moment += f" · {texts.say('sb-table-last')}"
    lines = [moment, *altar_lines(texts, view)]
    if view.held:
        lines += labeled_list(texts.say("sb-table-held"), materia_signs(texts, view.held))
    lines.append(texts.say("sb-table-piles", pouch=view.pouch, box=len(view.box)))
    it = view.opponent
    if it is not None:
        points = texts.say("sb-n-points", n=it.points)
        lines.append(texts.say("sb-table-opponent", n=len(it.board), lower=len(it.lower), points=points))
    return lines


def altar_lines(texts: Texts, view: View) -> list[str]:
    return labeled_list(texts.say("sb-table-altar", n=len(view.altar)), materia_signs(texts, view.altar))


def pool_lines(texts: Texts, view: View, seat: int, indent: int = 0) -> list[str]:
    pool = view.seats[seat].pool
    return labeled_list(texts.say("sb-table-pool", n=len(pool)), materia_signs(texts, pool), indent)


def seat_lines(texts: Texts, view: View, seat: int, who: str) -> list[str]:
    it = view.seats[seat]
    tags = {
        "you": seat == view.seat,
        "starts": seat == view.first and len(view.seats) > 1,
        "turn": seat == view.active and not view.over,
        "chooses": seat in view.open,
    }
    tag_texts = [texts.say(f"sb-table-{tag}") for tag, true in tags.items() if true]
    learned = [spell for spell in it.spells if spell.level]
    points = texts.say("sb-n-points", n=it.points)
    board = texts.say("sb-table-board", n=len(it.board), points=it.board_points)
    return [
        f"{who} ({', '.join(tag_texts)})" if tag_texts else who,
        "  " + texts.say("sb-table-points", points=points, n=len(learned)),
        *pool_lines(texts, view, seat, 2),
        *labeled_list(board, materia_signs(texts, it.board), 2),
        *labeled_list(texts.say("sb-table-learned"), [learned_text(texts, spell) for spell in learned], 2),
    ]


def learned_text(texts: Texts, spell: SpellView) -> str:
    """A learned spell with its level and its card's rune."""
    details = [RUNE_SIGNS[spell.token.partition("_")[2]]] + ([texts.say("sb-table-new")] if spell.new else [])
    label = texts.say("sb-table-spell", spell=spell_name(texts, spell.spell), level=spell.level)
    return f"{label} ({', '.join(details)})"


def game_lines(texts: Texts, view: View) -> list[str]:
    """The seven spells of this game and the legend of the runes."""
    spells = [f"{spell_name(texts, id)} ({', '.join(color_and_phase(texts, id))})" for id in view.spells]
    return [*labeled_list(texts.say("sb-table-spells"), spells), texts.say("rune-signs")]


# The score.


def score_text(texts: Texts, view: View, names: Sequence[str]) -> str:
    """The score sheet: a line per spell and for the board, a column per seat, and the winner."""
    heads = [shorten_name(name) for name in names]
    rows: list[tuple[str, list[str]]] = [("", heads)]
    for color, id in enumerate(view.spells):
        spells = [it.spells[color] for it in view.seats]
        rows.append((spell_name(texts, id), [str(spell.points) if spell.level else "–" for spell in spells]))
    rows.append((texts.say("sb-score-board"), [str(it.board_points) for it in view.seats]))
    it = view.opponent
    if it is not None:
        rows = [(label, [*cells, ""]) for label, cells in rows]
        heads = [*heads, texts.say("sb-score-opponent")]
        rows[0] = ("", heads)
        rows[-1][1][-1] = str(it.points - len(it.lower))
        rows.append((texts.say("sb-score-lower"), ["", str(len(it.lower))]))
    totals = [seat.points for seat in view.seats] + ([] if it is None else [it.points])
    rows.append((texts.say("sb-score-total"), [str(total) for total in totals]))
    left = max(len(label) for label, _ in rows)
    widths = [max(6, len(head)) for head in heads]
    lines = [
        f"{label:<{left}}" + "".join(f"  {cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        for label, cells in rows
    ]
    if view.over:
        lines.append(texts.tell(result_message(view), heads))
    return "\n".join(line.rstrip() for line in lines)


def result_message(view: View) -> Message:
    """Who won, and whether a tie-break decided."""
    totals = [it.points for it in view.seats]
    if view.opponent is None:
        return winners_message(view.seat, view.winners, totals)
    key = "nobody" if view.opponent.points == totals[0] else "lost"
    key = "solo" if view.winners else key
    scores = points_in_order([*totals, view.opponent.points])
    return Message(f"sb-score-{key}", {"you": int(view.seat == 0), "who": seat(0), "scores": scores})
