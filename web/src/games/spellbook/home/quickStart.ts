import type { Wishes } from "../../../games";
import { say } from "../../../i18n/texts.svelte";
import Choices from "./Choices.svelte";

export const wishes: Wishes = {
  usual: { spells: "classic" },
  Choices,
  will: (n) => say("page-home-will-spellbook", { n }),
};
