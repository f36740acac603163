const DELAYS_MS = [300, 1000, 2000, 4000, 8000];

/** How long the page waits before it opens a lost connection again, by the number of attempts so far. */
export function reconnectDelay(attempts: number): number {
  return DELAYS_MS[Math.min(attempts, DELAYS_MS.length - 1)]!;
}
