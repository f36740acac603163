import { describe, expect, it } from "vitest";
import type { GameEvent } from "../src/messages";
import { keyMoments } from "../src/postgame/keyMoments";
import type { Mark } from "../src/postgame/replay.svelte";

const event = (key: string, args: GameEvent["args"]): GameEvent => ({ key, args, said: { key } });
const mark = (part: number, earned: number[], points = earned): Mark => ({ part, earned, points });
const CARDS = {
  heads: ["turn"],
  turning: ["year"],
  scoring: ["summons", "activates", "gains", "loses", "sacrifices", "enters"],
};

/** A game's key moments, given for each choice its mark and events. */
function found(game: Parameters<typeof keyMoments>[3], winner: number, ...steps: [Mark, ...GameEvent[]][]) {
  const marks = steps.map(([one]) => one);
  const moments = keyMoments(marks, (n) => steps[n]?.slice(1) as GameEvent[], winner, game);
  return moments.map(({ n, seat, by, events }) => [n, seat, by, events.map(({ key }) => key).join(" ")]);
}

describe("keyMoments", () => {
  it("skips a new year that deals cards to everybody", () => {
    const year = [event("ends", { who: 0 }), event("year", { n: 2 }), event("library", { who: 0, n: 3 })];
    expect(
      found(
        CARDS,
        0,
        [mark(1, [10, 10])],
        [mark(2, [10, 10], [-5, -5]), ...year],
        [mark(2, [19, 10], [9, -5]), event("summons", { who: 0, card: "owl" })],
      ),
    ).toEqual([[2, 0, 9, "summons"]]);
  });

  it("keeps what happened while a new year began, and not the year alone", () => {
    expect(
      found(
        CARDS,
        0,
        [mark(1, [0, 0])],
        [mark(2, [0, 6]), event("ends", { who: 0 }), event("gains", { who: 1, n: 6 }), event("year", { n: 2 })],
        [mark(3, [-4, 6]), event("ends", { who: 0 }), event("year", { n: 3 })],
      ),
    ).toEqual([[1, 1, 6, "gains"]]);
  });

  it("tells what moved the points, and no payment", () => {
    const pays = event("pays", { who: 0, energy: "fire" });
    const steps: [Mark, ...GameEvent[]][] = [
      [mark(1, [0, 0])],
      [mark(1, [15, 0]), event("summons", { who: 0, card: "owl" }), pays, event("enters", { who: 0, card: "owl" })],
      [
        mark(1, [31, 0]),
        ...[event("activates", { who: 0, card: "potion" }), event("sacrifices", { who: 0, card: "potion" }), pays],
        event("gains", { who: 0, n: 16 }),
      ],
      [mark(1, [31, -8]), event("activates", { who: 0, card: "kairn" }), event("loses", { who: 1, n: 8 })],
    ];
    expect(found(CARDS, 0, ...steps)).toEqual([
      [1, 0, 15, "summons"],
      [2, 0, 16, "activates gains"],
      [3, 1, -8, "loses"],
    ]);
  });

  it("names the winner's best move among larger ones of others", () => {
    const steps = [30, 40, 50].map((n): [Mark, GameEvent] => [mark(1, [0, n]), event("gains", { who: 1, n })]);
    expect(found(CARDS, 0, [mark(1, [0, 0])], ...steps, [mark(1, [7, 50]), event("gains", { who: 0, n: 7 })])).toEqual([
      [1, 1, 30, "gains"],
      [2, 1, 10, "gains"],
      [4, 0, 7, "gains"],
    ]);
  });

  it("tells the first and last event of a game that names none", () => {
    const events = ["draws", "lays", "pays", "scores"].map((key) => event(key, { who: 0 }));
    expect(found({}, 0, [mark(1, [0])], [mark(1, [3]), event("draws", { who: 1 }), ...events])).toEqual([
      [1, 0, 3, "draws scores"],
    ]);
  });
});
