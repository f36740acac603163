"""Accounts, how their players sign in and recover them, and the bots of users."""

from typing import Annotated, Literal

from msgspec import Meta

from sortilege.tables.protocol.base import (
    ClientMessage,
    MailAddress,
    Password,
    PlayerName,
    Secret,
    ServerMessage,
)

Base64Url = Annotated[str, Meta(min_length=1, max_length=8000, pattern=r"^[A-Za-z0-9_-]+$")]
CredentialId = Annotated[str, Meta(min_length=1, max_length=1400, pattern=r"^[A-Za-z0-9_-]+$")]
RecoveryCode = Annotated[str, Meta(min_length=1, max_length=60)]
NameOrAddress = Annotated[str, Meta(min_length=1, max_length=200)]
Language = Literal["en", "fr", "de"]
NoticeKind = Literal[
    "device",
    "password",
    "passkey_added",
    "passkey_removed",
    "codes",
    "address",
    "address_removed",
    "recovered",
    "host",
]


class Credentials(ClientMessage, frozen=True, kw_only=True):
    """Name and password, to sign up or in."""

    name: PlayerName
    password: Password


class PasskeyAssertion(ClientMessage, frozen=True, kw_only=True):
    """A browser's answer to a `PasskeyRequest`, signed by the passkey; every field in base64url."""

    id: CredentialId
    client_data: Base64Url
    authenticator_data: Base64Url
    signature: Base64Url
    user: Base64Url


class NewPasskey(ClientMessage, frozen=True, kw_only=True):
    """A browser's answer to a `PasskeyCreation`: the new passkey; every field in base64url."""

    id: CredentialId
    client_data: Base64Url
    attestation: Base64Url


class IdentityProof(ClientMessage, frozen=True, kw_only=True):
    """A player who is signed in proves again who they are: by password or passkey."""

    password: Password | None = None
    passkey: PasskeyAssertion | None = None


class NewBot(ClientMessage, frozen=True, kw_only=True):
    """The display name of a bot to create."""

    name: PlayerName


class BotCreated(ServerMessage, frozen=True, kw_only=True):
    """A bot and its token, which is shown only once; requests with "Authorization: Bearer TOKEN" play as the bot."""

    name: str
    token: str


class PasswordChange(ClientMessage, frozen=True, kw_only=True):
    """The new password, and the current one unless the player has just proved who they are."""

    password: Password | None = None
    new_password: Password


class AddressChange(ClientMessage, frozen=True, kw_only=True):
    """A mail address for the account, and the language of the mails to it."""

    address: MailAddress
    language: Language


class MailedToken(ClientMessage, frozen=True, kw_only=True):
    """The secret of the link in a mail that asks whether an address is the player's."""

    token: Secret


class MailRecovery(ClientMessage, frozen=True, kw_only=True):
    """The name or the mail address of an account, to which a link is mailed that sets a new password."""

    account: NameOrAddress


class LinkRecovery(ClientMessage, frozen=True, kw_only=True):
    """The secret of that link, and a new password."""

    token: Secret
    new_password: Password


class CodeRecovery(ClientMessage, frozen=True, kw_only=True):
    """A recovery code of the account with this name, and a new password."""

    name: PlayerName
    code: RecoveryCode
    new_password: Password


class AccountStatus(ServerMessage, frozen=True, kw_only=True):
    """The account the caller is signed in to; an empty name means none.

    `notices` counts what happened to the account from other devices since this one signed in first, and which no player
    has confirmed. `mails`: this server sends mail.
    """

    name: str
    played: int = 0
    won: int = 0
    notices: int = 0
    mails: bool = False


class PasskeyRequest(ServerMessage, frozen=True, kw_only=True):
    """What a browser asks a passkey to sign; `host` is the name of this server that the passkey is bound to."""

    challenge: str
    host: str


class PasskeyCreation(ServerMessage, frozen=True, kw_only=True):
    """What a browser needs to create a passkey: `existing` are the account's, of which a device makes no second one."""

    challenge: str
    host: str
    user: str
    name: str
    algorithms: tuple[int, ...]
    existing: tuple[str, ...]


class RecoveryCodes(ServerMessage, frozen=True, kw_only=True):
    """New recovery codes, which only this answer contains; older ones no longer work."""

    codes: tuple[str, ...]


class Passkey(ServerMessage, frozen=True, kw_only=True):
    """A passkey of the account: where it works, with what it was made, and the days of its first and last use."""

    id: str
    host: str
    browser: str
    system: str
    first_day: str
    last_day: str


class AccountDevice(ServerMessage, frozen=True, kw_only=True):
    """A browser in which the account has signed in, with the UTC days of its first and last visit.

    `browser` and `system` are empty where they are unknown.
    """

    id: str
    browser: str
    system: str
    first_day: str
    last_day: str
    current: bool
    signed_in: bool


class AccountNotice(ServerMessage, frozen=True, kw_only=True):
    """Something that happened to the account, with the device it came from; `at` in seconds since 1970.

    `open`: the caller may say that it was them, because it came from another device and after the caller's.
    """

    what: NoticeKind
    browser: str
    system: str
    at: float
    open: bool


class AccountSecurity(ServerMessage, frozen=True, kw_only=True):
    """How the caller's account is secured.

    `proved`: the player has just proved who they are, so that security settings may be changed. `address` is verified;
    `pending` is not yet. `blocked`: the owner of the address wants no mail from this server.
    """

    proved: bool
    codes: int
    address: str
    pending: str
    blocked: bool
    passkeys: tuple[Passkey, ...]
    devices: tuple[AccountDevice, ...]
    notices: tuple[AccountNotice, ...]
