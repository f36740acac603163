// The story vocabulary of a Seasons table, and which keys apply in which phase.
import { filled, type Given, listed, SEATS, within } from "../../../sandbox/storyText";
import told from "../facts.json";

export const SEASONS = ["winter", "spring", "summer", "fall"] as const;
export const PRELUDE: readonly string[] = ["draft", "keep_nine", "discard_tenth", "split", "choose_ability"];
export const MOMENTS: readonly string[] = ["new", ...PRELUDE, "dice", "before_die", "turn", "round_end", "game_end"];
export const CARDS: readonly string[] = told.cards.map((card) => card.id);
export const ITEMS: ReadonlySet<string> = new Set(
  told.cards.filter((card) => card.kind === "item").map((card) => card.id),
);
/** Cards that turn when they are used. */
export const TURNING: ReadonlySet<string> = new Set(
  told.cards.filter((card) => card.triggers.includes("activation")).map((card) => card.id),
);
export const DICE: readonly string[] = told.dice.map((die) => die.id);
export const TOKENS: readonly number[] = told.tokens.map((token) => token.number);
/** Cards on which energies can lie, and how many. */
export const HOLDS: Readonly<Record<string, number>> = {
  amulet_of_water: 4,
  glutton_cauldron: 6,
  heart_of_argos: 36,
  fairy_monolith: 36,
  jewel_of_the_ancients: 36,
};
export const RAVEN = "raven_the_usurper";
/** What round end asks about: whether it was used. */
export const WORKS = "ios_transmuter";

const TURN = ["turn"];
const TURNS = ["turn", "before_die"];
const ROUNDS = MOMENTS.filter((moment) => moment !== "new" && !PRELUDE.includes(moment));
const BEGUN = MOMENTS.filter((moment) => moment !== "new");
const LAID_OUT = [...ROUNDS, "split", "choose_ability"];
const DROUGHT = ["enchantment", "drought"] as const;
const ABILITIES = ["ability_tokens", "with"] as const;

/** Moments at which a key means something, those of seats too. */
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
/** And the option without which it means nothing. */
const WITH: Readonly<Record<string, readonly [option: string, value: string]>> = {
  struck: DROUGHT,
  spaces_lost: DROUGHT,
  vision_used: ["enchantment", "vision_of_destiny"],
  pending: ["diefirst", "energy_crystals"],
  locked: ["life", "lockout"],
  ability: ABILITIES,
  ability_used: ABILITIES,
  tokens: ABILITIES,
};
/** What a moment is only played with. */
const NEEDS: Readonly<Record<string, readonly [option: string, value: string]>> = {
  keep_nine: ["enchantment", "elemental_construction"],
  discard_tenth: ["enchantment", "natural_selection"],
  choose_ability: ABILITIES,
};

/** Whether a key means something at the table that is given. */
export function means(given: Given, key: string): boolean {
  const [option, value] = WITH[key] ?? [];
  const chosen = option && (within(given, "options")[option] ?? (implied(given, option) ? value : ""));
  return (AT[key] ?? BEGUN).includes(String(given.moment ?? "turn")) && (!option || chosen === value);
}

/** Whoever has an ability token plays with them. */
const implied = (given: Given, option: string): boolean =>
  option === ABILITIES[0] && SEATS.some((seat) => "ability" in within(given, seat) || "tokens" in within(given, seat));

/** What means something, or what does not. */
export function parted(given: Given, wanted: boolean): Given {
  const some = (part: Given): [string, unknown][] =>
    Object.entries(part).filter(([key]) => means(given, key) === wanted);
  const seats = SEATS.filter((seat) => seat in given && (!wanted || means(given, seat))).map((seat) => [
    seat,
    Object.fromEntries(some(within(given, seat))),
  ]);
  return {
    ...Object.fromEntries(some(given).filter(([key]) => !SEATS.some((seat) => seat === key))),
    ...Object.fromEntries(seats),
  };
}

/** Both, and where both say something, the second. */
export function together(one: Given, two: Given): Given {
  const seats = SEATS.filter((seat) => seat in one || seat in two).map((seat) => [
    seat,
    { ...within(one, seat), ...within(two, seat) },
  ]);
  return { ...one, ...two, ...Object.fromEntries(seats) };
}

const HELD = ["hand", "known", "pack", "library_2", "library_3"];
/** Moments at which the same cards are in hand: the Prelude deals, draws and lays out its own. */
export const dealtAt = (moment: string): string => (PRELUDE.includes(moment) ? moment : "rounds");

/** What everybody holds, or all but that. */
export function holding(given: Given, wanted: boolean): Given {
  return Object.fromEntries(
    SEATS.filter((seat) => seat in given).map((seat) => [
      seat,
      Object.fromEntries(Object.entries(within(given, seat)).filter(([key]) => HELD.includes(key) === wanted)),
    ]),
  );
}

/** All cards are straightened when a round begins. */
const straightened = (given: Given): Given =>
  Object.fromEntries(
    SEATS.filter((seat) => "play" in within(given, seat)).map((seat) => {
      const play = inPlay(within(given, seat).play).map((one) => ({ ...one, turned: false, worked: false }));
      return [seat, { ...within(given, seat), play: laid(play) }];
    }),
  );

/** The table at another moment, played with what that one needs; a construction has no draft. */
export function at(moment: string, given: Given): Given {
  const [option = "", value] = NEEDS[moment] ?? [];
  const options = { ...within(given, "options"), ...(option && { [option]: value }) };
  if (moment === "draft" && options.enchantment === "elemental_construction") delete options.enchantment;
  return filled({
    ...given,
    ...(moment === "dice" && straightened(given)),
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

export const entering = (card: string): Played => ({
  card,
  copy: "",
  turned: false,
  worked: false,
  mimics: "",
  energies: [],
});

export function inPlay(value: unknown): Played[] {
  const text = Array.isArray(value) ? value.join(" , ") : String(value ?? "");
  const found: Played[] = [];
  PLAYED.lastIndex = 0;
  for (let one = PLAYED.exec(text); one?.[0]; one = PLAYED.exec(text)) {
    const [, card = "", copy = "", times = "1", rest = ""] = one;
    const mimics = /mimics\s+(\S+)/.exec(rest)?.[1] ?? "";
    const plain = rest.replace(/mimics\s+\S+/, "");
    const energies = listed(/\[([^\]]*)\]/.exec(rest)?.[1]);
    const played = { card, copy, mimics, energies, turned: plain.includes("turned"), worked: plain.includes("worked") };
    if (card !== "none") found.push(...Array.from({ length: Number(times) }, () => played));
  }
  return found;
}

export function laid(played: readonly Played[]): string {
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
