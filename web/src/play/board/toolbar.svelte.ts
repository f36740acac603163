// The tools that a table adds to the page header, so that one bar suffices.
import type { Snippet } from "svelte";

class Bar {
  tools = $state.raw<Snippet | null>(null);
}

export const toolbar = new Bar();

/** Shows these tools in the page header while the calling component is mounted. */
export function fillToolbar(tools: () => Snippet): void {
  $effect(() => {
    const mine = tools();
    toolbar.tools = mine;
    return () => {
      if (toolbar.tools === mine) toolbar.tools = null;
    };
  });
}
