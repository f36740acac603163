// Figures of spells and boards, as the engine has them.
import told from "./facts.json";

export interface SpellFacts {
  color: string;
  phase: string;
  points: number[];
}

const spells: Record<string, SpellFacts> = Object.fromEntries(
  told.spells.map(({ id, color, phase, levels }) => [
    id,
    { color, phase, points: [levels["3"].points, levels["4"].points, levels["5"].points] },
  ]),
);
/**
 * Points by the number of materia on a familiar board and on the virtual opponent's, and the spaces of the latter that
 * clear the Altar.
 */
export const boards = {
  familiar: told.limits.board_points,
  opponent: told.limits.opponent_points,
  wiping: told.limits.wiping,
};

export function spell(id: string): SpellFacts {
  return spells[id] ?? { color: "", phase: "none", points: [0, 0, 0] };
}
