/** The things of the gallery: what every game's have in common, to search, filter and link them. */

import type { Component, Snippet } from "svelte";

/** Arguments of a message. */
export type Args = Readonly<Record<string, string | number>>;

/** A message of the current language, or "id.attribute", with its arguments. */
export type Say = (id: string, args?: Args) => string;

export interface Ruling {
  readonly id: string;
  readonly settled: boolean;
  readonly option: string | null;
  readonly source: string;
  /** The ids of what it is about. */
  readonly cards: readonly string[];
}

export interface Thing {
  readonly game: string;
  /** Unique among all games, and what a link names. */
  readonly key: string;
  readonly id: string;
  readonly kind: string;
  readonly box: string;
  readonly name: string;
  readonly text: string;
  /** What it can be found by beside box and kind. */
  readonly traits: Readonly<Record<string, ReadonlySet<string>>>;
  readonly rulings: readonly Ruling[];
  /** Its picture contains its text, also for screen readers. */
  readonly read?: boolean;
  /** Its name is made of everyday words, which lead nowhere in a text. */
  readonly everyday?: boolean;
}

/** A row of values to filter by. */
export interface Filter {
  readonly id: string;
  /** The message key of its title. */
  readonly title: string;
  readonly values: readonly string[];
  readonly name: (say: Say, value: string) => string;
  /** Drawn instead of the name, which stays for screen readers. */
  readonly Sign?: Component<{ value: string }>;
}

/** What a game shows. */
export interface Gallery<T extends Thing = Thing> {
  readonly boxes: readonly string[];
  readonly kinds: readonly string[];
  /** Of kinds whose pictures are wider than others. */
  readonly widths?: Readonly<Record<string, string>>;
  readonly filters: readonly Filter[];
  readonly rulings: readonly Ruling[];
  /** The arguments of texts that depend on the table, as they are without one. */
  readonly defaults: Args;
  readonly things: (say: Say, args: Args) => T[];
  readonly Face: Component<{ thing: T; say: Say; size?: "small" | "large"; players?: number }>;
  /** Lines of a list of descriptions. */
  readonly Figures: Component<{ thing: T; say: Say }>;
  /** What comes after its text; what is linked in it leads to other things. */
  readonly More?: Component<{ thing: T; say: Say; linked: Snippet<[string]> }>;
}

/** What a game shows is drawn with its own things. */
export function ownThings<T extends Thing>(gallery: Gallery<T>): Gallery {
  return gallery as unknown as Gallery;
}

/** All filters of these galleries, merged by name. */
export function filters(galleries: readonly Gallery[]): Filter[] {
  const found = new Map<string, Filter>();
  for (const one of galleries.flatMap((gallery) => gallery.filters)) {
    const before = found.get(one.id);
    found.set(one.id, before ? { ...before, values: [...new Set([...before.values, ...one.values])] } : one);
  }
  return [...found.values()];
}

/** Lower case, without accents: what a search compares. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'").toLowerCase();
}

export interface Wish {
  readonly search: string;
  readonly boxes: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly traits: Readonly<Record<string, ReadonlySet<string>>>;
}

/** Whether a thing matches every search word and one value of each active filter. */
export function fits(thing: Thing, wish: Wish): boolean {
  const any = (wanted: ReadonlySet<string>, has: Iterable<string>) =>
    !wanted.size || [...has].some((one) => wanted.has(one));
  const words = plain(`${thing.name} ${thing.text}`);
  return (
    any(wish.boxes, [thing.box]) &&
    any(wish.kinds, [thing.kind]) &&
    Object.entries(wish.traits).every(([trait, wanted]) => any(wanted, thing.traits[trait] ?? [])) &&
    plain(wish.search)
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

export interface Piece {
  readonly text: string;
  readonly key?: string;
}

/** A text in pieces, where it names another thing of the same game a piece with its key. */
export function linked(text: string, from: Thing, all: readonly Thing[]): Piece[] {
  const names = all
    .filter((one) => one.game === from.game && one.key !== from.key && one.name !== from.name && !one.everyday)
    .sort((a, b) => b.name.length - a.name.length);
  let pieces: Piece[] = [{ text }];
  for (const { name, key } of names) {
    pieces = pieces.flatMap((piece) =>
      piece.key || !piece.text.includes(name) ? [piece] : split(piece.text, name, key),
    );
  }
  return pieces;
}

function split(text: string, name: string, key: string): Piece[] {
  const at = text.indexOf(name);
  if (at < 0) return text ? [{ text }] : [];
  const whole = !/\p{L}/u.test(text[at - 1] ?? " ") && !/\p{L}/u.test(text[at + name.length] ?? " ");
  const rest = split(text.slice(at + name.length), name, key);
  const before = text.slice(0, at);
  return whole
    ? [...(before ? [{ text: before }] : []), { text: name, key }, ...rest]
    : [{ text: before + name }, ...rest];
}

/** What a thing has to do with: named in its text or rulings, or naming it. */
export function related(thing: Thing, all: readonly Thing[], say: Say): Thing[] {
  const keys = new Set<string>();
  const mentions = (one: Thing) =>
    [one.text, ...one.rulings.map((ruling) => say(`ruling-${ruling.id}`))].flatMap((text) => linked(text, one, all));
  for (const piece of mentions(thing)) if (piece.key) keys.add(piece.key);
  for (const one of all)
    if (one.key !== thing.key && linked(one.text, one, [thing]).some((piece) => piece.key)) keys.add(one.key);
  for (const one of all)
    if (one.game === thing.game && thing.rulings.some((ruling) => ruling.cards.includes(one.id))) keys.add(one.key);
  keys.delete(thing.key);
  return all.filter((one) => keys.has(one.key));
}
