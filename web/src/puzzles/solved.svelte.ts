// Solved puzzles: stored by the server for accounts, by this browser for guests.
import { transport } from "#transport";
import * as api from "../api";
import type { SolvedPuzzles, DailyPuzzles } from "../messages";
import { localStore } from "../storage";

/** How a puzzle first ended on a day. */
type Ended = [puzzle: string, day: number, solved: boolean, daily: boolean];

const KEY = `${transport.storagePrefix}puzzles`;
const MAX_RESULTS_PER_REQUEST = 500; // as PuzzleHistory.ended in src/sortilege/tables/protocol/puzzles.py
const NOTHING: SolvedPuzzles = { kept: false, solved: [], shown: [], streak: 0, today: false };

const isEnded = (row: unknown): row is Ended =>
  Array.isArray(row) &&
  /^[a-z0-9]{4,16}$/.test(row[0]) &&
  Number.isInteger(row[1]) &&
  row[1] > 0 &&
  typeof row[2] === "boolean" &&
  typeof row[3] === "boolean";

function remembered(): Ended[] {
  try {
    const found: unknown = JSON.parse(localStore.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isEnded) : [];
  } catch {
    return []; // the stored value is unreadable: start over
  }
}

/** How many days in a row, up to today, or to yesterday as long as today's can still be solved. */
export function streak(days: ReadonlySet<number>, today: number): number {
  const last = days.has(today) ? today : today - 1;
  let count = 0;
  while (days.has(last - count)) count++;
  return count;
}

function summed(rows: Ended[], today: number): SolvedPuzzles {
  const solved = new Set(rows.filter(([, , well]) => well).map(([id]) => id));
  const days = new Set(rows.filter(([, , well, daily]) => well && daily).map(([, day]) => day));
  const shown = new Set(rows.map(([id]) => id).filter((id) => !solved.has(id)));
  return { kept: false, solved: [...solved], shown: [...shown], streak: streak(days, today), today: days.has(today) };
}

/** Transfers a guest's results to a new account, once. */
async function sendLocalResults(status: SolvedPuzzles): Promise<SolvedPuzzles> {
  const ended = remembered().map(([puzzle, day, solved, daily]) => ({ puzzle, day, solved, daily }));
  for (let at = 0; at < ended.length; at += MAX_RESULTS_PER_REQUEST)
    status = await api.carryPuzzles(ended.slice(at, at + MAX_RESULTS_PER_REQUEST));
  localStore.removeItem(KEY);
  return status;
}

class Done {
  status = $state.raw<SolvedPuzzles>(NOTHING);
  today = $state.raw<DailyPuzzles | null>(null);
  private last = Promise.resolve();

  /** Loads the solved puzzles; on error, keeps the known ones. */
  async learn(): Promise<void> {
    try {
      const [today, status] = await Promise.all([api.today(), api.myPuzzles()]);
      this.today = today;
      this.status = status.kept ? await sendLocalResults(status) : summed(remembered(), today.day);
    } catch {
      // the next visit transfers it
    }
  }

  /**
   * Records that a puzzle was solved or its solution shown. The server stores it for accounts; the first result of a
   * day counts, so writes are queued.
   */
  ended(id: string, solved: boolean): void {
    // If storage is full, the result is remembered until the page closes.
    this.last = this.last.then(() => this.note(id, solved)).catch(() => undefined);
  }

  private async note(id: string, solved: boolean): Promise<void> {
    await this.learn();
    const { today } = this;
    if (this.status.kept || !today) return;
    const rows = remembered();
    if (rows.some(([one, day]) => one === id && day === today.day)) return;
    rows.push([id, today.day, solved, today.puzzles.some((one) => one.id === id)]);
    this.status = summed(rows, today.day);
    localStore.setItem(KEY, JSON.stringify(rows));
  }
}

export const solvedPuzzles = new Done();
