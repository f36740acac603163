// What a bot is called, and how it plays.
import { say, speech } from "../i18n/texts.svelte";

const LEVELS = 10;

/** Stands for a bot of somebody's, where others have their name. */
export const PROGRAM = "program";

/** Of the ten that people choose from; any other, at a table that was made otherwise, has only its own name. */
export function describeBot(bot: string): { name: string; plays: string } {
  const key = `bot-${bot.replace(":", "-")}`;
  if (!speech.texts.has(key)) return { name: bot, plays: "" };
  const [name = bot, plays = ""] = say(key).split(/\s?: (.*)/s, 2);
  return { name, plays };
}

/** How strong it is, for the list of those who sit at a table. */
export function botRank(bot: string): string {
  const [kind, n = ""] = bot.split(":");
  return kind === "level" ? say("page-level", { n, of: LEVELS }) : say("page-bot", { name: bot });
}
