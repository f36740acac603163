// Whether the window has a phone's size, as the style sheets define it.
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery(
  "(max-width: 759px), (max-height: 599px), (max-width: 899px) and (max-height: 899px)",
);
