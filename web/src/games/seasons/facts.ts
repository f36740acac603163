// Figures of cards and dice, as the engine has them.
import type { Args } from "../../i18n/texts.svelte";
import facts from "./facts.json";

export interface CardFacts {
  kind: string;
  prestige: number;
  cost: Record<string, number>[];
}

interface Printed {
  id: string;
  kind: string;
  prestige: number;
  cost: Record<string, Record<string, number>>;
  option: string;
}

interface Face {
  energy: Record<string, number>;
  pips: number;
  [sign: string]: number | Record<string, number>;
}

const printed = [...facts.cards, ...facts.reprints] as unknown as Printed[];
const cards: Record<string, CardFacts> = Object.fromEntries(
  printed.map(({ id, kind, prestige, cost, option }) => [
    option ? `${id}@${option}` : id,
    { kind, prestige, cost: ["2", "3", "4"].map((players) => cost[players] ?? {}) },
  ]),
);
const dice: Record<string, Record<string, number>[]> = Object.fromEntries(
  (facts.dice as unknown as { id: string; faces: Face[] }[]).map(({ id, faces }) => [id, faces.map(shown)]),
);
/** Points at the end for no, one, two and three bonuses used. */
export const BONUS_POINTS: readonly number[] = facts.limits.bonus_points;
/** The arguments of texts that depend on the table, as they are without one. */
export const defaults: Args = facts.defaults;
const NO_CARD: CardFacts = { kind: "item", prestige: 0, cost: [] };

/** A card as these options print it. */
export function card(id: string, options: Record<string, string>): CardFacts {
  const printing = Object.keys(options).find((option) => options[option] === "old" && cards[`${id}@${option}`]);
  return cards[printing ? `${id}@${printing}` : id] ?? NO_CARD;
}

/** What a face has, by name, and its pips. */
function shown({ energy, pips, ...signs }: Face): Record<string, number> {
  const more = Object.entries(signs).filter(
    (sign): sign is [string, number] => typeof sign[1] === "number" && sign[1] > 0,
  );
  return { ...energy, ...Object.fromEntries(more), pips };
}

export function face(die: string, side: number): Record<string, number> {
  return dice[die]?.[side - 1] ?? {};
}
