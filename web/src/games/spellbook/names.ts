// The names of things on the board. Sentences come from the server.
import type { Color, Rune } from "./art/types";
import { defaults, spell as spellFacts } from "./facts";
import type { SpellBookView } from "./view";
import { type Play, textArgs } from "../../play/board/boardContext";
import type { TipContent } from "../../play/tips/tip.svelte";
import type { Texts } from "../../i18n/texts.svelte";

export const LEVELS = ["three", "four", "five"] as const;
export const PHASES = ["morning", "midday", "evening"] as const;
export type DayPhase = (typeof PHASES)[number];
export const ACTIONS: Record<DayPhase, string[]> = {
  morning: ["take_1", "draw_2"],
  midday: ["store_1"],
  evening: ["learn_1"],
};

export function spellName(texts: Texts, id: string): string {
  return texts.say(`spell-${id}`);
}

export function materiaName(texts: Texts, id: string): string {
  const [color, rune] = id.split("_");
  return texts.say("materia-named", { color: texts.say(`color-${color}`), rune: texts.say(`rune-${rune}`) });
}

export function colorName(texts: Texts, color: string): string {
  return texts.attribute(`color-${color}`, "plain");
}

/** What a level of a spell does at this table. */
export function levelText(texts: Texts, id: string, level: number, play: Play<SpellBookView>): string {
  return texts.attribute(`spell-${id}`, LEVELS[level - 3] ?? "three", { ...defaults, ...textArgs(play) });
}

export function levelHead(texts: Texts, id: string, level: number): string {
  return texts.say("spell-level", { level, n: spellFacts(id).points[level - 3] ?? 0 });
}

/** A level with its points and what it does. */
export function levelLine(texts: Texts, id: string, level: number, play: Play<SpellBookView>): string {
  return texts.say("about", { subject: levelHead(texts, id, level), text: levelText(texts, id, level, play) });
}

/** Its color and when it works. */
export function kindOf(texts: Texts, id: string): string {
  const facts = spellFacts(id);
  return `${colorName(texts, facts.color)} · ${texts.say(`phase-${facts.phase}`)}`;
}

/** What a spell is and does at each level. */
export function spellTip(texts: Texts, id: string, play: Play<SpellBookView>): TipContent {
  return {
    title: spellName(texts, id),
    head: kindOf(texts, id),
    text: [3, 4, 5].map((level) => levelLine(texts, id, level, play)).join("\n"),
  };
}

export function gallery(id: string): string {
  return `#/gallery/spell-${id}`;
}

export function parts(id: string): { color: Color; rune: Rune } {
  const [color, rune] = id.split("_");
  return { color: color as Color, rune: rune as Rune };
}

/** Equal materia counted. */
export function amounts(materia: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const one of materia) found.set(one, (found.get(one) ?? 0) + 1);
  return [...found];
}

/** The phase of the Day that is going on; what happens outside of one belongs to its end. */
export function phaseOf(view: SpellBookView): DayPhase {
  const subject = view.why.split(".")[0] ?? "";
  const known = (word: string) => PHASES.find((one) => one === word);
  return (
    known(subject) ??
    PHASES.find((one) => ACTIONS[one].includes(subject)) ??
    known(spellFacts(subject).phase) ??
    "evening"
  );
}
