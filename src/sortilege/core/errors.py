"""What can be wrong with what comes from outside: one clear sentence each, and nothing is changed."""


class SortilegeError(Exception):
    """Something from outside cannot be used; its text says what was wrong and what would be right."""


class BadOptions(SortilegeError):
    """An option set that no game can be played with."""


class BadChoice(SortilegeError):
    """A choice that does not answer what is asked now."""


class StaleChoice(BadChoice):
    """A choice that answers an older version of the table."""


class BadRecord(SortilegeError):
    """A record that is damaged, foreign, or does not follow from its own choices."""


class BadSave(SortilegeError):
    """A saved state that is damaged or of an unknown format."""


class Outdated(BadSave):
    """A moment in the middle of something that today's rules do not have any longer."""


class BadStory(SortilegeError):
    """A scenario that cannot be read; the text gives the place."""


class NothingToUndo(SortilegeError):
    """There is no choice of this seat that may be undone."""
