// Backup: everything this browser stores, as one file, and its restore.
import { TableDatabase, type Row } from "./database";
import { localStore } from "../storage";
import { downloadText } from "../download";

/** The page's localStorage keys in a backup: settings, nonces, solved puzzles, lessons. */
const NOTES = ["settings", "language", "theme", "offline-nonces", "offline-puzzles", "offline-lessons"] as const;

const FORMAT = 2; // of rows, as sortilege/browser/rows.py has it

export interface Everything {
  is: "sortilege everything";
  release: string;
  rows: Record<string, string>;
  notes: Record<string, string>;
}

/** Downloads a backup. It reads the database directly, so it contains damaged tables too. */
export async function saveEverything(): Promise<void> {
  downloadText("sortilege-everything.json", await gather());
}

async function gather(): Promise<string> {
  const database = await TableDatabase.open();
  const rows = (await database.all()).map(([key, value]) => [key, base64(value)]);
  const notes = NOTES.flatMap((name) => (localStore.getItem(name) === null ? [] : [[name, localStore.getItem(name)]]));
  return JSON.stringify({
    is: "sortilege everything",
    release: await release(),
    rows: Object.fromEntries(rows),
    notes: Object.fromEntries(notes),
  });
}

/** Whose rows these are. */
async function release(): Promise<string> {
  try {
    return ((await (await fetch("files.json")).json()) as { version: string }).version;
  } catch {
    return ""; // no network, and the page is not cached yet
  }
}

/** What a file holds; null: it is none of ours. */
export function understood(text: string): Everything | null {
  try {
    const found = JSON.parse(text) as Everything;
    if (found.is !== "sortilege everything" || !texts(found.rows) || !texts(found.notes)) return null;
    rowsOf(found);
    return found;
  } catch {
    return null;
  }
}

function texts(given: unknown): boolean {
  return (
    typeof given === "object" &&
    given !== null &&
    !Array.isArray(given) &&
    Object.values(given).every((value) => typeof value === "string")
  );
}

/** Whether a later release wrote these rows. The format number is a MessagePack string: a length byte, then digits. */
export function newer({ rows }: Everything): boolean {
  return Number(atob(rows["setting/format"] ?? "").slice(1)) > FORMAT;
}

/** In place of everything that is there, or nothing is; afterward the page has to begin anew. */
export async function replace(found: Everything): Promise<void> {
  const before = NOTES.map((name) => [name, localStore.getItem(name)] as const);
  try {
    for (const name of NOTES) if (found.notes[name] !== undefined) localStore.setItem(name, found.notes[name]);
    await (await TableDatabase.open()).replace(rowsOf(found));
  } catch (error) {
    for (const [name, text] of before)
      if (text === null) localStore.removeItem(name);
      else localStore.setItem(name, text);
    throw error;
  }
}

export function rowsOf(found: Everything): Row[] {
  return Object.entries(found.rows).map(([key, text]) => [
    key,
    Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
  ]);
}

function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
