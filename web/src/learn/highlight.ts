// Highlights things by an attribute, which survives a redraw of the board, and scrolls the first into view.
import type { Attachment } from "svelte/attachments";

/** Highlights these things and scrolls the first into view, whichever tab it is in. */
export function highlight(things: string[]): Attachment<HTMLElement> {
  return (root) => {
    let seen = false;
    const mark = () => {
      const first = seen
        ? null
        : things.map((thing) => root.querySelector<HTMLElement>(thing)).find((one) => one !== null);
      if (first) {
        seen = true;
        bring(first, root);
      }
      const found = things
        .map((thing) => [...root.querySelectorAll<HTMLElement>(thing)].find(visible))
        .filter((one) => one !== undefined);
      for (const old of root.querySelectorAll("[data-lit]"))
        if (!found.includes(old as HTMLElement)) old.removeAttribute("data-lit");
      for (const one of found) one.setAttribute("data-lit", "");
    };
    const watch = new MutationObserver(mark);
    watch.observe(root, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-option", "data-choice", "data-tab"],
    });
    const frame = requestAnimationFrame(mark);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      for (const old of root.querySelectorAll("[data-lit]")) old.removeAttribute("data-lit");
    };
  };
}

function visible(one: HTMLElement): boolean {
  return one.getClientRects().length > 0;
}

/** Scrolls it into view, whichever tab it is in. */
export function bring(one: HTMLElement, root: HTMLElement): void {
  const part = one.closest<HTMLElement>("[data-part]")?.dataset.part;
  if (part && !visible(one)) root.querySelector<HTMLElement>(`[data-opens="${part}"]`)?.click();
  requestAnimationFrame(() =>
    one.scrollIntoView({ block: one.clientHeight > innerHeight / 3 ? "start" : "center", inline: "center" }),
  );
}
