// The story vocabulary of a Seasons table, and which keys apply in which phase.
import { withoutEmpty, type Given, parseWords, SEATS, within } from "../../../sandbox/storyText";
import facts from "../facts.json";

export const SEASONS = ["winter", "spring", "summer", "fall"] as const;
export const PRELUDE: readonly string[] = ["draft", "keep_nine", "discard_tenth", "split", "choose_ability"];
export const MOMENTS: readonly string[] = ["new", ...PRELUDE, "dice", "before_die", "turn", "round_end", "game_end"];
export const CARDS: readonly string[] = facts.cards.map((card) => card.id);
export const ITEMS: ReadonlySet<string> = new Set(
  facts.cards.filter((card) => card.kind === "item").map((card) => card.id),
);
/** Cards with an activation, which turns them. */
export const TURNING: ReadonlySet<string> = new Set(
  facts.cards.filter((card) => card.triggers.includes("activation")).map((card) => card.id),
);
export const DICE: readonly string[] = facts.dice.map((die) => die.id);
export const TOKENS: readonly number[] = facts.tokens.map((token) => token.number);
/** Cards that hold energies, with the maximum number. */
export const HOLDS: Readonly<Record<string, number>> = {
  amulet_of_water: 4,
  glutton_cauldron: 6,
  heart_of_argos: 36,
  fairy_monolith: 36,
  jewel_of_the_ancients: 36,
};
export const RAVEN = "raven_the_usurper";
/** The card whose use matters at the end of a round. */
export const WORKS = "ios_transmuter";

const TURN = ["turn"];
const TURNS = ["turn", "before_die"];
const ROUNDS = MOMENTS.filter((moment) => moment !== "new" && !PRELUDE.includes(moment));
const BEGUN = MOMENTS.filter((moment) => moment !== "new");
const LAID_OUT = [...ROUNDS, "split", "choose_ability"];
const DROUGHT = ["enchantment", "drought"] as const;
const ABILITIES = ["ability_tokens", "with"] as const;

/** The moments at which each key applies, including the keys of seats. */
const AT: Readonly<Record<string, readonly string[]>> = {
  options: MOMENTS,
  players: MOMENTS,
  moment: MOMENTS,
  first: MOMENTS,
  turn: TURNS,
  others_done: TURNS,
  dice: ["dice"],
  left: ROUNDS.filter((moment) => moment !== "dice"),
  permit: TURN,
  extra: TURN,
  pending: TURN,
  die_crystals: TURN,
  vision_used: TURN,
  summons: TURN,
  locked: TURNS,
  locks_others: TURN,
  crystals: ROUNDS,
  gauge: ROUNDS,
  bonuses: ROUNDS,
  summoned: ROUNDS,
  owed: ROUNDS,
  spaces_lost: ROUNDS,
  reserve: ROUNDS,
  year: ROUNDS.filter((moment) => moment !== "game_end"),
  space: ROUNDS,
  opened: ROUNDS,
  struck: ROUNDS,
  known: ROUNDS,
  library_2: LAID_OUT,
  library_3: LAID_OUT,
  play: ROUNDS,
  die: ROUNDS,
  ability: ROUNDS,
  ability_used: ROUNDS,
  tokens: PRELUDE,
  pack: ["draft", "keep_nine"],
};
/** The option that a key requires, with the values that will do. */
const WITH: Readonly<Record<string, readonly [option: string, ...values: string[]]>> = {
  struck: DROUGHT,
  spaces_lost: DROUGHT,
  vision_used: ["enchantment", "vision_of_destiny"],
  pending: ["diefirst", "energy_crystals", "rest_optional"],
  locked: ["life", "lockout"],
  locks_others: ["life", "lockout"],
  ability: ABILITIES,
  ability_used: ABILITIES,
  tokens: ABILITIES,
};
/** The option value that a moment requires. */
const NEEDS: Readonly<Record<string, readonly [option: string, value: string]>> = {
  keep_nine: ["enchantment", "elemental_construction"],
  discard_tenth: ["enchantment", "natural_selection"],
  choose_ability: ABILITIES,
};

/** Whether a key applies at this position. */
export function applies(given: Given, key: string): boolean {
  const [option, ...values] = WITH[key] ?? [];
  const chosen = option && (within(given, "options")[option] ?? (implied(given, option) ? values[0] : ""));
  return (AT[key] ?? BEGUN).includes(String(given.moment ?? "turn")) && (!option || values.includes(String(chosen)));
}

/** Whether a position has ability tokens and therefore implies their option. */
const implied = (given: Given, option: string): boolean =>
  option === ABILITIES[0] && SEATS.some((seat) => "ability" in within(given, seat) || "tokens" in within(given, seat));

/** Keeps the keys that apply (`wanted`), or those that do not. */
export function filterKeys(given: Given, wanted: boolean): Given {
  const some = (part: Given): [string, unknown][] =>
    Object.entries(part).filter(([key]) => applies(given, key) === wanted);
  const seats = SEATS.filter((seat) => seat in given && (!wanted || applies(given, seat))).map((seat) => [
    seat,
    Object.fromEntries(some(within(given, seat))),
  ]);
  return {
    ...Object.fromEntries(some(given).filter(([key]) => !SEATS.some((seat) => seat === key))),
    ...Object.fromEntries(seats),
  };
}

/** Merges two positions, also seat by seat; the second takes precedence. */
export function merge(one: Given, two: Given): Given {
  const seats = SEATS.filter((seat) => seat in one || seat in two).map((seat) => [
    seat,
    { ...within(one, seat), ...within(two, seat) },
  ]);
  return { ...one, ...two, ...Object.fromEntries(seats) };
}

const HELD = ["hand", "known", "pack", "library_2", "library_3"];
/** A name shared by moments with the same hands: each step of the Prelude has hands of its own. */
export const handsOf = (moment: string): string => (PRELUDE.includes(moment) ? moment : "rounds");

/** Of each seat, the keys about held cards (`wanted`), or all others. */
export function heldKeys(given: Given, wanted: boolean): Given {
  return Object.fromEntries(
    SEATS.filter((seat) => seat in given).map((seat) => [
      seat,
      Object.fromEntries(Object.entries(within(given, seat)).filter(([key]) => HELD.includes(key) === wanted)),
    ]),
  );
}

/** The cards in play as at the start of a round, when all are straighten. */
const straighten = (given: Given): Given =>
  Object.fromEntries(
    SEATS.filter((seat) => "play" in within(given, seat)).map((seat) => {
      const play = parsePlay(within(given, seat).play).map((one) => ({ ...one, turned: false, worked: false }));
      return [seat, { ...within(given, seat), play: formatPlay(play) }];
    }),
  );

/** The position at another moment, with the option it requires. Elemental Construction has no draft. */
export function at(moment: string, given: Given): Given {
  const [option = "", value] = NEEDS[moment] ?? [];
  const options = { ...within(given, "options"), ...(option && { [option]: value }) };
  if (moment === "draft" && options.enchantment === "elemental_construction") delete options.enchantment;
  return withoutEmpty({
    ...given,
    ...(moment === "dice" && straighten(given)),
    moment,
    options: Object.keys(options).length ? options : undefined,
  });
}

/** A card in play. */
export interface Played {
  card: string;
  copy: string;
  turned: boolean;
  worked: boolean;
  mimics: string;
  energies: string[];
}

const PLAYED =
  /([a-z_]+)(#2)?(?:\*(\d{1,3}))?((?:\s+turned|\s+worked|\s+mimics\s+[a-z_.]+(?:#2)?|\s*\[[^\]]*\])*)[\s,]*/y;

export const newCard = (card: string): Played => ({
  card,
  copy: "",
  turned: false,
  worked: false,
  mimics: "",
  energies: [],
});

export function parsePlay(value: unknown): Played[] {
  const text = Array.isArray(value) ? value.join(" , ") : String(value ?? "");
  const found: Played[] = [];
  PLAYED.lastIndex = 0;
  for (let one = PLAYED.exec(text); one?.[0]; one = PLAYED.exec(text)) {
    const [, card = "", copy = "", times = "1", rest = ""] = one;
    const mimics = /mimics\s+(\S+)/.exec(rest)?.[1] ?? "";
    const plain = rest.replace(/mimics\s+\S+/, "");
    const energies = parseWords(/\[([^\]]*)\]/.exec(rest)?.[1]);
    const played = { card, copy, mimics, energies, turned: plain.includes("turned"), worked: plain.includes("worked") };
    if (card !== "none") found.push(...Array.from({ length: Number(times) }, () => played));
  }
  return found;
}

export function formatPlay(played: readonly Played[]): string {
  return played
    .map((one) =>
      [
        one.card + one.copy,
        one.mimics && `mimics ${one.mimics}`,
        one.turned && "turned",
        one.worked && "worked",
        one.energies.length && `[${one.energies.join(" ")}]`,
      ]
        .filter(Boolean)
        .join(" "),
    )
    .join(", ");
}
