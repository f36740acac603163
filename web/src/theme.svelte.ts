// Light or dark theme: the system's, unless the player chose one.
import { localStore } from "./storage";
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  theme = $state<Theme>(THEMES.find((one) => one === localStore.getItem("theme")) ?? "auto");

  constructor() {
    this.apply();
  }

  next(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? "auto";
    localStore.setItem("theme", this.theme);
    this.apply();
  }

  private apply(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const look = new Look();
