// Recomputes the server's commitment to the deal. Uses a hash library because browsers offer `crypto.subtle` over https
// only, which a home network does not have.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { RoomSnapshot } from "../messages";
import type { StoredDeal } from "../dealNonces";

/**
 * Mirrors `commitment` in src/sortilege/core/record.py: a hash of the key and the server's own nonces by seat; `null`:
 * of the key alone.
 */
export function commitmentOf(key: string, bound: [seat: number, word: string][] | null): string {
  if (bound === null) return bytesToHex(sha256(concatBytes(utf8ToBytes("sortilege commitment\0"), hexToBytes(key))));
  const words = bound.flatMap(([seat, word]) => [number(seat), number(utf8ToBytes(word).length), utf8ToBytes(word)]);
  return bytesToHex(sha256(concatBytes(utf8ToBytes("sortilege commitment 2\0"), hexToBytes(key), ...words)));
}

/** The same as `nonce_hash` there. */
export function nonceHash(word: string): string {
  return bytesToHex(sha256(utf8ToBytes(`sortilege nonce\0${word}`)));
}

function number(n: number): Uint8Array {
  return new Uint8Array([n >>> 24, n >>> 16, n >>> 8, n]);
}

/** One check after the end: passed, failed, undecidable for this browser, or undecidable for everyone. */
export interface Check {
  state: "good" | "bad" | "open" | "unchecked";
  text: string;
  who: string;
}

/** Compares the room after the end of the game with what this browser stored before the deal. */
export function dealChecks(room: RoomSnapshot, deal: StoredDeal | null): Check[] {
  const all = room.seats.map((_, seat) => seat);
  const word = (seat: number) => room.seats[seat]?.nonce ?? "";
  const found: Check[] = [];
  const add = (state: Check["state"], text: string, seats: number[] = []) =>
    found.push({ state, text, who: seats.map((seat) => room.seats[seat]?.name ?? "").join(", ") });
  const some = (state: Check["state"], text: string, seats: number[]) => seats.length && add(state, text, seats);

  if (room.moment) add("unchecked", "no-deal");
  if (room.upgrades.length) add("unchecked", "upgraded");
  const bots = all.filter((seat) => room.seats[seat]?.kind === "bot");
  const fits = commitmentOf(room.key, room.bound?.map((seat) => [seat, word(seat)]) ?? null) === room.commitment;
  add(fits ? "good" : "bad", fits ? "fits" : "broken");
  if (room.bound === null) add("open", "key-only");
  else
    some(
      "bad",
      "unbound",
      bots.filter((seat) => !room.bound?.includes(seat)),
    );
  if (bots.length === all.length) add("open", "alone");

  if (!deal) {
    add("open", "nothing-kept");
    return found;
  }
  const same = deal.commitment === room.commitment && String(deal.bound) === String(room.bound);
  add(same ? "good" : "bad", same ? "noted" : "unlike");
  const own = room.mine.filter((seat) => deal.own[seat] !== undefined);
  some(
    "good",
    "own",
    own.filter((seat) => deal.own[seat] === word(seat)),
  );
  some(
    "bad",
    "own-changed",
    own.filter((seat) => deal.own[seat] !== word(seat)),
  );
  some(
    "open",
    "own-elsewhere",
    room.mine.filter((seat) => deal.own[seat] === undefined),
  );
  if (own.length) {
    const others = all.filter((seat) => room.seats[seat]?.kind === "person" && !room.mine.includes(seat));
    const before = others.filter((seat) => deal.before[seat] !== undefined);
    some(
      "good",
      "before",
      before.filter((seat) => deal.before[seat] === nonceHash(word(seat))),
    );
    some(
      "bad",
      "before-changed",
      before.filter((seat) => deal.before[seat] !== nonceHash(word(seat))),
    );
    some(
      "open",
      "after",
      others.filter((seat) => deal.before[seat] === undefined),
    );
  }
  return found;
}

/** The overall verdict. One player always sends the last nonce, so `after` alone does not spoil a good deal. */
export function overallVerdict(found: Check[]): "good" | "partly" | "unverified" | "bad" {
  if (found.some((one) => one.state === "bad")) return "bad";
  if (found.some((one) => one.state === "unchecked")) return "unverified";
  return found.some((one) => one.state === "open" && one.text !== "after") ? "partly" : "good";
}

/** The command line that verifies the record against what this browser stored. */
export function verifyCommand(room: RoomSnapshot, deal: StoredDeal | null): string {
  const noted =
    deal && !room.numbered
      ? [
          `--commitment ${deal.commitment}`,
          ...Object.entries(deal.own).map(([seat, word]) => `--nonce ${Number(seat) + 1}=${word}`),
        ]
      : [];
  return [`sortilege verify sortilege-${room.game}-${room.table}.json`, ...noted].join(" ");
}
