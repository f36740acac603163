// What a board needs to draw itself and to be played on. Only the ask says what is legal.
import type { Component } from "svelte";
import type { Args, Texts } from "../../i18n/texts.svelte";
import type { Ask, OptionPreview, Refusal, View } from "../../messages";
import type { Clock } from "../people/clock";
import type { Change } from "./changes";

/** Choices that can be made at once: one option several times, or several options. */
export interface Batch {
  ids: readonly string[];
  /** What they change together, as texts. */
  changes: Change[];
}

export interface Play<V extends View = View> {
  /** Its name. */
  game: string;
  view: V;
  names: string[];
  /** The bot's portrait at each seat; "" for a person. */
  bots: string[];
  options: Record<string, string>;
  ask: Ask | null;
  /** Previews of the options by id, as far as known. */
  outlook: Record<string, OptionPreview>;
  /** What can be chosen at once, as far as known. */
  batches: readonly Batch[];
  /** The chance to win after each option that the hint names, from 0 to 1; empty without a hint. */
  chances: Record<string, number>;
  /** Where the board asks for several choices at once: the hint's best answer, and the one the player took over. */
  plan: readonly string[];
  taken: readonly string[];
  pending: boolean;
  /** Whether this option can be pressed now. */
  ready: (id: string) => boolean;
  /** The clock of a seat; null without one. */
  clock: (seat: number) => Clock | null;
  choose: (...ids: string[]) => void;
  label: (id: string) => string;
  /** The changes an option would make; empty if unknown. */
  changes: (id: string) => Change[];
  /** Draws a figure that changes. */
  FigureSign?: Component<{ figure: string; name: string }> | undefined;
  /** What to say about an option that cannot be undone, where that may surprise; else empty. */
  final: (id: string) => string;
  /** Why an option is refused, and what a player can do about it. */
  reason: (refusal: Refusal) => string;
}

/** The arguments of texts that depend on the table: the value of each option, and how many play. */
export function textArgs({ options, view }: Pick<Play, "options" | "view">): Args {
  return { ...options, players: view.seats.length };
}

/** The parts of a Play that shows a past view, where nothing can be chosen. */
export const PAST = {
  ask: null,
  outlook: {},
  batches: [],
  chances: {},
  plan: [],
  taken: [],
  pending: true,
  ready: () => false,
  clock: () => null,
  choose: () => {},
  label: () => "",
  changes: () => [],
  final: () => "",
  reason: () => "",
};

/** Those of these ids that are options now. */
export function offeredIds(play: Play, ids: string[]): string[] {
  const there = play.ask?.options ?? [];
  return ids.filter((id) => there.some((option) => option.id === id));
}

/** The refusal of the first of these ids that has one. */
export function findRefusal(play: Play, ids: string[]): Refusal | undefined {
  return play.ask?.refused.find((refusal) => ids.includes(refusal.id));
}

/** Adds to the reason of a refusal what a player can do about it, where the texts say so. */
export function addRemedy(texts: Texts, { because }: Refusal, reason: string): string {
  return texts.has(because.key, "remedy") ? `${reason} ${texts.attribute(because.key, "remedy")}` : reason;
}
