// A table has the window to itself: its page is told while it is there.

export function alone(table: HTMLElement): () => void {
  const page = table.closest(".page");
  page?.setAttribute("data-spread", "");
  return () => page?.removeAttribute("data-spread");
}
