import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent, RoomSnapshot, TableSnapshot, TableUpdate, View } from "../src/messages";
import { Table } from "../src/table.svelte";
import { answers, channels, type FakeChannel } from "./fakeTransport";

const event = (key: string): GameEvent => ({ key, args: {}, said: { key } });
const view = (version: number, asked = true) =>
  ({ version, seat: 0, open: asked ? [0] : [1], ask: asked ? { why: "turn", options: [] } : null }) as unknown as View;
const room = (more: Partial<RoomSnapshot> = {}) =>
  ({ table: "t1", phase: "playing", mine: [0], seats: [{}, {}], numbered: true, chat: false, ...more }) as RoomSnapshot;
const snapshot = (more: Partial<TableSnapshot> = {}): TableSnapshot => ({
  is: "table",
  seat: 0,
  version: 4,
  room: room(),
  view: view(4),
  said: null,
  ...more,
});
const update = (version: number, more: Partial<TableUpdate> = {}): TableUpdate => ({
  is: "news",
  seat: 0,
  version,
  steps: [{ version, who: 1, undone: 0, events: [event(`e${version}`)] }],
  view: view(version),
  said: null,
  clock: null,
  ...more,
});

let table: Table;
let channel: FakeChannel;

function open(): void {
  table = new Table("t1");
  channel = channels.at(-1) as FakeChannel;
  channel.onopen();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, addEventListener: vi.fn() });
  vi.stubGlobal("requestAnimationFrame", () => 0);
  answers.clear();
  answers.set("tables/t1/log?seat=0", { steps: [{ version: 4, who: 0, undone: 0, events: [event("e4")] }] });
  open();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const log = () => table.events.map(({ key }) => key);

describe("Table", () => {
  it("reads a long log page by page", async () => {
    const step = (version: number) => ({ version, who: 0, undone: 0, events: [event(`e${version}`)] });
    answers.set("tables/t1/log?seat=0", { steps: [step(1), step(2)], next: 2 });
    answers.set("tables/t1/log?seat=0&since=2", { steps: [step(3)], next: 3 });
    answers.set("tables/t1/log?seat=0&since=3", { steps: [step(4)], next: null });
    channel.receive(snapshot());
    await settled();
    expect(log()).toEqual(["e1", "e2", "e3", "e4"]);
  });

  it("takes seat and view from the snapshot and loads the log", async () => {
    channel.receive(snapshot());
    await settled();
    expect([table.link, table.seat, table.view?.version]).toEqual(["open", 0, 4]);
    expect(log()).toEqual(["e4"]);
    expect(table.since).toBe(1);
  });

  it("appends the steps of an update to the log", async () => {
    channel.receive(snapshot());
    await settled();
    channel.receive(update(5));
    expect([table.view?.version, log()]).toEqual([5, ["e4", "e5"]]);
    expect(table.until(4).map(({ key }) => key)).toEqual(["e4"]);
  });

  it("does not append a step twice", async () => {
    channel.receive(snapshot());
    await settled();
    channel.receive(update(5));
    channel.receive(update(5));
    expect(log()).toEqual(["e4", "e5"]);
  });

  it("removes events that an undo took back", async () => {
    channel.receive(snapshot());
    await settled();
    channel.receive(update(5));
    channel.receive(update(6, { steps: [{ version: 6, who: 1, undone: 1, events: [event("back")] }] }));
    expect(log()).toEqual(["e4", "back"]);
  });

  it("has one request pending until its answer", () => {
    channel.receive(snapshot());
    table.choose("die:1");
    table.choose("die:2");
    expect(channel.sent).toEqual([{ do: "choose", version: 4, ids: ["die:1"], seat: 0, ref: "r1" }]);
    expect(table.busy).toBe(true);
    channel.receive({ is: "done", ref: "r0", version: 5, made: 1, repeated: false });
    expect(table.busy).toBe(true);
    channel.receive({ is: "done", ref: "r1", version: 5, made: 1, repeated: false });
    expect(table.busy).toBe(false);
  });

  it("counts presses of an option while it is under way, as often as its question offers it", async () => {
    const asked = (version: number, ...ids: string[]) =>
      ({ ...view(version), ask: { why: "fill", options: ids.map((id) => ({ id })) } }) as unknown as View;
    const batches = [{ ids: ["energy:air", "energy:air", "energy:air"], changes: {}, said: [] }];
    answers.set("tables/t1/outlook?seat=0", { version: 4, options: [], batches });
    channel.receive(snapshot({ view: asked(4, "energy:air", "energy:fire") }));
    await settled();
    for (const id of ["energy:air", "energy:air", "energy:fire", "energy:air", "energy:air"]) table.choose(id);
    expect([table.takesAgain("energy:air"), table.takesAgain("energy:fire")]).toEqual([false, false]);
    const choices = () => channel.sent.map(({ version, ids }) => ({ version, ids }));
    expect(choices()).toEqual([{ version: 4, ids: ["energy:air"] }]);
    channel.receive({ is: "done", ref: "r1", version: 5, made: 1, repeated: false });
    expect(choices()).toHaveLength(1); // the next view is not here yet
    channel.receive(update(5, { view: asked(5, "energy:air") }));
    expect(choices().slice(1)).toEqual([{ version: 5, ids: ["energy:air", "energy:air"] }]);
    channel.receive(update(7, { view: asked(7, "end") }));
    channel.receive({ is: "done", ref: "r2", version: 7, made: 2, repeated: false });
    expect(choices()).toHaveLength(2);
  });

  it("drops presses that wait when the question has changed or the choice is rejected", async () => {
    const batches = [{ ids: ["energy:air", "energy:air"], changes: {}, said: [] }];
    for (const [version, end] of [
      [4, { is: "done", ref: "r1", version: 5, made: 1, repeated: false }],
      [5, { is: "no", ref: "r2", word: "illegal", why: "", said: { key: "no" }, version: 5 }],
    ] as const) {
      answers.set("tables/t1/outlook?seat=0", { version, options: [], batches });
      channel.receive(snapshot({ version }));
      await settled();
      table.choose("energy:air");
      table.choose("energy:air");
      const before = channel.sent.length;
      channel.receive(end);
      channel.receive(update(version + 1));
      expect(channel.sent.length).toBe(before);
    }
  });

  it("shows a rejection and asks for the state if it was stale", () => {
    channel.receive(snapshot());
    table.choose("die:1");
    channel.receive({ is: "no", ref: "r1", word: "stale", why: "", said: { key: "engine-stale" }, version: 5 });
    expect([table.busy, table.problem?.word]).toEqual([false, "stale"]);
    expect(channel.sent.at(-1)).toEqual({ do: "resume", version: null, seat: 0 });
  });

  it("reconnects after a loss and sends the pending request again", () => {
    channel.receive(snapshot());
    table.choose("die:1");
    channel.onclose(1006);
    expect(table.link).toBe("lost");
    vi.advanceTimersByTime(300);
    const next = channels.at(-1) as FakeChannel;
    expect(next).not.toBe(channel);
    next.onopen();
    expect([table.link, next.sent]).toEqual(["open", channel.sent]);
  });

  it("does not reconnect to a table that refused it", () => {
    const count = channels.length;
    channel.onclose(4409);
    vi.advanceTimersByTime(60_000);
    expect([table.link, table.damaged, channels.length]).toEqual(["refused", true, count]);
  });

  it("drops everything private when the seat is lost", () => {
    channel.receive(snapshot());
    channel.onclose(4403);
    expect([table.seatLost, table.room, table.view, table.seat, log()]).toEqual([true, null, null, null, []]);
  });

  it("stays covered on a shared device until a player says who they are", () => {
    channel.receive(snapshot({ room: room({ mine: [0, 1] }) }));
    expect([table.covered, table.seat, table.view, table.askedSeats]).toEqual([true, null, null, [0]]);
    table.show(0);
    expect(channel.sent.at(-1)).toEqual({ do: "resume", version: null, seat: 0 });
    channel.receive(snapshot({ room: room({ mine: [0, 1] }) }));
    expect([table.covered, table.view?.version]).toEqual([false, 4]);
  });

  it("covers the hand again when another player of the device is asked", () => {
    const shared = room({ mine: [0, 1] });
    channel.receive(snapshot({ room: shared }));
    table.show(0);
    channel.receive(snapshot({ room: shared }));
    channel.receive(update(5, { seat: 1 }));
    channel.receive(update(5, { seat: 0, view: view(5, false) }));
    expect([table.covered, table.view, table.askedSeats]).toEqual([true, null, [1]]);
  });

  it("counts unread lines of others only", () => {
    const line = (n: number, who: number) => ({ is: "line", line: { n, who, name: "", at: 0, text: "hi" } });
    channel.receive(snapshot());
    channel.receive(line(0, 1));
    channel.receive(line(1, 0));
    channel.receive(line(2, 1));
    expect(table.unread).toBe(2);
    table.read();
    expect(table.unread).toBe(0);
    channel.receive(line(3, 1));
    expect(table.unread).toBe(1);
  });
});
