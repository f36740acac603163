// It is your turn again: a soft sound of two notes and a short vibration, for those who have waited or look elsewhere.
import { settings } from "../settings";

const PATIENCE = 2000; // after a shorter wait one is still looking
const NOTES = [523.25, 783.99];
let audio: AudioContext | null = null;

export function call(waited: number): void {
  if (waited < PATIENCE && !document.hidden) return;
  // Browsers let a page sound and shake only after somebody has touched it.
  if (!navigator.userActivation?.hasBeenActive) return;
  if (settings.sound) chime();
  if (settings.vibration) navigator.vibrate?.([60, 60, 60]);
}

export function chime(): void {
  audio ??= new AudioContext();
  void audio.resume();
  NOTES.forEach((pitch, n) => audio && note(audio, pitch, audio.currentTime + n * 0.16));
}

function note(at: AudioContext, pitch: number, start: number): void {
  const tone = at.createOscillator();
  const loud = at.createGain();
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, start + 0.6);
  tone.connect(loud).connect(at.destination);
  tone.start(start);
  tone.stop(start + 0.65);
}
