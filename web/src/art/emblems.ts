/** A picture for every Power card, spell, ability token and enchantment, by its id in the facts. */

import { BASE } from "../games/seasons/art/base";
import { ENCHANTMENTS, KINGDOM, TOKENS } from "../games/seasons/art/kingdom";
import { SPELLS } from "../games/spellbook/art/spells";
import type { Emblem } from "./emblems/draw";

export type { Emblem, Ink, Stroke, Tone } from "./emblems/draw";

/** Spells carry a prefix: a spell and a card could share a word. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...BASE,
  ...KINGDOM,
  ...TOKENS,
  ...ENCHANTMENTS,
  ...Object.fromEntries(Object.entries(SPELLS).map(([id, one]) => [`spell-${id}`, one])),
};

export function emblemOf(id: string): Emblem | undefined {
  return EMBLEMS[id];
}

export interface Flaw {
  readonly id: string;
  readonly flaw: "missing" | "unused" | "same";
}

/** What is wrong with the emblems for these ids: one missing, one nobody asks for, two that are the same drawing. */
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
