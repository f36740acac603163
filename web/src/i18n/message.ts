// Formats a message (key and arguments) in the reader's language, as src/sortilege/core/text/catalog.py does.
import type { Message } from "../messages";

export interface MessageSource {
  has: (key: string) => boolean;
  say: (key: string, args: Record<string, string | number>) => string;
}

const SEAT = "seat"; // the one key that is not a message: a player's name

/** Functions of messages: CLAUSE is a sentence without its full stop, so that text can follow. */
export const FUNCTIONS = { CLAUSE: ([sentence]: unknown[]): string => String(sentence).replace(/\.$/, "") };

/** The message as text, with these players' names; undefined if this page is older than the server and lacks a key. */
export function formatMessage(texts: MessageSource, said: Message, names: string[] = []): string | undefined {
  if (said.key === SEAT) return names[Number(said.args?.n)];
  if (!texts.has(said.key)) return undefined;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(said.args ?? {})) {
    const parts = (Array.isArray(value) ? value : [value]).map((part) =>
      typeof part === "object" ? formatMessage(texts, part, names) : part,
    );
    if (parts.includes(undefined)) return undefined;
    args[name] = typeof value === "number" ? value : parts.join(", ");
  }
  return texts.say(said.key, args);
}

/** Merges two log lines that differ only in a list at the same place; mirrors `join_pair` in `core/text/wording.py`. */
export function mergeMessages(one: Message, other: Message): Message | undefined {
  const [args, more] = [one.args ?? {}, other.args ?? {}];
  if (one.key !== other.key || Object.keys(args).join() !== Object.keys(more).join()) return undefined;
  const both: Message["args"] = {};
  let shared = false;
  for (const [name, value] of Object.entries(args)) {
    const next = more[name];
    if (Array.isArray(value) && Array.isArray(next)) both[name] = [...value, ...next];
    else if (name === "line" && isMessage(value) && isMessage(next)) {
      const line = mergeMessages(value, next);
      if (!line) return undefined;
      both[name] = line;
    } else if (JSON.stringify(value) === JSON.stringify(next)) {
      both[name] = value;
      continue;
    } else return undefined;
    shared = true;
  }
  return shared ? { key: one.key, args: both } : undefined;
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Formats a number with a minus sign as wide as a plus. */
export function formatSigned(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
