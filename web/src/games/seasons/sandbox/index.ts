// The sandbox of Seasons.
import type { Setup } from "../../../games";
import Form from "./Form.svelte";

const setup: Setup = {
  first: {
    moment: "turn",
    year: 1,
    space: 1,
    ann: { gauge: 2, reserve: "fire*2", hand: "amulet_of_fire any*2" },
    bob: { hand: "any*3" },
  },
  Form,
};

export default setup;
