"""sortilege --version: which package, which rules, compiled or not."""

from sortilege import __version__
from sortilege.build import COMPILED
from sortilege.core.kits import GAMES, rules_of
from sortilege.core.texts import texts
from sortilege.terminal.speech import Speech


def version(say: Speech) -> str:
    names = {name: texts(say.lang).say(f"game-{name}") for name in GAMES}
    told = [say("version-rules", game=names[name], rules=str(rules_of(name).version)) for name in GAMES]
    engine = say("version-compiled" if COMPILED else "version-uncompiled")
    return say("version", package=__version__, rules=" · ".join(told), engine=engine)
