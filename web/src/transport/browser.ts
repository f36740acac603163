// The transport to the tables in this browser's worker.
import type { TableSnapshot } from "../messages";
import { engine } from "../offline/tableClient.svelte";
import "../offline/install.svelte"; // an offer to install comes early, and once
import { Keeping } from "../offline/database";
import { pace } from "../offline/deviceSpeed.svelte";
import { storage } from "../offline/persistence.svelte";
import type { Answer, Transport } from "./transport";

const WORDS = import.meta.glob<string>("../../../src/sortilege/texts/*/page-offline.ftl", {
  query: "?raw",
  import: "default",
});
const SOON = 300; // milliseconds in which what is seen is remembered

const keeping = storage.opened(Keeping.open());
let seen: TableSnapshot | null = null;

/** What can be played here was written down when the page was built. */
async function games(): Promise<Answer> {
  const answer = await fetch("games.json");
  return { status: answer.status, text: await answer.text() };
}

export const transport: Transport = {
  hasServer: false,
  storagePrefix: "offline-",
  get starting() {
    return engine.state === "coming" || engine.state === "waking";
  },
  async ask(method, path, body) {
    if (path === "games") return games();
    const answer = await engine.ask(method, path, body);
    if (answer.status === 201) void storage.ask(); // a table was made
    return answer;
  },
  open: (table) => engine.open(table),
  loadSnapshot: async (table) => (await keeping)?.remembered(table),
  saveSnapshot(told) {
    if (!seen) setTimeout(() => void write(), SOON);
    seen = told;
  },
  slowBots: (game) => pace.slow[game] ?? [],
  texts: async (language) => (await WORDS[`../../../src/sortilege/texts/${language}/page-offline.ftl`]?.()) ?? "",
  Notice: () => import("../offline/OfflineNotice.svelte"),
  StoredData: () => import("../offline/StoredData.svelte"),
};

async function write(): Promise<void> {
  const told = seen;
  seen = null;
  if (told) await (await keeping)?.remember(told).catch(() => undefined); // a snapshot is optional
}
