// The line to the tables that this browser keeps itself.
import type { TableSnapshot } from "../messages";
import { engine } from "../offline/engine.svelte";
import "../offline/install.svelte"; // an offer to install comes early, and once
import { Keeping } from "../offline/keeping";
import { pace } from "../offline/pace.svelte";
import { storage } from "../offline/storage.svelte";
import type { Answer, Line } from "./line";

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

export const line: Line = {
  others: false,
  notes: "offline-",
  get coming() {
    return engine.state === "coming" || engine.state === "waking";
  },
  async ask(method, path, body) {
    if (path === "games") return games();
    const answer = await engine.ask(method, path, body);
    if (answer.status === 201) void storage.ask(); // a table was made
    return answer;
  },
  open: (table) => engine.open(table),
  remembered: async (table) => (await keeping)?.remembered(table),
  remember(told) {
    if (!seen) setTimeout(() => void write(), SOON);
    seen = told;
  },
  slow: (game) => pace.slow[game] ?? [],
  words: async (language) => (await WORDS[`../../../src/sortilege/texts/${language}/page-offline.ftl`]?.()) ?? "",
  Notice: () => import("../offline/Notice.svelte"),
  Keeping: () => import("../offline/KeptHere.svelte"),
};

async function write(): Promise<void> {
  const told = seen;
  seen = null;
  if (told) await (await keeping)?.remember(told).catch(() => undefined); // it is only for the look of it
}
