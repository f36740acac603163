import { describe, expect, it } from "vitest";
import { partLabels, ticksFor } from "../src/postgame/chart";

describe("partLabels", () => {
  const days = (lengths: number[]) => lengths.map((n, at) => ({ n, part: at + 1 }));
  const name = (part: number) => `Day ${part}`;

  it("names every part where there is room", () => {
    const years = [0, 40, 90].map((n, at) => ({ n, part: at + 1 }));
    expect(partLabels(years, (n) => 36 + 4 * n, 500, name).map(({ text }) => text)).toEqual(["Day 1", "2", "3"]);
  });

  it("skips regularly, so that no two labels touch, at any width", () => {
    // Days of very different length, as in a game in which the first ones are short.
    const starts = Array.from({ length: 28 }, (_, day) => Math.round(day ** 1.5));
    for (const width of [240, 330, 560, 1000]) {
      const found = partLabels(days(starts), (n) => 36 + (n / 150) * (width - 50), width - 14, name);
      for (const [at, one] of found.entries()) {
        const end = one.x + 7 * one.text.length;
        expect(end).toBeLessThan(found[at + 1]?.x ?? Infinity);
        if (at > 0) expect(end).toBeLessThanOrEqual(width - 14);
      }
      const numbers = found.slice(1).map(({ text }) => Number(text));
      const [step] = numbers;
      expect(numbers).toEqual(numbers.map((_, at) => (at + 1) * (step ?? 1)));
    }
  });

  it("leaves one name where nothing else fits", () => {
    expect(partLabels(days([0, 1, 2, 3]), (n) => n, 30, name)).toEqual([{ n: 0, x: 0, text: "Day 1" }]);
  });
});

describe("ticksFor", () => {
  it("covers all values and zero with round numbers", () => {
    expect(ticksFor([-20, 135])).toEqual([-50, 0, 50, 100, 150]);
    expect(ticksFor([28, 37])).toEqual([0, 10, 20, 30, 40]);
    expect(ticksFor([])).toEqual([0, 1]);
  });
});
