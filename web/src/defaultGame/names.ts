// Names for games without a folder, from their texts: the message GAME-ID, or ID alone; else the id itself.
//   game-GAME (.text)       the game and its summary        GAME-opt-OPTION (.text)  an option; GAME-opt-OPTION-VALUE
//   GAME-view-FIELD         a field of its view             GAME-part ($n)           a part, such as a round
//   GAME-ID (.text or .effect)   a card, or anything else with an id
import { type Args, speech } from "../i18n/texts.svelte";

function keyOf(game: string, id: string): string | undefined {
  const clean = id.replace(/[^\w-]/g, "-");
  return [`${game}-${clean}`, clean].find((key) => /^[a-z]/i.test(key) && speech.texts.has(key));
}

export const has = (game: string, id: string): boolean => keyOf(game, id) !== undefined;

/** Its name: "ripe_fig" is a ripe fig where no text says more. */
export function named(game: string, id: string, plainly = id): string {
  const key = keyOf(game, id);
  return key ? speech.texts.say(key) : plainly.replace(/[_:.]+/g, " ").trim();
}

/** The message and attribute of what it is or does. */
function textKey(game: string, id: string): [key: string, attribute: string] | undefined {
  const key = keyOf(game, id);
  const attribute = key && ["text", "effect"].find((name) => speech.texts.has(key, name));
  return key && attribute ? [key, attribute] : undefined;
}

export const hasText = (game: string, id: string): boolean => textKey(game, id) !== undefined;

/** What it is or does at a table with these arguments; empty where no text says so. */
export function text(game: string, id: string, args: Args = {}): string {
  const found = textKey(game, id);
  return found ? speech.texts.attribute(...found, args) : "";
}
