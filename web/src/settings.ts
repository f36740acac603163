// What this browser remembers of what one likes to play.
export class Settings {
  name = "";
  game = "seasons";
  level = "apprentice";
  kingdom = false;
  spells = "classic";
  bots = 1;
  bot = "greedy";
  sound = true;
  vibration = true;
  textView = false;

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem("settings") ?? "{}"));
    } catch {
      // Whatever was there cannot be read: begin anew.
    }
  }

  save(): void {
    localStorage.setItem("settings", JSON.stringify(this));
  }
}

export const settings = new Settings();
