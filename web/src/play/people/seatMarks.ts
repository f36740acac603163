// How seats are told apart besides their colors (--seat-0 and so on): by a shape, and in charts also by dashes. The
// last of each is for a virtual player.

/** Paths around the origin, ten units wide. */
export const SHAPES = [
  "M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z",
  "M-4 -4H4V4H-4Z",
  "M0 -5L5 4H-5Z",
  "M0 -5.5L5 0L0 5.5L-5 0Z",
  "M-4 -4L4 4M-4 4L4 -4",
];
export const DASHES = ["", "9 4", "2 4", "12 4 2 4", "5 3"];
