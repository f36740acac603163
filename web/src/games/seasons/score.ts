// Builds the score sheet of Seasons from a view: a column per seat, a row per source of points.
import type { SeasonsSeatView, SeasonsView } from "./view";
import type { ScoreColumns } from "../../games";
import type { Texts } from "../../i18n/texts.svelte";

const ROWS = ["crystals", "prestige", "hand", "bonuses", "ability", "total"];

export function score(texts: Texts, view: SeasonsView, names: string[]): ScoreColumns {
  const ability = view.seats.some((seat) => seat.ability);
  return {
    heads: names,
    rows: ROWS.filter((row) => row !== "ability" || ability).map((row) => ({
      label: texts.say(`score-${row}`),
      cells: view.seats.map((seat) => seat.points[row] ?? 0),
      total: row === "total",
    })),
  };
}

/** The points that do not depend on playing the hand: its cards may still be brought into play. */
export function onTheTable({ points }: SeasonsSeatView): number {
  return (points.total ?? 0) - (points.hand ?? 0);
}
