// Written by `sortilege schema --view spellbook`; change the game's presentation/view.py instead.
import type { Ask } from "../../messages";

/** The virtual opponent of the solo game. */
export interface SpellBookOpponentView {
  board: string[];
  lower: string[];
  points: number;
}

export interface SpellBookSeatView {
  pool: string[];
  board: string[];
  board_points: number;
  spells: SpellBookSpellView[];
  points: number;
}

/** One spell of a seat: its level (0: not learned), the materia on it, whether it works yet, its points. */
export interface SpellBookSpellView {
  spell: string;
  color: string;
  level: number;
  token: string;
  new: boolean;
  points: number;
}

export interface SpellBookView {
  seat: number | null;
  version: number;
  day: number;
  first: number;
  active: number;
  triggered: boolean;
  spells: string[];
  altar: string[];
  pouch: number;
  box: string[];
  held: string[];
  seats: SpellBookSeatView[];
  opponent: SpellBookOpponentView | null;
  open: number[];
  why: string;
  step: string;
  ask: Ask | null;
  over: boolean;
  winners: number[];
}
