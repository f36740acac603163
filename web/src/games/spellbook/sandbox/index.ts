// The sandbox of SpellBook.
import type { Setup } from "../../../games";
import Form from "./Form.svelte";

const setup: Setup = {
  first: { moment: "morning", day: 5, ann: { pool: "red_round*2" }, bob: { pool: "blue_square*2" } },
  Form,
};

export default setup;
