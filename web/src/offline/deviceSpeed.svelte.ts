// The speed of this device, measured once per release and stored.
const KEY = "offline-pace";

interface StoredSpeed {
  release: string;
  slow: Record<string, string[]>;
}

function storedSpeed(): StoredSpeed | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as StoredSpeed | null;
  } catch {
    return null; // measured again
  }
}

class Pace {
  /** For each game the bots that this device is too slow for; none until it was timed. */
  slow = $state.raw<Record<string, string[]>>(storedSpeed()?.slow ?? {});

  timed(release: string): boolean {
    return storedSpeed()?.release === release;
  }

  keep(release: string, slow: Record<string, string[]>): void {
    this.slow = slow;
    try {
      localStorage.setItem(KEY, JSON.stringify({ release, slow } satisfies StoredSpeed));
    } catch {
      // Without room, the next visit measures again.
    }
  }
}

export const pace = new Pace();
