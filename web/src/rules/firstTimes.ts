// What is new to a player is announced once per browser, before the player does it.
import type { Ask, Chapter, First } from "../messages";
import { settings } from "../settings";

export const firstKey = (game: string, first: First): string => `${game} ${first.id}`;

const isOption = (id: string, name: string): boolean => id === name || id.startsWith(`${name}:`);

export const isNew = (game: string, first: First): boolean => !settings.met.includes(firstKey(game, first));

/** Whether this question is, or offers, what is announced. */
export function comesUp({ kind, name }: First, { why, options }: Ask): boolean {
  return kind === "ask" ? why.split(".").at(-1) === name : options.some(({ id }) => isOption(id, name));
}

export function meet(game: string, firsts: First[]): void {
  const fresh = firsts.filter((first) => isNew(game, first));
  if (!fresh.length) return;
  settings.met = [...settings.met, ...fresh.map((first) => firstKey(game, first))];
  settings.save();
}

/** Announces it another time. */
export function forget(game: string, first: First): void {
  const missed = firstKey(game, first);
  settings.met = settings.met.filter((met) => met !== missed);
  settings.save();
}

/** What the player chooses is not new afterwards, even if there was no room to announce it. */
export function meetChosen(game: string, chapters: Chapter[], ids: readonly string[]): void {
  const firsts = chapters.flatMap((chapter) => chapter.firsts);
  meet(
    game,
    firsts.filter(({ kind, name }) => kind === "option" && ids.some((id) => isOption(id, name))),
  );
}
