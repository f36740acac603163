// Why the server refused a table, in the reader's language: the words belong to what it found wrong.
import * as api from "../api";
import type { SeatPlan } from "../messages";
import { say } from "../words.svelte";
import { valueName } from "./options";

const DRAFTS = ["elemental_construction", "extended_experience", "natural_selection"];

export function clash(error: unknown, options: Record<string, string>, seats: readonly SeatPlan[], open: boolean): string[] {
  const word = api.word(error);
  if (word !== "illegal") return [say(`page-no-${word}`)];
  const { enchantment = "none", level, first = "random", difficulty = "0" } = options;
  if (DRAFTS.includes(enchantment)) {
    const name = valueName("seasons", "enchantment", enchantment);
    return [level === "apprentice" ? say("page-home-clash-draft", { name }) : say("page-home-clash-deck", { name, n: seats.length })];
  }
  if (Number(first) > seats.length) return [say("page-home-clash-first", { n: seats.length })];
  if (difficulty !== "0" && seats.length > 1) return [say("page-home-clash-difficulty")];
  if (open && !seats.some((seat) => seat.kind === "person")) return [say("page-home-clash-open")];
  return [say("page-no-illegal"), error instanceof api.Refused ? error.problem.why : ""];
}
