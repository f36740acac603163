import { describe, expect, it } from "vitest";
import { neutralResult } from "../src/postgame/neutralResult";

describe("neutralResult", () => {
  it("names the players where several read it", () => {
    const args = { n: 1, you: 1, place: 2, scores: "9 : 8" };
    expect(neutralResult({ key: "won", args })).toEqual({ key: "won", args: { ...args, you: 0, place: 0 } });
  });

  it("leaves a result alone that addresses no reader", () => {
    const said = { key: "moonwell-won", args: { n: 1 } };
    expect(neutralResult(said)).toBe(said);
  });
});
