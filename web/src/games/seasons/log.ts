import type { GameEvent } from "../../messages";
import { type LogLine, linksOf } from "../../play/log";
import type { Texts } from "../../words.svelte";
import { data } from "./gallery/things";
import { dieName, eventText } from "./words";

const KNOWN = new Set([...data.cards, ...data.tokens, ...data.enchantments, ...data.dice].map((thing) => thing.id));

const HEADS = ["round", "turn"];
// A game has hundreds of events, and each choice adds a few: what was said once is kept.
let said = new WeakMap<GameEvent, LogLine>();
let saidIn: Texts | undefined;
let saidOf = "";

export function logLines(texts: Texts, events: GameEvent[], names: string[]): LogLine[] {
  if (texts !== saidIn || names.join("\n") !== saidOf) {
    said = new WeakMap();
    saidIn = texts;
    saidOf = names.join("\n");
  }
  return events.map((event) => {
    const line = said.get(event) ?? lineOf(texts, event, names);
    said.set(event, line);
    return line;
  });
}

function lineOf(texts: Texts, event: GameEvent, names: string[]): LogLine {
  const called = (key: string) => (/^(winter|spring|summer|fall)_\d$/.test(key) ? dieName(texts, key) : texts.say(key));
  return { text: eventText(texts, event, names), head: HEADS.includes(event.key), links: linksOf(keysOf(event), called) };
}

/** The gallery's keys of what an event names. */
function keysOf(event: GameEvent): string[] {
  const named = Object.entries(event.args).map(([arg, value]) => {
    if (typeof value === "number") return arg === "token" ? `token_${value}` : "";
    return value.split("#")[0] ?? "";
  });
  return named.filter((key) => KNOWN.has(key));
}
