// What is to be told of a table's options.
import { kitOf } from "../games";

/** What is not as it usually is, or always worth telling. */
export function notableOptions(
  game: string,
  options: Record<string, string>,
  usual: Record<string, string[]>,
): [string, string][] {
  const first = kitOf(game).options.common[0];
  return Object.entries(options).filter(([option, value]) => option === first || value !== usual[option]?.[0]);
}
