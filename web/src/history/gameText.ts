// Finished games in words.
import { say } from "../i18n/texts.svelte";
import type { HistoryGame, HistorySeat } from "../messages";

/** How a game ended for a seat: won, lost, or its place. */
export function resultText(game: HistoryGame, seat: HistorySeat): string {
  if (seat.won) return say("page-history-won");
  if (seat.won === null) return endingText(game);
  if (seat.place === null || game.players < 3) return say("page-history-lost");
  return say("page-history-place-of", { n: seat.place, of: game.players });
}

/** How a game ended that nobody won, or that is not the reader's; empty if it was played to its end. */
export function endingText(game: HistoryGame): string {
  return game.ending === "finished" ? "" : say(`page-history-ending-${game.ending}`);
}

export function playerText(seat: HistorySeat): string {
  if (seat.deleted) return say("page-history-deleted");
  return seat.hidden ? say("page-history-hidden") : seat.name;
}

/** The time a player had to choose, in minutes, hours or days. */
export function thinkingTime(seconds: number): string {
  const [unit, size] = seconds < 5400 ? ["minutes", 60] : seconds < 129_600 ? ["hours", 3600] : ["days", 86_400];
  return say(`page-history-thought-${unit}`, { n: Math.max(1, Math.round(seconds / Number(size))) });
}
