// The options of a table that are worth showing.
import { kitOf } from "../games";

/** The options that differ from the default, and the game's main option. */
export function notableOptions(
  game: string,
  options: Record<string, string>,
  usual: Record<string, string[]>,
): [string, string][] {
  const first = kitOf(game).options.common[0];
  return Object.entries(options).filter(([option, value]) => option === first || value !== usual[option]?.[0]);
}
