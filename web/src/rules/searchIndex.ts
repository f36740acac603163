// What there is to find in the rules: chapters and rulings, in order.
import { plain } from "../gallery/entries";
import type { Chapter, Ruling, Rulings, StoryListing } from "../messages";
import { type Args, say, speech } from "../i18n/texts.svelte";
import { chapterName, chapterText, term } from "./rules.svelte";

const KINDS = ["case", "edge", "refusal"];

/** Rulings of no chapter come last: a game need not have any chapters. */
export function withRest(chapters: readonly Chapter[], rulings: readonly Ruling[]): Chapter[] {
  const placed = new Set(chapters.flatMap((one) => one.rulings));
  const rest = rulings.filter((one) => !placed.has(one.id)).map((one) => one.id);
  return rest.length ? [...chapters, { id: REST, rulings: rest, events: [], index: [], firsts: [] }] : [...chapters];
}

export const REST = "others";

export const nameOf = (game: string, chapter: string): string =>
  chapter === REST ? say("page-rules-others") : chapterName(game, chapter);

export function sentence(id: string): string {
  return speech.texts.has(`ruling-${id}`) ? say(`ruling-${id}`) : id;
}

/** Whether every word of the search is in one of these texts. */
export function finds(search: string): (...texts: string[]) => boolean {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const all = plain(texts.join(" "));
    return words.every((word) => all.includes(word));
  };
}

export interface Found {
  chapters: Chapter[];
  rulings: Ruling[];
}

export function search(
  game: string,
  wanted: string,
  chapters: readonly Chapter[],
  rulings: readonly Ruling[],
  args: Args,
): Found {
  const fits = finds(wanted);
  return {
    chapters: chapters.filter((one) =>
      fits(nameOf(game, one.id), ...chapterText(game, one.id, args), ...one.index.map((word) => term(game, word))),
    ),
    rulings: rulings.filter((one) => fits(one.id, sentence(one.id), one.source)),
  };
}

/**
 * The stories that show a ruling or are about a thing: the normal case before the special ones, the most specific
 * first.
 */
export function storiesOf({ stories }: Rulings, about: string): StoryListing[] {
  const order = (one: StoryListing) => KINDS.indexOf(one.kind) * 100 + one.cards.length * 3 + one.shows.length;
  return stories
    .filter((one) => one.shows.includes(about) || one.cards.includes(about))
    .sort((one, other) => order(one) - order(other));
}
