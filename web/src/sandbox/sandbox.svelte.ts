// The sandbox's state: the text of a position, and the table that the server builds from it.
import * as api from "../api";
import type { PositionSnapshot, Problem } from "../messages";
import type { Advice } from "../table.svelte";

const TYPING_PAUSE_MS = 250; // without typing, before the table is requested
const MAX_HINT_DEPTH = 3;

export class Tryout {
  text = $state("");
  /** The number of the deal that fills in what the text leaves open. */
  deal = $state(0);
  /** The viewing seat; null: the one named in the text. */
  eyes = $state<number | null>(null);
  snapshot = $state.raw<PositionSnapshot | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whether the shown table matches the text. */
  fresh = $state(false);
  advice = $state.raw<Advice | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private lastRequest = 0;

  /** Applies a change, and requests the table once changes pause. */
  change(change: { text?: string; deal?: number; eyes?: number | null }): void {
    Object.assign(this, change);
    this.fresh = false;
    this.advice = null;
    this.lastRequest++; // drops answers to older requests, which would undo later edits
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), TYPING_PAUSE_MS);
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.lastRequest;
    try {
      const snapshot = await api.moment({ text: this.text, deal: this.deal, seat: this.eyes });
      if (mine !== this.lastRequest) return;
      this.snapshot = snapshot;
      this.problem = null;
      this.fresh = true;
    } catch (error) {
      if (mine === this.lastRequest) this.problem = api.problemOf(error);
    }
  }

  /** Requests hints of increasing depth until the player closes them. */
  async advise(): Promise<void> {
    let now: Advice = (this.advice = { seat: this.eyes, version: 0, hint: null, problem: null, deeper: true });
    for (let depth = 1; depth <= MAX_HINT_DEPTH; depth++) {
      const position = { text: this.text, deal: this.deal, seat: this.eyes };
      const result = await api.momentHint(position, depth).catch((error: unknown) => api.problemOf(error));
      if (this.advice !== now) return;
      if ("word" in result) {
        this.advice = { ...now, problem: now.hint ? null : result, deeper: false };
        return;
      }
      this.advice = now = { ...now, hint: result, deeper: depth < MAX_HINT_DEPTH };
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.lastRequest++;
    this.advice = null;
  }
}
