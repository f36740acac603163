// Sorts the fields of a view for display: table, own things, each seat.
import type { View } from "../messages";

export type ViewValue = string | number | boolean | null | ViewValue[] | { [field: string]: ViewValue };
export type Fields = Record<string, ViewValue>;

/** What every view has, and the page shows elsewhere. */
const SHOWN = ["seat", "version", "seats", "me", "open", "why", "step", "ask", "over", "winners"];
/** Fields that name a seat by its number. */
const SEATS = ["active", "first", "starter", "leader", "dealer", "owner", "who", "winner"];
const PARTS = ["round", "turn", "day", "year"];

const fieldsOf = (view: View): Fields => view as unknown as Fields;

export function isFields(value: ViewValue | undefined): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function tableOf(view: View): Fields {
  return Object.fromEntries(Object.entries(fieldsOf(view)).filter(([field]) => !SHOWN.includes(field)));
}

/** What only the viewer sees. */
export function ownOf(view: View): Fields {
  const own = fieldsOf(view).me;
  return isFields(own) ? own : {};
}

export function seatOf(view: View, seat: number): Fields {
  const seats = fieldsOf(view).seats;
  const found = Array.isArray(seats) ? seats[seat] : undefined;
  return isFields(found) ? found : {};
}

export function seatsOf(view: View): Fields[] {
  const { seats } = fieldsOf(view);
  return Array.isArray(seats) ? seats.map((_, seat) => seatOf(view, seat)) : [];
}

/** All who have points besides the seats, such as the opponent in a solo game, by the field of the view. */
export function othersOf(view: View): Record<string, Fields> {
  const found = Object.entries(tableOf(view)).filter(
    (one): one is [string, Fields] => isFields(one[1]) && pointsOf(one[1]).total !== undefined,
  );
  return Object.fromEntries(found);
}

export function isEmpty(value: ViewValue | undefined): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** The seat that a field names: the one who starts, or who took something ("taken_by"). */
export function seatNamed(field: string, value: ViewValue): number | undefined {
  return typeof value === "number" && (SEATS.includes(field) || field.endsWith("_by")) ? value : undefined;
}

/** Neither a list nor made of parts. */
export const isFigure = (value: ViewValue): boolean => typeof value !== "object" || value === null;

/** What a thing is called among its fields, which stands above or before the others. */
export function headOf(thing: Fields, among: string): string {
  const keys = ["id", "name", "card", among.replace(/s$/, "")];
  const found = keys.map((key) => thing[key]).find((value) => typeof value === "string" && value);
  return typeof found === "string" ? found : "";
}

/** What is left of it. */
export function restOf(thing: Fields, among: string): Fields {
  const head = headOf(thing, among);
  return Object.fromEntries(
    Object.entries(thing).filter(([, value]) => value !== head && !isEmpty(value) && value !== false),
  );
}

/** Points of a seat by what they are for; the last is the total. */
export function pointsOf(seat: Fields): Record<string, number> {
  const points = seat.points ?? seat.score;
  if (typeof points === "number") return { total: points };
  if (!isFields(points)) return {};
  const parts = Object.entries(points).filter((one): one is [string, number] => typeof one[1] === "number");
  const total = parts.find(([part]) => part === "total")?.[1] ?? parts.reduce((sum, [, n]) => sum + n, 0);
  return { ...Object.fromEntries(parts), total };
}

export function partOf(view: View): number {
  const fields = fieldsOf(view);
  const found = PARTS.map((part) => fields[part]).find((value) => typeof value === "number");
  return typeof found === "number" ? found : 0;
}

/** Equal ones counted, in the order in which they come first. */
export function counted(ids: readonly string[]): [id: string, n: number][] {
  const found = new Map<string, number>();
  for (const id of ids) found.set(id, (found.get(id) ?? 0) + 1);
  return [...found];
}
