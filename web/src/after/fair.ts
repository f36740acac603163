// What the server promised before the deal, worked out again. Browsers hash by themselves on https only, and a home network has none.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The same as src/sortilege/core/record.py says. */
export function commitmentOf(key: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes("sortilege commitment\0"), hexToBytes(key))));
}
