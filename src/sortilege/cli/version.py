"""sortilege --version: which package, which rules, compiled or not."""

from collections.abc import Sequence

from sortilege import __version__
from sortilege.build import COMPILED
from sortilege.core.kits import Kit, kits
from sortilege.terminal.language import CliTexts


def version(say: CliTexts, games: Sequence[Kit] = ()) -> str:
    """Of these games, or of all there are."""
    told = [say("version-rules", game=one.title, rules=str(one.rules.version)) for one in games or kits()]
    engine = say("version-compiled" if COMPILED else "version-uncompiled")
    return say("version", package=__version__, rules=" · ".join(told), engine=engine)
