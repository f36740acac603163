// The address of the room one is in, kept true to what is shown there.

/** The address becomes this one, unless somebody is already on the way to another room. */
export function keepAddress(room: string, place: string): void {
  if (location.hash.startsWith(room)) history.replaceState(null, "", place);
}
