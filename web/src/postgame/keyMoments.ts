// The key moments of a game: the choices at which a player's points changed most.
import type { Mark } from "./replay.svelte";

export interface Swing {
  /** After which choice. */
  n: number;
  part: number;
  /** Whose points moved most there, and by how much. */
  seat: number;
  by: number;
}

const MAX_KEY_MOMENTS = 3;

/** The largest swings in game order; the winner's largest is always among them. */
export function largestSwings(marks: (Mark | undefined)[], winner: number): Swing[] {
  const known = marks.flatMap((mark, n) => (mark ? [{ n, ...mark }] : []));
  const moved = known.flatMap(({ n, part, points }, at) => {
    const before = known[at - 1];
    if (!before || (before.part === 0 && part > 0)) return []; // scoring starts here, so no player caused it
    return points.flatMap((now, seat) =>
      now === before.points[seat] ? [] : [{ n, part, seat, by: now - (before.points[seat] ?? 0) }],
    );
  });
  moved.sort((one, other) => Math.abs(other.by) - Math.abs(one.by) || one.n - other.n || one.seat - other.seat);
  const single = moved.filter((swing, at) => moved.findIndex(({ n }) => n === swing.n) === at);
  const own = single.find(({ seat }) => seat === winner);
  const most = single.slice(0, MAX_KEY_MOMENTS);
  const chosen = !own || most.includes(own) ? most : [...most.slice(0, MAX_KEY_MOMENTS - 1), own];
  return chosen.sort((one, other) => one.n - other.n);
}
