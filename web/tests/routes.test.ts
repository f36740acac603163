import { describe, expect, it } from "vitest";
import { parseRoute } from "../src/routes";
import { apiPath, withQuery } from "../src/transport/transport";

const SECRET = "A1_-".repeat(8);
const UNKNOWN = { page: "unknown" };

describe("the page's addresses", () => {
  it.each([
    ["", { page: "home" }],
    ["#/", { page: "home" }],
    ["#/table/", { page: "home" }],
    ["#/new", { page: "new" }],
    ["#/table/t-1_A", { page: "table", table: "t-1_A", secret: "", isReturn: false }],
    [`#/table/t1/${SECRET}`, { page: "table", table: "t1", secret: SECRET, isReturn: false }],
    [`#/table/t1/${SECRET}/back`, { page: "table", table: "t1", secret: SECRET, isReturn: true }],
    ["#/table/t1/replay", { page: "replay", table: "t1", start: 0, seat: null, review: false }],
    ["#/table/t1/replay/12/0", { page: "replay", table: "t1", start: 12, seat: 0, review: false }],
    ["#/table/t1/replay/12//review", { page: "replay", table: "t1", start: 12, seat: null, review: true }],
    ["#/gallery", { page: "gallery", entry: undefined }],
    ["#/gallery/spell-glare", { page: "gallery", entry: "spell-glare" }],
    ["#/rules", { page: "rules", game: "", place: "" }],
    ["#/rules/seasons/show/V4/2", { page: "rules", game: "seasons", place: "show/V4/2" }],
    ["#/puzzles", { page: "puzzles", puzzle: "" }],
    ["#/puzzles/ab12cd34", { page: "puzzles", puzzle: "ab12cd34" }],
    ["#/learn/seasons", { page: "learn", game: "seasons" }],
    ["#/history", { page: "history", player: "" }],
    ["#/player", { page: "player", player: "" }],
    ["#/player/Ann%20%C3%96%2F1", { page: "player", player: "Ann Ö/1" }],
    ["#/player/Ann/games", { page: "history", player: "Ann" }],
    ["#/try/from/t1/12/1", { page: "try", start: { table: "t1", at: 12, seat: 1 } }],
    ["#/try/seasons/7Vh_-/3", { page: "try", start: { game: "seasons", code: "7Vh_-", deal: 3 } }],
  ])("%s", (hash, route) => expect(parseRoute(hash)).toEqual(route));

  it.each([
    `#/table/..\\logout?/${SECRET}/back`,
    "#/table/..",
    "#/table/.",
    "#/table/%2e%2e%5clogout",
    "#/table/t1?",
    "#/table/t1#",
    "#/table/t1\n",
    `#/table/${"A".repeat(41)}`,
    "#/table/t1/short",
    "#/history/x",
    "#/player/%E0%A4%A",
    "#/player/Ann/secrets",
    "#/player//games",
    `#/player/${"A".repeat(41)}`,
    `#/table/t1/${SECRET}?`,
    `#/table/t1/${SECRET}/sit`,
    "#/table/..\\me/replay",
    "#/table/t1/replay/x",
    "#/table/t1/replay/0/-1",
    "#/rules/..\\seasons",
    "#/puzzles/..\\me",
    "#/puzzles/AB12",
    "#/learn/a.b",
    "#/try/..\\x",
    "#/try/from/",
    "#/try/from/..\\me?/1/0",
    "#/try/from/t1/1e3/0",
  ])("%s leads nowhere", (hash) => expect(parseRoute(hash)).toEqual(UNKNOWN));
});

describe("the API's paths", () => {
  const resolve = (id: string) => new URL(apiPath`api/tables/${id}/join`, "https://host/").pathname;

  it.each(["..", ".", "..\\logout?", "../logout", "%2e%2e", "a/../../me", "?", "#", ""])("%j stays one part", (id) => {
    expect(resolve(id)).toMatch(/^\/api\/tables\/[^/\\]*\/join$/);
  });

  it("leaves out parameters without a value", () => {
    expect(withQuery("a", { seat: null, depth: undefined })).toBe("a");
    expect(withQuery("a", { depth: 2, seat: 0 })).toBe("a?depth=2&seat=0");
  });
});
