/** What the pictures of Seasons are drawn from. */

export const ENERGIES = ["air", "water", "fire", "earth"] as const;
export type EnergyName = (typeof ENERGIES)[number];

export const SEASONS = ["winter", "spring", "summer", "fall"] as const;
export type Season = (typeof SEASONS)[number];

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

/** { air: 2, fire: 1 } → air, air, fire */
export function spread(energies: Partial<Record<EnergyName, number>>): EnergyName[] {
  return ENERGIES.flatMap((one) => Array<EnergyName>(energies[one] ?? 0).fill(one));
}
