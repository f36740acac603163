/** The ten whom people play against, each by the bot's name, and the other characters of each level. */

import { body, box, circle, type Emblem, gold, ink, line, lit, pale, put, star } from "./emblems/draw";
import { gem, leaf, spark } from "./emblems/motifs";
import { otherBotPortraits } from "./otherBotPortraits";
import { calm, drawn, eyes, grin, shut, smile } from "./portraitParts";

export const PORTRAITS: Readonly<Record<string, Emblem>> = {
  // Pim: a child under a hat that is too large.
  "level:1": drawn(
    "azure",
    eyes,
    grin,
    lit("M22 33Q20 37 22 39M42 33Q44 37 42 39"),
    body("M12 25Q32 32 52 25Q46 21 43 20L38 4Q28 6 25 12L21 20Q16 21 12 25z"),
    put(gold(star(0, 0, 5, 2.2, 5)), 31, 16),
  ),
  // Flora: flowers in her hair, and her thoughts elsewhere.
  "level:2": drawn(
    "moss",
    lit("M20 42Q14 22 24 16Q32 11 40 16Q50 22 44 42Q42 30 38 24Q30 26 25 23Q22 30 20 42z"),
    shut,
    smile,
    put(leaf, 22, 20, 0.8, -40),
    put(leaf, 42, 20, 0.8, 60),
    gold(circle(24, 19, 4), circle(40, 19, 4), circle(32, 15, 4)),
    ink(circle(24, 19, 1.4), circle(40, 19, 1.4), circle(32, 15, 1.4)),
  ),
  // Bruno: a beard, a fur collar, and something that glitters.
  "level:3": drawn(
    "wood",
    body(
      "M20 28Q20 12 32 12T44 28Q40 20 32 20T20 28z",
      "M21 30Q20 48 32 50T43 30Q42 36 38 35Q32 32 26 35Q22 36 21 30z",
    ),
    eyes,
    line("M29 40Q32 42 35 40"),
    lit("M7 60Q13 47 23 50Q27 56 32 57Q37 56 41 50Q51 47 57 60Q48 56 43 62Q32 68 21 62Q16 56 7 60z"),
    put(gem, 32, 57, 0.6),
  ),
  // Nelly: a scarf, round ears of hair, and a hand full of cards.
  "level:4": drawn(
    "rose",
    body(circle(19, 20, 7), circle(45, 20, 7)),
    body("M20 29Q20 13 32 13T44 29Q38 20 32 21T20 29z"),
    eyes,
    smile,
    lit("M22 44Q32 51 42 44L43 50Q32 56 21 50z"),
    put(pale(box(-5, -9, 10, 15, 1.5)), 44, 56, 1, -22),
    put(pale(box(-5, -9, 10, 15, 1.5)), 50, 56, 1, 2),
    put(gold(box(-5, -9, 10, 15, 1.5)), 56, 58, 1, 26),
  ),
  // Otto: tufts, thick glasses, a buttoned collar.
  "level:5": drawn(
    "bone",
    body("M21 26Q18 14 22 9Q26 15 32 14Q38 15 42 9Q46 14 43 26Q38 18 32 19T21 26z"),
    lit(circle(26.5, 30, 5.5), circle(37.5, 30, 5.5)),
    line("M32 30H32.2M21 29L19 28M43 29L45 28"),
    ink(circle(27, 30.5, 1.4), circle(37, 30.5, 1.4)),
    gold("M30 35L32 39L34 35z"),
    pale("M25 44L32 52L39 44L36 43H28z"),
    ink(circle(32, 55, 1.2), circle(32, 59, 1.2)),
  ),
  // Selma: a knotted headscarf and a level look.
  "level:6": drawn(
    "ember",
    body("M19 30Q17 11 32 11T45 30Q40 20 32 20T19 30z", "M43 24Q52 24 54 31Q48 30 44 30z"),
    gold(circle(26, 15.5, 1.6), circle(32, 14, 1.6), circle(38, 15.5, 1.6)),
    eyes,
    calm,
    lit("M24 44L32 58L40 44L36 43L32 49L28 43z"),
  ),
  // Victor: a pointed beard, a feathered cap, a ruff.
  "level:7": drawn(
    "violet",
    pale("M12 50Q18 41 25 46Q32 52 39 46Q46 41 52 50Q48 60 32 60T12 50z"),
    line("M20 46L19 56M27 48L27 59M37 48L37 59M44 46L45 56"),
    body("M18 23Q32 27 46 23Q47 12 34 10Q20 10 18 23z"),
    put(lit("M0 0Q2 -12 14 -16Q14 -6 0 0z"), 40, 17, 1.1),
    eyes,
    line("M25 36Q32 32 39 36"),
    body("M28 40Q32 38 36 40L32 51z"),
    gold(circle(24, 20, 2.4)),
  ),
  // Iris: long hair, a veil, and an eye that sees more.
  "level:8": drawn(
    "lilac",
    body("M18 54Q12 12 32 10T46 54Q41 50 42 30Q38 20 32 20T22 30Q23 50 18 54z"),
    shut,
    calm,
    pale("M26 19.5Q32 13 38 19.5Q32 26 26 19.5z"),
    ink(circle(32, 19.5, 2)),
    put(spark, 32, 55, 0.8),
  ),
  // Cornelius: a long white beard and a star-gazer's hat.
  "level:9": drawn(
    "night",
    pale("M21 30Q18 54 32 62T43 30Q41 37 37 36Q32 33 27 36Q23 37 21 30z"),
    eyes,
    line("M24 27L29 26M40 27L35 26M29 41Q32 39 35 41M30 46V54M34 46V54"),
    body("M14 24Q32 30 50 24Q46 20 44 20L33 1L20 20Q18 20 14 24z"),
    put(gold("M2 -5A5 5 0 1 0 5 3A4 4 0 0 1 2 -5z"), 31, 15),
  ),
  // Aurelia: a crown of rays.
  "level:10": drawn(
    "steel",
    gold(
      ...[200, 225, 250, 290, 315, 340].map((turn) =>
        star(32 + 21 * Math.cos((turn * Math.PI) / 180), 22 + 20 * Math.sin((turn * Math.PI) / 180), 3, 1.2, 4),
      ),
    ),
    body("M19 44Q15 14 32 14T45 44Q42 38 43 30Q38 21 32 21T21 30Q22 38 19 44z"),
    gold("M19 21L20 9L26 15L32 5L38 15L44 9L45 21Q32 16 19 21z"),
    put(lit(circle(0, 0, 2.4)), 32, 14),
    eyes,
    smile,
    gold("M23 45Q32 56 41 45L44 47Q32 62 20 47z"),
  ),
  ...otherBotPortraits,
};
