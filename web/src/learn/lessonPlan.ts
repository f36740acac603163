// A guided first game: a prepared deal and steps that explain it. The game itself is a real one, at a real table.
import type { View } from "../messages";
import type { Args } from "../i18n/texts.svelte";

export interface Step<V extends View = View> {
  text: string;
  /** What is pointed at; without it, the suggested choice is. */
  show?: string | string[];
  /** The suggested choice; a step without one is only read. */
  choose?: string[];
  /** How many times it is still to be made, where that is not once. */
  left?: (view: V) => number;
  /** The guide makes the choice when asked to, for it takes many hands. */
  helps?: boolean;
  /** Not before the game is so far. */
  when?: (view: V) => boolean;
  /** Whether the game shows that the choice was made, however it was made. */
  done?: (view: V) => boolean;
  args?: (view: V) => Args;
  /** The score is laid out. */
  score?: boolean;
}

export interface Plan<V extends View = View> {
  game: string;
  deal: number;
  options: Record<string, string>;
  steps: Step<V>[];
}

/** The choices that complete a step now. */
export function choicesOf(step: Step, view: View): string[] {
  const once = step.choose ?? [];
  return Array.from({ length: step.left?.(view) ?? 1 }, () => once).flat();
}

/** Erases the view's type: a lesson gets the views of its own game. */
export function ownSteps<V extends View>(plan: Plan<V>): Plan {
  return plan as unknown as Plan;
}
