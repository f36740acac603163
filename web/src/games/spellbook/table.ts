// SpellBook as its tables need it.
import { type Game, ownView } from "../../games";
import type { SpellBookView } from "../../messages";
import Board from "./Board.svelte";
import * as doing from "./doing";
import * as effects from "./effects";
import * as log from "./log";
import * as score from "./score";
import TextView from "./TextView.svelte";
import * as words from "./words";

const game: Game<SpellBookView> = {
  Board,
  TextView,
  ...words,
  ...effects,
  ...log,
  ...doing,
  ...score,
  points: (view) => [...view.seats.map((seat) => seat.points), ...(view.opponent ? [view.opponent.points] : [])],
  beside: (texts) => [texts.say("sb-score-opponent")],
  sealed: () => false,
  part: (view) => view.day,
  partName: (texts, n) => texts.say("sb-table-moment", { day: n }),
};

export default ownView(game);
