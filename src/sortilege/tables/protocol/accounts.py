"""Accounts and the bots that belong to them."""

from sortilege.tables.protocol.base import ClientMessage, Password, PlayerName, ServerMessage


class Credentials(ClientMessage, frozen=True, kw_only=True):
    """Name and password, to sign up or in."""

    name: PlayerName
    password: Password


class NewBot(ClientMessage, frozen=True, kw_only=True):
    """The display name of a bot to create."""

    name: PlayerName


class BotCreated(ServerMessage, frozen=True, kw_only=True):
    """A bot and its token, which is shown only once; requests with "Authorization: Bearer TOKEN" play as the bot."""

    name: str
    token: str


class PasswordChange(ClientMessage, frozen=True, kw_only=True):
    """The current and the new password."""

    password: Password
    new_password: Password


class AccountStatus(ServerMessage, frozen=True, kw_only=True):
    """The account the caller is signed in to; an empty name means none."""

    name: str
    played: int = 0
    won: int = 0
