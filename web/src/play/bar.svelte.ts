// What a table adds to the line above the page: one bar, so that the table has all the rest of the window.
import type { Snippet } from "svelte";

class Bar {
  tools = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();

/** Shows these tools in the bar for as long as the component that calls this is there. */
export function fillsBar(tools: () => Snippet): void {
  $effect(() => {
    const mine = tools();
    bar.tools = mine;
    return () => {
      if (bar.tools === mine) bar.tools = null;
    };
  });
}
