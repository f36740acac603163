// Passkeys (WebAuthn): what the server asks, as the browser wants it, and the browser's answers.
import type { NewPasskey, PasskeyAssertion, PasskeyCreation, PasskeyRequest } from "../messages";

/** Why this page cannot use passkeys, as the key of a text; empty if it can. */
export function whyNoPasskeys(): string {
  if (!window.isSecureContext) return "page-account-passkey-insecure";
  if (/^[\d.]+$|^\[/.test(location.hostname)) return "page-account-passkey-number";
  return "PublicKeyCredential" in window ? "" : "page-account-passkey-unsupported";
}

/** What the browser could not do, as the key of a text. The player may just have changed their mind. */
export class PasskeyFailure extends Error {}

function failure(error: unknown): PasskeyFailure {
  const exists = error instanceof DOMException && error.name === "InvalidStateError";
  return new PasskeyFailure(exists ? "page-account-passkey-exists" : "page-account-passkey-failed");
}

/** Lets the player create a passkey. */
export async function createPasskey(asked: PasskeyCreation): Promise<NewPasskey> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: decode(asked.challenge),
    rp: { name: "Sortilege", id: asked.host },
    user: { id: decode(asked.user), name: asked.name, displayName: asked.name },
    pubKeyCredParams: asked.algorithms.map((alg) => ({ type: "public-key", alg })),
    excludeCredentials: asked.existing.map((id) => ({ type: "public-key", id: decode(id) })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  };
  const made = await navigator.credentials.create({ publicKey }).catch((error: unknown) => {
    throw failure(error);
  });
  const { id, response } = made as PublicKeyCredential & { response: AuthenticatorAttestationResponse };
  return { id, client_data: encode(response.clientDataJSON), attestation: encode(response.attestationObject) };
}

/** Lets the player choose a passkey of theirs and unlock it. */
export async function usePasskey(asked: PasskeyRequest): Promise<PasskeyAssertion> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: decode(asked.challenge),
    rpId: asked.host,
    userVerification: "required",
  };
  const signed = await navigator.credentials.get({ publicKey }).catch((error: unknown) => {
    throw failure(error);
  });
  const { id, response } = signed as PublicKeyCredential & { response: AuthenticatorAssertionResponse };
  return {
    id,
    client_data: encode(response.clientDataJSON),
    authenticator_data: encode(response.authenticatorData),
    signature: encode(response.signature),
    user: encode(response.userHandle ?? new ArrayBuffer(0)),
  };
}

/** Bytes in base64url, without padding. */
export function encode(bytes: ArrayBuffer): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function decode(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
