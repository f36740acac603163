// A moment that somebody sets up: its text is all there is to it, and the server says what table that is.
import * as api from "../api";
import type { PositionSnapshot, Problem } from "../messages";
import type { Advice } from "../table.svelte";

const PAUSE = 250; // milliseconds in which somebody may go on typing
const DEEPEST = 3;

export class Tryout {
  text = $state("");
  /** By which number what is left open is dealt. */
  deal = $state(0);
  /** Whose eyes; none: whoever the text says. */
  eyes = $state<number | null>(null);
  told = $state.raw<PositionSnapshot | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The table that is shown is the one that the text tells. */
  fresh = $state(false);
  advice = $state.raw<Advice | null>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** Something has changed; the table is looked at once nothing else does. */
  change(change: { text?: string; deal?: number; eyes?: number | null }): void {
    Object.assign(this, change);
    this.fresh = false;
    this.advice = null;
    this.asked++; // an answer about what was said before comes too late: it would take back what was said since
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), PAUSE);
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

  /** What looks best, better and better, as long as it is wanted. */
  async advise(): Promise<void> {
    let now: Advice = (this.advice = { seat: this.eyes, version: 0, hint: null, problem: null, deeper: true });
    for (let depth = 1; depth <= DEEPEST; depth++) {
      const asked = { text: this.text, deal: this.deal, seat: this.eyes };
      const told = await api.momentHint(asked, depth).catch((error: unknown) => api.problemOf(error));
      if (this.advice !== now) return;
      if ("word" in told) {
        this.advice = { ...now, problem: now.hint ? null : told, deeper: false };
        return;
      }
      this.advice = now = { ...now, hint: told, deeper: depth < DEEPEST };
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked++;
    this.advice = null;
  }
}
