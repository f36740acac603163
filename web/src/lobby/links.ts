// The links of the tables that were made here, for as long as the last few of them are of use.
import type { Invitation } from "../messages";

type Links = { table: string; links: Invitation[] }[];
const MOST = 30;

function kept(): Links {
  try {
    return JSON.parse(localStorage.getItem("links") ?? "[]") as Links;
  } catch {
    return [];
  }
}

export function linksOf(table: string): Invitation[] {
  return kept().find((one) => one.table === table)?.links ?? [];
}

/** New links of seats replace their old ones. */
export function keepLinks(table: string, links: readonly Invitation[]): void {
  const before = linksOf(table).filter((old) => !links.some((link) => link.seat === old.seat));
  const others = kept().filter((one) => one.table !== table);
  localStorage.setItem("links", JSON.stringify([{ table, links: [...before, ...links] }, ...others].slice(0, MOST)));
}
