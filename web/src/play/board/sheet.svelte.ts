// The action that a board adds to the sheet of a phone, where the thumb is.
import type { Snippet } from "svelte";
import { phone } from "./phone";

class Sheet {
  action = $state.raw<Snippet | null>(null);
}

export const sheet = new Sheet();

/** On a phone, shows this in the sheet while the calling component is mounted. */
export function fillSheet(action: () => Snippet | null): void {
  $effect(() => {
    const mine = phone.current ? action() : null;
    sheet.action = mine;
    return () => {
      if (sheet.action === mine) sheet.action = null;
    };
  });
}
