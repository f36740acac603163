import { describe, expect, it } from "vitest";
import { Texts } from "../src/i18n/texts.svelte";
import type { GameEvent, Message } from "../src/messages";
import { logLines, pieces } from "../src/play/log/logLines";

const texts = new Texts("en", [
  "gain = { $who } gains { $what }.\n    .you = You gain { $what }.\nround = Round { $n }",
  "pay = { $who } pays { $what } to { $to }.\n    .to-you = { $who } pays you { $what }.",
  "n-fig = { $n ->\n    [one] a fig\n   *[other] { $n } figs\n}",
  "noted = { $line } (because)\nmoth = Moth\nlantern = Moth Lantern",
]);
const things = new Set(["moth", "lantern"]);
const game = { heads: ["round_begins"], things };
const event = (key: string, said: Message): GameEvent => ({ key, args: {}, said });
const gain = (who: string, what: string) => event("gained", { key: "gain", args: { who, what: [{ key: what }] } });

describe("logLines", () => {
  it("merges neighbors that differ in a list only, and no others", () => {
    const lines = logLines(texts, [gain("Ann", "moth"), gain("Ann", "lantern"), gain("Bob", "moth")], [], game);
    expect(lines.map((line) => line.text)).toEqual(["Ann gains Moth, Moth Lantern.", "Bob gains Moth."]);
  });

  it("does not change the events themselves", () => {
    const events = [gain("Ann", "moth"), gain("Ann", "lantern")];
    const before = JSON.stringify(events);
    logLines(texts, events, [], game);
    expect(JSON.stringify(events)).toBe(before);
  });

  it("marks the lines that begin a part of the game", () => {
    const lines = logLines(
      texts,
      [event("round_begins", { key: "round", args: { n: 2 } }), gain("Ann", "moth")],
      [],
      game,
    );
    expect(lines.map((line) => [line.text, line.head])).toEqual([
      ["Round 2", true],
      ["Ann gains Moth.", false],
    ]);
  });

  it("adds up amounts of the same thing, also within a note", () => {
    const figs = (n: number) => ({ key: "gain", args: { who: "Ann", what: [{ key: "n-fig", args: { n } }] } });
    const noted = (n: number) => event("gained", { key: "noted", args: { line: figs(n) } });
    const lines = logLines(texts, [event("gained", figs(1)), event("gained", figs(3)), noted(1), noted(1)], [], game);
    expect(lines.map((line) => line.text)).toEqual(["Ann gains 4 figs.", "Ann gains 2 figs. (because)"]);
    expect(lines.map((line) => line.at)).toEqual([0, 2]);
  });

  it("says events that come in turns once each", () => {
    const paid = event("paid", {
      key: "pay",
      args: { who: "Ann", to: "Bob", what: [{ key: "n-fig", args: { n: 1 } }] },
    });
    const some = [gain("Ann", "moth"), paid, gain("Ann", "lantern"), paid];
    const lines = logLines(texts, some, [], { ...game, pairs: { gained: "paid" } });
    expect(lines.map((line) => line.text)).toEqual(["Ann gains Moth, Moth Lantern.", "Ann pays 2 figs to Bob."]);
    expect(logLines(texts, some, [], game)).toHaveLength(4);
  });

  it("leaves out what earlier events imply", () => {
    const implied = (one: GameEvent, events: readonly GameEvent[], at: number) => events[at - 1]?.key === one.key;
    const lines = logLines(texts, [gain("Ann", "moth"), gain("Bob", "moth")], [], { ...game, implied });
    expect(lines.map((line) => line.text)).toEqual(["Ann gains Moth."]);
  });

  it("addresses the reader", () => {
    const seat = (n: number) => ({ key: "seat", args: { n } });
    const gained = { key: "gain", args: { who: seat(1), what: "2" } };
    const events = [
      event("gained", gained),
      event("paid", { key: "pay", args: { who: seat(0), to: seat(1), what: 3 } }),
    ];
    const read = (you: number | null) => logLines(texts, events, ["Ann", "Bob"], game, you).map((line) => line.text);
    expect(read(1)).toEqual(["You gain 2.", "Ann pays you 3."]);
    expect(read(0)).toEqual(["Bob gains 2.", "Ann pays 3 to Bob."]);
    expect(read(null)).toEqual(["Bob gains 2.", "Ann pays 3 to Bob."]);
  });

  it("falls back to the event's key where the text is unknown", () => {
    expect(logLines(texts, [event("comet_strikes", { key: "unknown" })], [], game)[0]?.text).toBe("comet strikes");
  });

  it("uses new names as soon as a player is renamed", () => {
    const said = { key: "gain", args: { who: { key: "seat", args: { n: 0 } }, what: "2" } };
    const events = [event("gained", said)];
    expect(logLines(texts, events, ["Ann"], game)[0]?.text).toBe("Ann gains 2.");
    expect(logLines(texts, events, ["Cleo"], game)[0]?.text).toBe("Cleo gains 2.");
  });
});

describe("pieces", () => {
  it("turns each name of a gallery entry into a link", () => {
    const [line] = logLines(texts, [gain("Ann", "moth")], [], game);
    expect(line && pieces(line)).toEqual([{ text: "Ann gains " }, { text: "Moth", key: "moth" }, { text: "." }]);
  });

  it("leaves a text without links in one piece", () => {
    expect(pieces({ text: "Round 2", key: "", head: true, links: [] })).toEqual([{ text: "Round 2" }]);
  });
});
