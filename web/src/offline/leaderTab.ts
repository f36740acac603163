// Elects one of several tabs to own the tables.
import { BASE_PATH } from "./basePath";
import { sessionStore } from "../storage";

const TAKE_OVER_KEY = "lead"; // session flag: this tab takes over from the leader
const RELEASE_MS = 1000; // by then a closing page has released its lock

/**
 * Whether this tab may lead; calls `lost` when another tab takes over. Without locks, rows decide
 * (`TableDatabase.lead`).
 */
export function lead(lost: () => void): Promise<boolean> {
  if (!("locks" in navigator)) return Promise.resolve(true);
  const steal = sessionStore.getItem(TAKE_OVER_KEY) !== null;
  sessionStore.removeItem(TAKE_OVER_KEY);
  return new Promise((may) => {
    let late = false;
    setTimeout(() => {
      late = true;
      may(false);
    }, RELEASE_MS);
    const held = navigator.locks.request(BASE_PATH, { steal }, () => {
      if (late) location.reload(); // the other tab was closed
      may(true);
      return new Promise<never>(() => undefined); // never resolves: the page reloads as leader
    });
    // AbortError: another tab took the lock. Anything else: the browser shares no locks here.
    held.catch((error: DOMException) => (error.name === "AbortError" ? lost() : may(true)));
  });
}

/** Reloads the page as the leading tab. */
export function takeOver(): void {
  sessionStore.setItem(TAKE_OVER_KEY, "");
  location.reload();
}
