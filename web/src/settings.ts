// The player's preferences, stored in this browser.
import { localStore, sessionStore } from "./storage";
export class Settings {
  name = "";
  /** The game played last; empty: the server's first game. */
  game = "";
  /** The options chosen on the start page, by game. */
  wishes: Record<string, Record<string, string>> = {};
  bots = 1;
  bot = "level:3";
  sound = true;
  vibration = true;
  textView = false;
  /** Whether answers are listed that the board spreads out already. */
  list = false;
  /** The speed at which other players' choices are shown. */
  pace: "slow" | "steady" | "quick" | "once" = "steady";
  /** Whether what comes up for the first time is explained, and what has come up already. */
  firsts = true;
  met: string[] = [];

  constructor() {
    try {
      const found = JSON.parse(localStore.getItem("settings") ?? "{}") as Record<string, unknown>;
      for (const [name, usual] of Object.entries(this))
        if (alike(found[name], usual)) Object.assign(this, { [name]: found[name] });
    } catch {
      // The stored settings are unreadable: use the defaults.
    }
  }

  save(): void {
    localStore.setItem("settings", JSON.stringify(this));
  }
}

/** Whether a stored value, which may come from an imported file, has the default's type. */
function alike(found: unknown, usual: unknown): boolean {
  if (Array.isArray(usual)) return Array.isArray(found) && found.every((one) => typeof one === "string");
  if (typeof usual === "object")
    return typeof found === "object" && found !== null && Object.values(found).every(named);
  return typeof found === typeof usual;
}

/** Options by their names. */
function named(wishes: unknown): boolean {
  return typeof wishes === "object" && wishes !== null && Object.values(wishes).every((one) => typeof one === "string");
}

export const settings = new Settings();

/** Signing out clears this browser: name, table links, nonces, puzzles and lessons. */
export function leaveNothing(): void {
  settings.name = "";
  settings.save();
  localStore.removeItem("links");
  localStore.removeItem("ways");
  localStore.removeItem("nonces");
  localStore.removeItem("puzzles");
  localStore.removeItem("lessons");
  sessionStore.clear();
}
