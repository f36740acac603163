"""`sortilege review`: rate the choices of a recorded game, from what each seat knew."""

import argparse

import msgspec
from rich.table import Table
from rich.text import Text

from sortilege.analysis.move_evaluation import QUICK
from sortilege.analysis.results import Review, ReviewedMove, SeatReview, TurningPoint
from sortilege.analysis.review import Reviewer
from sortilege.analysis.review_sentences import foregone_result
from sortilege.cli.arguments import at_least
from sortilege.cli.playing.replay import earlier_moves
from sortilege.core.errors import BadOptions
from sortilege.core.record import Record
from sortilege.core.record_file import blame_position, load_record
from sortilege.core.rules import Rules
from sortilege.core.text.catalog import texts
from sortilege.core.text.message import Message
from sortilege.terminal.language import CliTexts
from sortilege.terminal.screen import error_screen, json_text, printable, progress_bar, screen, signed_points

CURVE_CHARACTERS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 60  # columns


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-file"))
    parser.add_argument("--seat", type=at_least(1, say), metavar="S", help=say("help-review-seat"))
    parser.add_argument("--times", type=at_least(1, say), default=1, metavar="N", help=say("help-times"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace, say: CliTexts) -> int:
    rules, record = load_record(args.record)
    if args.seat is not None and args.seat > len(record.seats):
        raise BadOptions(say("bad-seat", most=len(record.seats), given=args.seat))
    with blame_position(record):
        return print_review(rules, record, args, say)


def print_review(rules: Rules, record: Record, args: argparse.Namespace, say: CliTexts) -> int:
    seats = () if args.seat is None else (args.seat - 1,)
    reviewing = Reviewer(rules, record, seats, QUICK.times(args.times))
    error_screen().print(say("review-takes", n=len(reviewing.chosen), seconds=max(1, round(reviewing.estimate()))))
    with progress_bar() as bar:
        task = bar.add_task(say("review-working"), total=len(reviewing.steps))
        for done in reviewing.run():
            bar.update(task, completed=done)
    review = reviewing.result()
    if args.json:
        print(json_text(msgspec.to_builtins(review)))
    else:
        for seat in review.seats:
            show(review, seat, say)
        for line in earlier_moves(record.rules, record.upgrades, "review-earlier", say):
            screen().print(Text(line))
    return 0


def show(review: Review, seat: SeatReview, say: CliTexts) -> None:
    out = screen()
    names = [printable(name) for name in review.names]
    won = "yes" if seat.won else "no"
    out.print(Text(say("review-head", name=names[seat.seat], points=seat.points, won=won), style="bold"))
    chances = [one.expected_chance for one in seat.choices] + [seat.won]
    out.print(f"{curve(chances)} {say('review-curve', **{'from': percent(chances[0]), 'to': percent(chances[-1])})}")
    own = {"play": signed_points(round(seat.play_points)), "chance": signed_points(percent(seat.play_chance))}
    others = {"others": signed_points(round(seat.others_points)), "theirs": signed_points(percent(seat.others_chance))}
    luck = {"luck": signed_points(round(seat.luck_points)), "gave": signed_points(percent(seat.luck_chance))}
    luck |= {"rest": signed_points(round(seat.rest_points)), "left": signed_points(percent(seat.rest_chance))}
    ends = {"first": round(seat.expected_points), "odds": percent(seat.expected_chance)}
    ends |= {"points": seat.points, "won": percent(seat.won)}
    out.print(say("review-sums", **ends, **own, **others, **luck))
    for line in seat.summary:
        out.print(format_message(line, names, say))
    if seat.worst:
        out.print(worst_choices_table([seat.choices[n] for n in seat.worst], names, say))
    if seat.turning:
        out.print(say("review-turning"))
    for turn in seat.turning:
        out.print(f"  {turning_line(turn, say)}")
    for title, found in (("review-others", seat.swayed), ("review-lucky", seat.lucky)):
        if found:
            out.print(say(title))
        for one in found:
            figures = {"chance": signed_points(percent(one.by.chance)), "points": signed_points(round(one.by.points))}
            saw = f" – {' '.join(format_message(line, names, say) for line in one.saw)}" if one.saw else ""
            out.print("  " + say("review-swayed", n=one.at + 1, who=names[one.who], **figures) + saw)
    if not seat.swayed and len(names) > 1:
        out.print(say("review-as-expected"))
    if seat.picked:
        known = texts(say.language)
        cards = [say("review-card", card=known.say(one.card), points=signed_points(one.brought)) for one in seat.picked]
        out.print(say("review-picked", cards=", ".join(cards)))
    out.print()


def worst_choices_table(choices: list[ReviewedMove], names: list[str], say: CliTexts) -> Table:
    """Build the table of the costliest choices, each with the better alternative and the reason."""
    table = Table(title=say("review-worst"), title_style="bold", title_justify="left", show_lines=True)
    for key in ("at", "turn"):
        table.add_column(say(f"review-{key}"), justify="right")
    for key in ("chosen", "best"):
        table.add_column(say(f"review-{key}"), overflow="fold")
    table.add_column(say("review-lost"), justify="right", overflow="fold")
    for one in choices:
        chosen, best = (format_message(it.said, names, say) for it in (one.chosen, one.best))
        if "." in one.asked:  # the question came from a card
            chosen = f"{format_message(one.question, names, say)}\n{chosen}"
        why = f"\n{format_message(one.chosen.why, names, say)}" if one.chosen.why else ""
        points = f"{one.lost_points:.1f}"
        lost = texts(say.language).say(
            "review-cost", chance=percent(one.lost_chance), points=points, then=foregone_result(one)
        )
        table.add_row(str(one.at + 1), str(one.turn), chosen + why, best, lost)
    table.caption, table.caption_justify = texts(say.language).say("review-each"), "left"
    return table


def turning_line(one: TurningPoint, say: CliTexts) -> str:
    """Return a turning point with the parts of its change that show, the largest first."""
    found = {"own": one.play, "theirs": one.others, "luck": one.luck, "rest": one.rest}
    parts = sorted((name for name in found if percent(found[name])), key=lambda name: -abs(found[name]))
    causes = ", ".join(say(f"review-{name}", chance=signed_points(percent(found[name]))) for name in parts)
    return say("review-turned", n=one.at + 1, **{"from": percent(one.before), "to": percent(one.after)}, causes=causes)


def format_message(line: Message, names: list[str], say: CliTexts) -> str:
    return texts(say.language).tell(line, names)


def percent(chance: float) -> int:
    return round(100 * chance)


def curve(chances: list[float]) -> str:
    """Draw win probabilities as a line of bars."""
    shown = (
        chances
        if len(chances) <= CURVE_WIDTH
        else [chances[n * (len(chances) - 1) // (CURVE_WIDTH - 1)] for n in range(CURVE_WIDTH)]
    )
    return "".join(
        CURVE_CHARACTERS[min(len(CURVE_CHARACTERS) - 1, int(chance * len(CURVE_CHARACTERS)))] for chance in shown
    )
