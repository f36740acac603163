// The sandbox's state: the text of a position, and the table that the server makes of it.
import * as api from "../api";
import type { PositionSnapshot, Problem } from "../messages";
import type { Advice } from "../table.svelte";

const TYPING_PAUSE_MS = 250; // milliseconds without typing before the table is requested
const MAX_HINT_DEPTH = 3;

export class Tryout {
  text = $state("");
  /** The number of the deal that fills in what the text leaves open. */
  deal = $state(0);
  /** The viewing seat; null: the one named in the text. */
  eyes = $state<number | null>(null);
  told = $state.raw<PositionSnapshot | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** Whether the shown table matches the text. */
  fresh = $state(false);
  advice = $state.raw<Advice | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Notes a change; the table is requested once the changes pause. */
  change(change: { text?: string; deal?: number; eyes?: number | null }): void {
    Object.assign(this, change);
    this.fresh = false;
    this.advice = null;
    this.asked++; // drops answers to older requests, which would undo later edits
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), TYPING_PAUSE_MS);
  }

  async look(): Promise<void> {
    clearTimeout(this.timer);
    const mine = ++this.asked;
    try {
      const told = await api.moment({ text: this.text, deal: this.deal, seat: this.eyes });
      if (mine !== this.asked) return;
      this.told = told;
      this.problem = null;
      this.fresh = true;
    } catch (error) {
      if (mine === this.asked) this.problem = api.problemOf(error);
    }
  }

  /** Requests hints of increasing depth until the player closes them. */
  async advise(): Promise<void> {
    let now: Advice = (this.advice = { seat: this.eyes, version: 0, hint: null, problem: null, deeper: true });
    for (let depth = 1; depth <= MAX_HINT_DEPTH; depth++) {
      const asked = { text: this.text, deal: this.deal, seat: this.eyes };
      const told = await api.momentHint(asked, depth).catch((error: unknown) => api.problemOf(error));
      if (this.advice !== now) return;
      if ("word" in told) {
        this.advice = { ...now, problem: now.hint ? null : told, deeper: false };
        return;
      }
      this.advice = now = { ...now, hint: told, deeper: depth < MAX_HINT_DEPTH };
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked++;
    this.advice = null;
  }
}
