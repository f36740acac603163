import { describe, expect, it } from "vitest";
import type { Ask, Message, OptionPreview } from "../src/messages";
import { changesOf, commonChanges, joinChanges } from "../src/play/board/changes";
import { findRefusal, offeredIds, PAST, type Play } from "../src/play/board/boardContext";
import {
  batchId,
  commonText,
  density,
  groupBatches,
  groupOptions,
  isAdvisable,
  isTerse,
  optionKeys,
} from "../src/play/question/options";

const option = (id: string) => ({ id, args: {}, said: { key: id } });
const refusal = (id: string) => ({ id, reason: "", ruling: "R1", said: { key: id }, because: { key: "no" } });
const ask = (...ids: string[]) =>
  ({ seat: 0, kind: "menu", why: "turn", options: ids.map(option), refused: [refusal("die:9")] }) as unknown as Ask;
const USUAL = { ends: ["end"], declines: ["pass"], opposites: [["keep", "discard"]] as const };
const LETTERS = { yes: "Y", no: "N" };
const brings = (changes: OptionPreview["changes"]): OptionPreview => ({
  id: "",
  final: false,
  changes,
  reveals: [],
  said: [],
});
const change = (text: string) => ({ text });
const play = (given: Ask | null) => ({ ...PAST, ask: given }) as unknown as Play;

describe("options of a question", () => {
  it("go to the list in the question's order, those that end a turn or decline to their own place", () => {
    const { listed, endings } = groupOptions(ask("die:1", "end", "die:2", "pass"), USUAL);
    expect(listed.map((one) => one.id)).toEqual(["die:1", "die:2"]);
    expect(endings.map((one) => one.id)).toEqual(["end", "pass"]);
  });

  it("are none without a question", () => {
    expect(groupOptions(null, USUAL)).toEqual({ listed: [], endings: [] });
  });

  it("have the keys 1 to 9 as they are listed, and always 0 for ending the turn or declining", () => {
    const dice = { "die:1": "1", "die:2": "2" };
    expect(optionKeys(ask("die:1", "end", "die:2", "pass"), USUAL, LETTERS)).toEqual({ ...dice, end: "0" });
    expect(optionKeys(ask("pass", "die:1", "die:2"), USUAL, LETTERS)).toEqual({ ...dice, pass: "0" });
    const many = Array.from({ length: 10 }, (_, n) => `die:${n}`);
    expect(optionKeys(ask(...many), {}, LETTERS)["die:8"]).toBe("9");
    expect(optionKeys(ask(...many), {}, LETTERS)).not.toHaveProperty("die:9");
    expect(optionKeys(null, USUAL, LETTERS)).toEqual({});
  });

  it("have the letters of yes and no where they are just these two", () => {
    expect(optionKeys(ask("discard", "keep"), USUAL, LETTERS)).toEqual({ keep: "Y", discard: "N" });
    expect(optionKeys(ask("discard", "look"), USUAL, LETTERS)).toEqual({ discard: "1", look: "2" });
    expect(optionKeys(ask("keep", "discard", "look"), USUAL, LETTERS)).toEqual({ keep: "1", discard: "2", look: "3" });
    expect(optionKeys(ask("keep", "discard", "end"), USUAL, LETTERS)).toEqual({ keep: "Y", discard: "N", end: "0" });
  });

  it("have batches beside them, of one option or of a kind that has a text, and keys for these after their own", () => {
    const batch = (...ids: string[]) => ({ ids, changes: [] });
    const [air, fire] = [batch("transmute:air", "transmute:air"), batch("transmute:fire", "transmute:fire")];
    const both = batch(...air.ids, ...fire.ids);
    const usual = { ...USUAL, allOf: { transmute: "all" } };
    const batches = [fire, air, both, batch("bonus:gauge", "bonus:exchange")];
    expect(groupBatches(batches, usual)).toEqual({
      repeats: { "transmute:air": air, "transmute:fire": fire },
      unions: [{ batch: both, text: "all" }],
    });
    expect(optionKeys(ask("end", "transmute:air", "transmute:fire"), usual, LETTERS, batches)).toEqual({
      "transmute:air": "1",
      "transmute:fire": "2",
      [batchId(both)]: "3",
      [batchId(air)]: "4",
      [batchId(fire)]: "5",
      end: "0",
    });
  });

  it("are advised to end the turn only if that wastes nothing", () => {
    const game = { ends: ["end"], unused: (id: string) => id.startsWith("summon:") };
    expect(isAdvisable(ask("end"), "end", game, {})).toBe(true);
    expect(isAdvisable(ask("end", "bonus:gauge"), "end", game, {})).toBe(true);
    expect(isAdvisable(ask("end", "summon:amulet"), "end", game, {})).toBe(false);
    const outlook = { "transmute:air": brings({ "points.total": [3, 5] }), "bonus:gauge": brings({ points: [3, -2] }) };
    expect(isAdvisable(ask("end", "bonus:gauge"), "end", game, outlook)).toBe(true);
    expect(isAdvisable(ask("end", "transmute:air"), "end", game, outlook)).toBe(false);
  });

  it("are advised to decline only if nothing else is possible", () => {
    expect(isAdvisable(ask("pass"), "pass", {}, {})).toBe(true);
    expect(isAdvisable(ask("pass", "take_1"), "pass", {}, {})).toBe(false);
    expect(isAdvisable(null, "pass", {}, {})).toBe(true);
  });

  it.each([
    [7, ""],
    [8, "many"],
    [14, "many"],
    [15, "throng"],
  ])("%i of them are laid out as %j", (n, layout) => expect(density(n)).toBe(layout));

  it("are terse only if many are listed and the thing can be pressed on the board", () => {
    expect(isTerse("die:1", 5, true)).toBe(true);
    expect(isTerse("die:1", 4, true)).toBe(false);
    expect(isTerse("die:1", 5, false)).toBe(false);
    expect(isTerse("draw", 5, true)).toBe(false);
  });

  it("share the changes that each of them makes", () => {
    const [less, two, three] = [change("-1 crystal"), change("+2"), change("+3")];
    expect(commonChanges([[less, two], [three, change("-1 crystal")], [less]])).toEqual([less]);
    expect(commonChanges([[less]])).toEqual([]);
    expect(commonChanges([])).toEqual([]);
  });

  it("share what is said of each, if there are several", () => {
    expect(commonText(["Final.", "Final."])).toBe("Final.");
    expect(commonText(["Final.", "Final.", ""])).toBe("");
    expect(commonText(["Final."])).toBe("");
    expect(commonText([])).toBe("");
  });
});

describe("a thing on the board", () => {
  it("offers those of its ids that the question has, in its own order", () => {
    expect(offeredIds(play(ask("die:1", "die:2")), ["die:2", "die:3", "die:1"])).toEqual(["die:2", "die:1"]);
    expect(offeredIds(play(null), ["die:1"])).toEqual([]);
  });

  it("explains a refusal", () => {
    expect(findRefusal(play(ask("die:1")), ["die:8", "die:9"])?.id).toBe("die:9");
    expect(findRefusal(play(ask("die:1")), ["die:1"])).toBeUndefined();
    expect(findRefusal(play(null), ["die:9"])).toBeUndefined();
  });

  it("lists its changes in one line", () => expect(joinChanges([change("+1"), change("-2")])).toBe("+1 · -2"));
});

describe("what an option changes", () => {
  const text = ({ key, args }: Message) => (key === "change" ? `${args?.from} to ${args?.to}` : key);
  const figure = (key: string, from: string, to: string) => ({ key: "change", args: { what: { key }, from, to } });
  const preview = (...said: Message[]) => ({ id: "summon:x", final: false, changes: {}, said, reveals: [] });

  it("is told from figure to figure, and in brief by how much", () => {
    const found = changesOf(preview(figure("water", "2", "0"), figure("score", "−3", "8")), text, {});
    expect(joinChanges(found)).toBe("2 to 0 · −3 to 8");
    expect(found.map((one) => one.figure)).toEqual([
      { key: "water", name: "water", by: "−2" },
      { key: "score", name: "score", by: "+11" },
    ]);
  });

  it("may be told by how much only", () => {
    const said = { key: "change-by", args: { what: { key: "score" }, by: "−5" } };
    expect(changesOf(preview(said), text, {})).toEqual([
      { text: "change-by", figure: { key: "score", name: "score", by: "−5" } },
    ]);
  });

  it("leaves out what its name says, and is empty before it is known", () => {
    const selfEvident = (id: string, what: string, by: number) => id === "summon:x" && what === "hand" && by === -1;
    const found = changesOf(preview(figure("hand", "3", "2"), figure("hand", "3", "4")), text, { selfEvident });
    expect(found.map((one) => one.figure?.by)).toEqual(["+1"]);
    expect(changesOf(undefined, text, {})).toEqual([]);
  });
});
