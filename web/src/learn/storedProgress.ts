// Where the player is in each lesson, stored in this browser.
import { transport } from "#transport";
import { localStore } from "../storage";

const KEY = `${transport.storagePrefix}lessons`;

/** The table of a lesson and the step that was reached, so that the player can go on there. */
interface Progress {
  table: string;
  at: number;
}

const isProgress = (row: unknown): row is Progress =>
  typeof row === "object" &&
  row !== null &&
  "table" in row &&
  "at" in row &&
  typeof row.table === "string" &&
  Number.isInteger(row.at);

/** By game. */
function allProgress(): Record<string, Progress> {
  try {
    const found: unknown = JSON.parse(localStore.getItem(KEY) ?? "{}");
    const rows = Object.entries(typeof found === "object" && found !== null ? found : {});
    return Object.fromEntries(rows.filter((row): row is [string, Progress] => isProgress(row[1])));
  } catch {
    return {}; // the stored value is unreadable: start over
  }
}

export const storedProgress = (game: string): Progress | null => allProgress()[game] ?? null;

export function saveProgress(game: string, progress: Progress): void {
  localStore.setItem(KEY, JSON.stringify({ ...allProgress(), [game]: progress }));
}

export function dropProgress(game: string): void {
  const { [game]: _, ...rest } = allProgress();
  localStore.setItem(KEY, JSON.stringify(rest));
}

/** Forgets the lesson at this table, if there is one. */
export function dropProgressAt(table: string): void {
  for (const [game, one] of Object.entries(allProgress())) if (one.table === table) dropProgress(game);
}
