"""balance.py DOCUMENT FOLDER…: writes the document anew, from studies that `sortilege lab balance` left in folders.

.venv/bin/python tools/balance.py docs/balance.md balance-*-greedy balance-*-learned balance-*-mcts_50

What stands before its first chapter is kept. A game has a chapter: what wins whoever plays, then one study after the
other, in the order in which they are named; the first is what the others are compared with.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

from sortilege.core.kits import GAMES, kit
from sortilege.lab.arena.shards import BadShard
from sortilege.lab.balance import shards
from sortilege.lab.balance.findings import beside, findings
from sortilege.lab.balance.labels import Words
from sortilege.lab.balance.shards import Part
from sortilege.terminal.language import Speech

CHAPTER = "\n## "
WORDS = Words(Speech("en"), "en")


def document(before: str, studies: Sequence[Part]) -> str:
    """The whole of it."""
    chapters = [chapter(game, found) for game in GAMES if (found := [one for one in studies if one.plan.game == game])]
    return "\n".join([before.split(CHAPTER)[0].rstrip() + "\n", *chapters])


def chapter(game: str, studies: Sequence[Part]) -> str:
    title = kit(game).title
    told = [f"## {title}\n"]
    if len(studies) > 1:
        told += [f"### {title}, whoever plays\n", f"{how(studies)}\n", beside(studies, WORDS)]
    for study in studies:
        told += [f"### {title}, played by `{study.plan.bot}`\n", findings(study, WORDS)]
    return "\n".join(told)


def how(studies: Sequence[Part]) -> str:
    """How to read studies beside each other."""
    *others, last = (f"{study.plan.games:,} games by `{study.plan.bot}`" for study in studies)
    return (
        f"Wins in {', '.join(others)} and {last}: the ends of the first one's lists, and what the others found there.\n"
        "The intervals hold together in each column; fewer games have wider ones."
    )


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    file, *folders = map(Path, sys.argv[1:])
    try:
        found = [shards.together(shards.found([folder])) for folder in folders]
    except BadShard as error:
        sys.exit(f"balance.py: {WORDS.tell(error.said)}")
    file.write_text(document(file.read_text(encoding="utf-8"), found), encoding="utf-8")
