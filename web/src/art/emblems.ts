/** The pictures of all games' things, each by the key that the gallery has for it, and of the bots by their names. */

import type { Emblem } from "./emblems/draw";
import { PORTRAITS } from "./botPortraits";

export type { Emblem, Ink, Stroke, Tone } from "./emblems/draw";

const found = import.meta.glob<Record<string, Emblem>>("../games/*/art/emblems.ts", { eager: true, import: "default" });

export const EMBLEMS: Readonly<Record<string, Emblem>> = Object.assign({}, PORTRAITS, ...Object.values(found));

export function emblemOf(id: string): Emblem | undefined {
  return EMBLEMS[id];
}

export interface Flaw {
  readonly id: string;
  readonly flaw: "missing" | "unused" | "same";
}

/** Flaws of the emblems for these ids: missing, unused or duplicate ones. */
export function flaws(ids: Iterable<string>): Flaw[] {
  const wanted = new Set(ids);
  const found: Flaw[] = [];
  for (const id of wanted) if (!EMBLEMS[id]) found.push({ id, flaw: "missing" });
  const seen = new Set<string>();
  for (const [id, one] of Object.entries(EMBLEMS)) {
    if (!wanted.has(id)) found.push({ id, flaw: "unused" });
    const drawing = JSON.stringify(one.strokes.map(({ d, at }) => [d, at]));
    if (seen.has(drawing)) found.push({ id, flaw: "same" });
    seen.add(drawing);
  }
  return found;
}
