// Figures of spells and boards, as the engine has them.
import told from "../../facts.json";

export interface SpellFacts {
  color: string;
  phase: string;
  points: number[];
}

const spells = told.spells as unknown as Record<string, SpellFacts>;
/** Points by the number of materia on a familiar board and on the virtual opponent's, and its spaces that clear the Altar. */
export const boards = told.boards;

export function spell(id: string): SpellFacts {
  return spells[id] ?? { color: "", phase: "none", points: [0, 0, 0] };
}
