// Keys that work anywhere at a table.

/** Whether the player types into a field or a dialog is open, which then has the keys. */
function isBusy(event: KeyboardEvent): boolean {
  const typing = event.target instanceof Element && event.target.matches("input, textarea, select");
  return typing || event.defaultPrevented || document.querySelector("dialog[open]") !== null;
}

/** Whether a key is meant for the page, and not for a text field, an open dialog or the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  return !isBusy(event) && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** Whether this key undoes: U, or Ctrl+Z as in other programs. */
export function isUndo(event: KeyboardEvent): boolean {
  if (isForPage(event)) return event.key.toLowerCase() === "u";
  const combined = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  return combined && event.key.toLowerCase() === "z" && !isBusy(event);
}

/** Presses the option in here that shows this key, if any. */
export function pressOption(event: KeyboardEvent, within: ParentNode | undefined): void {
  if (!within || event.key.length !== 1 || !isForPage(event)) return;
  within.querySelector<HTMLElement>(`[data-key="${CSS.escape(event.key.toUpperCase())}"]`)?.click();
}
