import { beforeEach, describe, expect, it } from "vitest";
import type { Ask, Chapter, First } from "../src/messages";
import { comesUp, forget, isNew, meet, meetChosen } from "../src/rules/firstTimes";
import { settings } from "../src/settings";

const bonus: First = { id: "bonus", kind: "option", name: "bonus" };
const drawn: First = { id: "draw", kind: "ask", name: "keep_or_discard" };
const chapters = [
  { id: "bonuses", firsts: [bonus] },
  { id: "piles", firsts: [drawn] },
] as unknown as Chapter[];
const ask = (why: string, ...ids: string[]) => ({ why, options: ids.map((id) => ({ id })) }) as unknown as Ask;

describe("what is new to a player", () => {
  beforeEach(() => {
    settings.met = [];
  });

  it("comes up with a question, or with an option of its kind", () => {
    expect(comesUp(bonus, ask("turn", "end", "bonus:gauge"))).toBe(true);
    expect(comesUp(bonus, ask("turn", "end"))).toBe(false);
    expect(comesUp(drawn, ask("die.keep_or_discard", "keep"))).toBe(true);
  });

  it("is announced once, and another time if there was no room", () => {
    meet("seasons", [bonus]);
    expect([isNew("seasons", bonus), isNew("spellbook", bonus)]).toEqual([false, true]);
    forget("seasons", bonus);
    expect(isNew("seasons", bonus)).toBe(true);
  });

  it("is not announced after the player has done it", () => {
    meetChosen("seasons", chapters, ["bonus:gauge"]);
    meetChosen("seasons", chapters, ["keep"]);
    expect([isNew("seasons", bonus), isNew("seasons", drawn)]).toEqual([false, true]);
    expect(settings.met).toEqual(["seasons bonus"]);
  });
});
