// The names and descriptions of bots.
import { PORTRAITS } from "../art/botPortraits";
import { say, speech } from "../i18n/texts.svelte";

const LEVELS = 10;
const CHARACTERS = 3; // of each level

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

/** A bot in a list to choose from: its name and strength, with the weakest and the strongest marked. */
export function botChoice(bot: string): string {
  const [kind, n] = bot.split(":");
  return kind === "level" ? say("page-bot-choice", { name: describeBot(bot).name, n: Number(n), of: LEVELS }) : bot;
}

/** The second and third character of a bot's level. */
function otherNames(bot: string): string[] {
  const key = `bot-others-${bot.split(":")[1] ?? ""}`;
  return bot.startsWith("level:") && speech.texts.has(key) ? say(key).split(", ") : [];
}

/** The names of `n` bots of one level at a table, as the server gives them. */
export function botNames(bot: string, n: number): string[] {
  const characters = [describeBot(bot).name, ...otherNames(bot)];
  return Array.from({ length: n }, (_, at) => characters[at % characters.length] ?? bot);
}

/** The portrait of each seat at a table; "" for a person. */
export const seatPortraits = (seats: readonly { bot: string; program: boolean }[]): string[] =>
  portraitsOf(seats.map((seat) => (seat.program ? PROGRAM_BOT : seat.bot)));

/** The portraits of these bots: several bots of one level are different characters. */
export function portraitsOf(bots: readonly string[]): string[] {
  return bots.map((bot, at) => {
    const nth = bots.slice(0, at).filter((other) => other === bot).length;
    const another = `${bot}/${(nth % CHARACTERS) + 1}`;
    return another in PORTRAITS ? another : bot;
  });
}
