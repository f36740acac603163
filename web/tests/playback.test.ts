import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, View } from "../src/messages";
import { type Frame, Playback, splitAtHeads } from "../src/play/motion/playback.svelte";

const event = (key: string): GameEvent => ({ key, args: {}, said: { key } });
const view = (version: number) => ({ version }) as View;
const frame = (version: number, more: Partial<Frame> = {}): Frame => ({
  version,
  view: view(version),
  who: 1,
  events: [event("move")],
  undid: false,
  own: false,
  ...more,
});
const STEADY = 800;

let page: { hidden: boolean; addEventListener: ReturnType<typeof vi.fn> };
let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  page = { hidden: false, addEventListener: vi.fn() };
  vi.stubGlobal("document", page);
  playback = new Playback();
  playback.pace = "steady";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("Playback", () => {
  it("shows the opponents' choices one after another", () => {
    playback.add(frame(1), view(0), true);
    playback.add(frame(2), view(1), true);
    expect([playback.frame?.version, playback.playing]).toEqual([1, true]);
    vi.advanceTimersByTime(STEADY - 1);
    expect(playback.frame?.version).toBe(1);
    vi.advanceTimersByTime(1);
    expect(playback.frame?.version).toBe(2);
    vi.advanceTimersByTime(STEADY);
    expect([playback.frame?.version, playback.playing]).toEqual([2, false]);
  });

  it("gives each part of a choice its time", () => {
    playback.heads = ["round"];
    playback.add(frame(1, { events: [event("a"), event("round"), event("b")] }), view(0), true);
    expect(playback.parts.map((part) => part.map(({ key }) => key))).toEqual([["a"], ["round", "b"]]);
    expect(playback.part).toBe(0);
    vi.advanceTimersByTime(STEADY);
    expect([playback.part, playback.playing]).toEqual([1, true]);
    vi.advanceTimersByTime(STEADY);
    expect(playback.playing).toBe(false);
  });

  it("jumps to the viewer's own choice", () => {
    playback.add(frame(1), view(0), true);
    playback.add(frame(2), view(1), true);
    playback.add(frame(3, { own: true, who: 0 }), view(2), true);
    expect(playback.frame?.version).toBe(3);
    vi.advanceTimersByTime(10 * STEADY);
    expect([playback.frame?.version, playback.playing]).toEqual([3, false]);
  });

  it("shows everything at once if the player wants that", () => {
    playback.pace = "once";
    playback.add(frame(1), view(0), true);
    expect([playback.frame?.version, playback.playing]).toEqual([1, false]);
    playback.add(frame(2), view(1), true);
    expect(playback.frame?.version).toBe(2);
  });

  it("passes over choices without visible events", () => {
    playback.add(frame(1), view(0), true);
    playback.add(frame(2, { events: [] }), view(1), true);
    playback.add(frame(3), view(2), true);
    vi.advanceTimersByTime(STEADY);
    expect(playback.frame?.version).toBe(3);
  });

  it("shows an undo although it has no events", () => {
    playback.add(frame(1), view(0), true);
    playback.add(frame(2, { events: [], undid: true }), view(1), true);
    playback.add(frame(3), view(2), true);
    vi.advanceTimersByTime(STEADY);
    expect(playback.frame?.version).toBe(2);
  });

  it("waits while the page is hidden", () => {
    page.hidden = true;
    playback.add(frame(1), view(0), true);
    expect([playback.frame, playback.playing]).toEqual([null, true]);
    page.hidden = false;
    const [name, resume] = page.addEventListener.mock.calls[0] as [string, () => void];
    expect(name).toBe("visibilitychange");
    resume();
    expect(playback.frame?.version).toBe(1);
  });

  it("skips to the newest choice", () => {
    playback.add(frame(1), view(0), true);
    playback.add(frame(2), view(1), true);
    playback.skip();
    expect([playback.frame?.version, playback.playing]).toEqual([2, false]);
    vi.advanceTimersByTime(10 * STEADY);
    expect(playback.frame?.version).toBe(2);
  });

  it("replays what the opponents did since the viewer's own choice, from the view before it", () => {
    playback.pace = "once";
    playback.add(frame(1), view(0), true);
    playback.add(frame(2, { own: true }), view(1), true);
    playback.add(frame(3), view(2), true);
    playback.add(frame(4), view(3), true);
    playback.replay();
    expect([playback.frame?.version, playback.frame?.view.version, playback.playing]).toEqual([2, 2, true]);
    vi.advanceTimersByTime(STEADY);
    expect(playback.frame?.version).toBe(3);
    vi.advanceTimersByTime(2 * STEADY);
    expect([playback.frame?.version, playback.playing]).toEqual([4, false]);
  });

  it("keeps each player's turn apart for a spectator", () => {
    playback.pace = "once";
    playback.add(frame(1, { who: 0 }), view(0), false);
    playback.add(frame(2, { who: 1 }), view(1), false);
    expect(playback.last.map(({ version }) => version)).toEqual([1, 2]);
    expect(playback.last[0]?.events).toEqual([]);
  });

  it("forgets a table", () => {
    playback.add(frame(1), view(0), true);
    playback.forget();
    expect([playback.frame, playback.last, playback.playing]).toEqual([null, [], false]);
    vi.advanceTimersByTime(10 * STEADY);
    expect(playback.frame).toBeNull();
  });
});

describe("splitAtHeads", () => {
  const keys = (parts: GameEvent[][]) => parts.map((part) => part.map(({ key }) => key).join(""));
  it("begins a part at each head", () => {
    expect(keys(splitAtHeads(["a", "H", "b", "H"].map(event), ["H"]))).toEqual(["a", "Hb", "H"]);
  });
  it("has no empty part before a leading head", () => {
    expect(keys(splitAtHeads(["H", "a"].map(event), ["H"]))).toEqual(["Ha"]);
    expect(splitAtHeads([], ["H"])).toEqual([]);
  });
});
