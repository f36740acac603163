// The kit of a game without a folder on this page, drawn from its view.
import type { Kit } from "../games";
import { say } from "../i18n/texts.svelte";
import Ornament from "./Ornament.svelte";
import { has, named, text } from "./names";

export function defaultKit(game: string): Kit {
  return {
    cover: { ground: "linear-gradient(120deg, #3b3f5c, #5a4a3a 60%, #6d5a2a)", emblems: [], Pieces: Ornament },
    Sign: Ornament,
    options: {
      common: [],
      others: () => say("page-home-rules"),
      name: (option) => named(game, `opt-${option}`, option),
      text: (option) => text(game, `opt-${option}`),
      value: (option, value) =>
        has(game, `opt-${option}-${value}`) ? named(game, `opt-${option}-${value}`) : named(game, value),
    },
    wishes: { usual: {}, will: (n) => say("page-home-will", { n }) },
    table: async () => (await import("./table")).defaultGame(game),
  };
}
