// How the question panel arranges the options of a question.
import type { Game } from "../../games";
import type { Ask, AskOption, OptionPreview } from "../../messages";
import type { Batch } from "../board/boardContext";

/** A game's ids that mean the same in every question. */
export type UsualIds = Pick<Game, "ends" | "declines" | "opposites" | "allOf">;

/** The keys of "yes" and "no" in the reader's language. */
export interface YesNo {
  yes: string;
  no: string;
}

/** Above this, an option shows its effect beside its label, and one about a thing on the board is shown tersely. */
const FEW = 4;

export const isMany = (listed: number): boolean => listed > FEW;

/** The options in the panel's list, and those that end a turn or decline, which have a place of their own. */
export function groupOptions(
  ask: Ask | null,
  { ends = [], declines = [] }: UsualIds,
): { listed: AskOption[]; endings: AskOption[] } {
  const options = ask?.options ?? [];
  const isEnding = ({ id }: AskOption) => ends.includes(id) || declines.includes(id);
  return { listed: options.filter((option) => !isEnding(option)), endings: options.filter(isEnding) };
}

/** The batches of a single option by its id, and those of several options that the game has a text for. */
export function groupBatches(
  batches: readonly Batch[],
  { allOf = {} }: UsualIds,
): { repeats: Record<string, Batch>; unions: { batch: Batch; text: string }[] } {
  const isRepeat = ({ ids }: Batch) => ids.every((id) => id === ids[0]);
  const unions = batches
    .filter((batch) => !isRepeat(batch))
    .map((batch) => ({ batch, text: allOf[batch.ids[0]?.split(":")[0] ?? ""] ?? "" }));
  return {
    repeats: Object.fromEntries(batches.filter(isRepeat).map((batch) => [batch.ids[0], batch])) as Record<
      string,
      Batch
    >,
    unions: unions.filter(({ text }) => text),
  };
}

/** A batch in the table of keys. */
export const batchId = ({ ids }: Batch): string => ids.join(" ");

/**
 * The key that chooses each option or batch. The first option that ends a turn or declines has 0, and two opposite
 * answers have the letters of "yes" and "no"; all others are numbered from 1 to 9 as they are listed, then batches.
 */
export function optionKeys(
  ask: Ask | null,
  usual: UsualIds,
  { yes, no }: YesNo,
  batches: readonly Batch[] = [],
): Record<string, string> {
  const { listed, endings } = groupOptions(ask, usual);
  const { repeats, unions } = groupBatches(batches, usual);
  const single = listed.map(({ id }) => id);
  const several = [...unions.map(({ batch }) => batch), ...single.flatMap((id) => repeats[id] ?? [])];
  const ids = [...single, ...several.map(batchId)];
  const pair = ids.length === 2 && usual.opposites?.find((both) => both.every((id) => ids.includes(id)));
  const keys = pair ? pair.map((id, n) => [id, n ? no : yes]) : ids.slice(0, 9).map((id, n) => [id, String(n + 1)]);
  return Object.fromEntries([...keys, ...endings.slice(0, 1).map(({ id }) => [id, "0"])]) as Record<string, string>;
}

/** How many points an option certainly brings; 0 if that is unknown. */
function pointsOf(preview: OptionPreview | undefined): number {
  const [before, after] = preview?.changes["points.total"] ?? preview?.changes.points ?? [0, 0];
  return after - before;
}

/**
 * Whether an option that ends a turn or declines is what a player should press: nothing else is possible, or ending
 * the turn wastes nothing, as nothing that may be overlooked is left and nothing else certainly brings more points.
 */
export function isAdvisable(
  ask: Ask | null,
  id: string,
  { ends = [], unused }: Pick<Game, "ends" | "unused">,
  outlook: Record<string, OptionPreview>,
): boolean {
  const others = ask?.options.filter((option) => option.id !== id) ?? [];
  if (!others.length) return true;
  if (!ends.includes(id) || !unused || others.some((option) => unused(option.id))) return false;
  return others.every((option) => pointsOf(outlook[option.id]) <= pointsOf(outlook[id]));
}

/** The layout for a number of options: more options get less room each, so that all stay in sight. */
export function density(options: number): "" | "many" | "throng" {
  return options > 14 ? "throng" : options > 7 ? "many" : "";
}

/** Whether an option such as "die:2" is shown in one line: many are listed, and the thing it names can be pressed. */
export function isTerse(id: string, listed: number, pressable: boolean): boolean {
  return isMany(listed) && pressable && id.includes(":");
}

/** What is to be said once if it is said of every option; "" if there is no choice. */
export function commonText(texts: string[]): string {
  const [first = "", ...others] = texts;
  return others.length && others.every((text) => text === first) ? first : "";
}
