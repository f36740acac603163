/** What the pictures of SpellBook are drawn from. */

export const COLORS = ["red", "purple", "green", "black", "white", "blue", "yellow"] as const;
export type Color = (typeof COLORS)[number];

export const RUNES = ["round", "triangle", "square"] as const;
export type Rune = (typeof RUNES)[number];

export type Phase = "morning" | "midday" | "evening" | "none";

export interface Level {
  readonly points: number;
  readonly effect: string;
}

export type LevelName = "3" | "4" | "5";
export const LEVELS: readonly LevelName[] = ["3", "4", "5"];
