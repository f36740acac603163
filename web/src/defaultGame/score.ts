// Builds the score sheet from any view: a column per seat, then the virtual players; a row per part, if given.
import type { View } from "../messages";
import type { ScoreColumns } from "../games";
import type { Texts } from "../i18n/texts.svelte";
import { named } from "./names";
import { othersOf, pointsOf, seatsOf } from "./view";

export function score(texts: Texts, game: string, view: View, names: string[]): ScoreColumns {
  const others = Object.entries(othersOf(view));
  const points = [...seatsOf(view), ...others.map(([, fields]) => fields)].map(pointsOf);
  const parts = [...new Set(points.flatMap((one) => Object.keys(one)))].filter((part) => part !== "total");
  const label = (part: string) =>
    part === "total" ? named(game, "view-points", texts.say("page-plain-total")) : named(game, `score-${part}`, part);
  return {
    heads: [...names, ...others.map(([field]) => named(game, `view-${field}`, field))],
    rows: [...parts, "total"].map((part) => ({
      label: label(part),
      cells: points.map((one) => one[part] ?? 0),
      total: part === "total",
    })),
  };
}
