"""`sortilege --version`: the versions of package and rules, and whether the engine is compiled."""

from collections.abc import Sequence

from sortilege import __version__
from sortilege.compilation_status import COMPILED
from sortilege.core.kits import Kit, kits
from sortilege.terminal.language import CliTexts


def version(say: CliTexts, games: Sequence[Kit] = ()) -> str:
    """Cover the given games, or all of them."""
    rules = [say("version-rules", game=one.title, rules=str(one.rules.version)) for one in games or kits()]
    engine = say("version-compiled" if COMPILED else "version-uncompiled")
    return say("version", package=__version__, rules=" · ".join(rules), engine=engine)
