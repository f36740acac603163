// The tools that a table adds to the page header, so that one bar suffices.
import type { Snippet } from "svelte";

class Bar {
  tools = $state.raw<Snippet | null>(null);
}

export const headerTools = new Bar();

/** Shows these tools in the page header while the calling component is mounted. */
export function fillHeaderTools(tools: () => Snippet): void {
  $effect(() => {
    const mine = tools();
    headerTools.tools = mine;
    return () => {
      if (headerTools.tools === mine) headerTools.tools = null;
    };
  });
}
