// Figures of cards and dice, as the engine has them.
import told from "../../facts.json";

export interface CardFacts {
  kind: string;
  prestige: number;
  cost: Record<string, number>[];
}

const cards = told.cards as unknown as Record<string, CardFacts>;
const dice = told.dice as unknown as Record<string, Record<string, number>[]>;
/** Points at the end for no, one, two and three bonuses used. */
export const BONUS_POINTS: readonly number[] = told.bonuses;
const NO_CARD: CardFacts = { kind: "item", prestige: 0, cost: [] };

/** A card as these options print it; `old` says that it is an older printing. */
export function card(id: string, options: Record<string, string>): CardFacts & { old: boolean } {
  for (const [option, value] of Object.entries(options)) {
    const printing = cards[`${id}@${option}`];
    if (value === "old" && printing) return { ...printing, old: true };
  }
  return { ...(cards[id] ?? NO_CARD), old: false };
}

export function face(die: string, side: number): Record<string, number> {
  return dice[die]?.[side - 1] ?? {};
}
