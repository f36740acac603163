// What can be played at this server, with the words of games that this page has none for.
import * as api from "../api";
import { known } from "../games";
import type { GameCatalog } from "../messages";
import { speech } from "../words.svelte";

export async function offered(): Promise<GameCatalog> {
  const told = await api.games();
  await Promise.all(
    Object.keys(told.games)
      .filter((game) => !known(game))
      .map((game) => speech.learn(game)),
  );
  return told;
}
