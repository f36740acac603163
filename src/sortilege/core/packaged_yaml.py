"""YAML files of the package, which may have been converted to JSON under the same name.

The build for browsers converts them, because parsing YAML there is slow.
"""

import json
from typing import Any

CONVERTED = "# turned into JSON\n"  # the first line of a converted file


def is_converted(text: str) -> bool:
    return text.startswith(CONVERTED)


def read_converted(text: str) -> Any:
    return json.loads(text.removeprefix(CONVERTED))


def convert(found: Any) -> str:
    """Return parsed YAML as the text of a converted file."""
    return CONVERTED + json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n"


def parse_yaml(text: str) -> Any:
    """Parse a file, with YAML's usual types for dates and numbers."""
    if is_converted(text):
        return read_converted(text)
    import yaml  # imported late: a browser rarely needs it

    return yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
