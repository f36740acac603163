/** For several bots of one level at a table: its second and third character (bots/ladder.py names them). */

import {
  body,
  bold,
  box,
  circle,
  type Emblem,
  gold,
  ink,
  line,
  lit,
  oval,
  pale,
  put,
  rays,
  star,
} from "./emblems/draw";
import { book, coin, gem, leaf, moon, spark } from "./emblems/motifs";
import { calm, drawn, eyes, grin, shut, smile } from "./portraitParts";

const glasses = [
  ...lit(circle(27, 30, 4.5), circle(37, 30, 4.5)),
  ...line("M31.5 30H32.5M22.5 29L20 27M41.5 29L44 27"),
];
const pupils = ink(circle(27, 30, 1.4), circle(37, 30, 1.4));
const freckles = ink(circle(25, 34, 0.8), circle(27.5, 35.2, 0.8), circle(36.5, 35.2, 0.8), circle(39, 34, 0.8));
const mustache = body("M32 35Q28 32 24 37Q29 39.5 32 37Q35 39.5 40 37Q36 32 32 35z");
const braids = body(
  "M20 30Q19 12 32 12T44 30Q40 20 32 20T20 30z",
  "M21 27Q13 38 16 52L21 51Q20 40 23 33z",
  "M43 27Q51 38 48 52L43 51Q44 40 41 33z",
);
const bald = body("M21 31Q16 28 19 21Q23 23 22.5 31z", "M43 31Q48 28 45 21Q41 23 41.5 31z");
const bob = body("M18 40Q14 11 32 11T46 40L40 41Q43 30 40 22Q32 25 24 22Q21 30 24 41z");
const bun = body(circle(32, 9, 6), "M20 30Q19 14 32 14T44 30Q40 21 32 21T20 30z");
const curls = body(
  circle(20, 27, 5),
  circle(22, 19, 5.5),
  circle(28, 13.5, 5.5),
  circle(36, 13.5, 5.5),
  circle(42, 19, 5.5),
  circle(44, 27, 5),
);
const longBeard = pale("M21 31Q17 52 32 60T43 31Q41 38 37 36Q32 33 27 36Q23 38 21 31z");

export const otherBotPortraits: Readonly<Record<string, Emblem>> = {
  // Kit: a paper boat for a hat, and a tooth that is missing.
  "level:1/2": drawn(
    "bone",
    body("M20 28Q19 16 32 16T44 28Q40 21 32 21T20 28z"),
    eyes,
    freckles,
    grin,
    ink(box(31, 36, 2.4, 2.6)),
    pale("M10 22L24 18L32 3L40 18L54 22L46 27H18z"),
    line("M24 18L32 22L40 18M32 22V27"),
    bold("M16 52H48M13 58H51"),
  ),
  // Lark: two braids, and a feather found on the way.
  "level:1/3": drawn(
    "moss",
    braids,
    eyes,
    grin,
    gold(circle(18.5, 50, 3), circle(45.5, 50, 3)),
    put(lit("M0 0Q-6 -10 2 -20Q8 -10 0 0z"), 41, 17, 1, 25),
    line("M41 17L46 3"),
  ),
  // Linnea: a wreath of leaves, asleep on her feet.
  "level:2/2": drawn(
    "bone",
    body("M19 46Q13 12 32 11T45 46Q49 26 40 22H24Q15 26 19 46z"),
    shut,
    smile,
    put(leaf, 20, 21, 0.7, -70),
    put(leaf, 27, 15, 0.7, -35),
    put(leaf, 36, 14, 0.7, 10),
    put(leaf, 42, 19, 0.7, 45),
    put(gold(star(0, 0, 4.5, 2, 5)), 32, 55),
  ),
  // Rosalind: a cloud of curls, and a moon to look at.
  "level:2/3": drawn("night", curls, shut, calm, put(moon, 50, 12, 0.55), lit("M22 44Q32 54 42 44L46 46Q32 62 18 46z")),
  // Gregor: bald, a dyed beard, a ring in his ear.
  "level:3/2": drawn(
    "lilac",
    body("M20 29Q19 49 32 52T44 29Q43 37 38 35Q32 33 26 35Q21 37 20 29z"),
    eyes,
    line("M24 25.5L29 26.5M40 25.5L35 26.5M29 40H35"),
    gold(circle(20, 35, 2.6), circle(44, 35, 2.6)),
    put(coin, 32, 60, 0.9),
  ),
  // Hugo: a fur hat, a mustache, a chain of gold.
  "level:3/3": drawn(
    "night",
    lit("M17 23Q15 10 32 10T47 23Q40 20 32 20T17 23z"),
    line("M22 12L21 20M28 10L28 19M36 10L36 19M42 12L43 20"),
    eyes,
    mustache,
    gold("M20 46Q32 62 44 46L47 47Q32 69 17 47z"),
    put(gem, 32, 59, 0.5),
  ),
  // Tessa: curls under a kerchief, and a sack that is never full.
  "level:4/2": drawn(
    "azure",
    curls,
    lit("M17 25Q32 12 47 25Q46 10 32 9Q18 10 17 25z"),
    eyes,
    smile,
    gold("M38 50Q48 44 58 50L60 64H36z"),
    line("M43 49Q48 54 53 49"),
  ),
  // Ida: hair pinned up with a pen, spectacles, a list.
  "level:4/3": drawn(
    "moss",
    bun,
    gold("M20 4L45 13L44 16L19 7z"),
    glasses,
    pupils,
    smile,
    pale("M25 48H45V64H25z"),
    line("M29 53H41M29 57H41M29 61H37"),
  ),
  // Emil: a top hat, an eyeglass, a bow tie.
  "level:5/2": drawn(
    "azure",
    body("M22 20L20 1H44L42 20z", "M13 22Q32 15 51 22Q32 27 13 22z"),
    lit("M21.5 14H42.5L42 19Q32 16.5 22 19z"),
    eyes,
    lit(circle(36.5, 30, 5)),
    ink(circle(36.5, 30, 1.4)),
    line("M41.5 31Q45 40 43 48", "M29 38H35"),
    gold("M32 50L23 45V55zM32 50L41 45V55z"),
  ),
  // Ludwig: a scholar's square cap, and the rules open before him.
  "level:5/3": drawn(
    "wood",
    body("M20 27L21 13H43L44 27Q32 19 20 27z", "M6 12L32 3L58 12L32 21z"),
    line("M32 12L52 15V27"),
    gold(circle(52, 28, 2.6)),
    eyes,
    line("M24 26.5H29.5M34.5 26.5H40M29 38Q32 37 35 38"),
    put(book, 32, 52, 0.8),
  ),
  // Greta: a short straight cut, a wide white collar.
  "level:6/2": drawn(
    "night",
    bob,
    eyes,
    line("M24 26.5L29 26M40 26.5L35 26"),
    calm,
    pale("M12 58Q20 43 32 48Q44 43 52 58Q42 66 32 62Q22 66 12 58z"),
    gold(circle(32, 54, 3)),
  ),
  // Marta: a beret, one eyebrow raised.
  "level:6/3": drawn(
    "violet",
    body("M20 34Q18 20 22 18H42Q46 20 44 34Q42 24 38 22H26Q22 24 20 34z"),
    lit("M15 21Q14 8 34 8Q52 9 49 18Q34 15 15 21z"),
    line("M34 8Q34 5 36 4", "M24 27H29M35 25Q38 23 40 26"),
    eyes,
    smile,
    gold(circle(20.5, 38, 2), circle(43.5, 38, 2)),
  ),
  // Armand: a wide hat with a plume, a thin mustache.
  "level:7/2": drawn(
    "night",
    body("M8 24Q32 15 56 24Q46 28 32 27T8 24zM20 21Q20 7 32 8T44 21Q32 16 20 21z"),
    put(lit("M0 0Q10 -14 24 -8Q14 -2 0 0z"), 36, 15, 0.9, -20),
    eyes,
    line("M32 36Q27 34 23 38M32 36Q37 34 41 38M30 40H34"),
    pale("M22 46Q32 56 42 46Q42 52 32 60Q22 52 22 46z"),
  ),
  // Casimir: a tall fur cap, a pointed beard.
  "level:7/3": drawn(
    "moss",
    lit("M19 24L22 5Q32 1 42 5L45 24Q32 18 19 24z"),
    put(gold(star(0, 0, 4.5, 2, 4)), 32, 13),
    eyes,
    body("M23 35Q27 38 32 36Q37 38 41 35Q40 46 32 53Q24 46 23 35z"),
    line("M30 40H34", "M24 26L29 27M40 26L35 27"),
    gold("M14 58Q18 48 25 48L23 52Q19 53 18 60z", "M50 58Q46 48 39 48L41 52Q45 53 46 60z"),
  ),
  // Sibyl: a deep hood with a star on it.
  "level:8/2": drawn(
    "steel",
    body("M14 58Q8 10 32 6T50 58Q44 56 44 34Q42 20 32 20T20 34Q20 56 14 58z"),
    shut,
    smile,
    put(spark, 32, 12, 0.7),
  ),
  // Vera: a turban, and an eye of glass on a chain.
  "level:8/3": drawn(
    "lilac",
    body("M18 24Q15 8 32 7T46 24Q32 17 18 24z"),
    lit("M18 24Q30 10 46 18Q34 18 30 25Q24 21 18 24z"),
    put(gem, 33, 12, 0.45),
    eyes,
    calm,
    line("M22 45Q28 54 32 55Q36 54 42 45"),
    put([...pale(oval(0, 0, 9, 5.5)), ...ink(circle(0, 0, 2.6))], 32, 57),
  ),
  // Ambrose: bald and bearded, with small spectacles.
  "level:9/2": drawn("wood", bald, longBeard, glasses, pupils, line("M29 40Q32 38 35 40M29 46V53M35 46V53")),
  // Balthasar: a turban with a moon, a curled beard.
  "level:9/3": drawn(
    "lilac",
    body(circle(24, 42, 4), circle(32, 46, 5), circle(40, 42, 4), "M21 32Q21 44 32 46T43 32Q38 37 32 36T21 32z"),
    eyes,
    lit("M17 25Q12 8 32 6T47 25Q40 19 32 19T17 25z"),
    line("M18 20Q30 8 44 12M20 24Q34 12 47 19"),
    put(moon, 32, 13, 0.4),
    line("M29 39Q32 38 35 39", "M24 26L29 26.5M40 26L35 26.5"),
  ),
  // Theodora: a high crown and long gold earrings.
  "level:10/2": drawn(
    "moss",
    bob,
    gold("M18 20L16 4L25 12L32 2L39 12L48 4L46 20Q32 14 18 20z"),
    ink(circle(32, 12, 2), circle(23, 14, 1.3), circle(41, 14, 1.3)),
    eyes,
    calm,
    gold("M20 38L23 46H17z", "M44 38L47 46H41z", "M22 48Q32 58 42 48L45 52Q32 66 19 52z"),
  ),
  // Leonora: the sun behind her hair.
  "level:10/3": drawn(
    "ember",
    gold(circle(32, 18, 9)),
    line(rays(32, 18, 12, 17, 7, 195, 150)),
    body("M17 52Q15 14 32 14T47 52Q42 42 43 30Q38 21 32 21T21 30Q22 42 17 52z"),
    gold("M20 24Q32 16 44 24L43 27Q32 20 21 27z"),
    eyes,
    smile,
    put(gem, 32, 56, 0.6),
  ),
};
