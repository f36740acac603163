// A story's starting position as keys and values, and as text.
import type { Message } from "../messages";
import type { MessageSource } from "../i18n/message";

export type Given = Record<string, unknown>;

/** The seat names of all stories. */
export const SEATS = ["ann", "bob", "cat", "dan"] as const;
/** Stands for a piece that the deal chooses. */
export const ANY = "any";

const PLAIN = /^[\w. +*?-]+$/;

/** Parses a list of words, written as `fire*2 air` or as an array. */
export function parseWords(value: unknown): string[] {
  const parts = Array.isArray(value)
    ? value.map(String)
    : value === undefined || value === null
      ? []
      : String(value).split(/[\s,]+/);
  return parts
    .filter((part) => part && part !== "none")
    .flatMap((part) => {
      const [, word = part, times = "1"] = /^(.+)\*(\d{1,3})$/.exec(part) ?? [];
      return Array.from({ length: Number(times) }, () => word);
    });
}

/** Formats a list of words, with counts for repeated ones. */
export function formatWords(words: readonly string[]): string {
  const runs: [string, number][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.[0] === word) last[1]++;
    else runs.push([word, 1]);
  }
  return runs.map(([word, n]) => (n > 1 ? `${word}*${n}` : word)).join(" ");
}

/** Drops keys without a value. */
export function withoutEmpty(given: Given): Given {
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined && value !== "" && value !== null),
  );
}

export const within = (given: Given, key: string): Given =>
  typeof given[key] === "object" && given[key] !== null ? (given[key] as Given) : {};

function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{${Object.entries(value)
      .map(([key, one]) => `${key}: ${flow(one)}`)
      .join(", ")}}`;
  const text = String(value);
  return typeof value !== "string" || PLAIN.test(text)
    ? text
    : `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** Formats a story as in a story file, with one line for each seat. */
export function textOf(story: Given): string {
  const lines: string[] = [];
  for (const [key, value] of Object.entries(story)) {
    if (key !== "given") lines.push(`${key}: ${flow(value)}`);
    else lines.push("given:", ...Object.entries(value as Given).map(([name, one]) => `  ${name}: ${flow(one)}`));
  }
  return `- ${lines.join("\n  ")}\n`;
}

/** Replaces ids by names in a message: users of the form do not know the ids. */
export function byName(texts: MessageSource, said: Message): Message {
  const named = Object.entries(said.args ?? {}).map(([name, value]) => {
    if (typeof value === "string") return [name, texts.has(value) ? { key: value } : value];
    return [name, typeof value === "object" && !Array.isArray(value) ? byName(texts, value) : value];
  });
  return { key: said.key, args: Object.fromEntries(named) as Message["args"] };
}
