// Requests about the caller's account (docs/protocol.md).
import { ask } from "../api";
import { apiPath } from "../transport/transport";
import type {
  AccountSecurity,
  AccountStatus,
  AddressChange,
  CodeRecovery,
  Credentials,
  IdentityProof,
  LinkRecovery,
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
  PasswordChange,
  RecoveryCodes,
} from "../messages";

export const signUp = (who: Credentials) => ask<AccountStatus>("accounts", who);
export const login = (who: Credentials) => ask<AccountStatus>("login", who);
export const logout = () => ask<void>("logout", {});
export const passkeyChallenge = () => ask<PasskeyRequest>("login/challenge", {});
export const passkeyLogin = (signed: PasskeyAssertion) => ask<AccountStatus>("login/passkey", signed);

export const recoverByMail = (account: string) => ask<void>("recovery/mail", { account });
export const recoverByLink = (given: LinkRecovery) => ask<AccountStatus>("recovery/link", given);
export const recoverByCode = (given: CodeRecovery) => ask<AccountStatus>("recovery/code", given);
export const verifyAddress = (token: string) => ask<void>("recovery/address", { token });

export const exported = () => ask<unknown>("me/export");
export const remove = () => ask<void>("me", undefined, "DELETE");

export const security = () => ask<AccountSecurity>("me/security");
export const prove = (proof: Partial<IdentityProof>) => ask<void>("me/proof", proof);
export const changePassword = (change: Partial<PasswordChange>) => ask<void>("me/password", change, "PUT");
export const makeCodes = () => ask<RecoveryCodes>("me/recovery-codes", {});
export const changeAddress = (change: AddressChange) => ask<void>("me/address", change, "PUT");
export const newPasskey = () => ask<PasskeyCreation>("me/passkeys/challenge", {});
export const addPasskey = (made: NewPasskey) => ask<void>("me/passkeys", made);
export const removePasskey = (id: string) => ask<void>(apiPath`me/passkeys/${id}`, undefined, "DELETE");
export const endDevice = (id: string) => ask<void>(apiPath`me/devices/${id}`, undefined, "DELETE");
export const endOtherDevices = () => ask<void>("me/devices", undefined, "DELETE");
export const confirmNotices = () => ask<void>("me/notices", {});
