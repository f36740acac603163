// On phones the parts of a board scroll, mostly sideways; this brings the options of a question into view.

/** Scrolls a part of the board if none of its options is visible. */
export function bringInSight(part: HTMLElement): void {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const seen = (box: DOMRect) =>
    box.top >= top - 1 && box.bottom <= bottom + 1 && box.left >= left - 1 && box.right <= right + 1;
  const there = [...part.querySelectorAll("[data-option]")];
  if (!there.some((one) => seen(one.getBoundingClientRect())))
    there[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
}
