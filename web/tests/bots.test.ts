import { expect, test } from "vitest";
import { portraitsOf } from "../src/home/bots";

test("bots of one level at a table are different characters", () => {
  expect(portraitsOf(["", "level:3", "level:3", "level:4", "level:3"])).toEqual([
    "",
    "level:3",
    "level:3/2",
    "level:4",
    "level:3/3",
  ]);
  expect(portraitsOf(["greedy", "greedy", "", ""])).toEqual(["greedy", "greedy", "", ""]);
});
