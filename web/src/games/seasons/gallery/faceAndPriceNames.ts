/** Sentences the gallery puts together. */

import type { Say } from "../../../gallery/entries";
import { ENERGIES, type Face, type Price } from "../art/types";

export function faceName(face: Face, say: Say): string {
  const parts = ENERGIES.filter((one) => face.energy[one]).map((one) => say(`n-${one}`, { n: face.energy[one] ?? 0 }));
  if (face.crystals) parts.push(say("n-crystals", { n: face.crystals }));
  if (face.gauge) parts.push(say("face-gauge"));
  if (face.draw) parts.push(say("face-draw"));
  if (face.transmute) parts.push(say("face-transmute"));
  parts.push(say("n-pips", { n: face.pips }));
  return parts.join(", ");
}

export function priceName(price: Price, say: Say): string {
  const parts = ENERGIES.filter((one) => price[one]).map((one) => say(`n-${one}`, { n: price[one] ?? 0 }));
  if (price.types) parts.push(say("cost-types"));
  if (price.crystals) parts.push(say("n-crystals", { n: price.crystals }));
  return parts.length ? parts.join(", ") : say("cost-free");
}
