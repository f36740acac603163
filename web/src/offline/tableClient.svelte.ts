// The page's side of the table worker: start-up, requests and errors.
import type { Answer, Channel } from "../transport/transport";
import type { Row } from "./database";
import { lead } from "./leaderTab";
import { pace } from "./deviceSpeed.svelte";
import type { FromTables, ToTables } from "./workerMessages";

/** The answer while the worker is unavailable. */
export type Silence = "elsewhere" | "failed" | "newer";
type State = "downloading" | "starting" | "ready" | Silence;

const CALM = 10_000; // milliseconds; by then, everything here has started

class LocalChannel implements Channel {
  open = false;
  onopen = (): void => undefined;
  onmessage: Channel["onmessage"] = () => undefined;
  onclose: Channel["onclose"] = () => undefined;

  constructor(
    private readonly engine: Engine,
    private readonly n: number,
  ) {}

  send(text: string): void {
    this.engine.tell({ is: "receive", n: this.n, text });
  }

  close(): void {
    this.engine.leave(this.n);
  }
}

class Engine {
  state = $state<State>("downloading");
  /** Bytes that came, and of how many. */
  came = $state(0);
  total = $state(0);
  /** Whether this browser has storage; undefined until known. */
  isStored = $state(true);
  /** Storage is full. */
  full = $state(false);

  private worker: Worker | null = null;
  private release = "";
  private lastRequest = 0;
  private readonly answers = new Map<number, (answer: Answer) => void>();
  private readonly channels = new Map<number, LocalChannel>();
  private readonly begun: Promise<void>;
  private settled = (): void => undefined; // ready, or never

  constructor() {
    this.begun = new Promise((resolve) => (this.settled = resolve));
    void this.begin();
  }

  ask(method: string, path: string, body = ""): Promise<Answer> {
    return this.answer((n) => ({ is: "ask", n, method, path, body }));
  }

  /** How many tables can be read in these rows. */
  async count(rows: Row[]): Promise<number> {
    const { status, text } = await this.answer((n) => ({ is: "count", n, rows }));
    return status === 200 ? Number(text) : 0;
  }

  open(table: string): Channel {
    const n = ++this.lastRequest;
    const channel = new LocalChannel(this, n);
    this.channels.set(n, channel);
    void this.begun.then(() => this.channels.has(n) && this.tell({ is: "open", n, table }));
    return channel;
  }

  leave(n: number): void {
    if (this.channels.delete(n)) this.tell({ is: "close", n });
  }

  tell(message: ToTables): void {
    this.worker?.postMessage(message);
  }

  private async answer(question: (n: number) => ToTables): Promise<Answer> {
    await this.begun;
    if (this.state !== "ready") return this.silence();
    const n = ++this.lastRequest;
    return new Promise((answered) => {
      this.answers.set(n, answered);
      this.tell(question(n));
    });
  }

  private async begin(): Promise<void> {
    if (!(await lead(() => this.stop("elsewhere")))) {
      this.stop("elsewhere");
      return;
    }
    void this.size().catch(() => undefined); // then no total is shown
    const worker = new Worker(new URL("./table.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.receive(data);
    worker.onerror = () => this.stop("failed");
    this.tell({ is: "begin", base: new URL("./", document.baseURI).href });
  }

  private async size(): Promise<void> {
    const { release, files } = (await (await fetch("files.json")).json()) as {
      release: string;
      files: [name: string, size: number][];
    };
    this.release = release;
    this.total = files.reduce(
      (sum, [name, size]) => (/^engine\.zip$|^pyodide\/.*\.(wasm|zip|json)$/.test(name) ? sum + size : sum),
      0,
    );
  }

  private receive(message: FromTables): void {
    switch (message.is) {
      case "came":
        this.came += message.bytes;
        break;
      case "here":
        this.state = "starting";
        break;
      case "ready":
        this.state = "ready";
        this.isStored = message.stored;
        this.settled();
        setTimeout(() => !pace.timed(this.release) && this.tell({ is: "time" }), CALM);
        break;
      case "timed":
        pace.keep(this.release, message.slow);
        break;
      case "room":
        this.full = !message.left;
        break;
      case "elsewhere":
      case "failed":
      case "newer":
        this.stop(message.is);
        break;
      case "answer":
        this.answers.get(message.n)?.(message);
        this.answers.delete(message.n);
        break;
      case "opened": {
        const channel = this.channels.get(message.n);
        if (!channel) return;
        channel.open = true;
        channel.onopen();
        break;
      }
      case "message":
        this.channels.get(message.n)?.onmessage(message.text);
        break;
      case "closed":
        this.shut(message.n, message.code);
        break;
    }
  }

  private shut(n: number, code: number): void {
    const channel = this.channels.get(n);
    this.channels.delete(n);
    if (!channel) return;
    channel.open = false;
    channel.onclose(code);
  }

  /** Nothing is done here any longer; what was not answered was perhaps not done. */
  private stop(state: Silence): void {
    this.worker?.terminate();
    this.worker = null;
    this.state = state;
    this.settled();
    for (const answered of this.answers.values()) answered(this.silence());
    this.answers.clear();
    for (const channel of this.channels.values()) channel.open = false;
  }

  private silence(): Answer {
    return {
      status: 503,
      text: JSON.stringify({
        word: "unavailable",
        why: "",
        said: { key: `page-offline-${this.state}`, args: {} },
        version: null,
      }),
    };
  }
}

export const engine = new Engine();
