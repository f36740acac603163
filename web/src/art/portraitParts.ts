/** What the bots' faces have in common: heads and shoulders, drawn with the emblems' pen. */

import { body, circle, emblem, type Emblem, ink, line, oval, pale, type Stroke, type Tone } from "./emblems/draw";

/** Shoulders, neck and head; what is worn is drawn over them. */
const bust: Stroke[] = [
  ...body("M6 70Q7 48 24 44H40Q57 48 58 70z"),
  ...pale("M27 36V46Q32 50 37 46V36z"),
  ...pale(oval(32, 30, 11, 13)),
];
export const eyes = ink(circle(28, 30, 1.5), circle(36, 30, 1.5));
export const shut = line("M26 30Q28 32 30 30M34 30Q36 32 38 30");
export const smile = line("M28.5 37Q32 40 35.5 37");
export const grin = pale("M27 36H37Q36 41 32 41T27 36z");
export const calm = line("M29 38H35");

/** A head and shoulders with what is worn and how it looks. */
export const drawn = (tone: Tone, ...worn: Stroke[][]): Emblem => emblem(tone, bust, ...worn);
