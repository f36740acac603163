"""sortilege --version: which package, which rules, compiled or not."""

from sortilege import __version__
from sortilege.build import COMPILED
from sortilege.cli.speech import Speech
from sortilege.games import rules_of


def version(say: Speech) -> str:
    rules = rules_of("seasons")
    engine = say("version-compiled" if COMPILED else "version-uncompiled")
    return say("version", package=__version__, game="Seasons", rules=str(rules.version), engine=engine)
