// node src/art/check.mjs GALLERY.json: every card, token, enchantment and spell has an emblem, none is left over, no two are the same.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const data = JSON.parse(readFileSync(process.argv[2] ?? 0, "utf8"));
const ids = [...data.cards, ...data.tokens, ...data.enchantments]
  .map((one) => one.id)
  .concat(data.spells.map((one) => `spell-${one.id}`));
const { module } = await runnerImport(fileURLToPath(new URL("./emblems.ts", import.meta.url)), { configFile: false });
const found = module.flaws(ids);
for (const { id, flaw } of found) console.error(`${id}: ${flaw}`);
console.log(`${ids.length} emblems, ${found.length} flaws`);
process.exit(found.length ? 1 : 0);
