// The transport to the tables in this browser's worker.
import type { TableSnapshot } from "../messages";
import { engine } from "../offline/tableClient.svelte";
import "../offline/install.svelte"; // an offer to install comes early, and once
import { TableDatabase } from "../offline/database";
import { pace } from "../offline/deviceSpeed.svelte";
import { storage } from "../offline/persistence.svelte";
import type { Answer, Transport } from "./transport";

const OFFLINE_TEXTS = import.meta.glob<string>("../../../src/sortilege/texts/*/page-offline.ftl", {
  query: "?raw",
  import: "default",
});
const SAVE_DELAY_MS = 300; // snapshots that follow within this time are saved once

const database = storage.opened(TableDatabase.open());
let unsaved: TableSnapshot | null = null;

/** The game catalog, written when the page was built. */
async function games(): Promise<Answer> {
  const answer = await fetch("games.json");
  return { status: answer.status, text: await answer.text() };
}

export const transport: Transport = {
  hasServer: false,
  storagePrefix: "offline-",
  get starting() {
    return engine.state === "downloading" || engine.state === "starting";
  },
  async ask(method, path, body) {
    if (path === "games") return games();
    const answer = await engine.ask(method, path, body);
    if (answer.status === 201) void storage.ask(); // a table was made
    return answer;
  },
  open: (table) => engine.open(table),
  loadSnapshot: async (table) => (await database)?.loadSnapshot(table),
  saveSnapshot(snapshot) {
    if (!unsaved) setTimeout(() => void write(), SAVE_DELAY_MS);
    unsaved = snapshot;
  },
  slowBots: (game) => pace.slow[game] ?? [],
  texts: async (language) =>
    (await OFFLINE_TEXTS[`../../../src/sortilege/texts/${language}/page-offline.ftl`]?.()) ?? "",
  Notice: () => import("../offline/OfflineNotice.svelte"),
  StoredData: () => import("../offline/StoredData.svelte"),
};

async function write(): Promise<void> {
  const snapshot = unsaved;
  unsaved = null;
  if (snapshot) await (await database)?.saveSnapshot(snapshot).catch(() => undefined); // a snapshot is optional
}
