"""sortilege verify: does a record follow from its own key, choices and commitment?"""

import argparse

from rich.text import Text

from sortilege.cli.recordfile import load
from sortilege.cli.screen import screen
from sortilege.cli.speech import Speech
from sortilege.cli.telling import telling_of
from sortilege.core.game import verify
from sortilege.core.record import unchecked


def arguments(parser: argparse.ArgumentParser, say: Speech) -> None:
    parser.add_argument("record", metavar="RECORD", help=say("help-file"))


def run(args: argparse.Namespace, say: Speech) -> int:
    rules, record = load(args.record)
    game = verify(rules, record)
    missing = unchecked(rules, record)
    out = screen()
    ended = not missing or missing[-1].end < len(record.choices)
    told = ("verify-commitment" if record.commitment else "verify-no-commitment", "verify-replay")
    for key in (*told, "verify-digest") if ended else told:
        sign = "–" if key == "verify-no-commitment" else "✓"
        checked = len(record.choices) - sum(one.end - one.start for one in missing)
        version = str(rules.version if missing else record.rules)
        out.print(Text(f"{sign} {say(key, n=checked, rules=version, digest=record.digest)}"))
    for one in missing:
        line = say("verify-unchecked", first=one.start + 1, last=one.end, rules=str(one.rules))
        out.print(Text(f"– {line}"))
    if not ended:
        return 0  # how it ended is told by rules that are not here
    if game.state.over:
        telling = telling_of(record.game, say.lang, game.seats, game.options)
        result = telling.result(rules.view(game.state, None))
        scores = ", ".join(map(str, rules.scores(game.state)))
        out.print(Text(say("verify-over", result=result, scores=scores)))
    else:
        out.print(Text(say("verify-unfinished")))
    return 0
