// This browser's part of a deal: random nonces for its own seats, sent once the server has committed itself, and a
// stored copy of both.
import { transport } from "#transport";
import * as api from "./api";
import { nonceHash } from "./postgame/fairness";
import type { RoomSnapshot } from "./messages";
import { localStore } from "./storage";

/** What this browser saw and sent before a deal. */
export interface StoredDeal {
  table: string;
  /** The first commitment seen, and the seats whose nonces it binds. */
  commitment: string;
  bound: number[] | null;
  /** The nonces this browser sent, by seat. */
  own: Record<string, string>;
  /** Hashes of the nonces that others had sent before, by seat. */
  before: Record<string, string>;
}

const KEY = `${transport.storagePrefix}nonces`;
const MAX_STORED_DEALS = 100;

function all(): StoredDeal[] {
  try {
    return JSON.parse(localStore.getItem(KEY) ?? "[]") as StoredDeal[];
  } catch {
    return [];
  }
}

export function storedDeal(table: string): StoredDeal | null {
  return all().find((one) => one.table === table) ?? null;
}

function store(deal: StoredDeal): void {
  const others = all().filter((one) => one.table !== deal.table);
  localStore.setItem(KEY, JSON.stringify([deal, ...others].slice(0, MAX_STORED_DEALS)));
}

function random(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Stores the first commitment; while a table waits, nonces that others withdraw or change count as given later. */
export function storeCommitment(room: RoomSnapshot): void {
  if (room.numbered || room.phase === "over") return;
  const deal = storedDeal(room.table);
  if (!deal) {
    store({ table: room.table, commitment: room.commitment, bound: room.bound, own: {}, before: {} });
  } else if (room.phase === "waiting") {
    const stayed = Object.entries(deal.before).filter(([seat, hash]) => room.seats[Number(seat)]?.nonce_hash === hash);
    store({ ...deal, before: Object.fromEntries(stayed) });
  }
}

/** Sends a nonce for each own seat that has none. It is stored before it is sent, so that it can be sent again. */
export async function sendNonces(room: RoomSnapshot): Promise<void> {
  storeCommitment(room);
  if (room.numbered || room.phase !== "waiting") return;
  for (const seat of room.mine.filter((mine) => room.seats[mine]?.taken && !room.seats[mine].nonce_hash)) {
    const deal = storedDeal(room.table);
    if (!deal) return;
    if (!deal.own[seat]) {
      deal.own[seat] = random();
      deal.before = Object.fromEntries(
        room.seats.flatMap((one, n) => (one.nonce_hash && !room.mine.includes(n) ? [[n, one.nonce_hash]] : [])),
      );
      store(deal);
    }
    const answer = await api
      .giveNonce(room.table, { commitment: deal.commitment, nonce: deal.own[seat], seat })
      .catch((error: unknown) => {
        if (api.problemOf(error).word === "not_now") return null;
        throw error;
      });
    if (answer?.seats[seat]?.nonce_hash !== nonceHash(deal.own[seat])) forget(room.table, seat);
  }
}

/** Another device was first: its word stands, and this browser cannot speak for it. */
function forget(table: string, seat: number): void {
  const deal = storedDeal(table);
  if (!deal) return;
  delete deal.own[seat];
  store(deal);
}
