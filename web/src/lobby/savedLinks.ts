// Links stored in this browser: invitations made here, and return links to its own seats.
import type { Invitation } from "../messages";
import { localStore } from "../storage";

interface StoredLinks {
  table: string;
  links: Invitation[];
}
type Store = "links" | "ways";
const MAX_TABLES = 30;

function all(store: Store): StoredLinks[] {
  try {
    return JSON.parse(localStore.getItem(store) ?? "[]") as StoredLinks[];
  } catch {
    return [];
  }
}

function of(store: Store, table: string): Invitation[] {
  return all(store).find((one) => one.table === table)?.links ?? [];
}

/** New links of seats replace their old ones. */
function keep(store: Store, table: string, links: readonly Invitation[], gone: readonly number[] = []): void {
  const before = of(store, table).filter(
    (old) => !gone.includes(old.seat) && !links.some((link) => link.seat === old.seat),
  );
  const others = all(store).filter((one) => one.table !== table);
  localStore.setItem(store, JSON.stringify([{ table, links: [...before, ...links] }, ...others].slice(0, MAX_TABLES)));
}

export const linksOf = (table: string) => of("links", table);
export const keepLinks = (table: string, links: readonly Invitation[]) => keep("links", table, links);

/** An invitation works once: those of seats that are taken have served. */
export function dropLinks(table: string, seats: readonly number[]): void {
  if (linksOf(table).some((link) => seats.includes(link.seat))) keep("links", table, [], seats);
}

export const wayBackOf = (table: string, seat: number) => of("ways", table).find((one) => one.seat === seat)?.link;
export const keepWayBack = (table: string, seat: number, way: { secret: string; link: string }) =>
  keep("ways", table, [{ seat, ...way }]);
