import { type Gallery, ownThings } from "../../../gallery/entries";
import Face from "./Face.svelte";
import Stats from "./Stats.svelte";
import { data, rulings, type SpellThing, things } from "./entries";

const gallery: Gallery<SpellThing> = {
  boxes: ["spellbook"],
  kinds: ["spell"],
  widths: { spell: "9.6em" },
  filters: [
    {
      id: "trigger",
      title: "gallery-trigger",
      values: ["always", "morning", "midday", "evening"],
      name: (say, when) => say(`gallery-trigger-${when}`),
    },
  ],
  rulings,
  defaults: data.defaults,
  things,
  Face,
  Figures: Stats,
};

export default ownThings(gallery);
