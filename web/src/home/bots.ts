// The names and descriptions of bots.
import { say, speech } from "../i18n/texts.svelte";

const LEVELS = 10;

/** The bot name that stands for an external program. */
export const PROGRAM_BOT = "program";

/** The name and playing style of a bot; bots outside the ten levels have only a name. */
export function describeBot(bot: string): { name: string; plays: string } {
  const key = `bot-${bot.replace(":", "-")}`;
  if (!speech.texts.has(key)) return { name: bot, plays: "" };
  const [name = bot, plays = ""] = say(key).split(/\s?: (.*)/s, 2);
  return { name, plays };
}

/** A bot's strength, for the list of players. */
export function botRank(bot: string): string {
  const [kind, n = ""] = bot.split(":");
  return kind === "level" ? say("page-level", { n, of: LEVELS }) : say("page-bot", { name: bot });
}
