// node offline-check.mjs FORMAT: tests the serverless page apart from its engine, for tests/local/test_page_worker.py.
// Standard input has what a page saved once; FORMAT is the newest that the engine reads.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mock } from "node:test";
import { pathToFileURL } from "node:url";
import { build } from "rolldown";

const LONGEST = 120_000;
const out = mkdtempSync(join(tmpdir(), "offline-"));

async function built(name) {
  const file = join(out, `${name}.mjs`);
  await build({ input: join(import.meta.dirname, `src/offline/${name}.ts`), output: { file }, logLevel: "silent" });
  return import(pathToFileURL(file).href);
}

class Worker {
  static made = [];
  heard = [];
  ended = false;

  constructor() {
    Worker.made.push(this);
  }

  postMessage(message) {
    this.heard.push(message);
  }

  terminate() {
    this.ended = true;
  }
}

/** A worker that thinks too long is ended, whoever waits is told, and the next question has another. */
async function thoughts() {
  const { Thinking } = await built("botClient");
  globalThis.Worker = Worker;
  mock.timers.enable({ apis: ["setTimeout"] });
  const thinking = new Thinking("", () => undefined);
  const quick = thinking.think("a");
  const [first] = Worker.made;
  mock.timers.tick(LONGEST - 1);
  first.onmessage({ data: { is: "thought", n: 1, answer: "b" } });
  assert.equal(await quick, "b");
  mock.timers.tick(LONGEST);
  assert.equal(first.ended, false);
  const endless = thinking.think("c");
  mock.timers.tick(LONGEST);
  await assert.rejects(endless, /too long/);
  assert.equal(first.ended, true);
  void thinking.think("d");
  const second = Worker.made[1];
  assert.deepEqual(
    second.heard.map(({ is }) => is),
    ["begin", "think"],
  );
  assert.equal(second.ended, false);
}

/** What was saved is understood; what a later release has saved is not taken. */
async function files() {
  globalThis.location = { pathname: "/" };
  const { newer, understood } = await built("backup");
  const found = understood(readFileSync(0, "utf8"));
  assert.ok(found);
  assert.equal(newer(found), false);
  const known = Number(process.argv[2]);
  const packed = (format) => btoa(String.fromCharCode(0xa0 + String(format).length) + format);
  const said = (format) => newer({ ...found, rows: { ...found.rows, "setting/format": packed(format) } });
  assert.deepEqual([known, known + 1, 17].map(said), [false, true, true]);
  assert.equal(understood("{}"), null);
}

try {
  await thoughts();
  await files();
} finally {
  rmSync(out, { recursive: true });
}
