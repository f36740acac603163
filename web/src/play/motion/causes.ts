// Finds the event that caused a change on the board. Events name things and seats, and the board marks both
// (`data-piece`, `data-card`, `data-seat`), so nothing here depends on a game.
import type { GameEvent } from "../../messages";

/** The seat whose area contains this node. */
export function seatOf(node: Element): string | undefined {
  return node.closest<HTMLElement>("[data-seat]")?.dataset.seat;
}

/** The first visible element that matches. */
export function findVisible(board: Element, selector: string | undefined): Element | null {
  return selector ? ([...board.querySelectorAll(selector)].find((one) => one.getClientRects().length) ?? null) : null;
}

/** The thing of this name at this seat, else in the middle of the table; never one at another seat. */
export function findThing(board: Element, name: string, seat: number | string | undefined): Element | null {
  const id = CSS.escape(name);
  const all = [...board.querySelectorAll(`[data-piece="${id}"], [data-card="${id}"]`)];
  return all.find((one) => seatOf(one) === String(seat)) ?? all.find((one) => seatOf(one) === undefined) ?? null;
}

function isAbout({ args }: GameEvent, seat: string | undefined): boolean {
  return seat !== undefined && [args.who, args.to].some((one) => String(one) === seat);
}

function names({ args }: GameEvent, kind: string): boolean {
  return Object.values(args).includes(kind);
}

/** The index of the part in which this kind of thing changed at this seat. */
export function partOf(parts: GameEvent[][], kind: string, seat: string | undefined): number {
  const first = parts.findIndex((events) =>
    events.some((event) => names(event, kind) && (seat === undefined || isAbout(event, seat))),
  );
  return first >= 0
    ? first
    : Math.max(
        0,
        parts.findIndex((events) => events.some((event) => isAbout(event, seat))),
      );
}

/** The cause, if the events name it and it is visible. */
export function causeOf(board: Element, parts: GameEvent[][], kind: string, seat: string | undefined): Element | null {
  const events = parts.flat().filter((event) => typeof event.args.by === "string" && isAbout(event, seat));
  const event = events.find((one) => names(one, kind)) ?? events[0];
  const cause = event ? findThing(board, String(event.args.by), event.args.who) : null;
  return cause?.getClientRects().length ? cause : null;
}
