// The options of SpellBook in words.
import type { Options } from "../../../games";
import { say, speech } from "../../../i18n/texts.svelte";
import { COLORS } from "../art/types";

const isColor = (option: string): boolean => COLORS.some((color) => color === option);

export const options: Options = {
  common: ["spells", "difficulty"],
  others: () => say("page-home-house-spellbook"),
  name: (option) => say(`sb-opt-${option}`),
  text: (option) => speech.texts.attribute(`sb-opt-${option}`, "text"),
  value: (option, value) => {
    if (!isColor(option)) return say(`sb-opt-${option}-${value}`);
    return value === "any" ? say("sb-opt-any") : say(`spell-${value}`);
  },
  // Only a solo game has an opponent whose difficulty can be set.
  matters: (option, seats, chosen) => option !== "difficulty" || seats === 1 || chosen.difficulty !== undefined,
  emblem: (option, value) => (isColor(option) && value !== "any" ? `spell-${value}` : ""),
};
