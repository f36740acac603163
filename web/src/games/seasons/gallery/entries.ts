/** Every Power card, ability token, enchantment, die and bonus. */

import type { Args, Ruling, Say, Thing } from "../../../gallery/entries";
import type { EnergyName, Face, Price, Rates, Season } from "../art/types";
import facts from "../facts.json";

export interface CardData {
  readonly id: string;
  readonly box: string;
  readonly number: number;
  readonly kind: string;
  readonly cost: Readonly<Record<string, Price>>;
  readonly prestige: number;
  readonly triggers?: readonly string[];
}

interface Data {
  readonly cards: readonly CardData[];
  readonly reprints: readonly (CardData & { readonly option: string })[];
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
  readonly rulings: readonly Ruling[];
  readonly defaults: Args;
}

export const data = facts as unknown as Data;
export const rulings: readonly Ruling[] = data.rulings;

export const COSTS = ["air", "water", "fire", "earth", "crystals", "free"] as const;
export type Cost = (typeof COSTS)[number];

export type SeasonsThing = Thing &
  (
    | { readonly sort: "card"; readonly card: CardData; readonly oldText: string }
    | { readonly sort: "token"; readonly points: number; readonly permanent: boolean }
    | { readonly sort: "enchantment"; readonly dealt: number }
    | { readonly sort: "bonus" }
    | { readonly sort: "die"; readonly season: Season; readonly faces: readonly Face[] }
  );

const KINGDOM = "enchanted_kingdom";
// Rulings about things other than cards.
const OF_DICE = ["A1", "B2", "B3", "C1", "C2", "C3", "C5"];
const OF_BONUSES: Readonly<Record<string, readonly string[]>> = {
  exchange: ["V3", "G1"],
  transmute: ["G2", "D8"],
  gauge: ["G3"],
  draw_two: ["G4"],
  olaf: ["G6", "N8"],
};
const chosen = (ids: readonly string[]): Ruling[] => ids.flatMap((id) => rulings.find((one) => one.id === id) ?? []);
export const ofDice = chosen(OF_DICE);
export const ofBonus = (id: string): Ruling[] => chosen([...(OF_BONUSES[id] ?? []), "G5"]);

/** A card as it is printed at this table, and the text of its older printing if that is not in play. */
function printed(card: CardData, say: Say, args: Args) {
  const old = data.reprints.find((one) => one.id === card.id);
  if (!old) return { card, oldText: "" };
  const inPlay = args[old.option] === "old";
  return { card: inPlay ? old : card, oldText: inPlay ? "" : say(`${card.id}.text`, { ...args, [old.option]: "old" }) };
}

export function things(say: Say, args: Args): SeasonsThing[] {
  const written = (id: string, kind: string, box: string, when: Iterable<string>, traits: Thing["traits"] = {}) => ({
    ...{ game: "seasons", key: id, id, kind, box, name: say(id), text: say(`${id}.text`, args) },
    traits: { ...traits, trigger: new Set(when) },
    rulings: rulings.filter((one) => one.cards.includes(id)),
  });
  return [
    ...data.cards.map((card) => ({
      ...written(card.id, card.kind, card.box, card.triggers ?? [], { cost: costs(Object.values(card.cost)) }),
      sort: "card" as const,
      ...printed(card, say, args),
    })),
    ...data.tokens.map(({ id, points, permanent }) => ({
      ...written(id, "token", KINGDOM, [permanent ? "always" : "activation"]),
      sort: "token" as const,
      points,
      permanent,
    })),
    ...data.enchantments.map(({ id, dealt }) => ({
      ...written(id, "enchantment", KINGDOM, ["always"]),
      sort: "enchantment" as const,
      dealt,
    })),
    ...data.dice.map(({ id, faces }) => {
      const [season = "winter", number = ""] = id.split("_");
      return {
        ...{
          game: "seasons",
          key: id,
          id,
          kind: "die",
          box: "base",
          name: `${say(id)} ${number}`,
          text: "",
          traits: {},
          rulings: ofDice,
        },
        ...{ read: true, everyday: true, sort: "die" as const, season: season as Season, faces },
      };
    }),
    ...data.bonuses.map(({ id }) => {
      const key = `bonus_${id}`;
      const box = id === "olaf" ? KINGDOM : "base";
      return {
        ...{
          game: "seasons",
          key,
          id,
          kind: "bonus",
          box,
          name: say(key),
          text: say(`${key}.text`, args),
          traits: {},
          rulings: ofBonus(id),
        },
        ...{ everyday: true, sort: "bonus" as const },
      };
    }),
  ];
}

function costs(prices: readonly Price[]): ReadonlySet<Cost> {
  const kinds = prices.flatMap((price) => Object.keys(price)) as (EnergyName | "crystals" | "types")[];
  const found = new Set<Cost>(
    kinds.flatMap((one) => (one === "types" ? (["air", "water", "fire", "earth"] as const) : [one])),
  );
  if (prices.some((price) => !Object.keys(price).length)) found.add("free");
  return found;
}
