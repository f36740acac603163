// Alerts a player whose turn it is, by sound and vibration, if they have waited or look elsewhere.
import { settings } from "../../settings";
import { sound } from "../motion/sounds";

const ALERT_AFTER_MS = 2000; // after a shorter wait the player is still looking

export function alertTurn(waited: number): void {
  if (waited < ALERT_AFTER_MS && !document.hidden) return;
  sound("call");
  // Browsers allow vibration only after user interaction.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 60]);
}
