// A game without a folder, as its tables need it.
import type { Game } from "../games";
import Board from "./Board.svelte";
import { has } from "./names";
import { score } from "./score";
import TextView from "./TextView.svelte";
import { ownOf, partOf, pointsOf, seatOf, seatsOf } from "./view";

export function plainGame(game: string): Game {
  return {
    Board,
    TextView,
    score: (texts, view, names) => score(texts, game, view, names),
    points: (view) => seatsOf(view).map((seat) => pointsOf(seat).total ?? 0),
    sealed: (view) => view.seat !== null && (seatOf(view, view.seat).chosen === true || Boolean(ownOf(view).sealed)),
    part: partOf,
    partName: (texts, n) => (has(game, "part") ? texts.say(`${game}-part`, { n }) : texts.say("page-plain-part", { n })),
  };
}
