// Synthesized sounds: a move, a gain, dice, a new year, your turn.
import { settings } from "../../settings";

let audio: AudioContext | null = null;

const SOUNDS = {
  move: [[0, 196, 0.05, 0.12]],
  gain: [[0, 880, 0.03, 0.2]],
  roll: [0, 0.07, 0.13, 0.2, 0.29, 0.4].map((at, n) => [at, n % 2 ? 147 : 175, 0.06, 0.05]),
  turn: [
    [0, 261.63, 0.06, 1.2],
    [0.12, 329.63, 0.06, 1.1],
    [0.24, 392, 0.06, 1],
  ],
  call: [
    [0, 523.25, 0.12, 0.6],
    [0.16, 783.99, 0.12, 0.6],
  ],
};

/** Browsers allow sound only after user interaction. */
export function sound(name: keyof typeof SOUNDS): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [after = 0, pitch = 0, loud = 0, length = 0] of SOUNDS[name])
    note(audio, pitch, loud, audio.currentTime + after, length);
}

function note(at: AudioContext, pitch: number, loud: number, start: number, length: number): void {
  const tone = at.createOscillator();
  const gain = at.createGain();
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + Math.min(0.02, length / 3));
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(at.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}
