// Gives an element the whole window, such as a table, by marking its page.

let there = 0; // a new element may mount before the old one is gone

export function fillWindow(shown: HTMLElement): () => void {
  const page = shown.closest(".page");
  if (!page) return () => undefined; // inside a dialog
  there += 1;
  page.setAttribute("data-spread", "");
  return () => {
    there -= 1;
    if (!there) page.removeAttribute("data-spread");
  };
}
