// The names of things on the board. Sentences come from the server.
import { card as cardFacts, defaults, face as faceFacts } from "./facts";
import type { Ask } from "../../messages";
import { type Play, textArgs } from "../../play/board/boardContext";
import type { SeasonsCardView, SeasonsView } from "./view";
import type { Texts } from "../../i18n/texts.svelte";

export const ENERGIES = ["air", "water", "fire", "earth"] as const;

function splitAt(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + sign.length)];
}

export function name(texts: Texts, id: string, beside: SeasonsCardView[] = []): string {
  const [kind, copy] = splitAt(id, "#");
  const alone = beside.length > 0 && beside.every((card) => card.id !== kind);
  return texts.say(kind) + (copy && !alone ? ` (${copy})` : "");
}

export function tokenName(texts: Texts, number: number): string {
  return texts.say("token-named", { n: number, called: texts.say(`token_${number}`) });
}

export function amounts(texts: Texts, energies: Record<string, number>): string[] {
  return ENERGIES.filter((energy) => energies[energy]).map((energy) => `${energies[energy]} ${texts.say(energy)}`);
}

export function faceText(texts: Texts, die: string, side: number): string {
  const shown = faceFacts(die, side);
  const parts = amounts(texts, shown);
  if (shown.crystals) parts.push(texts.say("n-crystals", { n: shown.crystals }));
  for (const sign of ["gauge", "draw", "transmute"]) if (shown[sign]) parts.push(texts.say(`face-${sign}`));
  return `${parts.join(", ")} (${texts.say("n-pips", { n: shown.pips ?? 0 })})`;
}

export function costText(texts: Texts, cost: Record<string, number>): string {
  const parts = amounts(texts, cost);
  if (cost.crystals) parts.push(texts.say("n-crystals", { n: cost.crystals }));
  if (cost.types) parts.push(texts.say("cost-types"));
  return parts.join(", ");
}

export function cardHead(texts: Texts, id: string, seats: number, options: Record<string, string>): string {
  const facts = cardFacts(id, options);
  const cost = costText(texts, facts.cost[Math.max(0, seats - 2)] ?? {});
  const price = cost ? texts.say("card-cost", { cost }) : texts.say("cost-free");
  return [texts.say(facts.kind), price, texts.say("card-prestige", { n: facts.prestige })].join(" · ");
}

/** What a card, bonus, ability token or enchantment does at this table. */
export function effectText(texts: Texts, id: string, play: Play<SeasonsView>): string {
  return texts.attribute(id, "text", { ...defaults, ...textArgs(play) });
}

export function owedText(texts: Texts, ask: Ask): string {
  const times = (what: string) => ask.owed.filter((one) => one === what).length;
  const parts = amounts(texts, Object.fromEntries(ENERGIES.map((energy) => [energy, times(energy)])));
  if (times("any")) parts.push(texts.say("cost-any", { n: times("any") }));
  return parts.join(", ");
}
