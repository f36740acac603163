/** The things of the gallery: one list from the data, with words in the current language, to search, filter and link. */

import {
  LEVELS,
  type Color,
  type EnergyName,
  type Face,
  type LevelName,
  type Phase,
  type Price,
  type Rates,
  type Say,
  type Season,
} from "../art/types";

export interface CardData {
  readonly id: string;
  readonly box: string;
  readonly number: number;
  readonly kind: string;
  readonly cost: Readonly<Record<string, Price>>;
  readonly prestige: number;
  readonly option: string;
  readonly triggers?: readonly string[];
}

export interface RulingData {
  readonly id: string;
  readonly game: string;
  readonly box: string;
  readonly settled: boolean;
  readonly option: string | null;
  readonly source: string;
  readonly cards: readonly string[];
}

/** What gather.py prints. */
export interface GalleryData {
  readonly cards: readonly CardData[];
  readonly reprints: readonly CardData[];
  readonly dice: readonly { readonly id: string; readonly faces: readonly Face[] }[];
  readonly rates: Rates;
  readonly bonuses: readonly { readonly id: string }[];
  readonly tokens: readonly {
    readonly id: string;
    readonly number: number;
    readonly points: number;
    readonly permanent: boolean;
  }[];
  readonly enchantments: readonly { readonly id: string; readonly dealt: number }[];
  readonly spells: readonly {
    readonly id: string;
    readonly set: number;
    readonly color: string;
    readonly phase: string;
    readonly levels: Readonly<Record<LevelName, number>>;
  }[];
  readonly rulings: readonly RulingData[];
}

export const KINDS = ["item", "familiar", "token", "enchantment", "die", "bonus", "spell"] as const;
export type Kind = (typeof KINDS)[number];

export const BOXES = ["base", "enchanted_kingdom", "spellbook"] as const;
export type Box = (typeof BOXES)[number];

export const COSTS = ["air", "water", "fire", "earth", "crystals", "free"] as const;
export type Cost = (typeof COSTS)[number];

export const TRIGGERS = [
  "always",
  "enter",
  "activation",
  "summon",
  "season",
  "round",
  "end",
  "sacrifice",
  "die",
  "morning",
  "midday",
  "evening",
] as const;
export type Trigger = (typeof TRIGGERS)[number];

interface Common {
  /** Unique, and what a link names: a spell is spell-ID. */
  readonly key: string;
  readonly id: string;
  readonly kind: Kind;
  readonly box: Box;
  readonly name: string;
  readonly text: string;
  readonly costs: ReadonlySet<Cost>;
  readonly triggers: ReadonlySet<string>;
  readonly rulings: readonly RulingData[];
  readonly words: string;
}

export type Thing = Common &
  (
    | { readonly sort: "card"; readonly card: CardData; readonly old: CardData | undefined; readonly oldText: string }
    | { readonly sort: "token"; readonly number: number; readonly points: number; readonly permanent: boolean }
    | { readonly sort: "enchantment"; readonly dealt: number }
    | { readonly sort: "bonus" }
    | { readonly sort: "die"; readonly season: Season; readonly number: number; readonly faces: readonly Face[] }
    | {
        readonly sort: "spell";
        readonly set: number;
        readonly color: Color;
        readonly phase: Phase;
        readonly levels: Readonly<Record<LevelName, { points: number; effect: string }>>;
      }
  );

const LEVEL_WORDS: Record<LevelName, string> = { "3": "three", "4": "four", "5": "five" };
const NOTHING: ReadonlySet<never> = new Set();

/** Lower case, without accents: what a search compares. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'").toLowerCase();
}

export function things(data: GalleryData, say: Say): Thing[] {
  const about = (id: string, game: string) => data.rulings.filter((one) => one.game === game && one.cards.includes(id));
  const found: Thing[] = [];

  for (const card of data.cards) {
    const old = data.reprints.find((one) => one.id === card.id);
    found.push({
      ...common(
        card.id,
        card.id,
        card.kind as Kind,
        card.box as Box,
        say(card.id),
        say(`${card.id}.text`),
        about(card.id, "seasons"),
      ),
      costs: costs(Object.values(card.cost)),
      triggers: new Set(card.triggers ?? []),
      sort: "card",
      card,
      old,
      oldText: old ? say(`${card.id}.text_old`) : "",
    });
  }
  for (const { id, number, points, permanent } of data.tokens) {
    const it = common(id, id, "token", "enchanted_kingdom", say(id), say(`${id}.text`), about(id, "seasons"));
    found.push({
      ...it,
      triggers: new Set([permanent ? "always" : "activation"]),
      sort: "token",
      number,
      points,
      permanent,
    });
  }
  for (const { id, dealt } of data.enchantments) {
    const it = common(id, id, "enchantment", "enchanted_kingdom", say(id), say(`${id}.text`), about(id, "seasons"));
    found.push({ ...it, triggers: new Set(["always"]), sort: "enchantment", dealt });
  }
  for (const { id, faces } of data.dice) {
    const [season = "winter", number = "1"] = id.split("_");
    found.push({
      ...common(id, id, "die", "base", say(id), "", []),
      sort: "die",
      season: season as Season,
      number: Number(number),
      faces,
    });
  }
  for (const { id } of data.bonuses) {
    const key = `bonus_${id}`;
    found.push({
      ...common(key, id, "bonus", id === "olaf" ? "enchanted_kingdom" : "base", say(key), say(`${key}.text`), []),
      sort: "bonus",
    });
  }
  for (const { id, set, color, phase, levels } of data.spells) {
    const key = `spell-${id}`;
    const level = (n: LevelName) => ({ points: levels[n], effect: say(`${key}.${LEVEL_WORDS[n]}`) });
    const all = { "3": level("3"), "4": level("4"), "5": level("5") };
    const text = LEVELS.map((n) => all[n].effect).join(" ");
    found.push({
      ...common(key, id, "spell", "spellbook", say(key), text, about(id, "spellbook")),
      triggers: new Set([phase === "none" ? "always" : phase]),
      sort: "spell",
      set,
      color: color as Color,
      phase: phase as Phase,
      levels: all,
    });
  }
  return found;
}

function common(
  key: string,
  id: string,
  kind: Kind,
  box: Box,
  name: string,
  text: string,
  rulings: RulingData[],
): Common {
  return {
    key,
    id,
    kind,
    box,
    name,
    text,
    costs: NOTHING,
    triggers: NOTHING,
    rulings,
    words: plain(`${name} ${text}`),
  };
}

function costs(prices: readonly Price[]): ReadonlySet<Cost> {
  const kinds = prices.flatMap((price) => Object.keys(price)) as (EnergyName | "crystals" | "types")[];
  const found = new Set<Cost>(
    kinds.flatMap((one) => (one === "types" ? (["air", "water", "fire", "earth"] as const) : [one])),
  );
  if (prices.some((price) => !Object.keys(price).length)) found.add("free");
  return found;
}

export interface Wish {
  readonly search: string;
  readonly boxes: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly costs: ReadonlySet<string>;
  readonly triggers: ReadonlySet<string>;
}

/** Every word of the search, and of each filter in use at least one value. */
export function fits(thing: Thing, wish: Wish): boolean {
  const any = (wanted: ReadonlySet<string>, has: Iterable<string>) =>
    !wanted.size || [...has].some((one) => wanted.has(one));
  return (
    any(wish.boxes, [thing.box]) &&
    any(wish.kinds, [thing.kind]) &&
    any(wish.costs, thing.costs) &&
    any(wish.triggers, thing.triggers) &&
    plain(wish.search)
      .split(/\s+/)
      .every((word) => thing.words.includes(word))
  );
}

export interface Piece {
  readonly text: string;
  readonly key?: string;
}

/** A text in pieces, where it names another thing of the same game a piece with its key. */
export function linked(text: string, from: Thing, all: readonly Thing[]): Piece[] {
  const book = from.sort === "spell";
  const names = all
    .filter(
      (one) =>
        one.key !== from.key &&
        one.name !== from.name &&
        (one.sort === "spell") === book &&
        one.kind !== "die" &&
        one.kind !== "bonus",
    )
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
  for (const ruling of thing.rulings)
    for (const id of ruling.cards) keys.add(thing.sort === "spell" ? `spell-${id}` : id);
  keys.delete(thing.key);
  return all.filter((one) => keys.has(one.key));
}
