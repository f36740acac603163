"""Errors in input from outside. Each has one clear sentence, and nothing has changed when it is raised."""

from sortilege.core.text.message import Message, message


class SortilegeError(Exception):
    """Input that cannot be used; the text says what is wrong and what is allowed.

    Made from a `Message`, the error can be shown in every language; `str` gives English.
    """

    def __init__(self, what: str | Message = "") -> None:
        super().__init__(what)

    @property
    def said(self) -> Message:
        (what,) = self.args
        return what if isinstance(what, Message) else message("engine-plain", why=str(what))

    def text(self, language: str = "en") -> str:
        """Return the sentence in a language."""
        if not isinstance(self.args[0], Message):
            return super().__str__()
        from sortilege.core.text.catalog import tell  # loading texts is slow, and few errors are shown

        return tell(self.said, language)

    def __str__(self) -> str:
        return self.text()


class BadOptions(SortilegeError):
    """Options that no game can be played with."""


class BadChoice(SortilegeError):
    """A choice that does not answer the current question."""


class StaleChoice(BadChoice):
    """A choice made for an older version of the table."""


class IllegalChoice(BadChoice, ValueError):
    """A code that is not legal for this seat in this state."""


class GameOver(BadChoice):
    """A choice after the end of the game."""


class NotOver(SortilegeError):
    """A request that needs a finished game."""


class BadRecord(SortilegeError):
    """A record that is damaged, of another game, or not what its own choices lead to."""


class BadSave(SortilegeError):
    """A saved state that is damaged or in an unknown format."""


class Outdated(BadSave):
    """A state in the middle of an effect that the current rules no longer have."""


class BadStory(SortilegeError):
    """A story that cannot be parsed; the text names the file and line."""


class NothingToUndo(SortilegeError):
    """No choice of this seat can be undone."""
