// What this browser remembers of what one likes to play.
import { lasting, passing } from "./notes";
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
      Object.assign(this, JSON.parse(lasting.getItem("settings") ?? "{}"));
    } catch {
      // Whatever was there cannot be read: begin anew.
    }
  }

  save(): void {
    lasting.setItem("settings", JSON.stringify(this));
  }
}

export const settings = new Settings();

/** Whoever signs out leaves nothing in this browser: no name, no links of tables, no words for deals, no puzzles. */
export function leaveNothing(): void {
  settings.name = "";
  settings.save();
  lasting.removeItem("links");
  lasting.removeItem("ways");
  lasting.removeItem("nonces");
  lasting.removeItem("puzzles");
  passing.clear();
}
