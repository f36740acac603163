// The axes of the charts after a game.

/** A step between round numbers that divides this span into at most five. */
export function niceStep(span: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100, 200].find((one) => span / one <= 5) ?? 500;
}

/** Round numbers from the lowest to the highest of these values and zero. */
export function ticksFor(values: number[]): number[] {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = niceStep(most - least);
  const low = Math.floor(least / step) * step;
  const high = Math.max(low + step, Math.ceil(most / step) * step);
  return Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step);
}

export interface PartLabel {
  n: number;
  x: number;
  text: string;
}

const LETTER_WIDTH = 7; // at 11 px, in a wide font
const GAP = 8;

/**
 * The labels of a game's parts at their beginnings: every part, or every second, fifth … if they would collide. The
 * first has its name, the others are numbers.
 */
export function partLabels(
  parts: { n: number; part: number }[],
  x: (n: number) => number,
  right: number,
  name: (part: number) => string,
): PartLabel[] {
  const label = (every: number) =>
    parts
      .filter(({ part }, at) => at === 0 || part % every === 0)
      .map(({ n, part }, at) => ({ n, x: x(n), text: at === 0 ? name(part) : String(part) }))
      .filter((one, at) => at === 0 || end(one) <= right);
  const fits = (found: PartLabel[]) => found.every((one, at) => end(one) + GAP <= (found[at + 1]?.x ?? Infinity));
  const [first] = label(1);
  return [1, 2, 5, 10, 20, 50].map(label).find(fits) ?? (first ? [first] : []);
}

function end({ x, text }: PartLabel): number {
  return x + text.length * LETTER_WIDTH;
}
