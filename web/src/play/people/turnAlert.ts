// Alerts a player whose turn it is, by sound and vibration, if they have waited or look elsewhere.
import { settings } from "../../settings";
import { sound } from "../motion/sounds";

const PATIENCE = 2000; // after a shorter wait the player is still looking

export function alertTurn(waited: number): void {
  if (waited < PATIENCE && !document.hidden) return;
  sound("call");
  // Browsers allow vibration only after user interaction.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 60]);
}
