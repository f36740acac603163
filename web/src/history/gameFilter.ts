// Which finished games to list.

export interface GameFilter {
  game: string;
  players: number;
  opponent: string;
  bot: string;
  /** Days, as date fields write them, by the reader's clock; both are included. */
  from: string;
  to: string;
}

export const ALL: GameFilter = { game: "", players: 0, opponent: "", bot: "", from: "", to: "" };

/** The beginning of a day, in seconds since 1970, `later` days after it. */
function dayStart(day: string, later = 0): number | null {
  const [year, month, date] = day.split("-").map(Number);
  if (!year || !month || !date) return null;
  const seconds = new Date(year, month - 1, date + later).getTime() / 1000; // also where a day has 23 or 25 hours
  return seconds >= 0 ? seconds : null;
}

/** The parameters of a request; `until` is where the next page begins. */
export function filterQuery(filter: GameFilter, until: number | null): Record<string, string | number | null> {
  return {
    game: filter.game || null,
    players: filter.players || null,
    opponent: filter.opponent.trim() || null,
    bot: filter.bot || null,
    since: dayStart(filter.from),
    until: until ?? dayStart(filter.to, 1),
  };
}
