import { type Gallery, ownThings } from "../../../gallery/entries";
import CostSign from "./CostSign.svelte";
import Face from "./Face.svelte";
import Stats from "./Stats.svelte";
import OlderPrinting from "./OlderPrinting.svelte";
import { COSTS, data, rulings, type SeasonsThing, things } from "./entries";

const gallery: Gallery<SeasonsThing> = {
  boxes: ["base", "enchanted_kingdom"],
  kinds: ["item", "familiar", "token", "enchantment", "die", "bonus"],
  widths: { enchantment: "8.9em", die: "8.9em" },
  filters: [
    {
      id: "cost",
      title: "gallery-cost",
      values: COSTS,
      name: (say, cost) => say(cost === "free" ? "cost-free" : cost),
      Sign: CostSign,
    },
    {
      id: "trigger",
      title: "gallery-trigger",
      values: ["always", "enter", "activation", "summon", "season", "round", "end", "sacrifice", "die"],
      name: (say, when) => say(`gallery-trigger-${when}`),
    },
  ],
  rulings,
  defaults: data.defaults,
  things,
  Face,
  Figures: Stats,
  More: OlderPrinting,
};

export default ownThings(gallery);
