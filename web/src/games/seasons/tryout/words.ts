// How a story writes what lies on a table of Seasons.
import told from "../facts.json";

export const SEASONS = ["winter", "spring", "summer", "fall"] as const;
/** Moments that one sets up; others can be written. */
export const MOMENTS = ["turn", "before_die", "dice", "round_end"] as const;
export const CARDS: readonly string[] = told.cards.map((card) => card.id);
export const DICE: readonly string[] = told.dice.map((die) => die.id);

/** A card in play, and what is said of it: turned, what it mimics, what lies on it. */
export interface Played {
  card: string;
  copy: string;
  rest: string;
}

const PLAYED = /([a-z_]+)(#2)?(?:\*(\d{1,3}))?((?:\s+turned|\s+worked|\s+mimics\s+[a-z_.]+(?:#2)?|\s*\[[^\]]*\])*)[\s,]*/y;

export function inPlay(value: unknown): Played[] {
  const text = Array.isArray(value) ? value.join(" , ") : String(value ?? "");
  const found: Played[] = [];
  PLAYED.lastIndex = 0;
  for (let one = PLAYED.exec(text); one?.[0]; one = PLAYED.exec(text)) {
    const [, card = "", copy = "", times = "1", rest = ""] = one;
    if (card !== "none") found.push(...Array.from({ length: Number(times) }, () => ({ card, copy, rest })));
  }
  return found;
}

export function laid(played: readonly Played[]): string {
  return played.map(({ card, copy, rest }) => card + copy + rest).join(", ");
}
