"""`sortilege verify`: check a record against its key, choices and commitment, and against a player's notes."""

import argparse

from rich.text import Text

from sortilege.core.errors import BadOptions, BadRecord
from sortilege.core.record import Record, Stretch, is_deal_checked, unchecked_stretches
from sortilege.core.record_file import blame_position, load_record
from sortilege.core.rules import Rules
from sortilege.core.session import verify
from sortilege.terminal.language import CliTexts
from sortilege.terminal.renderer import renderer_for
from sortilege.terminal.screen import printable, screen

CHECKED, UNCHECKED = "✓ ", "– "  # line prefixes: checked, and impossible to check
NOT_VERIFIED = 3  # the exit status when the deal, or what followed it, could not be checked


def arguments(parser: argparse.ArgumentParser, say: CliTexts) -> None:
    parser.epilog = say("help-verify-status")
    parser.add_argument("record", metavar="RECORD", help=say("help-file"))
    parser.add_argument("--commitment", metavar="HEX", help=say("help-commitment"))
    parser.add_argument(
        "--nonce", action="append", default=[], metavar="SEAT=WORD", dest="nonces", help=say("help-nonce")
    )


def run(args: argparse.Namespace, say: CliTexts) -> int:
    rules, record = load_record(args.record)
    with blame_position(record):
        return print_checks(rules, record, compare_notes(record, args.commitment, args.nonces, say), say)


def print_checks(rules: Rules, record: Record, noted: list[str], say: CliTexts) -> int:
    """Verify a record, print what was checked, and return the exit status."""
    game = verify(rules, record)
    missing = unchecked_stretches(rules, record)
    out = screen()
    ended = not missing or missing[-1].end < len(record.choices)
    verdict = unverified_text(record, missing, is_deal_checked(rules, record), say)
    status = NOT_VERIFIED if verdict else 0
    if verdict:
        out.print(Text(verdict, style="bold"))
    for line in (*commitment_lines(record, say), *noted):
        out.print(Text(line))
    for key in ("verify-replay-part" if verdict else "verify-replay", *(("verify-digest",) if ended else ())):
        made = len(record.choices)
        checked = made - sum(one.end - one.start for one in missing)
        out.print(Text(CHECKED + say(key, n=checked, of=made, rules=str(rules.version), digest=record.digest)))
    for one in missing:
        key = "verify-unchecked" if one.start < one.end else "verify-unchecked-end"
        line = say(key, first=one.start + 1, last=one.end, rules=str(one.rules))
        out.print(Text(UNCHECKED + line))
    for change in record.upgrades:
        if change.back is not None and change.back < change.at:
            line = say("verify-went-back", rules=str(change.rules), first=change.back + 1, last=change.at)
            out.print(Text(UNCHECKED + line))
    names = ", ".join(map(printable, record.seats))
    options = ", ".join(f"{option}={value}" for option, value in sorted(record.options.items()))
    out.print(Text(UNCHECKED + say("verify-compare", seats=names, options=printable(options))))
    if not ended:
        return status  # the rules that decide the result are not installed here
    if game.state.over:
        renderer = renderer_for(record.game, say.language, game.seats, game.options)
        result = renderer.result(rules.view(game.state, None))
        scores = ", ".join(map(str, rules.scores(game.state)))
        out.print(Text(say("verify-over", result=result, scores=scores)))
    else:
        out.print(Text(say("verify-unfinished")))
    return status


def unverified_text(record: Record, missing: list[Stretch], dealt: bool, say: CliTexts) -> str:
    """Return what the record does not show about its deal or its game; empty if it shows everything."""
    if record.moment is not None:
        return say("verify-not-moment")
    if not dealt:
        return say("verify-not-deal", rules=str(record.rules))
    return say("verify-not-all", n=missing[0].start) if missing else ""


def compare_notes(record: Record, commitment: str | None, nonces: list[str], say: CliTexts) -> list[str]:
    """Check the record against what a player noted before the deal; raise BadRecord on a mismatch."""
    lines = []
    if commitment is not None:
        if commitment.strip().lower() != record.commitment:
            raise BadRecord(say("verify-other-commitment"))
        lines.append(CHECKED + say("verify-noted"))
    elif record.bound is not None:
        lines.append(UNCHECKED + say("verify-not-noted"))
    seats = {str(at + 1): at for at in range(len(record.seats))}
    compared = set()
    for given in nonces:
        number, equals, word = given.partition("=")
        if not equals or number not in seats:
            raise BadOptions(say("verify-bad-nonce", given=printable(given), most=len(seats)))
        seat = seats[number]
        who = printable(record.seats[seat])
        if not record.nonces or record.nonces[seat] != word:
            raise BadRecord(say("verify-other-nonce", who=who))
        lines.append(CHECKED + say("verify-noted-nonce", who=who))
        compared.add(seat)
    others = [seat for seat in range(len(record.nonces)) if seat not in compared and seat not in (record.bound or ())]
    if others and commitment is not None:
        who = ", ".join(printable(record.seats[seat]) for seat in others)
        lines.append(UNCHECKED + say("verify-other-nonces", who=who))
    return lines


def commitment_lines(record: Record, say: CliTexts) -> list[str]:
    """Say what the commitment covers and what it leaves open."""
    if not record.commitment:
        return [UNCHECKED + say("verify-no-commitment")]
    if record.bound is None:
        lines = [CHECKED + say("verify-commitment")]
        return [*lines, UNCHECKED + say("verify-key-only")] if record.nonces else lines
    who = ", ".join(printable(record.seats[seat]) for seat in record.bound)
    lines = [CHECKED + (say("verify-bound", who=who) if who else say("verify-bound-none"))]
    return [*lines, UNCHECKED + say("verify-alone")] if len(record.bound) == len(record.nonces) else lines
