"""YAML that comes with the package: as people write it, or turned into JSON under the same name.

A build for browsers does that: there nothing reads YAML quickly.
"""

import json
from typing import Any

TURNED = "# turned into JSON\n"  # the first line of such a file


def turned(text: str) -> bool:
    return text.startswith(TURNED)


def read_turned(text: str) -> Any:
    return json.loads(text.removeprefix(TURNED))


def turn(found: Any) -> str:
    """What was read from a file of YAML, as a file that is read quickly."""
    return TURNED + json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def read_plain(text: str) -> Any:
    """What a file says, with YAML's own idea of dates and numbers."""
    if turned(text):
        return read_turned(text)
    import yaml  # which a browser does without until somebody writes some

    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
