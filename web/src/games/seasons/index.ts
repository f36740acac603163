// Seasons and its expansion on the page.
import type { Kit } from "../../games";
import "./art/theme.css";
import Pieces from "./home/Pieces.svelte";
import GameSign from "./home/GameSign.svelte";
import Vignette from "./home/Vignette.svelte";
import { options } from "./home/options";
import { wishes } from "./home/quickStart";

const kit: Kit = {
  cover: {
    ground: "linear-gradient(100deg, #2f5591, #35663a 38%, #8a6a14 68%, #8a3322)",
    emblems: ["tree_of_light", "dragon_skull", "hourglass_of_time"],
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
