/** Emblems of the twenty-one spells. */

import { body, both, box, circle, emblem, gold, ink, line, lit, oval, pale, put, rays, type Emblem } from './draw';
import { flame, heart, leaf, spark } from './motifs';

const wheat = [...line('M0 30Q-2 4 0 -20'), ...gold('M0 -28Q5 -22 0 -16Q-5 -22 0 -28z', 'M0 -14Q2 -22 9 -22Q8 -14 0 -10z', 'M0 -14Q-2 -22 -9 -22Q-8 -14 0 -10z', 'M0 -4Q2 -12 9 -12Q8 -4 0 0z', 'M0 -4Q-2 -12 -9 -12Q-8 -4 0 0z')];
const figure = [...body('M-12 26Q-12 2 0 2Q12 2 12 26z'), ...lit(circle(0, -8, 9))];

export const SPELLS: Readonly<Record<string, Emblem>> = {
  sacrifice: emblem('fire', put(heart, 32, 38, 1.7), gold('M18 18L24 12L34 24L30 28z'), pale('M34 24L50 46L54 58L44 50L30 28z'), body('M8 8L12 4L22 13L18 17z'), lit('M14 24L28 10L31 13L17 27z')),
  levitation: emblem('violet', body('M10 24L20 8L42 5L55 19L49 33L22 38z'), lit('M20 8L42 5L38 18L24 20z'), line('M24 20L10 24M24 20L22 38M38 18L55 19M38 18L49 33'), gold('M32 42L38 50H34V61H30V50H26z', 'M14 44L19 51H16V58H12V51H9z', 'M50 42L55 49H52V57H48V49H45z')),
  purification: emblem('water', both(lit('M32 60Q4 58 4 36Q14 34 20 42Q16 26 22 20Q30 28 32 40z')), body('M32 18Q42 30 42 44Q40 56 32 60Q24 56 22 44Q22 30 32 18z'), line(rays(32, 12, 3, 8, 7, 180, 180)), pale('M32 34V52')),
  offering: emblem('night', both(body('M32 60Q12 60 4 40L2 28Q8 26 11 34Q16 42 26 42Q32 44 32 50z')), gold('M12 22H52Q50 38 32 38Q14 38 12 22z'), lit(circle(23, 17, 5.5), circle(41, 17, 5.5), circle(32, 12, 6.5)), line('M18 28Q32 34 46 28')),
  time_travel: emblem('air', pale(circle(34, 34, 20)), line(rays(34, 34, 16, 19, 12)), line('M34 22V34L42 40'), line('M58 34A24 24 0 1 1 34 10'), body('M34 2V18L46 10z'), ink(circle(34, 34, 2.4))),
  transmutation: emblem('water', gold(circle(32, 32, 29)), pale(circle(32, 32, 24)), body('M32 8L53 44H11z'), lit(box(23, 26, 18, 18)), gold(circle(32, 35, 7)), line('M32 3V8M6 47L11 44M58 47L53 44')),
  abundance: emblem('wood', put(wheat, 32, 32, 1), put(wheat, 20, 34, 0.95, -20), put(wheat, 44, 34, 0.95, 20), body('M22 42H42L40 50H24z')),
  eruption: emblem('fire', lit('M28 22Q10 16 22 8Q26 0 34 5Q46 2 46 12Q54 18 38 22z'), body('M2 61L22 24H42L62 61z'), gold('M22 24H42Q40 32 44 42Q38 40 36 34Q32 46 28 56Q26 42 28 32Q22 34 18 40Q22 32 22 24z'), ink(circle(10, 20, 2.6), circle(54, 24, 2.6), circle(8, 34, 1.8), circle(57, 38, 1.8))),
  sharing: emblem('violet', body('M30 8A25 25 0 1 0 55 36L30 34z'), lit('M37 4A25 25 0 0 1 61 28L38 27z'), pale(circle(22, 28, 4), circle(20, 44, 4), circle(36, 48, 4), circle(47, 17, 3.5)), line('M30 14A19 19 0 0 0 24 52')),
  cure: emblem('earth', line('M40 24L56 4'), lit('M52 8L58 2L62 6L56 12z'), body('M8 26H56Q56 44 42 50L44 56H20L22 50Q8 44 8 26z'), gold(box(16, 55, 32, 6, 2), box(4, 22, 56, 7, 3)), put(leaf, 22, 22, 1.2), put(leaf, 26, 22, 1, -70), pale('M29 34H35V38H39V43H35V47H29V43H25V38H29z')),
  focus: emblem('night', line(rays(32, 13, 14, 20, 7, 180, 180)), lit(circle(32, 16, 9)), body('M32 26Q45 27 47 44Q62 46 60 56Q46 61 32 57Q18 61 4 56Q2 46 17 44Q19 27 32 26z'), line('M24 36Q18 47 32 49Q46 47 40 36M12 52Q22 46 32 52Q42 46 52 52'), gold(circle(32, 38, 3.5)), line('M28 17Q29.5 18.5 31 17M33 17Q34.5 18.5 36 17')),
  storm: emblem('air', body('M14 36Q2 36 4 24Q8 16 16 18Q18 4 32 4Q46 4 48 16Q60 16 60 28Q58 36 48 36z'), gold('M30 30L20 48H30L24 62L44 42H33L40 30z'), line('M12 42L8 52M54 42L50 52M46 48L42 58')),
  swiftness: emblem('water', body('M4 44Q8 28 24 28Q34 24 42 28Q36 16 30 4Q40 8 46 22Q44 10 42 4Q52 12 52 26Q62 30 61 38Q54 42 46 40Q54 48 62 50L60 54Q46 52 38 46Q24 50 16 46Q14 54 4 60L2 56Q8 50 8 44z'), ink(circle(53, 33, 2)), lit('M10 40Q14 32 24 34Q28 42 20 44z'), line('M2 18H18M4 26H12M12 10H24')),
  knowledge: emblem('wood', body('M12 8Q20 14 32 12Q44 14 52 8Q54 22 52 36Q50 58 32 60Q14 58 12 36Q10 22 12 8z'), pale(circle(23, 24, 9), circle(41, 24, 9)), ink(circle(24, 24, 4), circle(40, 24, 4)), gold('M28 30H36L32 38z', 'M22 58H30V62H22z', 'M34 58H42V62H34z'), line('M24 42Q26 46 28 42Q30 46 32 42Q34 46 36 42Q38 46 40 42M26 49Q28 53 30 49Q32 53 34 49Q36 53 38 49')),
  blaze: emblem('fire', put(flame, 32, 26, 1.5), put(flame, 14, 36, 0.8), put(flame, 50, 36, 0.8), lit('M4 46L58 58L56 62L2 51z', 'M60 46L6 58L8 62L62 51z')),
  divination: emblem('violet', line('M32 2V18'), gold(circle(32, 5, 3)), body('M32 16L42 26L32 46L22 26z'), line('M22 26H42M32 16L28 26L32 46L36 26z'), line('M6 46Q32 70 58 46M12 38Q12 46 18 50M52 38Q52 46 46 50'), ink(circle(12, 36, 2), circle(52, 36, 2)), put(spark, 32, 58, 0.7)),
  growth: emblem('earth', line('M32 44Q34 30 32 20'), lit('M32 30Q10 32 6 10Q30 6 32 30z', 'M32 24Q32 4 58 6Q58 26 32 24z'), line('M14 16L30 28M50 12L34 23'), body('M4 46Q32 38 60 46Q60 61 32 61Q4 61 4 46z'), line('M32 44V54M32 50L24 56M32 52L40 57')),
  feast: emblem('wood', body('M30 40Q18 38 18 24Q20 6 38 4Q58 6 58 26Q54 42 38 42z'), pale('M22 38L30 45L20 53Q22 60 15 61Q11 60 11 57Q5 57 5 51Q7 45 13 47z'), lit('M26 22Q28 11 38 10'), gold('M46 48L60 61L56 61L44 52z'), line('M50 32Q50 36 44 37')),
  clone: emblem('air', put(figure, 20, 32, 1.05), put(figure, 46, 32, 1.05), line('M33 4V10M33 14V20M33 24V30M33 34V40M33 44V50M33 54V60'), ink(circle(17, 23, 1.4), circle(23, 23, 1.4), circle(43, 23, 1.4), circle(49, 23, 1.4))),
  mirage: emblem('water', body('M28 40Q32 26 28 16L33 15Q37 28 34 40z'), lit('M30 16Q16 8 6 22Q18 18 30 16z', 'M30 16Q20 0 10 6Q22 8 30 16z', 'M31 16Q46 8 56 22Q42 18 31 16z', 'M31 16Q42 0 52 6Q40 8 31 16z'), body('M6 42Q32 34 58 42z'), line('M6 47H58M14 52H50M22 57H42M28 61H36'), gold(circle(50, 32, 4))),
  communion: emblem('wood', pale(oval(32, 46, 28, 14)), body(oval(32, 46, 14, 6)), ...[[10, 42], [22, 54], [42, 54], [54, 42], [32, 34]].map(([x = 0, y = 0]) => [...lit(box(x - 3, y - 14, 6, 14)), ...gold(`M${x} ${y - 26}Q${x + 5} ${y - 19} ${x} ${y - 15}Q${x - 5} ${y - 19} ${x} ${y - 26}z`)])),
};
