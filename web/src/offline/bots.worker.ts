// The worker in which bots think, so that the table worker stays responsive.
import { python } from "./pyodide";
import type { FromBots, ToBots } from "./workerMessages";

const THINK = "from sortilege.browser.bot_worker import slow_bots, think";

interface Bots {
  think: (question: string) => string;
  slow: () => string;
}

const tell = (message: FromBots): void => postMessage(message);
let bots: Promise<Bots>;

async function begin(base: string): Promise<Bots> {
  const found = await python(base, () => undefined);
  found.runPython(THINK);
  return { think: found.globals.get("think") as Bots["think"], slow: found.globals.get("slow_bots") as Bots["slow"] };
}

onmessage = async ({ data }: MessageEvent<ToBots>) => {
  if (data.is === "begin") {
    bots = begin(data.base);
    return;
  }
  if (data.is === "time") {
    const { slow } = await bots;
    tell({ is: "timed", slow: JSON.parse(slow()) as Record<string, string[]> });
    return;
  }
  try {
    const { think } = await bots;
    tell({ is: "thought", n: data.n, answer: think(data.question) });
  } catch (error) {
    tell({ is: "failed", n: data.n, why: String(error) });
  }
};
