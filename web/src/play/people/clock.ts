// A seat's clock: the time left on it, in words, and when it is alarming.
import type { Texts } from "../../i18n/texts.svelte";
import type { RoomSnapshot } from "../../messages";

export interface Clock {
  /** The time left when it was received, at `at` by this browser's clock. */
  seconds: number;
  at: number;
  running: boolean;
  /** Below this many seconds it is alarming. */
  alarm: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const ALARM_SECONDS = 30;

/** The clock of this seat; null if it has none. */
export function clockOf({ seats, clock, phase }: RoomSnapshot, seat: number, at: number): Clock | null {
  const it = seats[seat];
  if (!it || it.seconds === null) return null;
  // Where each move has less than twice that time, nearly every move would begin with an alarm.
  const alarm = clock.kind === "move" ? Math.min(ALARM_SECONDS, (clock.seconds ?? 0) / 2) : ALARM_SECONDS;
  return { seconds: it.seconds, at, running: it.running && phase === "playing", alarm };
}

export function secondsLeft({ seconds, at, running }: Clock, now: number): number {
  return Math.max(0, seconds - (running ? Math.max(0, now - at) / 1000 : 0));
}

/** 4:05, 1:02:30, or in days and hours, as one has days for a move. */
export function clockText(texts: Texts, left: number): string {
  const all = Math.ceil(left);
  if (all >= DAY)
    return texts.say("page-clock-days", { days: Math.floor(all / DAY), hours: Math.floor((all % DAY) / HOUR) });
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / HOUR), Math.floor((all % HOUR) / 60), all % 60];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
