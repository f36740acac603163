// Whether this browser has storage, and whether it is persistent.
import { localStore } from "../storage";
import type { TableDatabase } from "./database";

const NOTICE_KEY = "offline-told";

class Storage {
  /** Null: not known yet. */
  isAvailable = $state<boolean | null>(null);
  /** Whether the browser promised not to evict the data; null if it cannot say. */
  promised = $state<boolean | null>(null);
  /**
   * New players learn where their games are stored before the first game: a page cannot detect a private window, and
   * each of those looks new.
   */
  showsNotice = $state(localStore.getItem(NOTICE_KEY) === null);
  private hasAsked = false;

  constructor() {
    void navigator.storage?.persisted?.().then(
      (promised) => (this.promised = promised),
      () => undefined,
    );
  }

  async opened(opening: Promise<TableDatabase>): Promise<TableDatabase | null> {
    const found = await opening.catch(() => null);
    // A killed Chromium loses the flag and keeps the tables.
    if (await found?.countTables().catch(() => 0)) this.showsNotice = false;
    this.isAvailable = found !== null;
    return found;
  }

  /** Called once, with the first table: some browsers prompt the user. */
  async ask(): Promise<void> {
    this.dismissNotice();
    if (this.promised || this.hasAsked) return;
    this.hasAsked = true;
    this.promised = (await navigator.storage?.persist?.().catch(() => false)) ?? null;
  }

  dismissNotice(): void {
    localStore.setItem(NOTICE_KEY, "");
    this.showsNotice = false;
  }
}

export const storage = new Storage();
