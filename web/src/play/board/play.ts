// What a board needs to draw itself and to be played on. Legality comes from the ask alone.
import type { Ask, OptionPreview, Refusal, View } from "../../messages";

export interface Play<V extends View = View> {
  /** Its name. */
  game: string;
  view: V;
  names: string[];
  /** The bot at each seat, by its name; nothing where a person sits. */
  bots: string[];
  options: Record<string, string>;
  ask: Ask | null;
  /** What each option would come to, by its id, as far as the server has told it. */
  outlook: Record<string, OptionPreview>;
  pending: boolean;
  choose: (...ids: string[]) => void;
  label: (id: string) => string;
  /** What an option would change, in words; nothing where that is not known. */
  changes: (id: string) => string[];
  reason: (refusal: Refusal) => string;
}

/** Nothing can be chosen in what is past. */
export const PAST = {
  ask: null,
  outlook: {},
  pending: true,
  choose: () => {},
  label: () => "",
  changes: () => [],
  reason: () => "",
};

/** Which of these ids are offered now. */
export function offeredIds(play: Play, ids: string[]): string[] {
  const there = play.ask?.options ?? [];
  return ids.filter((id) => there.some((option) => option.id === id));
}

/** Why the first of these cannot be chosen, if it was expected. */
export function findRefusal(play: Play, ids: string[]): Refusal | undefined {
  return play.ask?.refused.find((refusal) => ids.includes(refusal.id));
}

export const joinChanges = (changes: string[]): string => changes.join(" · ");
