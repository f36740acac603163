// The table worker: the server's own Python code, over rows stored in this browser.
import { Elsewhere, TableDatabase, noRoom, type Row } from "./database";
import { python } from "./pyodide";
import type { FromTables, ToTables } from "./workerMessages";
import { Thinking } from "./botClient";

const BEGIN = `
from sortilege.browser.memory_store import count_tables
from sortilege.browser.rows import NewerFormatError
from sortilege.browser.app import BrowserApp

async def begin(keep, think, post, rows):
    app = BrowserApp(keep=keep, think=think, post=post)
    try:
        await app.start([(key, bytes(value)) for key, value in rows.to_py()])
    except NewerFormatError:
        return None
    return app

def count(rows):
    return count_tables((key, bytes(value)) for key, value in rows.to_py())
`;

/** Something of Python's. */
interface Proxy<T> {
  toJs: () => T;
  destroy: () => void;
}

type Changed = [key: string, value: Uint8Array | null | undefined][];

interface Local {
  ask: (method: string, path: string, body: string) => Promise<Proxy<[status: number, text: string, kind: string]>>;
  open: (n: number, table: string) => Promise<number>;
  hear: (n: number, text: string) => Promise<void>;
  close: (n: number) => Promise<void>;
}

type Begin = (
  keep: (rows: Proxy<Changed>) => Promise<void>,
  think: (question: string) => Promise<string>,
  post: (n: number, text?: string) => void,
  rows: Row[],
) => Promise<Local | undefined>;

const CLOSED = 1001;
const FAILED = 1011;
const BOT_LOAD_DELAY_MS = 1500; // milliseconds; a first choice goes before the loading of bots
const tell = (message: FromTables): void => postMessage(message);
let local: Local;
let count: (rows: Row[]) => number;
let thinking: Thinking;

/** Fails without writing if storage is full or another tab has taken over. */
async function write(database: TableDatabase | null, rows: Proxy<Changed>): Promise<void> {
  const changed = rows.toJs();
  try {
    await database?.write(changed);
    tell({ is: "room", left: true });
  } catch (error) {
    if (error instanceof Elsewhere) tell({ is: "elsewhere" });
    if (noRoom(error)) tell({ is: "room", left: false });
    // Python awaits forever if a browser rejects with a DOMException, so throw a plain Error.
    throw new Error(String(error), { cause: error });
  }
}

async function begin(base: string): Promise<void> {
  const database = await TableDatabase.open().catch(() => null);
  const found = await python(base, (bytes) => tell({ is: "came", bytes }));
  tell({ is: "here" });
  found.runPython(BEGIN);
  thinking = new Thinking(base, tell);
  const post = (n: number, text?: string): void =>
    tell(text ? { is: "message", n, text } : { is: "closed", n, code: CLOSED });
  const begun = found.globals.get("begin") as Begin;
  const there = await begun(
    (rows) => write(database, rows),
    (question) => thinking.think(question),
    post,
    (await database?.lead()) ?? [],
  );
  if (!there) return tell({ is: "newer" });
  count = found.globals.get("count") as typeof count;
  local = there;
  tell({ is: "ready", stored: database !== null });
  setTimeout(() => thinking.begin(), BOT_LOAD_DELAY_MS);
}

async function ask({ n, method, path, body }: Extract<ToTables, { is: "ask" }>): Promise<void> {
  const answer = await local.ask(method, path, body);
  const [status, text] = answer.toJs();
  answer.destroy();
  tell({ is: "answer", n, status, text });
}

async function open({ n, table }: Extract<ToTables, { is: "open" }>): Promise<void> {
  const code = await local.open(n, table);
  tell(code ? { is: "closed", n, code } : { is: "opened", n });
}

/** A Python exception fails one request; anything else (out of memory, a trap) has ended Python. */
const fatal = (error: unknown): boolean => !(error instanceof Error && error.name === "PythonError");

onmessage = async ({ data }: MessageEvent<ToTables>) => {
  try {
    if (data.is === "begin") await begin(data.base);
    else if (data.is === "ask") await ask(data);
    else if (data.is === "count") tell({ is: "answer", n: data.n, status: 200, text: String(count(data.rows)) });
    else if (data.is === "open") await open(data);
    else if (data.is === "receive") await local.hear(data.n, data.text);
    else if (data.is === "time") thinking.time();
    else await local.close(data.n);
  } catch (error) {
    console.error(error);
    if (data.is === "begin" || fatal(error)) tell({ is: "failed", why: String(error) });
    else if (data.is === "ask" || data.is === "count") tell({ is: "answer", n: data.n, status: 500, text: "" });
    else if (data.is !== "time") tell({ is: "closed", n: data.n, code: FAILED });
  }
};
