/** A picture for every Power card, ability token and enchantment, by its id. */

import type { Emblem } from "../../../art/emblems/draw";
import { BASE } from "./baseEmblems";
import { ENCHANTMENTS, KINGDOM, TOKENS } from "./kingdomEmblems";

const emblems: Readonly<Record<string, Emblem>> = { ...BASE, ...KINGDOM, ...TOKENS, ...ENCHANTMENTS };
export default emblems;
