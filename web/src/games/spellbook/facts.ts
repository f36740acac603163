// Figures of spells and boards, as the engine has them.
import type { Args } from "../../i18n/texts.svelte";
import facts from "./facts.json";

export interface SpellFacts {
  color: string;
  phase: string;
  points: number[];
}

const spells: Record<string, SpellFacts> = Object.fromEntries(
  facts.spells.map(({ id, color, phase, levels }) => [
    id,
    { color, phase, points: [levels["3"].points, levels["4"].points, levels["5"].points] },
  ]),
);
/**
 * Points by the number of materia on a familiar board and on the virtual opponent's, and the spaces of the latter that
 * clear the Altar.
 */
export const boards = {
  familiar: facts.limits.board_points,
  opponent: facts.limits.opponent_points,
  wiping: facts.limits.wiping,
};

/** The arguments of texts that depend on the table, as they are without one. */
export const defaults: Args = facts.defaults;

export function spell(id: string): SpellFacts {
  return spells[id] ?? { color: "", phase: "none", points: [0, 0, 0] };
}
