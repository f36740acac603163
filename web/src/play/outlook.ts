// A figure before and after an option.
import type { Texts } from "../words.svelte";

export function change(texts: Texts, what: string, pair: [number, number] | undefined): string[] {
  return pair ? [texts.say("page-live-change", { what, from: pair[0], to: pair[1] })] : [];
}
