import { describe, expect, it } from "vitest";
import { Texts } from "../src/i18n/texts.svelte";
import type { GameEvent, Message } from "../src/messages";
import { logLines, pieces } from "../src/play/log/logLines";

const texts = new Texts("en", [
  "gain = { $who } gains { $what }.\nround = Round { $n }\nmoth = Moth\nlantern = Moth Lantern",
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
