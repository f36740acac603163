/** Things that appear on more than one emblem, each drawn around its own origin. */

import { body, box, circle, gold, ink, line, lit, oval, pale, rays, star, type Stroke } from "./draw";

export const chain: Stroke[] = [
  ...line("M8 4Q10 20 27 25M56 4Q54 20 37 25"),
  ...ink(circle(9.5, 10, 2), circle(15, 18, 2), circle(54.5, 10, 2), circle(49, 18, 2)),
  ...gold(circle(32, 25, 4)),
];

export const leaf: Stroke[] = [...lit("M0 0Q-2 -10 10 -14Q12 -2 0 0z"), ...line("M0 0L6 -8")];
export const drop: Stroke[] = lit("M0 -9Q7 0 7 4A7 7 0 0 1 -7 4Q-7 0 0 -9z");
export const flame: Stroke[] = [
  ...body("M0 -16Q3 -9 8 -5Q13 2 9 9Q5 14 0 14Q-6 14 -9 8Q-12 1 -6 -5Q-5 -1 -3 0Q-4 -9 0 -16z"),
  ...gold("M0 -2Q5 4 4 8Q3 12 0 12Q-4 12 -4 7Q-4 3 0 -2z"),
];
export const coin: Stroke[] = [...gold(circle(0, 0, 6)), ...line("M0 -3V3")];
export const eye: Stroke[] = [
  ...pale("M-14 0Q0 -14 14 0Q0 14 -14 0z"),
  ...body(circle(0, 0, 6)),
  ...ink(circle(0, 0, 2.5)),
];
export const skull: Stroke[] = [
  ...pale("M-11 -2Q-11 -14 0 -14Q11 -14 11 -2Q11 4 7 6V12H-7V6Q-11 4 -11 -2z"),
  ...ink(oval(-5, -2, 3, 3.5), oval(5, -2, 3, 3.5), "M0 2L2 6H-2z"),
  ...line("M-3 8V12M0 8V12M3 8V12"),
];
export const moon: Stroke[] = gold("M4 -12A12 12 0 1 0 12 6A10 10 0 0 1 4 -12z");
export const heart: Stroke[] = body("M0 12Q-16 0 -13 -8Q-10 -15 0 -8Q10 -15 13 -8Q16 0 0 12z");
export const card: Stroke[] = [...pale(box(-9, -13, 18, 26, 2)), ...line("M-4 -6H4M-4 6H4")];
export const spark: Stroke[] = gold(star(0, 0, 7, 2.4, 4));
export const wing: Stroke[] = [
  ...lit("M0 0Q-4 -16 -22 -20Q-20 -12 -22 -8Q-17 -6 -17 -2Q-11 -1 -9 4Q-4 4 0 0z"),
  ...line("M-3 -2Q-8 -11 -16 -14M-4 0Q-9 -5 -15 -6"),
];
export const gem: Stroke[] = [...lit("M-10 -4L-6 -10H6L10 -4L0 10z"), ...line("M-10 -4H10M-4 -4L0 10L4 -4L0 -10z")];
export const sun: Stroke[] = [...gold(circle(0, 0, 9)), ...line(rays(0, 0, 12, 17, 10))];
export const hand: Stroke[] = [
  ...lit(
    "M-11 22V4Q-18 -3 -17 -6Q-14 -9 -10 -4L-9 -2V-17A3 3 0 0 1 -3 -17V-21A3 3 0 0 1 3 -21V-18" +
      "A3 3 0 0 1 9 -17V-12A3 3 0 0 1 14 -11V6Q13 15 9 18V22z",
  ),
  ...line("M-3 -17V-4M3 -20V-4M9 -16V-3"),
];
export const book: Stroke[] = [
  ...pale("M0 -8Q-10 -14 -24 -10V12Q-10 8 0 14Q10 8 24 12V-10Q10 -14 0 -8z"),
  ...line("M0 -8V14"),
];
export const cube: Stroke[] = [
  ...lit("M0 -22L20 -12L0 -2L-20 -12z"),
  ...body("M-20 -12L0 -2V22L-20 12z"),
  ...pale("M20 -12L0 -2V22L20 12z"),
];
export const cork: Stroke[] = gold(box(-4, -3, 8, 7, 1));
