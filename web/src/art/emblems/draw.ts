/** The pen: a few strokes and shapes on a grid of 64 from which every emblem is put together. */

/**
 * body and lit: the emblem's two tones; gold and pale: the same for all emblems; ink: solid; line: stroke only;
 * glow: no outline.
 */
export type Ink = "body" | "lit" | "gold" | "pale" | "ink" | "line" | "glow";

export interface Stroke {
  readonly ink: Ink;
  readonly d: string;
  readonly at?: string;
  readonly width: number;
}

export const TONES = ["lilac", "azure", "ember", "moss", "violet", "bone", "steel", "wood", "rose", "night"] as const;
export type Tone = (typeof TONES)[number];

export interface Emblem {
  readonly tone: Tone;
  readonly strokes: readonly Stroke[];
}

const WIDTH = 2;
const pen =
  (ink: Ink) =>
  (...paths: string[]): Stroke[] => [{ ink, d: paths.join(" "), width: WIDTH }];

export const body = pen("body");
export const lit = pen("lit");
export const gold = pen("gold");
export const pale = pen("pale");
export const ink = pen("ink");
export const line = pen("line");
export const glow = pen("glow");

/** A stroke twice as thick, for what is drawn with the side of the pen. */
export const bold = (...paths: string[]): Stroke[] => [{ ink: "line", d: paths.join(" "), width: WIDTH * 2.2 }];

export function emblem(tone: Tone, ...parts: Stroke[][]): Emblem {
  return { tone, strokes: parts.flat() };
}

const n = (x: number) => Math.round(x * 10) / 10;

export function circle(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${y}a${rx} ${ry} 0 1 0 ${n(rx * 2)} 0a${rx} ${ry} 0 1 0 ${n(-rx * 2)} 0z`;
}

export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (!r) return `M${x} ${y}h${w}v${h}h${-w}z`;
  return (
    `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}` +
    `h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}

/** A star, or with one radius for both a regular polygon of twice as many sides. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -90): string {
  const at = (i: number) => {
    const angle = ((turn + (180 * i) / points) * Math.PI) / 180;
    const r = i % 2 ? inner : outer;
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join("L")}z`;
}

/** Short lines around a center. */
export function rays(x: number, y: number, from: number, to: number, count: number, start = 0, sweep = 360): string {
  const step = sweep === 360 ? sweep / count : sweep / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((start + step * i) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return `M${n(x + from * c)} ${n(y + from * s)}L${n(x + to * c)} ${n(y + to * s)}`;
  }).join("");
}

/** The same strokes somewhere else, as thick as before. */
export function put(parts: Stroke[], x: number, y: number, scale = 1, turn = 0): Stroke[] {
  const at = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
  return parts.map((one) => ({
    ...one,
    at: one.at ? `${at} ${one.at}` : at,
    width: n(one.width / Math.abs(scale)),
  }));
}

/** The same strokes seen in a mirror that stands upright in the middle. */
export function flip(parts: Stroke[]): Stroke[] {
  return parts.map((one) => ({ ...one, at: `translate(64 0) scale(-1 1)${one.at ? ` ${one.at}` : ""}` }));
}

export function both(parts: Stroke[]): Stroke[] {
  return [...parts, ...flip(parts)];
}
