import type { GameEvent } from "../../messages";
import { type LogLine, linksOf } from "../../play/log";
import type { Texts } from "../../words.svelte";
import { logRuns, runText } from "./words";

export function logLines(texts: Texts, events: GameEvent[], names: string[]): LogLine[] {
  return logRuns(events).map((run) => ({
    text: runText(texts, run, names),
    head: run[0]?.key === "day",
    links: run[0] ? linksOf(run[0], (key) => texts.say(key)) : [],
  }));
}
