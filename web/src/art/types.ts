/** What the pictures are drawn from; the shapes of `sortilege facts --json`. */

export const ENERGIES = ["air", "water", "fire", "earth"] as const;
export type EnergyName = (typeof ENERGIES)[number];

export const SEASONS = ["winter", "spring", "summer", "fall"] as const;
export type Season = (typeof SEASONS)[number];

export const COLORS = ["red", "purple", "green", "black", "white", "blue", "yellow"] as const;
export type Color = (typeof COLORS)[number];

export const RUNES = ["round", "triangle", "square"] as const;
export type Rune = (typeof RUNES)[number];

export type Phase = "morning" | "midday" | "evening" | "none";

export interface Face {
  readonly energy: Partial<Record<EnergyName, number>>;
  readonly crystals: number;
  readonly gauge: number;
  readonly draw: number;
  readonly transmute: number;
  readonly pips: number;
}

/** types: 1 means one energy each of one to four types, as the payer likes. */
export type Price = Partial<Record<EnergyName | "crystals" | "types", number>>;

export type Rates = Readonly<Record<Season, Readonly<Record<EnergyName, number>>>>;

export interface Level {
  readonly points: number;
  readonly effect: string;
}

export type LevelName = "3" | "4" | "5";
export const LEVELS: readonly LevelName[] = ["3", "4", "5"];

/** A message of the current language, with its arguments. */
export type Say = (id: string, args?: Record<string, string | number>) => string;

/** { air: 2, fire: 1 } → air, air, fire */
export function spread(energies: Partial<Record<EnergyName, number>>): EnergyName[] {
  return ENERGIES.flatMap((one) => Array<EnergyName>(energies[one] ?? 0).fill(one));
}

/** A minus sign as wide as a plus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}
