// The score of Seasons line by line, as the view tells it at any moment of the game.
import type { SeasonsView } from "./view";
import type { Sheet } from "../../play/people/scoreSheet";
import type { Texts } from "../../i18n/texts.svelte";

const ROWS = ["crystals", "prestige", "hand", "bonuses", "ability", "total"];

export function score(texts: Texts, view: SeasonsView, names: string[]): Sheet {
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
