"""What happened, as a key and typed arguments; the sentences live in the Fluent files."""

import msgspec

WENT_BACK = -1  # the kind of the one event that is the table's and no game's: it is back at an earlier moment


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, as one viewer may know it; a hidden detail is absent and the key ends in -hidden."""

    key: str
    args: dict[str, int | str]
