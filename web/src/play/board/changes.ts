// What an option changes, in words.
import type { Game } from "../../games";
import { formatSigned } from "../../i18n/message";
import type { Message, OptionPreview } from "../../messages";

export interface Change {
  text: string;
  /** The figure, its name and by how much it changes, where the change is one of a figure. */
  figure?: { key: string; name: string; by: string };
}

/** A number as a message says it. */
const amount = (said: unknown): number => Number(String(said).replace("−", "-"));

export type Previewed = Pick<OptionPreview, "id" | "said">;

/** The changes of an option, without those that its name says already. */
export function changesOf(
  preview: Previewed | undefined,
  text: (said: Message) => string,
  game: Pick<Game, "selfEvident">,
): Change[] {
  return (preview?.said ?? []).flatMap((said): Change[] => {
    const { what, from, to, by: given } = said.args ?? {};
    const whole = text(said);
    if (!whole) return [];
    const by = given === undefined ? amount(to) - amount(from) : amount(given);
    if (typeof what !== "object" || !("key" in what) || Number.isNaN(by)) return [{ text: whole }];
    if (preview && game.selfEvident?.(preview.id, what.key, by)) return [];
    const figure = { key: what.key, name: text(what), by: `${by > 0 ? "+" : ""}${formatSigned(by)}` };
    return [{ text: whole, figure }];
  });
}

export const joinChanges = (changes: Change[]): string => changes.map(({ text }) => text).join(" · ");

/** The changes that every option makes, so that they are shown once. */
export function commonChanges(changes: Change[][]): Change[] {
  const [first = [], ...others] = changes;
  return others.length ? first.filter(({ text }) => others.every((one) => one.some((its) => its.text === text))) : [];
}
