// Asks the worker in which bots think; should it die, or think without an end, the next question begins another.
import type { FromBots, Timed, ToBots } from "./workerMessages";

const MAX_ANSWER_MS = 120_000; // milliseconds per answer; some phones are slow

interface Waiting {
  thought: (answer: string) => void;
  failed: (error: Error) => void;
}

export class Thinking {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private lastRequest = 0;

  constructor(
    private readonly base: string,
    private readonly timed: (timed: Timed) => void,
  ) {}

  begin(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromBots>) => {
      if (data.is === "timed") {
        this.timed(data);
        return;
      }
      const one = this.waiting.get(data.n);
      this.waiting.delete(data.n);
      if (data.is === "thought") one?.thought(data.answer);
      else {
        one?.failed(new Error(data.why));
        this.end(worker); // after any error, start a new worker
      }
    };
    worker.onerror = (event) => {
      event.preventDefault(); // else the tables' worker would have failed too
      this.end(worker, event.message);
    };
    this.tell({ is: "begin", base: this.base });
    return worker;
  }

  /** Measures the speed of this device; errors are ignored. */
  time(): void {
    this.begin();
    this.tell({ is: "time" });
  }

  async think(question: string): Promise<string> {
    const n = ++this.lastRequest;
    const worker = this.begin();
    const late = setTimeout(() => this.end(worker, "the bots' worker thought too long"), MAX_ANSWER_MS);
    try {
      return await new Promise((thought, failed) => {
        this.waiting.set(n, { thought, failed });
        this.tell({ is: "think", n, question });
      });
    } finally {
      clearTimeout(late);
    }
  }

  private end(worker: Worker, why = "the bots' worker ended"): void {
    if (this.worker !== worker) return;
    worker.terminate();
    this.worker = null;
    for (const { failed } of this.waiting.values()) failed(new Error(why));
    this.waiting.clear();
  }

  private tell(message: ToBots): void {
    this.worker?.postMessage(message);
  }
}
