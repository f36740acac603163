// What a player does not want to be asked about at one table, for as long as the browser's tab is open.
import type { Ask, OptionPreview } from "../../messages";
import { sessionStore } from "../../storage";
import type { UsualIds } from "./options";

export class SetAside {
  private found: readonly string[];
  private readonly key: string;

  constructor(table: string) {
    this.key = `aside ${table}`;
    this.found = $state.raw(JSON.parse(sessionStore.getItem(this.key) ?? "[]") as string[]);
  }

  has(ask: Ask, id: string): boolean {
    return this.found.includes(named(ask, id));
  }

  /** Sets aside everything that this question offers besides declining. */
  add(ask: Ask, decline: string): void {
    const others = ask.options.filter(({ id }) => id !== decline);
    this.keep([...this.found, ...others.map(({ id }) => named(ask, id))]);
  }

  clear(): void {
    this.keep([]);
  }

  private keep(ids: readonly string[]): void {
    this.found = [...new Set(ids)];
    sessionStore.setItem(this.key, JSON.stringify(this.found));
  }
}

const named = ({ why }: Ask, id: string): string => `${why} ${id}`;

/** The option that declines, if declining is known to be something that can be undone. */
export function undoableDecline(
  ask: Ask | null,
  { declines = [] }: UsualIds,
  outlook: Record<string, OptionPreview>,
): string | null {
  const id = ask?.options.find((option) => declines.includes(option.id))?.id;
  return id !== undefined && outlook[id]?.final === false ? id : null;
}

/** What the page answers by itself: it declines if that can be undone and every other option is set aside. */
export function standingAnswer(
  ask: Ask | null,
  usual: UsualIds,
  outlook: Record<string, OptionPreview>,
  aside: Pick<SetAside, "has">,
): string | null {
  const decline = undoableDecline(ask, usual, outlook);
  const others = ask?.options.filter(({ id }) => id !== decline) ?? [];
  return ask && decline !== null && others.every(({ id }) => aside.has(ask, id)) ? decline : null;
}
