"""What can be wrong with what comes from outside: one clear sentence each, and nothing is changed."""

from sortilege.core.text.message import Message, message


class SortilegeError(Exception):
    """Something from outside cannot be used; its text says what was wrong and what would be right.

    Made with a `Said`, it can be told in every language; its own text is English then.
    """

    def __init__(self, what: str | Message = "") -> None:
        super().__init__(what)

    @property
    def said(self) -> Message:
        (what,) = self.args
        return what if isinstance(what, Message) else message("engine-plain", why=str(what))

    def text(self, language: str = "en") -> str:
        """The sentence in a language."""
        if not isinstance(self.args[0], Message):
            return super().__str__()
        from sortilege.core.text.catalog import tell  # reading texts takes its time, and few errors are told

        return tell(self.said, language)

    def __str__(self) -> str:
        return self.text()


class BadOptions(SortilegeError):
    """An option set that no game can be played with."""


class BadChoice(SortilegeError):
    """A choice that does not answer what is asked now."""


class StaleChoice(BadChoice):
    """A choice that answers an older version of the table."""


class IllegalChoice(BadChoice, ValueError):
    """A code that is not among those a seat may choose in a state now."""


class GameOver(BadChoice):
    """A choice in a game that is over."""


class NotOver(SortilegeError):
    """Something that only a game that is over can tell."""


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
