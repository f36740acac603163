// What an option would change, in words.
import type { Outcome } from "../../messages";
import { change } from "../../play/outlook";
import type { Texts } from "../../words.svelte";

const FIGURES = ["pool", "board", "points"];

export function effectText(texts: Texts, { changes }: Outcome): string {
  return FIGURES.flatMap((figure) => change(texts, texts.say(`sb-figure-${figure}`), changes[figure])).join(" · ");
}
