// How the question panel arranges the options of a question.
import type { Ask, AskOption } from "../../messages";

/** Above this, an option about a thing on the board is shown tersely. */
const FEW = 4;

/** The options in the panel's list, and those that end a turn and have a place of their own. */
export function groupOptions(
  ask: Ask | null,
  endingIds: readonly string[],
): { listed: AskOption[]; endings: AskOption[] } {
  const options = ask?.options ?? [];
  return {
    listed: options.filter((option) => !endingIds.includes(option.id)),
    endings: options.filter((option) => endingIds.includes(option.id)),
  };
}

/** The key that chooses each option: 1 to 9 for the listed ones, 0 for the first that ends a turn. */
export function optionKeys(ask: Ask | null, endingIds: readonly string[]): Record<string, string> {
  const { listed, endings } = groupOptions(ask, endingIds);
  const keys = [
    ...listed.slice(0, 9).map(({ id }, n) => [id, String(n + 1)]),
    ...endings.slice(0, 1).map(({ id }) => [id, "0"]),
  ];
  return Object.fromEntries(keys) as Record<string, string>;
}

/** The layout for a number of options: more options get less room each, so that all stay in sight. */
export function density(options: number): "" | "many" | "throng" {
  return options > 14 ? "throng" : options > 7 ? "many" : "";
}

/** Whether an option such as "die:2" is shown in one line: many are listed, and the thing it names can be pressed. */
export function isTerse(id: string, listed: number, pressable: boolean): boolean {
  return listed > FEW && pressable && id.includes(":");
}

/** The changes that every option makes, so that they are shown once. */
export function commonChanges(changes: string[][]): string[] {
  const [first = [], ...others] = changes;
  return others.length ? first.filter((change) => others.every((one) => one.includes(change))) : [];
}

/** What is to be said once if it is said of every option; "" if there is no choice. */
export function commonText(texts: string[]): string {
  const [first = "", ...others] = texts;
  return others.length && others.every((text) => text === first) ? first : "";
}
