// The IndexedDB database: the table rows as Python wrote them, and the last snapshot of each table.
import type { TableSnapshot } from "../messages";
import { BASE_PATH } from "./basePath";

export type Row = [key: string, value: Uint8Array];

const ROWS = "rows";
const SEEN = "seen";
const LEAD = "lead";
const MAX_SNAPSHOTS = 12;

/** Another tab has taken over the tables. */
export class Elsewhere extends Error {}

/** Whether it failed because the browser has no room left. */
export function noRoom(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

/** Resolves when everything is on the disk, and fails with all of it undone. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Elsewhere());
  });
}

export class TableDatabase {
  private constructor(private database: IDBDatabase) {}

  private turn = 0;

  /** Fails if the browser has no storage. */
  static async open(): Promise<TableDatabase> {
    return new TableDatabase(await TableDatabase.connect());
  }

  private static async connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(BASE_PATH, 1);
    request.onupgradeneeded = () => [ROWS, SEEN, LEAD].forEach((name) => request.result.createObjectStore(name));
    const database = await done(request);
    database.onversionchange = () => database.close();
    return database;
  }

  /** Takes the lead and reads all rows; from now on the previous leader's writes fail. */
  async lead(): Promise<Row[]> {
    try {
      await this.change([LEAD], (turn, transaction) => transaction.objectStore(LEAD).put((this.turn = turn + 1), LEAD));
    } catch (error) {
      if (!noRoom(error)) throw error;
      await this.reconnect(); // the data can still be read
      this.turn =
        ((await done(this.database.transaction(LEAD).objectStore(LEAD).get(LEAD))) as number | undefined) ?? 0;
    }
    return this.all();
  }

  /** All of these or none; null deletes. */
  async write(changed: [key: string, value: Uint8Array | null | undefined][]): Promise<void> {
    const attempt = (): Promise<void> =>
      this.change([ROWS, LEAD], (turn, transaction) => {
        if (turn !== this.turn) return transaction.abort();
        const rows = transaction.objectStore(ROWS);
        for (const [key, value] of changed)
          if (value) rows.put(value, key);
          else rows.delete(key);
      });
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "InvalidStateError")) throw error;
      await this.reconnect(); // Firefox closes a database that had no room
      await attempt();
    }
  }

  async all(): Promise<Row[]> {
    const rows = this.database.transaction(ROWS).objectStore(ROWS);
    const [keys, values] = await Promise.all([
      done(rows.getAllKeys()),
      done(rows.getAll() as IDBRequest<Uint8Array[]>),
    ]);
    return keys.map((key, n) => [String(key), values[n] as Uint8Array]);
  }

  /** How many tables there are. */
  async countTables(): Promise<number> {
    const theirs = IDBKeyRange.bound("table/", "table0", true, true); // as Python names them: after "/" comes "0"
    return done(this.database.transaction(ROWS).objectStore(ROWS).count(theirs));
  }

  /** Replaces all rows; the leading tab stops and must restart. */
  async replace(given: Row[]): Promise<void> {
    await this.change([ROWS, LEAD, SEEN], (turn, transaction) => {
      const rows = transaction.objectStore(ROWS);
      transaction.objectStore(SEEN).clear();
      rows.clear();
      for (const [key, value] of given) rows.put(value, key);
      transaction.objectStore(LEAD).put(turn + 1, LEAD);
    });
  }

  /** Stores a seat's last snapshot; drops those of the least recently viewed tables. */
  async saveSnapshot(snapshot: TableSnapshot): Promise<void> {
    const transaction = this.database.transaction(SEEN, "readwrite");
    const seen = transaction.objectStore(SEEN);
    seen.put({ at: Date.now(), told: snapshot }, snapshot.room.table);
    const all = (await done(seen.getAll())) as { at: number; told: TableSnapshot }[];
    for (const old of all.sort((one, other) => other.at - one.at).slice(MAX_SNAPSHOTS))
      seen.delete(old.told.room.table);
    await committed(transaction);
  }

  async loadSnapshot(table: string): Promise<TableSnapshot | undefined> {
    const found = (await done(this.database.transaction(SEEN).objectStore(SEEN).get(table))) as
      { told: TableSnapshot } | undefined;
    return found?.told;
  }

  /** A transaction that checks the leader's turn number; an exception in `work` aborts it. */
  private async change(stores: string[], work: (turn: number, transaction: IDBTransaction) => void): Promise<void> {
    const transaction = this.database.transaction(stores, "readwrite", { durability: "strict" });
    const finished = committed(transaction);
    const turn = transaction.objectStore(LEAD).get(LEAD) as IDBRequest<number | undefined>;
    let thrown: unknown;
    turn.onsuccess = () => {
      try {
        work(turn.result ?? 0, transaction);
      } catch (error) {
        thrown = error;
        transaction.abort();
      }
    };
    await finished.catch((error: unknown) => Promise.reject(thrown ?? error));
  }

  private async reconnect(): Promise<void> {
    this.database = await TableDatabase.connect();
  }
}
