// The points at one moment, and the year or Day it lies in.
import type { View } from "../messages";

/** Of each seat, and of the solo opponent after them; in Seasons nothing counts before the first round. */
export function pointsOf(view: View): number[] {
  if ("round" in view) return view.seats.map((seat) => (view.round > 0 ? (seat.points.total ?? 0) : 0));
  return [...view.seats.map((seat) => seat.points), ...(view.opponent ? [view.opponent.points] : [])];
}

/** When the third year is over, the season token stands in a fourth. */
export function partOf(view: View): number {
  if ("round" in view) return view.round > 0 ? Math.min(view.year, 3) : 0;
  return view.day;
}
