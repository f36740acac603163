import type { Wishes } from "../../../games";
import { say } from "../../../i18n/texts.svelte";
import Choices from "./Choices.svelte";

export const wishes: Wishes = {
  usual: { level: "apprentice" },
  Choices,
  will: (n, { level = "apprentice", kingdom_cards: kingdom = "without" }) =>
    say("page-home-will-seasons", { n, level, kingdom }),
};
