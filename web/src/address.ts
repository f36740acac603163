// Keeps the address bar in step with what a page shows.

/** Replaces the address, unless the player has gone to another page. */
export function keepAddress(room: string, place: string): void {
  if (location.hash.startsWith(room)) history.replaceState(null, "", place);
}
