// Formats events as log lines, with links from names to the gallery.
import type { Game } from "../../games";
import type { GameEvent, Message } from "../../messages";
import { formatMessage, mergeMessages } from "../../i18n/message";
import type { Texts } from "../../i18n/texts.svelte";

export interface LogLine {
  text: string;
  /** The event's key, or "". */
  key: string;
  /** Whether a part of the game begins, such as a round or a turn. */
  head: boolean;
  /** The seat it is about, if any. */
  who?: number | undefined;
  /** Names in the text with their gallery keys. */
  links: [name: string, key: string][];
}

/** A line with the number of its first event. */
export interface NumberedLine extends LogLine {
  at: number;
}

export interface Piece {
  text: string;
  key?: string;
}

// A game has hundreds of events and each choice adds a few, so lines are cached.
let cachedLines = new WeakMap<Message, LogLine>();
let cacheKey: unknown[] = [];

/** Events as log lines for the reader in seat `you`, if any: merged where possible, without those that others imply. */
export function logLines(
  texts: Texts,
  events: GameEvent[],
  names: string[],
  { heads, things, implied, pairs }: Pick<Game, "heads" | "things" | "implied" | "pairs">,
  you: number | null = null,
): NumberedLine[] {
  const now = [texts, things, you, ...names];
  if (now.length !== cacheKey.length || now.some((one, n) => one !== cacheKey[n]))
    [cachedLines, cacheKey] = [new WeakMap(), now];
  const runs: { said: Message; key: string; who: number | undefined; at: number }[] = [];
  for (const [at, event] of events.entries()) {
    if (implied?.(event, events, at)) continue;
    const { said, key, args } = event;
    const who = typeof args.who === "number" ? args.who : undefined;
    const [earlier, latest] = [runs.at(-2), runs.at(-1)];
    const last = earlier?.key === key && latest?.key === pairs?.[key] ? earlier : latest;
    const both = last && mergeMessages(last.said, said);
    if (last && both) last.said = both;
    else runs.push({ said, key, who, at });
  }
  return runs.map(({ said, key, who, at }) => {
    const line = cachedLines.get(said) ?? {
      text: formatMessage(texts, said, names, you) ?? key.replaceAll("_", " "),
      key,
      head: heads?.includes(key) ?? false,
      who,
      links: linksOf(texts, said, things),
    };
    cachedLines.set(said, line);
    return { ...line, at };
  });
}

/** The gallery entries that a message names. */
function linksOf(texts: Texts, said: Message, things: Game["things"]): LogLine["links"] {
  const own: LogLine["links"] = things?.has(said.key) ? [[formatMessage(texts, said) ?? "", said.key]] : [];
  const parts = Object.values(said.args ?? {}).flat();
  const named = parts.flatMap((part) => (typeof part === "object" ? linksOf(texts, part, things) : []));
  return [...new Map([...own, ...named].map((link) => [link[1], link])).values()];
}

export function pieces(line: LogLine): Piece[] {
  return line.links.reduce<Piece[]>(
    (found, [name, key]) => found.flatMap((piece) => (piece.key ? [piece] : splitAtName(piece.text, name, key))),
    [{ text: line.text }],
  );
}

function splitAtName(text: string, name: string, key: string): Piece[] {
  const at = name ? text.indexOf(name) : -1;
  if (at < 0) return [{ text }];
  const parts = [{ text: text.slice(0, at) }, { text: name, key }, { text: text.slice(at + name.length) }];
  return parts.filter((part) => part.text);
}
