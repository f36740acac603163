// The speed of this device, measured once per release and stored.
const KEY = "offline-pace";

interface Kept {
  release: string;
  slow: Record<string, string[]>;
}

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null; // then it is timed anew
  }
}

class Pace {
  /** For each game the bots that this device is too slow for; none until it was timed. */
  slow = $state.raw<Record<string, string[]>>(kept()?.slow ?? {});

  timed(release: string): boolean {
    return kept()?.release === release;
  }

  keep(release: string, slow: Record<string, string[]>): void {
    this.slow = slow;
    try {
      localStorage.setItem(KEY, JSON.stringify({ release, slow } satisfies Kept));
    } catch {
      // Without room it is timed again at the next visit.
    }
  }
}

export const pace = new Pace();
