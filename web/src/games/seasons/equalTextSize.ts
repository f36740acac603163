// One letter size for the texts of a row of cards: the largest in which all of them fit.
import type { Attachment } from "svelte/attachments";

// The letter sizes to try, each with the least height of the pictures.
const TRIES = [
  ["1", "40%"],
  ["0.92", "38%"],
  ["0.84", "32%"],
  ["0.77", "26%"],
  ["0.7", "24%"],
] as const;

/** Sets `--shrunk` and `--least`, and cuts a text that still does not fit after a whole line; the tip has the rest. */
export const equalTextSize: Attachment<HTMLElement> = (row) => {
  const room = (text: HTMLElement) => text.parentElement?.clientHeight ?? 0;
  const measure = () => {
    const texts = [...row.querySelectorAll<HTMLElement>("[data-clamped]")];
    const fits = (text: HTMLElement) => text.scrollHeight <= room(text) + 1;
    for (const text of texts) text.style.removeProperty("-webkit-line-clamp");
    for (const [size, least] of TRIES) {
      row.style.setProperty("--shrunk", size);
      row.style.setProperty("--least", least);
      if (texts.every(fits)) return;
    }
    const lines = texts
      .filter((text) => !fits(text))
      .map((text): [HTMLElement, number] => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(text);
        const high = room(text) - parseFloat(paddingTop) - parseFloat(paddingBottom);
        return [text, Math.max(1, Math.floor((high + 1) / parseFloat(lineHeight)))];
      });
    for (const [text, most] of lines) text.style.setProperty("-webkit-line-clamp", String(most));
  };
  const sizes = new ResizeObserver(measure);
  const cards = new MutationObserver(measure);
  sizes.observe(row);
  cards.observe(row, { childList: true, characterData: true, subtree: true });
  void document.fonts.ready.then(measure); // a name may need a line more or less
  return () => {
    sizes.disconnect();
    cards.disconnect();
  };
};
