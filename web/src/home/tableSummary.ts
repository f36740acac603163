// One table of a list in a few words: who plays, since when, how far it is and how it stands.
import * as api from "../api";
import { gameName, kitOf } from "../games";
import { storedProgress } from "../learn/storedProgress";
import type { TableListing } from "../messages";
import { say, speech } from "../i18n/texts.svelte";

/** The guided game that is played at this table, if any. */
const lessonOf = (one: TableListing) => {
  const progress = storedProgress(one.game);
  return progress?.table === one.table ? progress : null;
};

export const tableHref = (one: TableListing): string =>
  lessonOf(one) ? `#/learn/${one.game}` : `#/table/${one.table}`;

/** The game and the other players. */
export function tableName(one: TableListing): string {
  const others = one.seats.filter((_, seat) => seat !== one.mine[0]).map((name) => name || "…");
  if (!others.length) return gameName(one.game);
  const list = new Intl.ListFormat(speech.texts.language).format(others);
  return say("page-home-with", { game: gameName(one.game), others: list });
}

/** The day on which the table was made. */
export function dayMade(one: TableListing, now = new Date()): string {
  const day = new Date(one.made_at * 1000);
  const { language } = speech.texts;
  if (day.toDateString() === now.toDateString())
    return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(0, "day");
  const year = day.getFullYear() === now.getFullYear() ? undefined : ("numeric" as const);
  return new Intl.DateTimeFormat(language, { day: "numeric", month: "short", year }).format(day);
}

/** What the table waits for; with bots alone it waits for the player, who need not be told. */
export function tablePhase(one: TableListing): string {
  if (one.phase === "playing" && one.removable) return "";
  return one.my_turn ? say("page-your-turn") : say(`page-home-phase-${one.phase}`);
}

/** How far the game is, and its points with the viewer's first; in a guided game the step. */
export async function tableStand(one: TableListing): Promise<string> {
  const lesson = lessonOf(one);
  if (lesson) return say("page-home-guide", { n: lesson.at + 1 });
  if (one.phase === "waiting") return "";
  const [{ view }, game] = await Promise.all([api.look(one.table), kitOf(one.game).table()]);
  const part = view ? game.part(view) : 0;
  if (!view || !part) return "";
  const points = game.points(view);
  const own = one.mine[0] ?? 0;
  const score = [points[own], ...points.filter((_, seat) => seat !== own)].join(" : ").replaceAll("-", "−");
  return `${game.partName(speech.texts, part)} · ${score}`;
}
