// The HTTP interface: docs/protocol.md tells it.
import type { Act, Frames, GameRecord, Games, Invitation, Join, Kick, Line, Listed, Log, Made, NewTable, Outlook, Problem, Reported, RoomTold, TableTold } from "./messages";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`api/${path}`, post);
  } catch {
    throw new Refused({ word: "unavailable", why: "", version: null });
  }
  if (!answer.ok) throw new Refused((await answer.json().catch(() => ({ word: "failed", why: "", version: null }))) as Problem);
  return (await answer.json()) as T;
}

export const games = () => ask<Games>("games");
export const openTables = () => ask<Listed[]>("tables");
export const myTables = () => ask<Listed[]>("me/tables");
export const make = (table: NewTable) => ask<Made>("tables", table);
export const look = (table: string) => ask<TableTold>(`tables/${table}`);
export const join = (table: string, body: Join) => ask<RoomTold>(`tables/${table}/join`, body);
export const leave = (table: string, seat: number) => ask<unknown>(`tables/${table}/acts`, { what: "leave", seat });
export const outlook = (table: string, seat: number | null) => ask<Outlook>(`tables/${table}/outlook${seat === null ? "" : `?seat=${seat}`}`);
export const lines = (table: string) => ask<Line[]>(`tables/${table}/chat`);
export const speak = (table: string, text: string, seat: number | null) => ask<unknown>(`tables/${table}/chat`, { text, seat });
export const report = (table: string, text: string) => ask<Reported>(`tables/${table}/reports`, { text });
export const act = (table: string, what: Act["what"]) => ask<unknown>(`tables/${table}/acts`, { what });
export const kick = (table: string, who: Pick<Kick, "who" | "block">) => ask<Invitation>(`tables/${table}/kick`, who);
export const log = (table: string, seat: number | null) => ask<Log>(`tables/${table}/log${seat === null ? "" : `?seat=${seat}`}`);
export const record = (table: string) => ask<GameRecord>(`tables/${table}/record`);
export const frames = (table: string, since: number, seat: number | null) =>
  ask<Frames>(`tables/${table}/frames?since=${since}${seat === null ? "" : `&seat=${seat}`}`);

/** Part of the deal, so that no single side makes it. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
