// The tips of cards, tokens and dice.
import type { Face, Price, Season } from "./art/types";
import { card as cardFacts, face as faceFacts } from "./facts";
import type { SeasonsView } from "./view";
import type { Play } from "../../play/board/boardContext";
import type { TipContent } from "../../play/tips/tip.svelte";
import { say, speech } from "../../i18n/texts.svelte";
import { data, ofBonus, ofDice, rulings } from "./gallery/entries";
import { ENERGIES, cardHead, effectText } from "./names";

/** The link to the gallery entry, with its number of rulings. */
function entry(
  key: string,
  about = rulings.filter((ruling) => ruling.cards.includes(key)),
): TipContent["link"] & object {
  return { key, text: say("page-seasons-rulings", { n: about.length }) };
}

export const dieEntry = (id: string) => entry(id, ofDice);
export const bonusEntry = (id: string) => entry(`bonus_${id}`, ofBonus(id));

export function cardTold(play: Play<SeasonsView>, id: string): TipContent {
  return {
    title: say(id),
    head: cardHead(speech.texts, id, play.view.seats.length, play.options),
    text: effectText(speech.texts, id, play),
    link: entry(id),
  };
}

/** An ability token or an enchantment. */
export function ruleTold(play: Play<SeasonsView>, id: string): TipContent {
  return { title: say(id), text: effectText(speech.texts, id, play), link: entry(id) };
}

export function boxOf(id: string): string {
  return data.cards.find((card) => card.id === id)?.box ?? "base";
}

export interface Printed {
  kind: "item" | "familiar";
  cost: Price;
  prestige: number;
}

/** The figures of a card at this table. */
export function printed(play: Play<SeasonsView>, id: string): Printed {
  const { kind, cost, prestige } = cardFacts(id, play.options);
  const price: Price = cost[Math.max(0, play.view.seats.length - 2)] ?? {};
  return { kind: kind === "familiar" ? "familiar" : "item", cost: price, prestige };
}

export function seasonOf(die: string): Season {
  return (die.split("_")[0] ?? "winter") as Season;
}

export function faceOf(die: string, side: number): Face {
  const { crystals = 0, gauge = 0, draw = 0, transmute = 0, pips = 0, ...rest } = faceFacts(die, side);
  const energy = Object.fromEntries(ENERGIES.map((one) => [one, rest[one] ?? 0]));
  return { energy, crystals, gauge, draw, transmute, pips };
}
