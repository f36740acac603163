"""balance_document.py DOCUMENT FOLDER…: regenerate the document from the output of `sortilege lab balance`.

.venv/bin/python tools/balance_document.py docs/balance.md balance-*-greedy balance-*-learned balance-*-mcts_50

Keeps the text before the first chapter. Each game has a chapter: a comparison of all bots, then the studies in the
order given. The comparison takes its rows from the first study.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from sortilege.core.kits import GAMES, kit
from sortilege.lab.arena.shard_files import BadShard
from sortilege.lab.balance import shard_files
from sortilege.lab.balance.labels import Labels
from sortilege.lab.balance.markdown_report import comparison, findings
from sortilege.lab.balance.shard_files import StudyPart
from sortilege.terminal.language import CliTexts

CHAPTER = "\n## "
WORDS = Labels(CliTexts("en"), "en")


def document(before: str, studies: Sequence[StudyPart]) -> str:
    """The whole document."""
    chapters = [chapter(game, found) for game in GAMES if (found := [one for one in studies if one.plan.game == game])]
    return "\n".join([before.split(CHAPTER)[0].rstrip() + "\n", *chapters])


def chapter(game: str, studies: Sequence[StudyPart]) -> str:
    title = kit(game).title
    versions = sorted({study.rules for study in studies})
    parts = [f"## {title}\n", f"Played with rules version {' and '.join(map(str, versions))}.\n"]
    if len(studies) > 1:
        parts += [f"### {title}, all bots\n", f"{how(studies)}\n", comparison(studies, WORDS)]
    for study in studies:
        parts += [f"### {title}, played by `{study.plan.bot}`\n", findings(study, WORDS)]
    return "\n".join(parts)


def how(studies: Sequence[StudyPart]) -> str:
    """How to read the comparison."""
    *others, last = (f"{study.plan.games:,} games by `{study.plan.bot}`" for study in studies)
    return (
        f"Wins in {', '.join(others)} and {last}.\n"
        "Each table shows the top and bottom of the first study's list, with the other studies' figures beside it.\n"
        "Intervals hold simultaneously within each column; studies with fewer games have wider ones."
    )


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    file, *folders = map(Path, sys.argv[1:])
    try:
        found = [shard_files.merge(shard_files.part_files([folder])) for folder in folders]
    except BadShard as error:
        sys.exit(f"balance_document.py: {WORDS.tell(error.said)}")
    file.write_text(document(file.read_text(encoding="utf-8"), found), encoding="utf-8")
