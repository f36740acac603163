// The server's games, with the texts of those that this page does not bundle.
import * as api from "../api";
import { hasFolder } from "../games";
import type { GameCatalog } from "../messages";
import { speech } from "../i18n/texts.svelte";

export async function loadGameCatalog(): Promise<GameCatalog> {
  const catalog = await api.games();
  await Promise.all(
    Object.keys(catalog.games)
      .filter((game) => !hasFolder(game))
      .map((game) => speech.learn(game)),
  );
  return catalog;
}
