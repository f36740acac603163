// What this browser remembers of what one likes to play.
import { localStore, sessionStore } from "./storage";
export class Settings {
  name = "";
  /** The one played last; none: the first that the server has. */
  game = "";
  /** The options that somebody chose on the start page, by game. */
  wishes: Record<string, Record<string, string>> = {};
  bots = 1;
  bot = "level:3";
  sound = true;
  vibration = true;
  textView = false;
  /** Whether answers are listed that the board spreads out already. */
  list = false;
  /** How fast one is shown what others do. */
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
      // Whatever was there cannot be read: begin anew.
    }
  }

  save(): void {
    localStore.setItem("settings", JSON.stringify(this));
  }
}

/** Whether something that was kept, perhaps by a file from elsewhere, is of the same kind as what is usual. */
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

/** Whoever signs out leaves nothing in this browser: no name, no links of tables, no words for deals, no puzzles. */
export function leaveNothing(): void {
  settings.name = "";
  settings.save();
  localStore.removeItem("links");
  localStore.removeItem("ways");
  localStore.removeItem("nonces");
  localStore.removeItem("puzzles");
  sessionStore.clear();
}
