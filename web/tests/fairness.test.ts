import { describe, expect, it } from "vitest";
import type { RoomSnapshot, SeatSnapshot } from "../src/messages";
import type { StoredDeal } from "../src/dealNonces";
import { commitmentOf, dealChecks, nonceHash, overallVerdict, verifyCommand } from "../src/postgame/fairness";

const KEY = "00".repeat(31) + "07";
const seat = (name: string, kind: SeatSnapshot["kind"], nonce: string) => ({ name, kind, nonce }) as SeatSnapshot;

function room(more: Partial<RoomSnapshot> = {}): RoomSnapshot {
  const seats = [seat("Ann", "person", "aa"), seat("Bob", "person", "bb"), seat("Robo", "bot", "cc")];
  const bound = [2];
  const commitment = commitmentOf(KEY, [[2, "cc"]]);
  return {
    table: "t1",
    game: "chess",
    key: KEY,
    numbered: false,
    mine: [0],
    seats,
    bound,
    commitment,
    moment: false,
    upgrades: [],
    ...more,
  } as unknown as RoomSnapshot;
}

function stored(more: Partial<StoredDeal> = {}): StoredDeal {
  const { commitment, bound } = room();
  return { table: "t1", commitment, bound, own: { 0: "aa" }, before: { 1: nonceHash("bb") }, ...more };
}

const found = (given: RoomSnapshot, kept: StoredDeal | null) =>
  Object.fromEntries(dealChecks(given, kept).map((check) => [check.text, [check.state, check.who]]));

// The expected values are those of sortilege.core.record.
describe("hashes", () => {
  it("bind a key alone", () => {
    expect(commitmentOf(KEY, null)).toBe("63c7517d7d7c53ba2b545496a1822621973635ecf8457ab77a0434c8364fb11c");
  });

  it("bind seats and nonces", () => {
    expect(commitmentOf(KEY, [[2, "né"]])).toBe("852d6920184b8815e0448a8e84453d254f5ad3dc9fc12bd831b35f208f75651a");
  });

  it("hide a nonce", () => {
    expect(nonceHash("aa")).toBe("725aabedc69e0ff67fe91442365a254dd36ff8f05e9aac4325f7267c1760e1d5");
  });
});

describe("dealChecks", () => {
  it("finds an honest deal in order", () => {
    expect(found(room(), stored())).toEqual({
      fits: ["good", ""],
      noted: ["good", ""],
      own: ["good", "Ann"],
      before: ["good", "Bob"],
    });
    expect(overallVerdict(dealChecks(room(), stored()))).toBe("good");
  });

  it("notices a key that does not fit the commitment", () => {
    const checks = dealChecks(room({ key: "11".repeat(32) }), stored());
    expect(checks[0]).toEqual({ state: "bad", text: "broken", who: "" });
    expect(overallVerdict(checks)).toBe("bad");
  });

  it("notices a commitment that was replaced after the deal", () => {
    expect(found(room(), stored({ commitment: "ff" }))["unlike"]).toEqual(["bad", ""]);
  });

  it("notices nonces that were exchanged", () => {
    const seats = room().seats.map((one, n) => (n < 2 ? { ...one, nonce: "zz" } : one));
    const checks = found(room({ seats }), stored());
    expect(checks["own-changed"]).toEqual(["bad", "Ann"]);
    expect(checks["before-changed"]).toEqual(["bad", "Bob"]);
  });

  it("notices a bot whose nonce the commitment does not bind", () => {
    const given = room({ bound: [], commitment: commitmentOf(KEY, []) });
    expect(found(given, stored({ bound: [], commitment: given.commitment }))["unbound"]).toEqual(["bad", "Robo"]);
  });

  it("leaves open what this browser cannot know", () => {
    expect(found(room(), null)).toEqual({ fits: ["good", ""], "nothing-kept": ["open", ""] });
    expect(overallVerdict(dealChecks(room(), null))).toBe("partly");
    expect(found(room(), stored({ own: {} }))["own-elsewhere"]).toEqual(["open", "Ann"]);
  });

  it("calls a deal unverified that no one can replay", () => {
    for (const [given, text] of [
      [room({ upgrades: [0] }), "upgraded"],
      [room({ moment: true }), "no-deal"],
    ] as const) {
      expect(found(given, stored())[text]).toEqual(["unchecked", ""]);
      expect(overallVerdict(dealChecks(given, stored()))).toBe("unverified");
      expect(overallVerdict(dealChecks({ ...given, key: "11".repeat(32) }, stored()))).toBe("bad");
    }
  });

  it("accepts that another player gave the last nonce", () => {
    const checks = dealChecks(room(), stored({ before: {} }));
    expect(checks.at(-1)).toEqual({ state: "open", text: "after", who: "Bob" });
    expect(overallVerdict(checks)).toBe("good");
  });
});

describe("verifyCommand", () => {
  it("names the record, the commitment and the own nonces, seats from 1", () => {
    const { commitment } = room();
    expect(verifyCommand(room(), stored())).toBe(
      `sortilege verify sortilege-chess-t1.json --commitment ${commitment} --nonce 1=aa`,
    );
  });

  it("has nothing to compare a numbered deal with", () => {
    expect(verifyCommand(room({ numbered: true }), stored())).toBe("sortilege verify sortilege-chess-t1.json");
  });
});
