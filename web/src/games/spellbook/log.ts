import type { GameEvent } from "../../messages";
import { type LogLine, linksOf } from "../../play/log";
import type { Texts } from "../../words.svelte";
import { data } from "./gallery/things";
import { logRuns, runText } from "./words";

const KNOWN = new Set(data.spells.map((spell) => `spell-${spell.id}`));

export function logLines(texts: Texts, events: GameEvent[], names: string[]): LogLine[] {
  return logRuns(events).map((run) => ({
    text: runText(texts, run, names),
    head: run[0]?.key === "day",
    links: run[0] ? linksOf(keysOf(run[0]), (key) => texts.say(key)) : [],
  }));
}

/** The gallery's keys of what an event names. */
function keysOf(event: GameEvent): string[] {
  return Object.values(event.args).map((value) => `spell-${value}`).filter((key) => KNOWN.has(key));
}
