// What the server promised before the deal, worked out again. Browsers hash by themselves on https only, and a home network has none.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The same as `commitment` in src/sortilege/core/record.py: of the key and the server's own words by seat; null: of the key alone. */
export function commitmentOf(key: string, bound: [seat: number, word: string][] | null): string {
  if (bound === null) return bytesToHex(sha256(concatBytes(utf8ToBytes("sortilege commitment\0"), hexToBytes(key))));
  const words = bound.flatMap(([seat, word]) => [number(seat), number(utf8ToBytes(word).length), utf8ToBytes(word)]);
  return bytesToHex(sha256(concatBytes(utf8ToBytes("sortilege commitment 2\0"), hexToBytes(key), ...words)));
}

/** The same as `nonce_hash` there. */
export function hashOf(word: string): string {
  return bytesToHex(sha256(utf8ToBytes(`sortilege nonce\0${word}`)));
}

function number(n: number): Uint8Array {
  return new Uint8Array([n >>> 24, n >>> 16, n >>> 8, n]);
}
