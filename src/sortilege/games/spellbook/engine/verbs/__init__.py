"""What each word of the spells does. A verb's number comes from where it stands; only its name is ever stored."""

from importlib import import_module

for room in ("taking", "storing", "changing", "others", "day", "learn"):
    import_module(f"{__name__}.{room}")
