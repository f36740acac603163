// The options of the games in words, and the rulings that speak about them.
import { COLORS } from "../art/types";
import shown from "../gallery/gallery.json";
import { say, speech } from "../words.svelte";

/** What people choose often; everything else is a house rule or a printing. */
export const COMMON: Record<string, readonly string[]> = {
  seasons: ["level", "kingdom_cards", "ability_tokens", "enchantment"],
  spellbook: ["spells", "difficulty"],
};

const prefix = (game: string): string => (game === "seasons" ? "opt" : "sb-opt");
const isColor = (option: string): boolean => COLORS.some((color) => color === option);

export const optionName = (game: string, option: string): string => say(`${prefix(game)}-${option}`);
export const optionText = (game: string, option: string): string => speech.texts.attribute(`${prefix(game)}-${option}`, "text");

export function valueName(game: string, option: string, value: string): string {
  if (game === "spellbook" && isColor(option)) return value === "any" ? say("sb-opt-any") : say(`spell-${value}`);
  return say(`${prefix(game)}-${option}-${value}`);
}

/** The picture that goes with a value, if there is one. */
export function emblem(game: string, option: string, value: string): string {
  if (game === "spellbook" && isColor(option) && value !== "any") return `spell-${value}`;
  if (option === "enchantment" && value !== "none" && value !== "random") return value;
  return "";
}

export function rulings(game: string, option: string): { id: string; text: string }[] {
  const found = shown.rulings.filter((one) => one.game === game && one.option === option);
  return found.map(({ id }) => ({ id, text: say(`ruling-${id}`) }));
}

/** What is not as it usually is, or always worth telling. */
export function told(game: string, options: Record<string, string>, usual: Record<string, string[]>): [string, string][] {
  const first = COMMON[game]?.[0];
  return Object.entries(options).filter(([option, value]) => option === first || value !== usual[option]?.[0]);
}
