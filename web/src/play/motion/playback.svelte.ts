// Shows the opponents' choices one after another, each with the table as it was then, at the chosen speed.
import type { GameEvent, View } from "../../messages";
import { settings } from "../../settings";

/** One choice: who made it, what came of it, and the table after it. */
export interface Frame {
  version: number;
  view: View;
  who: number;
  events: GameEvent[];
  /** It took something back. */
  undid: boolean;
  /** The viewer's own: nobody has to be shown what they did themselves. */
  own: boolean;
}

/** Milliseconds for each part of what happened. */
export const PACES = { slow: 1000, steady: 800, quick: 600, once: 0 } as const;
const MOST = 100; // choices that are kept, of a table that nobody looked at for long

export class Playback {
  /** The choice that is shown, or was shown last. */
  frame = $state.raw<Frame | null>(null);
  /** What came of it, in parts that are told one after the other, and which of them is told now. */
  parts = $state.raw<GameEvent[][]>([]);
  part = $state(0);
  /** Until the last part of the last choice has had its time. */
  playing = $state(false);
  /** What others did last, with the table before it in the first place. */
  last = $state.raw<Frame[]>([]);
  pace = $state<keyof typeof PACES>(settings.pace in PACES ? settings.pace : "steady");

  /** Events that begin a part of their own. */
  heads: readonly string[] = [];

  private waiting: Frame[] = [];
  private ended = true; // the next choice of somebody else begins anew what is kept
  private again = false;
  private chosen = 0; // how often one's own choices have ended it
  private timer: ReturnType<typeof setTimeout> | undefined;

  get milliseconds(): number {
    return PACES[this.pace] || (this.again ? PACES.steady : 0);
  }

  /** Takes a new frame. The viewer's own choice ends the playback; for a spectator, each player's turn stands alone. */
  hear(frame: Frame, before: View | null, seated: boolean): void {
    if (frame.own) this.ended = true;
    else {
      const anew = this.ended || (!seated && frame.who !== this.last.at(-1)?.who);
      if (anew && before)
        this.last = [{ ...frame, view: before, version: frame.version - 1, events: [], undid: false }];
      this.last = [...this.last, frame].slice(-MOST);
      this.ended = false;
    }
    if (frame.own || !this.milliseconds) {
      if (frame.own) this.chosen += 1;
      this.skip();
      this.show(frame);
      return;
    }
    this.waiting = [...this.waiting, frame].slice(-MOST);
    if (!this.playing) this.next();
  }

  /** Show once more what others did last. */
  replay(): void {
    const [start, ...rest] = this.last;
    if (!start || !rest.length) return;
    this.skip();
    this.again = true;
    this.waiting = rest;
    this.show(start);
  }

  /** Be where the table is. */
  skip(): void {
    clearTimeout(this.timer);
    const newest = this.waiting.at(-1);
    if (newest) this.tell(newest);
    this.part = Math.max(0, this.parts.length - 1);
    this.waiting = [];
    this.playing = this.again = false;
  }

  /** The same once the browser has drawn what was pressed, unless the choice itself has ended it by then. */
  skipSoon(): void {
    const { chosen } = this;
    if (this.playing) requestAnimationFrame(() => setTimeout(() => this.chosen === chosen && this.skip()));
  }

  /** Another table or seat, or the whole told anew: nothing to show of what was before. */
  forget(): void {
    this.skip();
    this.frame = null;
    this.parts = [];
    this.last = [];
    this.ended = true;
  }

  private next = (): void => {
    if (document.hidden) {
      document.addEventListener("visibilitychange", this.next, { once: true }); // shown to whoever comes back
      this.playing = true;
      return;
    }
    if (this.part + 1 < this.parts.length && this.playing) {
      this.part += 1;
      this.timer = setTimeout(this.next, this.milliseconds);
      return;
    }
    // What nobody can see has no time of its own.
    while (this.waiting.length > 1 && !this.waiting[0]?.events.length && !this.waiting[0]?.undid) this.waiting.shift();
    const frame = this.waiting[0];
    this.waiting = this.waiting.slice(1);
    if (frame) this.show(frame);
    else this.playing = this.again = false;
  };

  private tell(frame: Frame): void {
    this.frame = frame;
    this.parts = splitAtHeads(frame.events, this.heads);
    this.part = 0;
  }

  private show(frame: Frame): void {
    this.tell(frame);
    this.playing = this.milliseconds > 0;
    if (this.playing) this.timer = setTimeout(this.next, this.milliseconds);
  }
}

/** A turn or whatever else begins has its time, after what led to it. */
export function splitAtHeads(events: GameEvent[], heads: readonly string[]): GameEvent[][] {
  const parts: GameEvent[][] = [];
  for (const event of events) {
    if (!parts.length || heads.includes(event.key)) parts.push([event]);
    else parts.at(-1)?.push(event);
  }
  return parts;
}
