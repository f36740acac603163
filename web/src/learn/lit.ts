// Points at things: marks them with an attribute, which drawing the board anew leaves alone, and brings the first into view.
import type { Attachment } from "svelte/attachments";

const GAP = 12;

/** The first thing is brought into view, between what covers the board from above and from below. */
export function lights(things: string[], above: () => number, below: () => number): Attachment<HTMLElement> {
  return (root) => {
    let seen = false;
    const mark = () => {
      const found = things.map((thing) => [...root.querySelectorAll<HTMLElement>(thing)].find(visible)).filter((one) => one !== undefined);
      for (const old of root.querySelectorAll("[data-lit]")) if (!found.includes(old as HTMLElement)) old.removeAttribute("data-lit");
      for (const one of found) one.setAttribute("data-lit", "");
      const first = found[0];
      if (!first || seen) return;
      seen = true;
      bring(first, above(), innerHeight - below());
    };
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ["data-option", "data-choice"] });
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

function bring(one: HTMLElement, top: number, bottom: number): void {
  one.scrollIntoView({ block: "nearest", inline: "center" });
  const at = one.getBoundingClientRect();
  const room = bottom - top - 2 * GAP;
  const wanted = at.height > room ? top + GAP : top + GAP + (room - at.height) / 2;
  if (at.top >= top + GAP && at.bottom <= bottom - GAP) return;
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollBy({ top: at.top - wanted, behavior: calm ? "instant" : "smooth" });
}
