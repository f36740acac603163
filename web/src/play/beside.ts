// Where a tip opens: beside the thing it is about, and over nothing that one is about to read.
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

/** Beside, above or below `at`: the first place that fits and lies over none of `clear`; else where it hides least of them. */
export function beside(at: Box, wide: number, high: number, clear: readonly Box[], window: { wide: number; high: number }): Place {
  const [middle, level] = [(at.left + at.right - wide) / 2, (at.top + at.bottom - high) / 2];
  const places = [
    { left: at.right + GAP, top: level },
    { left: at.left - GAP - wide, top: level },
    { left: middle, top: at.top - GAP - high },
    { left: middle, top: at.bottom + GAP },
  ].map(({ left, top }) => ({
    left: Math.max(EDGE, Math.min(left, window.wide - wide - EDGE)),
    top: Math.max(EDGE, Math.min(top, window.high - high - EDGE)),
  }));
  const hides = ({ left, top }: Place) => {
    const tip = { left, top, right: left + wide, bottom: top + high };
    return common(tip, at) + clear.reduce((sum, box) => sum + common(tip, box), 0);
  };
  const [first, ...others] = places.map((place) => ({ place, hidden: hides(place) }));
  return others.reduce((best, one) => (one.hidden < best.hidden ? one : best), first ?? { place: { left: EDGE, top: EDGE }, hidden: 0 }).place;
}

/** How much of two boxes lies over each other. */
function common(a: Box, b: Box): number {
  const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return wide > 0 && high > 0 ? wide * high : 0;
}
