// What a table needs of a game without a folder.
import type { Game } from "../games";
import Board from "./Board.svelte";
import { has, named } from "./names";
import { score } from "./score";
import TextView from "./TextView.svelte";
import { othersOf, ownOf, partOf, pointsOf, seatOf, seatsOf } from "./view";

export function defaultGame(game: string): Game {
  return {
    Board,
    TextView,
    score: (texts, view, names) => score(texts, game, view, names),
    points: (view) => [...seatsOf(view), ...Object.values(othersOf(view))].map((one) => pointsOf(one).total ?? 0),
    beside: (_, view) => Object.keys(othersOf(view)).map((field) => named(game, `view-${field}`, field)),
    sealed: (view) => view.seat !== null && (seatOf(view, view.seat).chosen === true || Boolean(ownOf(view).sealed)),
    part: partOf,
    partName: (texts, n) =>
      has(game, "part") ? texts.say(`${game}-part`, { n }) : texts.say("page-plain-part", { n }),
  };
}
