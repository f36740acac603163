// What has the window to itself, such as a table: its page is told while it is there.

let there = 0; // one may come before the last has gone

export function fillWindow(shown: HTMLElement): () => void {
  const page = shown.closest(".page");
  if (!page) return () => undefined; // in a window of its own
  there += 1;
  page.setAttribute("data-spread", "");
  return () => {
    there -= 1;
    if (!there) page.removeAttribute("data-spread");
  };
}
