// Builds the score sheet of SpellBook from a view: a column per seat, then the virtual opponent of a solo game.
import type { SpellBookView } from "./view";
import type { ScoreRow, ScoreColumns } from "../../games";
import type { Texts } from "../../i18n/texts.svelte";
import { spellName } from "./names";

export function score(texts: Texts, view: SpellBookView, names: string[]): ScoreColumns {
  const foe = view.opponent;
  const beside = (cells: (string | number)[], foes: string | number) => (foe ? [...cells, foes] : cells);
  const rows: ScoreRow[] = view.spells.map((id, color) => ({
    label: spellName(texts, id),
    cells: beside(
      view.seats.map((seat) => (seat.spells[color]?.level ? (seat.spells[color]?.points ?? 0) : "–")),
      "",
    ),
  }));
  const boards = view.seats.map((seat) => seat.board_points);
  rows.push({ label: texts.say("sb-score-board"), cells: beside(boards, foe ? foe.points - foe.lower.length : "") });
  if (foe) rows.push({ label: texts.say("sb-score-lower"), cells: ["", foe.lower.length] });
  const totals = view.seats.map((seat) => seat.points);
  rows.push({ label: texts.say("sb-score-total"), cells: beside(totals, foe?.points ?? ""), total: true });
  return {
    heads: foe ? [...names, texts.say("sb-score-opponent")] : names,
    rows,
  };
}
