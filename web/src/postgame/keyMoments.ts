// The key moments of a game: the choices at which a player's points changed most, and the events that changed them.
import type { Game } from "../games";
import type { GameEvent } from "../messages";
import type { Mark } from "./replay.svelte";

export interface KeyMoment {
  /** After which choice. */
  n: number;
  part: number;
  /** Whose points moved most there, and by how much. */
  seat: number;
  by: number;
  events: GameEvent[];
}

const MAX_KEY_MOMENTS = 3;
const MAX_EVENTS = 2;

type Telling = Pick<Game, "heads" | "turning" | "scoring">;

/**
 * The largest changes in game order; the winner's largest is always among them. A new year or day is no key moment:
 * points are compared as earned, and a change that comes with it alone has no event.
 */
export function keyMoments(
  marks: (Mark | undefined)[],
  eventsAt: (n: number) => GameEvent[],
  winner: number,
  game: Telling,
): KeyMoment[] {
  const known = marks.flatMap((mark, n) => (mark ? [{ n, ...mark }] : []));
  const moved = known.flatMap(({ n, part, earned }, at) => {
    const before = known[at - 1];
    if (!before || (before.part === 0 && part > 0)) return []; // scoring starts here, so no player caused it
    return earned.flatMap((now, seat) => {
      const by = now - (before.earned[seat] ?? 0);
      if (!by) return [];
      const events = tellingEvents(eventsAt(n), seat, by, game);
      if (!events.length && part !== before.part) return [];
      return [{ n, part, seat, by, events: firstAndLast(events.length ? events : ownEvents(eventsAt(n), seat, game)) }];
    });
  });
  moved.sort((one, other) => Math.abs(other.by) - Math.abs(one.by) || one.n - other.n || one.seat - other.seat);
  const single = moved.filter((swing, at) => moved.findIndex(({ n }) => n === swing.n) === at);
  const own = single.find(({ seat }) => seat === winner);
  const most = single.slice(0, MAX_KEY_MOMENTS);
  const chosen = !own || most.includes(own) ? most : [...most.slice(0, MAX_KEY_MOMENTS - 1), own];
  return chosen.sort((one, other) => one.n - other.n);
}

/** The events of a choice that changed this player's points, in order; the game says which kinds do. */
export function tellingEvents(
  events: GameEvent[],
  seat: number,
  by: number,
  { scoring, ...game }: Telling,
): GameEvent[] {
  const own = ownEvents(events, seat, game);
  if (!scoring) return own;
  // A card that is summoned also enters play: the same thing is told once.
  const found = own.filter(({ key, args }, at) => {
    const same = own.findIndex((other) => JSON.stringify(other.args) === JSON.stringify(args));
    return scoring.includes(key) && (same === at || !scoring.includes(own[same]?.key ?? ""));
  });
  const rank = ({ key, args }: GameEvent) => (args.n === Math.abs(by) ? -1 : scoring.indexOf(key));
  const most = new Set(found.toSorted((one, other) => rank(one) - rank(other)).slice(0, MAX_EVENTS));
  return found.filter((event) => most.has(event));
}

/** What this player did or what happened to them; no new part of the game. */
function ownEvents(events: GameEvent[], seat: number, { heads, turning }: Telling): GameEvent[] {
  const apart = new Set([...(heads ?? []), ...(turning ?? [])]);
  return events.filter(
    ({ key, args }) => !apart.has(key) && (args.who === undefined || args.who === seat || args.to === seat),
  );
}

/** What was done, and what came of it in the end. */
function firstAndLast(events: GameEvent[]): GameEvent[] {
  return events.length > MAX_EVENTS ? [...events.slice(0, 1), ...events.slice(-1)] : events;
}
