// Written by `sortilege schema --view seasons`; change the game's presentation/view.py instead.
import type { Ask } from "../../messages";

/** A card in play; `id` distinguishes copies, `mimics` is the id of the item a Raven mimics. */
export interface SeasonsCardView {
  id: string;
  card: string;
  turned: boolean;
  tokens: Record<string, number>;
  mimics: string;
}

/** A rolled die and its upper face. */
export interface SeasonsDieView {
  id: string;
  face: number;
  energy: string[];
  crystals: number;
  gauge: number;
  draw: boolean;
  transmute: boolean;
  pips: number;
  taken_by: number | null;
}

/** What only the seat itself sees. */
export interface SeasonsPrivateView {
  hand: string[];
  library_2: string[];
  library_3: string[];
  pack: string[];
  looking_at: string[];
  tokens: number[];
  sealed: string;
}

/** The public side of one seat; `known_*` is what the viewer knows of its private cards. */
export interface SeasonsSeatView {
  crystals: number;
  gauge: number;
  bonuses: number;
  reserve: Record<string, number>;
  capacity: number;
  hand: number;
  library_2: number;
  library_3: number;
  play: SeasonsCardView[];
  chosen: boolean;
  known_in_hand: string[];
  known_somewhere: string[];
  known_unless_discarded: string[];
  ability: number;
  ability_used: boolean;
  spaces_lost: number;
  points: Record<string, number>;
}

/** The table as one seat or a spectator sees it. */
export interface SeasonsView {
  seat: number | null;
  version: number;
  round: number;
  year: number;
  space: number;
  season: string;
  enchantment: string;
  rolled: string;
  rates: Record<string, number>;
  extra: number;
  first: number;
  active: number | null;
  may_transmute: boolean;
  dice: SeasonsDieView[];
  seats: SeasonsSeatView[];
  me: SeasonsPrivateView | null;
  deck: number;
  discard: number;
  known_deck: Record<string, string>;
  known_discard: Record<string, string>;
  looked_at: number;
  open: number[];
  why: string;
  ask: Ask | null;
  over: boolean;
  winners: number[];
}
