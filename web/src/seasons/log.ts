import type { GameEvent } from "../messages";
import { type LogLine, linksOf } from "../play/log";
import type { Texts } from "../words.svelte";
import { dieName, eventText } from "./words";

const HEADS = ["round", "turn"];

export function logLines(texts: Texts, events: GameEvent[], names: string[]): LogLine[] {
  const called = (key: string) => (/^(winter|spring|summer|fall)_\d$/.test(key) ? dieName(texts, key) : texts.say(key));
  return events.map((event) => ({
    text: eventText(texts, event, names),
    head: HEADS.includes(event.key),
    links: linksOf(event, called),
  }));
}
