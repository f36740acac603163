// A figure before and after an option.
import { signed } from "../art/signed";
import type { Texts } from "../words.svelte";

export function change(texts: Texts, what: string, pair: [number, number] | undefined): string[] {
  return pair ? [texts.say("change", { what, from: signed(pair[0]), to: signed(pair[1]) })] : [];
}
