// What an option would change, in words.
import type { Outcome } from "../../messages";
import { change } from "../../play/outlook";
import type { Texts } from "../../words.svelte";
import { ENERGIES } from "./words";

const RESERVE = ENERGIES.map((energy) => `reserve.${energy}`);
const FIGURES = ["crystals", ...RESERVE, "gauge", "play", "hand", "bonuses", "capacity"];

export function effectText(texts: Texts, { changes }: Outcome): string {
  const called = (figure: string) => texts.say(RESERVE.includes(figure) ? figure.slice("reserve.".length) : `figure-${figure}`);
  const told = FIGURES.flatMap((figure) => change(texts, called(figure), changes[figure]));
  return [...told, ...score(texts, changes)].join(" · ");
}

/** The points only where they do not simply follow the crystals. */
function score(texts: Texts, changes: Outcome["changes"]): string[] {
  const [from = 0, to = 0] = changes["points.total"] ?? [];
  const [before = 0, after = 0] = changes.crystals ?? [];
  return to - from === after - before ? [] : change(texts, texts.say("figure-score"), [from, to]);
}
