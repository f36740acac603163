// The points of each seat, part by part where the view tells them so.
import type { View } from "../messages";
import type { Sheet } from "../play/sheet";
import type { Texts } from "../words.svelte";
import { named } from "./names";
import { pointsOf, seatsOf } from "./view";

export function score(texts: Texts, game: string, view: View, names: string[]): Sheet {
  const points = seatsOf(view).map(pointsOf);
  const parts = [...new Set(points.flatMap((one) => Object.keys(one)))].filter((part) => part !== "total");
  const label = (part: string) => (part === "total" ? texts.say("page-plain-total") : named(game, `score-${part}`, part));
  return {
    heads: names,
    rows: [...parts, "total"].map((part) => ({ label: label(part), cells: points.map((one) => one[part] ?? 0), total: part === "total" })),
  };
}
