"""Control characters in text from elsewhere, which could move a terminal's cursor, recolor it or reorder its lines."""

import re

# All but tab and line feed, with the C1 controls and those that change the direction of writing.
CONTROLS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def without_controls(text: str) -> str:
    """Replace each control character by a dot."""
    return CONTROLS.sub("·", text)


def escape_json_controls(text: str) -> str:
    """Escape the control characters that JSON allows in strings; the meaning stays."""
    return CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
