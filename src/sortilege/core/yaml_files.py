"""YAML that comes with the package: as people write it, or turned into JSON under the same name.

A build for browsers does that: there nothing reads YAML quickly.
"""

import json
from typing import Any

CONVERTED = "# turned into JSON\n"  # the first line of such a file


def is_converted(text: str) -> bool:
    return text.startswith(CONVERTED)


def read_converted(text: str) -> Any:
    return json.loads(text.removeprefix(CONVERTED))


def convert(found: Any) -> str:
    """What was read from a file of YAML, as a file that is read quickly."""
    return CONVERTED + json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def parse_yaml(text: str) -> Any:
    """What a file says, with YAML's own idea of dates and numbers."""
    if is_converted(text):
        return read_converted(text)
    import yaml  # which a browser does without until somebody writes some

    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
