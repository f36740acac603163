/** Every spell. */

import type { Args, Ruling, Say, Thing } from "../../../gallery/entries";
import { type Color, type Level, LEVELS, type LevelName, type Phase } from "../art/types";
import facts from "../facts.json";

interface Data {
  readonly spells: readonly {
    readonly id: string;
    readonly set: number;
    readonly color: string;
    readonly phase: string;
    readonly levels: Readonly<Record<LevelName, { readonly points: number }>>;
  }[];
  readonly rulings: readonly Ruling[];
  readonly defaults: Args;
}

export interface SpellThing extends Thing {
  readonly set: number;
  readonly color: Color;
  readonly phase: Phase;
  readonly levels: Readonly<Record<LevelName, Level>>;
}

export const data = facts as unknown as Data;
export const rulings: readonly Ruling[] = data.rulings;
const LEVEL_WORDS: Record<LevelName, string> = { "3": "three", "4": "four", "5": "five" };

export function things(say: Say, args: Args): SpellThing[] {
  return data.spells.map(({ id, set, color, phase, levels }) => {
    const key = `spell-${id}`;
    const level = (n: LevelName) => ({ points: levels[n].points, effect: say(`${key}.${LEVEL_WORDS[n]}`, args) });
    const all = { "3": level("3"), "4": level("4"), "5": level("5") };
    return {
      ...{ game: "spellbook", key, id, kind: "spell", box: "spellbook", name: say(key), read: true },
      text: LEVELS.map((n) => all[n].effect).join(" "),
      traits: { trigger: new Set([phase === "none" ? "always" : phase]) },
      rulings: rulings.filter((one) => one.cards.includes(id)),
      set,
      color: color as Color,
      phase: phase as Phase,
      levels: all,
    };
  });
}
