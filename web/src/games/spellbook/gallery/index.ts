import { type Gallery, ownThings } from "../../../gallery/things";
import Face from "./Face.svelte";
import Figures from "./Figures.svelte";
import { rulings, type SpellThing, things } from "./things";

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
  things,
  Face,
  Figures,
};

export default ownThings(gallery);
