// On a phone the parts of a board are moved up and down: something that is asked about is then in sight.

/** Moves this part, if nothing in it that can be chosen is to be seen. */
export function bringInSight(part: HTMLElement): void {
  if (part.scrollHeight <= part.clientHeight + 1) return;
  const { top, bottom } = part.getBoundingClientRect();
  const seen = (box: DOMRect) => box.top >= top - 1 && box.bottom <= bottom + 1;
  const there = [...part.querySelectorAll("[data-option]")];
  if (!there.some((one) => seen(one.getBoundingClientRect()))) there[0]?.scrollIntoView({ block: "nearest" });
}
