import { beforeEach, describe, expect, it } from "vitest";
import type { Ask, OptionPreview } from "../src/messages";
import { SetAside, standingAnswer, undoableDecline } from "../src/play/question/setAside.svelte";
import { sessionStore } from "../src/storage";

const ask = (why: string, ...ids: string[]) => ({ why, options: ids.map((id) => ({ id })) }) as unknown as Ask;
const preview = (final: boolean) => ({ pass: { final } as OptionPreview });
const USUAL = { declines: ["pass"] };
const malice = ask("before", "pass", "activate:malice");

describe("a question that was declined for good", () => {
  beforeEach(() => sessionStore.clear());

  it("is answered while everything else that it offers was set aside, in this table only", () => {
    const aside = new SetAside("t1");
    expect(standingAnswer(malice, USUAL, preview(false), aside)).toBeNull();
    aside.add(malice, "pass");
    expect(standingAnswer(malice, USUAL, preview(false), aside)).toBe("pass");
    expect(standingAnswer(malice, USUAL, preview(false), new SetAside("t1"))).toBe("pass");
    expect(standingAnswer(malice, USUAL, preview(false), new SetAside("t2"))).toBeNull();
    aside.clear();
    expect(standingAnswer(malice, USUAL, preview(false), aside)).toBeNull();
  });

  it("is asked again as soon as it offers anything new, or another effect asks", () => {
    const aside = new SetAside("t1");
    aside.add(malice, "pass");
    expect(
      standingAnswer(ask("before", "pass", "activate:malice", "activate:raven"), USUAL, preview(false), aside),
    ).toBeNull();
    expect(standingAnswer(ask("steadfast.before", "pass", "activate:malice"), USUAL, preview(false), aside)).toBeNull();
  });

  it("is asked where declining could not be undone, or where that is not known yet", () => {
    const aside = new SetAside("t1");
    aside.add(malice, "pass");
    expect(standingAnswer(malice, USUAL, preview(true), aside)).toBeNull();
    expect(standingAnswer(malice, USUAL, {}, aside)).toBeNull();
    expect(undoableDecline(malice, USUAL, preview(true))).toBeNull();
    expect(undoableDecline(ask("before", "end"), USUAL, preview(false))).toBeNull();
    expect(standingAnswer(null, USUAL, preview(false), aside)).toBeNull();
  });
});
