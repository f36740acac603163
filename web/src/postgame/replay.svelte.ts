// The frames of a finished game, fetched in chunks on demand. Points are the same from every seat.
import * as api from "../api";
import type { Game } from "../games";
import type { ReplayFrame, Problem, View } from "../messages";

const FRAMES_PER_REQUEST = 32; // frames per response

export interface Mark {
  points: number[];
  /** The points by which moves compare. */
  earned: number[];
  part: number;
}

export class Replay {
  first = $state(0);
  last = $state<number | null>(null);
  marks = $state.raw<(Mark | undefined)[]>([]);
  /** Any view of the game: who plays does not change. */
  seen = $state.raw<View | null>(null);
  problem = $state.raw<Problem | null>(null);

  private frames = $state.raw<Record<string, (ReplayFrame | undefined)[]>>({});
  private requested = new Set<string>();

  constructor(
    readonly id: string,
    private readonly game: Game,
  ) {}

  frame(eyes: number | null, n: number): ReplayFrame | undefined {
    return this.frames[String(eyes)]?.[n];
  }

  /** The piece that this frame is in, unless it is there or on its way. */
  async want(eyes: number | null, n: number): Promise<void> {
    const since = Math.max(this.first, n - (n % FRAMES_PER_REQUEST));
    const key = `${eyes} ${since}`;
    if (n > (this.last ?? n) || this.requested.has(key)) return;
    this.requested.add(key);
    try {
      const result = await api.frames(this.id, since, eyes);
      this.first = result.first;
      this.last = result.last;
      const frames = [...(this.frames[String(eyes)] ?? [])];
      const marks = [...this.marks];
      for (const frame of result.frames) {
        frames[frame.version] = frame;
        this.seen ??= frame.view;
        if (frame.view) marks[frame.version] = markOf(this.game, frame.view);
      }
      this.frames = { ...this.frames, [String(eyes)]: frames };
      this.marks = marks;
      this.problem = null;
    } catch (error) {
      this.requested.delete(key);
      this.problem = api.problemOf(error);
    }
  }

  /** Everything, piece by piece, for the chart. */
  async wantAll(eyes: number | null): Promise<void> {
    await this.want(eyes, 0);
    for (let n = this.first; !this.problem && n <= (this.last ?? 0); n++) if (!this.marks[n]) await this.want(eyes, n);
  }
}

function markOf(game: Game, view: View): Mark {
  const points = game.points(view);
  return { points, earned: game.earned?.(view) ?? points, part: game.part(view) };
}
