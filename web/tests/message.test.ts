import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { FUNCTIONS, formatMessage, mergeMessages, type MessageSource } from "../src/i18n/message";

const FTL = `
gain = { $who } gains { $what }.
count = { $n ->
    [one] one card
   *[other] { $n } cards
}
because = { CLAUSE($line) } because of { $by }.
moth = Lantern Moth
amulet = Amulet of Air
`;

function source(text: string): MessageSource {
  const bundle = new FluentBundle("en", { useIsolating: false, functions: FUNCTIONS });
  bundle.addResource(new FluentResource(text));
  return {
    has: (key, attribute) =>
      (attribute ? bundle.getMessage(key)?.attributes[attribute] : bundle.getMessage(key)) !== undefined,
    attribute: (key, name, args) => bundle.formatPattern(bundle.getMessage(key)?.attributes[name] ?? "", args),
    say: (key, args) => bundle.formatPattern(bundle.getMessage(key)?.value ?? "", args),
  };
}

const texts = source(FTL);
const seat = (n: number) => ({ key: "seat", args: { n } });

describe("formatMessage", () => {
  it("fills in players' names, nested messages and lists", () => {
    const said = { key: "gain", args: { who: seat(1), what: [{ key: "moth" }, "2", { key: "amulet" }] } };
    expect(formatMessage(texts, said, ["Ann", "Bob"])).toBe("Bob gains Lantern Moth, 2, Amulet of Air.");
  });

  it("passes numbers on as numbers, so that plurals work", () => {
    expect(formatMessage(texts, { key: "count", args: { n: 1 } })).toBe("one card");
    expect(formatMessage(texts, { key: "count", args: { n: 3 } })).toBe("3 cards");
  });

  it("drops the full stop of a clause", () => {
    const line = { key: "gain", args: { who: "Ann", what: "2" } };
    expect(formatMessage(texts, { key: "because", args: { line, by: { key: "moth" } } })).toBe(
      "Ann gains 2 because of Lantern Moth.",
    );
  });

  it("is undefined where this page lacks a key at any depth", () => {
    expect(formatMessage(texts, { key: "card_of_tomorrow" })).toBeUndefined();
    expect(
      formatMessage(texts, { key: "gain", args: { who: "Ann", what: { key: "card_of_tomorrow" } } }),
    ).toBeUndefined();
  });
});

describe("mergeMessages", () => {
  it("joins lists at the same place", () => {
    const one = { key: "gain", args: { who: seat(0), what: [{ key: "moth" }] } };
    const other = { key: "gain", args: { who: seat(0), what: ["3"] } };
    expect(mergeMessages(one, other)).toEqual({ key: "gain", args: { who: seat(0), what: [{ key: "moth" }, "3"] } });
  });

  it("joins lists inside a nested line", () => {
    const wrapped = (what: string) => ({
      key: "because",
      args: { line: { key: "gain", args: { what: [what] } }, by: "x" },
    });
    expect(mergeMessages(wrapped("1"), wrapped("2"))).toEqual({
      key: "because",
      args: { line: { key: "gain", args: { what: ["1", "2"] } }, by: "x" },
    });
  });

  it.each([
    ["other keys", { key: "gain", args: { what: ["1"] } }, { key: "count", args: { what: ["1"] } }],
    [
      "other players",
      { key: "gain", args: { who: "a", what: ["1"] } },
      { key: "gain", args: { who: "b", what: ["1"] } },
    ],
    ["other arguments", { key: "gain", args: { what: ["1"] } }, { key: "gain", args: { who: "b" } }],
    ["no list at all", { key: "gain", args: { who: "a" } }, { key: "gain", args: { who: "a" } }],
  ])("keeps lines apart that have %s", (_, one, other) => {
    expect(mergeMessages(one, other)).toBeUndefined();
  });
});
