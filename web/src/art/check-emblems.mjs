// node src/art/check-emblems.mjs: checks that each gallery thing that needs an emblem has one, and lists unused and
// duplicate ones.
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const module = async (path) =>
  (await runnerImport(fileURLToPath(new URL(path, import.meta.url)), { configFile: false })).module;
const { flaws } = await module("./emblems.ts");
const { requiredEmblems } = await module("./requiredEmblems.ts");
const ids = requiredEmblems();
const found = flaws(ids);
for (const { id, flaw } of found) console.error(`${id}: ${flaw}`);
console.log(`${ids.length} emblems, ${found.length} flaws`);
process.exit(found.length ? 1 : 0);
