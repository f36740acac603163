// On phones the parts of a board scroll; this brings the options of a question into view.

/** Scrolls a part of the board if none of its options is visible. */
export function bringInSight(part: HTMLElement): void {
  if (part.scrollHeight <= part.clientHeight + 1) return;
  const { top, bottom } = part.getBoundingClientRect();
  const seen = (box: DOMRect) => box.top >= top - 1 && box.bottom <= bottom + 1;
  const there = [...part.querySelectorAll("[data-option]")];
  if (!there.some((one) => seen(one.getBoundingClientRect()))) there[0]?.scrollIntoView({ block: "nearest" });
}
