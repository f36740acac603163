// All puzzles, loaded once, and the filters of the list.
import * as api from "../api";
import type { PuzzleListing } from "../messages";
import { settings } from "../settings";

export const listFilter = $state({ game: settings.game, lesson: "" });

let loading: Promise<PuzzleListing[]> | undefined;

export function loadPuzzles(): Promise<PuzzleListing[]> {
  loading ??= api.puzzles().then(
    (list) => list.puzzles,
    (error: unknown) => {
      loading = undefined; // the next call tries again
      throw error;
    },
  );
  return loading;
}

/** Its number among those of its game. */
export const number = (puzzles: PuzzleListing[], one: Pick<PuzzleListing, "id" | "game">): number =>
  puzzles.filter((other) => other.game === one.game).findIndex((other) => other.id === one.id) + 1;

/** The next unsolved puzzle of the same game, wrapping around. */
export function nextUnsolved(
  puzzles: PuzzleListing[],
  id: string,
  solved: readonly string[],
): PuzzleListing | undefined {
  const at = puzzles.findIndex((one) => one.id === id);
  const game = puzzles[at]?.game;
  return [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].find(
    (one) => (!game || one.game === game) && !solved.includes(one.id),
  );
}
