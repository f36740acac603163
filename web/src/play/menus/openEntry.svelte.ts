// The gallery entry that is open over the table.
class OpenEntry {
  key = $state("");
}

export const openEntry = new OpenEntry();

/** Handles a click on a gallery link: opens the entry over the table, or follows the link if a modifier key is held. */
export function openEntryLink(event: MouseEvent, key: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openEntry.key = key;
}
