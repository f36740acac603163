// The options of Seasons in words.
import type { Options } from "../../../games";
import { say, speech } from "../../../i18n/texts.svelte";

/** A card that one meets first at this level. */
export const LEVEL_CARDS: Record<string, string> = {
  apprentice: "amulet_of_fire",
  magician: "bespelled_grimoire",
  archmage: "vampiric_crown",
};
/** Enchantments that change a draft, which Apprentices do not have. */
const DRAFTED = ["elemental_construction", "extended_experience", "natural_selection"];
/** Whether an enchantment can be played at a level. */
export const fits = (enchantment: string, level: string): boolean =>
  level !== "apprentice" || !DRAFTED.includes(enchantment);
const COMMON = ["level", "kingdom_cards", "ability_tokens", "enchantment"];

const enchantment = (option: string, value: string) =>
  option === "enchantment" && value !== "none" && value !== "random" ? value : "";

export const options: Options = {
  common: COMMON,
  others: () => say("page-home-house-seasons"),
  name: (option) => say(`opt-${option}`),
  text: (option) => speech.texts.attribute(`opt-${option}`, "text"),
  value: (option, value) => say(`opt-${option}-${value}`),
  order: (option, values) => (option === "level" ? values.toReversed() : values), // beginners first
  // The printing decides the options left unchosen.
  left: (option) => !COMMON.includes(option) && option !== "printing" && option !== "first",
  shape: (option) => (option === "level" ? "tiles" : option === "enchantment" ? "small" : undefined),
  emblem: (option, value) => (option === "level" ? (LEVEL_CARDS[value] ?? "") : enchantment(option, value)),
  does: (option, value) => (enchantment(option, value) ? speech.texts.attribute(value, "text") : ""),
};
