import { describe, expect, it } from "vitest";
import style from "../src/app.css?raw";
import { DASHES, SHAPES } from "../src/play/people/seatMarks";

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

// Linear RGB as people without one kind of cone see it (Machado, Oliveira, Fernandes 2009, severity 1).
const EYES: Record<string, Matrix> = {
  "all colors": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const PLAYERS = 4;
const APART = 0.13; // in Oklab, where black and white are 1 apart
const CONTRAST = 3; // WCAG 1.4.11

/** A color of the page by day or by night. */
function color(name: string, theme: 0 | 1): Vector {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(style)?.[theme + 1];
  if (!found) throw new Error(`no color ${name}`);
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(found.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r ?? 0, g ?? 0, b ?? 0];
}

function times(matrix: Matrix, vector: Vector): Vector {
  const dot = (row: Vector) => row.reduce((sum, one, n) => sum + one * (vector[n] ?? 0), 0);
  return [dot(matrix[0]), dot(matrix[1]), dot(matrix[2])];
}

function oklab(rgb: Vector): Vector {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
}

function seen(rgb: Vector, eye: Matrix): Vector {
  const [r, g, b] = times(eye, rgb).map((one) => Math.min(1, Math.max(0, one)));
  return oklab([r ?? 0, g ?? 0, b ?? 0]);
}

const luminance = (rgb: Vector) => 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
function contrast(one: Vector, other: Vector): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const seats = Array.from({ length: PLAYERS }, (_, n) => `seat-${n}`);
const pairs = seats.flatMap((one, n) => seats.slice(n + 1).map((other) => [one, other] as const));
const THEMES = [
  ["light", 0],
  ["dark", 1],
] as const;

describe.each(THEMES)("the colors of the players in the %s theme", (_, theme) => {
  it.each(Object.entries(EYES))("differ with %s", (_, eye) => {
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map((name) => seen(color(name, theme), eye));
      expect(Math.hypot(...(a ?? []).map((value, n) => value - (b?.[n] ?? 0))), `${one}, ${other}`).toBeGreaterThan(
        APART,
      );
    }
  });

  it("stand out from what they are on", () => {
    for (const seat of [...seats, "seat-4"])
      for (const ground of ["page", "surface", "raised"])
        expect(contrast(color(seat, theme), color(ground, theme)), `${seat} on ${ground}`).toBeGreaterThan(CONTRAST);
  });
});

it("have different shapes and dashes, as has a virtual player", () => {
  expect([new Set(SHAPES).size, new Set(DASHES).size]).toEqual([PLAYERS + 1, PLAYERS + 1]);
});
