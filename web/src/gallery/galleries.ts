/** The galleries of this server's games by name; offline or on error, those of every game the page knows. */

import { kitOf, kits } from "../games";
import { loadGameCatalog } from "../home/gameCatalog";
import type { Gallery } from "./entries";

export async function galleries(): Promise<Record<string, Gallery>> {
  const games = await loadGameCatalog().then(
    ({ games }) => Object.keys(games),
    () => kits().map(([name]) => name),
  );
  const found = await Promise.all(games.map(async (game) => [game, await kitOf(game).gallery?.()] as const));
  return Object.fromEntries(found.filter((one): one is [string, Gallery] => one[1] !== undefined));
}
