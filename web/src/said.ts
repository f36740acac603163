// A sentence that the server sends as the key of a message and its arguments, as src/sortilege/core/texts.py tells it.
import type { Said } from "./messages";

interface Spoken {
  has: (key: string) => boolean;
  say: (key: string, args: Record<string, string | number>) => string;
}

/** The sentence; undefined where this page is older than the server and does not know all of it. */
export function tell(texts: Spoken, said: Said): string | undefined {
  if (!texts.has(said.key)) return undefined;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(said.args)) {
    const parts = (Array.isArray(value) ? value : [value]).map((part) => (typeof part === "object" ? tell(texts, part) : part));
    if (parts.includes(undefined)) return undefined;
    args[name] = typeof value === "number" ? value : parts.join(", ");
  }
  return texts.say(said.key, args);
}
