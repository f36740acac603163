"""What happened, as a key and typed arguments; the sentences live in the Fluent files."""

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, as one viewer may know it; a hidden detail is absent and the key ends in -hidden."""

    key: str
    args: dict[str, int | str]
