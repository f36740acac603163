// What a table of SpellBook needs.
import { type Game, ownView } from "../../games";
import type { SpellBookView } from "./view";
import Board from "./Board.svelte";
import { data } from "./gallery/entries";
import { score } from "./score";
import TextView from "./TextView.svelte";

const THINGS = new Set(data.spells.map((spell) => `spell-${spell.id}`));
const SCORING = ["learns", "raises", "lowers", "stores", "stores_from_altar", "from_board", "opponent", "lower_area"];

const game: Game<SpellBookView> = {
  Board,
  TextView,
  few: true,
  score,
  heads: ["day"],
  turning: ["triggers"],
  things: THINGS,
  declines: ["pass", "done"],
  // A Day ends with new materia on the Altar.
  turnsUp: (_, id, reveals) => (id === "draw_2" || reveals.includes("to_altar") ? "" : undefined),
  moment: (texts, view, names) => texts.say("sb-log-day", { n: view.day, who: names[view.active] ?? "" }),
  points: (view) => [...view.seats.map((seat) => seat.points), ...(view.opponent ? [view.opponent.points] : [])],
  beside: (texts, view) => (view.opponent ? [texts.say("sb-score-opponent")] : []),
  scoring: SCORING,
  sealed: () => false,
  part: (view) => view.day,
  partName: (texts, n) => texts.say("sb-table-moment", { day: n }),
};

export default ownView(game);
