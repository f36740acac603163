// Shows the opponents' choices one after another, each with the table as it was then, at the chosen speed.
import type { GameEvent, View } from "../../messages";
import { settings } from "../../settings";

/** One choice: its player, its events, and the view after it. */
export interface Frame {
  version: number;
  view: View;
  who: number;
  events: GameEvent[];
  /** Whether it was an undo. */
  undid: boolean;
  /** Whether it is the viewer's own choice, which is not played back. */
  own: boolean;
}

/** Milliseconds for each part of what happened. */
export const PART_MILLISECONDS = { slow: 1000, steady: 800, quick: 600, once: 0 } as const;
const MAX_QUEUED_FRAMES = 100; // queued choices at most, for a table that was hidden for long

export class Playback {
  /** The current or most recent choice. */
  frame = $state.raw<Frame | null>(null);
  /** Its events in parts shown one after another, and the current part. */
  parts = $state.raw<GameEvent[][]>([]);
  part = $state(0);
  /** Whether playback is running. */
  playing = $state(false);
  /** The opponents' last choices, preceded by the view before them. */
  last = $state.raw<Frame[]>([]);
  pace = $state<keyof typeof PART_MILLISECONDS>(settings.pace in PART_MILLISECONDS ? settings.pace : "steady");

  /** Keys of events that begin a part of their own. */
  heads: readonly string[] = [];

  private waiting: Frame[] = [];
  private ended = true; // the next choice of another player starts a new `last`
  private again = false;
  private chosen = 0; // how often the viewer's own choices have ended the playback
  private timer: ReturnType<typeof setTimeout> | undefined;

  get milliseconds(): number {
    return PART_MILLISECONDS[this.pace] || (this.again ? PART_MILLISECONDS.steady : 0);
  }

  /** Takes a new frame. The viewer's own choice ends the playback; for a spectator, each player's turn stands alone. */
  add(frame: Frame, before: View | null, seated: boolean): void {
    if (frame.own) this.ended = true;
    else {
      const anew = this.ended || (!seated && frame.who !== this.last.at(-1)?.who);
      if (anew && before)
        this.last = [{ ...frame, view: before, version: frame.version - 1, events: [], undid: false }];
      this.last = [...this.last, frame].slice(-MAX_QUEUED_FRAMES);
      this.ended = false;
    }
    if (frame.own || !this.milliseconds) {
      if (frame.own) this.chosen += 1;
      this.skip();
      this.show(frame);
      return;
    }
    this.waiting = [...this.waiting, frame].slice(-MAX_QUEUED_FRAMES);
    if (!this.playing) this.next();
  }

  /** Replays the opponents' last choices. */
  replay(): void {
    const [start, ...rest] = this.last;
    if (!start || !rest.length) return;
    this.skip();
    this.again = true;
    this.waiting = rest;
    this.show(start);
  }

  /** Skips to the current state. */
  skip(): void {
    clearTimeout(this.timer);
    const newest = this.waiting.at(-1);
    if (newest) this.setFrame(newest);
    this.part = Math.max(0, this.parts.length - 1);
    this.waiting = [];
    this.playing = this.again = false;
  }

  /** Skips after the browser has drawn the press, unless the choice has ended the playback by then. */
  skipSoon(): void {
    const { chosen } = this;
    if (this.playing) requestAnimationFrame(() => setTimeout(() => this.chosen === chosen && this.skip()));
  }

  /** Clears everything, for another table or seat or a fresh snapshot. */
  forget(): void {
    this.skip();
    this.frame = null;
    this.parts = [];
    this.last = [];
    this.ended = true;
  }

  private next = (): void => {
    if (document.hidden) {
      // Resumes when the page is visible again.
      document.addEventListener("visibilitychange", this.next, { once: true });
      this.playing = true;
      return;
    }
    if (this.part + 1 < this.parts.length && this.playing) {
      this.part += 1;
      this.timer = setTimeout(this.next, this.milliseconds);
      return;
    }
    // Choices without visible events take no time.
    while (this.waiting.length > 1 && !this.waiting[0]?.events.length && !this.waiting[0]?.undid) this.waiting.shift();
    const frame = this.waiting[0];
    this.waiting = this.waiting.slice(1);
    if (frame) this.show(frame);
    else this.playing = this.again = false;
  };

  private setFrame(frame: Frame): void {
    this.frame = frame;
    this.parts = splitAtHeads(frame.events, this.heads);
    this.part = 0;
  }

  private show(frame: Frame): void {
    this.setFrame(frame);
    this.playing = this.milliseconds > 0;
    if (this.playing) this.timer = setTimeout(this.next, this.milliseconds);
  }
}

/** Splits events into parts, each beginning at a head such as a new turn. */
export function splitAtHeads(events: GameEvent[], heads: readonly string[]): GameEvent[][] {
  const parts: GameEvent[][] = [];
  for (const event of events) {
    if (!parts.length || heads.includes(event.key)) parts.push([event]);
    else parts.at(-1)?.push(event);
  }
  return parts;
}
