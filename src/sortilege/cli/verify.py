"""sortilege verify: does a record follow from its own key, choices and commitment?"""

import argparse

from rich.text import Text

from sortilege.cli.recordfile import load
from sortilege.cli.screen import plain, screen
from sortilege.cli.speech import Speech
from sortilege.core.game import verify


def arguments(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-file"))


def run(args: argparse.Namespace, say: Speech) -> int:
    rules, record = load(args.record)
    game = verify(rules, record)
    out = screen()
    for key in ("verify-commitment" if record.commitment else "verify-no-commitment", "verify-replay", "verify-digest"):
        sign = "–" if key == "verify-no-commitment" else "✓"
        out.print(Text(f"{sign} {say(key, n=len(record.choices), rules=str(record.rules), digest=record.digest)}"))
    if game.state.over:
        winners = [plain(game.seats[seat]) for seat in rules.winners(game.state)]
        won = ", ".join(winners)
        scores = ", ".join(map(str, rules.scores(game.state)))
        out.print(Text(say("verify-over" if winners else "verify-nobody", who=won, scores=scores)))
    else:
        out.print(Text(say("verify-unfinished")))
    return 0
