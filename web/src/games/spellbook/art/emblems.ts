/** A picture for every spell, with a prefix: a spell and a card of another game could share a word. */

import type { Emblem } from "../../../art/emblems/draw";
import { SPELLS } from "./spellEmblems";

const emblems: Readonly<Record<string, Emblem>> = Object.fromEntries(
  Object.entries(SPELLS).map(([id, one]) => [`spell-${id}`, one]),
);
export default emblems;
