// SpellBook on the page.
import type { Kit } from "../../games";
import Pieces from "./home/Pieces.svelte";
import GameSign from "./home/GameSign.svelte";
import Vignette from "./home/Vignette.svelte";
import { options } from "./home/options";
import { wishes } from "./home/quickStart";

const kit: Kit = {
  cover: {
    ground: "linear-gradient(120deg, #4a2b6e, #1f4a86 60%, #1d5a4a)",
    emblems: ["spell-time_travel", "spell-growth", "spell-mirage"],
    Pieces,
    Vignette,
  },
  Sign: GameSign,
  options,
  wishes,
  table: async () => (await import("./table")).default,
  gallery: async () => (await import("./gallery")).default,
  sandbox: async () => (await import("./sandbox")).default,
  lesson: async () => (await import("./lesson")).default,
};

export default kit;
