"""The HTTP interface of accounts: signing in, recovery, and how an account is secured."""

from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from sortilege.server.http import request_checks, sessions
from sortilege.server.http.handlers import PROBLEMS, HttpRequest
from sortilege.server.server_process import ServerProcess
from sortilege.tables.identity import Caller
from sortilege.tables.protocol.accounts import (
    AccountSecurity,
    AccountStatus,
    AddressChange,
    CodeRecovery,
    Credentials,
    IdentityProof,
    LinkRecovery,
    MailedToken,
    MailRecovery,
    NewPasskey,
    PasskeyAssertion,
    PasskeyCreation,
    PasskeyRequest,
    PasswordChange,
    RecoveryCodes,
)
from sortilege.tables.refusals import NotKnown

Service = NamedDependency[ServerProcess]
Visitor = NamedDependency[Caller]
DeviceId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A device, as listed.")]
PasskeyId = Annotated[str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,1400}$", description="A passkey, as listed.")]


def origin_of(request: HttpRequest, service: ServerProcess) -> str:
    return request_checks.origin_of(request, service.config)


# Signing in and out.


@post("/accounts", responses=PROBLEMS, tags=["account"])
async def sign_up(
    data: JSONBody[Credentials], request: HttpRequest, service: Service, caller: Visitor
) -> AccountStatus:
    """Create an account and sign in."""
    await service.limits.count("account", request_checks.address_of(request), caller.session)
    return await sessions.sign_in(service, request, caller, await service.accounts.make(data))


@post("/login", responses=PROBLEMS, status_code=200, tags=["account"])
async def login(data: JSONBody[Credentials], request: HttpRequest, service: Service, caller: Visitor) -> AccountStatus:
    """Sign in; seats taken in this browser become the account's."""
    address, device = request_checks.address_of(request), sessions.device_hash(service, request)
    known = await service.sign_in_limits.count(address, data.name, device)
    return await sessions.sign_in(service, request, caller, await service.accounts.log_in(data, known))


@post("/login/challenge", responses=PROBLEMS, status_code=200, tags=["account"])
async def passkey_challenge(request: HttpRequest, service: Service) -> PasskeyRequest:
    """Return a challenge for a passkey, to sign in or to prove who one is; it works once, for five minutes."""
    await service.limits.count("passkey", request_checks.address_of(request))
    return await service.passkeys.request(origin_of(request, service))


@post("/login/passkey", responses=PROBLEMS, status_code=200, tags=["account"])
async def passkey_login(
    data: JSONBody[PasskeyAssertion], request: HttpRequest, service: Service, caller: Visitor
) -> AccountStatus:
    """Sign in with a passkey."""
    await service.limits.count("passkey", request_checks.address_of(request))
    found = await service.passkeys.log_in(data, origin_of(request, service))
    await service.limits.count("known_device", data.id, found.account)
    return await sessions.sign_in(service, request, caller, found)


@post("/logout", responses=PROBLEMS, status_code=204, tags=["account"])
async def logout(request: HttpRequest, service: Service, caller: Visitor) -> None:
    """Sign out; this browser keeps nothing of the account but its device cookie, which gives no rights."""
    if caller.account:
        await service.accounts.sign_out(caller)
        sessions.start_session(service, request)


# Recovery.


@post("/recovery/mail", responses=PROBLEMS, status_code=204, tags=["account"])
async def recover_by_mail(data: JSONBody[MailRecovery], request: HttpRequest, service: Service) -> None:
    """Mail a link to the verified address of an account, if there are both; the answer does not depend on it."""
    await service.limits.count("recovery", request_checks.address_of(request))
    service.account_mail.request_recovery(data.account)


@post("/recovery/link", responses=PROBLEMS, status_code=200, tags=["account"])
async def recover_by_link(
    data: JSONBody[LinkRecovery], request: HttpRequest, service: Service, caller: Visitor
) -> AccountStatus:
    """Set a new password with the secret of a mailed link, end all sessions and sign in."""
    await service.limits.count("recovery", request_checks.address_of(request))
    return await sessions.sign_in(service, request, caller, await service.recovery.by_link(data))


@post("/recovery/code", responses=PROBLEMS, status_code=200, tags=["account"])
async def recover_by_code(
    data: JSONBody[CodeRecovery], request: HttpRequest, service: Service, caller: Visitor
) -> AccountStatus:
    """Set a new password with a recovery code, end all sessions and sign in."""
    await service.limits.count("recovery", request_checks.address_of(request))
    return await sessions.sign_in(service, request, caller, await service.recovery.by_code(data))


@post("/recovery/address", responses=PROBLEMS, status_code=204, tags=["account"])
async def verify_address(data: JSONBody[MailedToken], request: HttpRequest, service: Service) -> None:
    """Verify an account's mail address with the secret of the link sent to it."""
    await service.limits.count("recovery", request_checks.address_of(request))
    await service.account_mail.verify(data.token)


# The caller's account.


@get("/me/export", responses=PROBLEMS, tags=["account"])
async def export(request: HttpRequest, service: Service, caller: Visitor) -> dict[str, Any]:
    """Return everything that is stored about the caller."""
    service.limits.spend("read", request_checks.address_of(request), caller.session)
    return await service.export(caller)


@delete("/me", responses=PROBLEMS, tags=["account"])
async def remove(request: HttpRequest, service: Service, caller: Visitor) -> None:
    """Delete everything that is stored about the caller."""
    await service.limits.count("erase", request_checks.address_of(request), caller.session)
    await service.forget(caller)


@get("/me/security", responses=PROBLEMS, tags=["account"])
async def security(request: HttpRequest, service: Service, caller: Visitor) -> AccountSecurity:
    """Return how the caller's account is secured, its devices, and what happened to it lately."""
    service.limits.spend("read", request_checks.address_of(request), caller.session)
    return await service.security.status(caller)


@post("/me/proof", responses=PROBLEMS, status_code=204, tags=["account"])
async def prove(data: JSONBody[IdentityProof], request: HttpRequest, service: Service, caller: Visitor) -> None:
    """Prove again who one is, by password or passkey; for ten minutes, security settings may then be changed."""
    await service.limits.count("proof", request_checks.address_of(request), caller.session)
    if data.passkey is not None:
        await service.passkeys.prove(caller, data.passkey, origin_of(request, service))
    elif data.password is not None:
        await service.accounts.prove(caller, data.password)
    else:
        raise NotKnown("server-no-password")


@put("/me/password", responses=PROBLEMS, status_code=204, tags=["account"])
async def password(data: JSONBody[PasswordChange], request: HttpRequest, service: Service, caller: Visitor) -> None:
    """Change the password; other browsers are signed out."""
    await service.limits.count("proof", request_checks.address_of(request), caller.session)
    await service.accounts.change_password(caller, data)


@post("/me/recovery-codes", responses=PROBLEMS, status_code=200, tags=["account"])
async def recovery_codes(request: HttpRequest, service: Service, caller: Visitor) -> RecoveryCodes:
    """Make new recovery codes, which only this answer contains; older ones no longer work."""
    await service.limits.count("proof", request_checks.address_of(request), caller.session)
    return await service.recovery.make_codes(caller)


@put("/me/address", responses=PROBLEMS, status_code=204, tags=["account"])
async def address(data: JSONBody[AddressChange], request: HttpRequest, service: Service, caller: Visitor) -> None:
    """Give the account a mail address, which has to be verified; an empty one removes it."""
    await service.limits.count("mail", request_checks.address_of(request), caller.session)
    await service.account_mail.change(caller, data)


@post("/me/passkeys/challenge", responses=PROBLEMS, status_code=200, tags=["account"])
async def new_passkey(request: HttpRequest, service: Service, caller: Visitor) -> PasskeyCreation:
    """Return what the browser needs to create a passkey for the account."""
    await service.limits.count("proof", request_checks.address_of(request), caller.session)
    return await service.passkeys.request_creation(caller, origin_of(request, service))


@post("/me/passkeys", responses=PROBLEMS, status_code=204, tags=["account"])
async def add_passkey(data: JSONBody[NewPasskey], request: HttpRequest, service: Service, caller: Visitor) -> None:
    """Add a passkey to the account."""
    await service.limits.count("proof", request_checks.address_of(request), caller.session)
    await service.passkeys.create(caller, data, origin_of(request, service))


@delete("/me/passkeys/{passkey:str}", responses=PROBLEMS, tags=["account"])
async def remove_passkey(passkey: PasskeyId, service: Service, caller: Visitor) -> None:
    """Delete a passkey; browsers that signed in with it are signed out."""
    await service.passkeys.remove(caller, passkey)


@delete("/me/devices/{device:str}", responses=PROBLEMS, tags=["account"])
async def end_device(device: DeviceId, service: Service, caller: Visitor) -> None:
    """Sign a device of the account out, and forget it."""
    await service.security.end_device(caller, device)


@delete("/me/devices", responses=PROBLEMS, tags=["account"])
async def end_other_devices(service: Service, caller: Visitor) -> None:
    """Sign every other device of the account out, and forget it."""
    await service.security.end_other_devices(caller)


@post("/me/notices", responses=PROBLEMS, status_code=204, tags=["account"])
async def confirm_notices(service: Service, caller: Visitor) -> None:
    """Confirm that what happened to the account from the caller's other devices was them."""
    await service.security.confirm_notices(caller)


ACCOUNT_HANDLERS = (
    *(sign_up, login, passkey_challenge, passkey_login, logout),
    *(recover_by_mail, recover_by_link, recover_by_code, verify_address),
    *(export, remove, security, prove, password, recovery_codes, address),
    *(new_passkey, add_passkey, remove_passkey, end_device, end_other_devices, confirm_notices),
)
