// What a table adds to the line above the page: one bar, so that the table has all the rest of the window.
import type { Snippet } from "svelte";

class Bar {
  tools = $state.raw<Snippet | null>(null);
}

export const toolbar = new Bar();

/** Shows these tools in the bar for as long as the component that calls this is there. */
export function fillToolbar(tools: () => Snippet): void {
  $effect(() => {
    const mine = tools();
    toolbar.tools = mine;
    return () => {
      if (toolbar.tools === mine) toolbar.tools = null;
    };
  });
}
