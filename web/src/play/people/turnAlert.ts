// It is your turn again: a soft sound of two notes and a short vibration, for those who have waited or look elsewhere.
import { settings } from "../../settings";
import { sound } from "../motion/sounds";

const PATIENCE = 2000; // after a shorter wait one is still looking

export function alertTurn(waited: number): void {
  if (waited < PATIENCE && !document.hidden) return;
  sound("call");
  // Browsers let a page shake only after somebody has touched it.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 60]);
}
