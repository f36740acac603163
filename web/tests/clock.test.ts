import { describe, expect, it } from "vitest";
import type { Texts } from "../src/i18n/texts.svelte";
import type { ClockSettings, RoomSnapshot } from "../src/messages";
import { clockOf, clockText, secondsLeft } from "../src/play/people/clock";

const texts = { say: (key: string, args: object) => `${key} ${JSON.stringify(args)}` } as Texts;
const room = (clock: ClockSettings, seat: object, phase = "playing") =>
  ({ clock, phase, seats: [{ seconds: 50, running: true, ...seat }] }) as unknown as RoomSnapshot;
const TOTAL = { kind: "total", seconds: 600 } as const;

describe("a clock", () => {
  it("runs down only while it runs, and never below zero", () => {
    const running = clockOf(room(TOTAL, {}), 0, 1000)!;
    expect(secondsLeft(running, 1000)).toBe(50);
    expect(secondsLeft(running, 3500)).toBe(47.5);
    expect(secondsLeft(running, 90_000)).toBe(0);
    expect(secondsLeft(clockOf(room(TOTAL, { running: false }), 0, 1000)!, 90_000)).toBe(50);
    expect(secondsLeft(clockOf(room(TOTAL, {}, "paused"), 0, 1000)!, 90_000)).toBe(50);
  });

  it("belongs only to seats that have one", () => {
    expect(clockOf(room({ kind: "none" }, { seconds: null }), 0, 0)).toBeNull();
    expect(clockOf(room(TOTAL, {}), 1, 0)).toBeNull();
  });

  it("alarms below half a minute, or below half the time for a move", () => {
    expect(clockOf(room(TOTAL, {}), 0, 0)?.alarm).toBe(30);
    expect(clockOf(room({ kind: "move", seconds: 20 }, {}), 0, 0)?.alarm).toBe(10);
    expect(clockOf(room({ kind: "move", seconds: 259_200 }, {}), 0, 0)?.alarm).toBe(30);
  });

  it.each([
    [0, "0:00"],
    [8.2, "0:09"],
    [245, "4:05"],
    [3750, "1:02:30"],
    [176_400, 'page-clock-days {"days":2,"hours":1}'],
  ])("with %f seconds reads %s", (left, shown) => expect(clockText(texts, left)).toBe(shown));
});
