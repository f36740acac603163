// Which thing of the gallery is open over the table.
class OpenEntry {
  key = $state("");
}

export const openEntry = new OpenEntry();

/** A link to the gallery that opens its thing over the table; with a key held it does what links do. */
export function openEntryLink(event: MouseEvent, key: string): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openEntry.key = key;
}
