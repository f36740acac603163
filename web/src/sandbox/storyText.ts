// The opening of a story as keys and values, and as the equivalent text.
import type { Message } from "../messages";
import type { MessageSource } from "../i18n/message";

export type Given = Record<string, unknown>;

/** Who sits at the tables of all stories. */
export const SEATS = ["ann", "bob", "cat", "dan"] as const;
/** What is left open, and dealt. */
export const ANY = "any";

const PLAIN = /^[\w. +*?-]+$/;

/** A list of words: `fire*2 air`, or one by one. */
export function listed(value: unknown): string[] {
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

/** The list as one text, repeated words with a count. */
export function joined(words: readonly string[]): string {
  const runs: [string, number][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.[0] === word) last[1]++;
    else runs.push([word, 1]);
  }
  return runs.map(([word, n]) => (n > 1 ? `${word}*${n}` : word)).join(" ");
}

/** The keys and values without the empty ones. */
export function filled(given: Given): Given {
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

/** The text as in a story file: each seat on one line. */
export function textOf(story: Given): string {
  const lines: string[] = [];
  for (const [key, value] of Object.entries(story)) {
    if (key !== "given") lines.push(`${key}: ${flow(value)}`);
    else lines.push("given:", ...Object.entries(value as Given).map(([name, one]) => `  ${name}: ${flow(one)}`));
  }
  return `- ${lines.join("\n  ")}\n`;
}

/** Replaces ids by names in a sentence, as people who fill in the form do not know the ids. */
export function byName(texts: MessageSource, said: Message): Message {
  const named = Object.entries(said.args ?? {}).map(([name, value]) => {
    if (typeof value === "string") return [name, texts.has(value) ? { key: value } : value];
    return [name, typeof value === "object" && !Array.isArray(value) ? byName(texts, value) : value];
  });
  return { key: said.key, args: Object.fromEntries(named) as Message["args"] };
}
