// Places a tip beside its thing, without covering what the player needs to read.
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Place {
  left: number;
  top: number;
}

const GAP = 8;
const EDGE = 8; // of the window

/** Beside, above or below `at`: where it covers none of `clear`, or least of them; centered on its side if possible. */
export function placeTip(
  at: Box,
  wide: number,
  high: number,
  clear: readonly Box[],
  window: { wide: number; high: number },
): Place {
  const tops = candidateStarts(
    at.top,
    at.bottom,
    high,
    clear.map(({ top, bottom }) => [top, bottom]),
  );
  const lefts = candidateStarts(
    at.left,
    at.right,
    wide,
    clear.map(({ left, right }) => [left, right]),
  );
  const places = [
    ...tops.map((top) => ({ left: at.right + GAP, top })),
    ...tops.map((top) => ({ left: at.left - GAP - wide, top })),
    ...lefts.map((left) => ({ left, top: at.top - GAP - high })),
    ...lefts.map((left) => ({ left, top: at.bottom + GAP })),
  ].map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(left, window.wide - wide - EDGE)),
    top: Math.max(EDGE, Math.min(top, window.high - high - EDGE)),
  }));
  const hides = ({ left, top }: Place) => {
    const tip = { left, top, right: left + wide, bottom: top + high };
    return overlap(tip, at) + clear.reduce((sum, box) => sum + overlap(tip, box), 0);
  };
  const aside = ({ left, top }: Place) =>
    Math.min(Math.abs(2 * left + wide - at.left - at.right), Math.abs(2 * top + high - at.top - at.bottom));
  const [first, ...others] = places.map((place) => ({ place, hidden: hides(place), off: aside(place) }));
  const better = (one: { hidden: number; off: number }, best: { hidden: number; off: number }) =>
    one.hidden < best.hidden || (one.hidden === best.hidden && one.off < best.off);
  return others.reduce(
    (best, one) => (better(one, best) ? one : best),
    first ?? { place: { left: EDGE, top: EDGE }, hidden: 0, off: 0 },
  ).place;
}

/** Possible starts on a side from `from` to `to`: centered, or just before or after each range to keep clear. */
function candidateStarts(
  from: number,
  to: number,
  size: number,
  clear: readonly (readonly [number, number])[],
): number[] {
  const ends = clear
    .flatMap(([start, end]) => [start - GAP - size, end + GAP])
    .filter((one) => one > from - size && one < to);
  return [(from + to - size) / 2, ...ends];
}

/** How much of two boxes lies over each other. */
function overlap(a: Box, b: Box): number {
  const [wide, high] = [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  return wide > 0 && high > 0 ? wide * high : 0;
}
