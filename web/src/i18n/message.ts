// Formats a message (key and arguments) in the reader's language, as src/sortilege/core/text/catalog.py does.
import type { Message } from "../messages";

type Arg = NonNullable<Message["args"]>[string];
type Item = Extract<Arg, readonly unknown[]>[number];

export interface MessageSource {
  has: (key: string, attribute?: string) => boolean;
  say: (key: string, args: Record<string, string | number>) => string;
  attribute: (key: string, name: string, args: Record<string, string | number>) => string;
}

const SEAT = "seat"; // the one key that is not a message: a player's name

/** Functions of messages: CLAUSE is a sentence without its full stop, so that text can follow. */
export const FUNCTIONS = { CLAUSE: ([sentence]: unknown[]): string => String(sentence).replace(/\.$/, "") };

// What a message says to the reader, if the reader acts in it (`who`) or is acted upon (`to`).
const TO_READER = { who: "you", to: "to-you" } as const;

/**
 * The message as text, with these players' names, and addressed to the reader in their seat, if `you` names it;
 * undefined if this page is older than the server and lacks a key.
 */
export function formatMessage(
  texts: MessageSource,
  said: Message,
  names: string[] = [],
  you: number | null = null,
): string | undefined {
  if (said.key === SEAT) return names[Number(said.args?.n)];
  if (!texts.has(said.key)) return undefined;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(said.args ?? {})) {
    const parts = (Array.isArray(value) ? value : [value]).map((part) =>
      typeof part === "object" ? formatMessage(texts, part, names, you) : part,
    );
    if (parts.includes(undefined)) return undefined;
    args[name] = typeof value === "number" ? value : parts.join(", ");
  }
  const named = (["who", "to"] as const).find((name) => you !== null && seatOf(said.args?.[name]) === you);
  const attribute = named && TO_READER[named];
  return attribute && texts.has(said.key, attribute)
    ? texts.attribute(said.key, attribute, args)
    : texts.say(said.key, args);
}

/** The seat whose name an argument is. */
function seatOf(value: Arg | undefined): number | undefined {
  return isMessage(value) && value.key === SEAT ? Number(value.args?.n) : undefined;
}

/** Merges two log lines that differ only in a list at the same place, like `join_pair` in core/text/game_messages.py */
export function mergeMessages(one: Message, other: Message): Message | undefined {
  const [args, more] = [one.args ?? {}, other.args ?? {}];
  if (one.key !== other.key || Object.keys(args).join() !== Object.keys(more).join()) return undefined;
  const both: Message["args"] = {};
  let shared = false;
  for (const [name, value] of Object.entries(args)) {
    const next = more[name];
    if (Array.isArray(value) && Array.isArray(next)) both[name] = joinItems(value, next);
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

/** Joins two lists; amounts of the same thing, such as "n-fire", add up. Mirrors `join_items` of the same module. */
function joinItems(one: readonly Item[], other: readonly Item[]): Item[] {
  const both = [...one];
  for (const item of other) {
    const at = isAmount(item) ? both.findIndex((known) => isAmount(known) && known.key === item.key) : -1;
    const known = both[at];
    if (isAmount(item) && isAmount(known)) both[at] = { key: item.key, args: { n: known.args.n + item.args.n } };
    else both.push(item);
  }
  return both;
}

function isAmount(value: unknown): value is { key: string; args: { n: number } } {
  return isMessage(value) && value.key.startsWith("n-") && typeof value.args?.n === "number";
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Formats a number with a minus sign as wide as a plus. */
export function formatSigned(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
