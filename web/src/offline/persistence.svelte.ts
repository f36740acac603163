// Whether this browser has storage, and whether it is persistent.
import { localStore } from "../storage";
import type { Keeping } from "./database";

const TOLD = "offline-told";

class Storage {
  /** Null: it is not known yet. */
  kept = $state<boolean | null>(null);
  /** Null: it cannot be asked. */
  promised = $state<boolean | null>(null);
  /**
   * New players learn where their games are stored before the first game: a page cannot detect a private window, and
   * each of those looks new.
   */
  untold = $state(localStore.getItem(TOLD) === null);
  private asked = false;

  constructor() {
    void navigator.storage?.persisted?.().then(
      (promised) => (this.promised = promised),
      () => undefined,
    );
  }

  async opened(opening: Promise<Keeping>): Promise<Keeping | null> {
    const found = await opening.catch(() => null);
    // A killed Chromium loses the flag and keeps the tables.
    if (await found?.tables().catch(() => 0)) this.untold = false;
    this.kept = found !== null;
    return found;
  }

  /** Called once, with the first table: some browsers prompt the user. */
  async ask(): Promise<void> {
    this.told();
    if (this.promised || this.asked) return;
    this.asked = true;
    this.promised = (await navigator.storage?.persist?.().catch(() => false)) ?? null;
  }

  told(): void {
    localStore.setItem(TOLD, "");
    this.untold = false;
  }
}

export const storage = new Storage();
