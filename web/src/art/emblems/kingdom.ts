/** Emblems of Enchanted Kingdom: twenty Power cards, twelve ability tokens, ten enchantments. */

import { body, bold, both, box, circle, emblem, glow, gold, ink, line, lit, oval, pale, put, rays, star, type Emblem } from './draw';
import { card, chain, coin, cork, crystal, cube, drop, eye, flame, gem, hand, heart, leaf, moon, spark, sun, wing } from './motifs';

export const KINGDOM: Readonly<Record<string, Emblem>> = {
  heart_of_argos: emblem('earth', put(heart, 32, 36, 1.9), body('M24 20V6H31V18', 'M34 18V10H42L44 20'), line('M32 26L27 34L35 40L30 50', 'M14 34Q16 28 21 28'), put(leaf, 40, 44, 1)),
  horn_of_plenty: emblem('wood', body('M4 8Q2 40 26 54L44 30Q20 26 10 4z'), gold('M22 56Q28 34 46 26Q52 28 54 32Q34 40 28 60z'), lit(circle(48, 40, 7)), body(circle(40, 52, 7)), gold(circle(53, 53, 6)), line('M8 22L17 18M13 34L24 26'), put(leaf, 50, 30, 0.8)),
  fairy_monolith: emblem('steel', body('M18 60L14 24Q18 6 30 4Q46 4 48 22L46 60z'), line('M32 32Q32 28 28 28Q22 28 22 34Q22 42 32 42Q42 42 42 30Q42 18 30 18'), lit('M6 61Q14 50 22 60Q32 54 42 60Q50 50 58 61z'), put(spark, 8, 28, 0.9), put(spark, 56, 14, 1), put(spark, 56, 40, 0.7), line('M28 52H36')),
  selenias_codex: emblem('night', put(moon, 26, 20, 1.7), body('M14 30L40 22L60 30L34 40z', 'M14 30L34 40V56L14 46z'), pale('M34 40L60 30V46L34 56z'), line('M36 45L58 36M36 50L58 41'), gold('M44 37L50 35V56L47 52L44 58z')),
  scroll_of_ishtar: emblem('bone', pale('M14 10H50V52H14z'), body('M8 4H56Q60 9 56 14H8Q4 9 8 4z', 'M8 50H56Q60 55 56 60H8Q4 55 8 50z'), gold(star(32, 28, 11, 4.5, 8)), line('M20 43H44M20 21H22M42 21H44M20 34H22M42 34H44')),
  mesodaes_lantern: emblem('air', line('M10 61V14Q10 4 24 4Q38 4 38 16'), body('M6 61H14L12 20H8z'), lit(circle(40, 36, 19)), line('M30 20Q24 36 30 52M50 20Q56 36 50 52M40 17V55'), gold(box(33, 14, 14, 5, 2), box(33, 53, 14, 6, 2)), glow(circle(40, 36, 6))),
  statue_of_eolis: emblem('steel', put(wing, 27, 24, 1.05), put([...wing], 37, 24, 1, 0).map((one) => ({ ...one, at: 'translate(37 24) scale(-1.05 1.05)' })), body('M26 16Q22 26 26 46H38Q42 26 38 16z'), pale(circle(32, 10, 6)), line('M30 24V44M34 24V44M26 22L32 28L38 22'), lit(box(24, 46, 16, 6), box(18, 52, 28, 8)), gold('M26 6Q32 0 38 6L36 8H28z')),
  familiar_catcher: emblem('wood', line('M32 8V2'), pale('M10 54V32Q10 8 32 8Q54 8 54 32V54z'), line('M18 54V18M25 54V10M39 54V10M46 54V18M32 54V8M10 34H54'), body(box(6, 52, 52, 9, 2)), ink(oval(32, 42, 5, 4), circle(26, 35, 2.4), circle(32, 32.5, 2.4), circle(38, 35, 2.4)), gold(box(50, 36, 8, 8, 2))),
  ios_transmuter: emblem('fire', lit('M12 22Q14 4 32 4Q54 6 61 36L52 38Q46 16 30 15Q27 15 27 22z'), pale(circle(20, 32, 15)), body('M6 32Q13 28 20 32T34 32Q34 46 20 47Q6 46 6 32z'), put(flame, 20, 56, 0.5), gold('M46 42H63L60 60H49z'), line('M56 38V41')),
  throne_of_renewal: emblem('rose', body('M16 40V14Q16 8 22 10L32 3L42 10Q48 8 48 14V40z'), lit('M22 38V18L32 12L42 18V38z'), gold(box(12, 40, 40, 8, 1)), body('M8 30H16V61H8z', 'M48 30H56V61H48z'), pale('M16 48H48V55H16z'), gold(circle(12, 28, 5), circle(52, 28, 5)), line('M27 27A6 6 0 1 1 30 33M27 27L25 23M27 27L31 26')),
  potion_of_resurrection: emblem('rose', put(cork, 32, 5), lit('M27 8H37V18H27z'), pale('M27 16Q18 20 18 28V54Q18 61 24 61H40Q46 61 46 54V28Q46 20 37 16z'), body('M18 34Q25 31 32 34T46 34V54Q46 61 40 61H24Q18 61 18 54z'), gold('M31 46V58H34V46Q42 40 36 35Q32 32 28 36Q24 40 31 46z', 'M24 47H41V50H24z'), line('M12 30Q6 22 12 14M52 30Q58 22 52 14')),
  jewel_of_the_ancients: emblem('violet', gold('M32 2L40 10H54V24L62 32L54 40V54H40L32 62L24 54H10V40L2 32L10 24V10H24z'), put(gem, 32, 32, 1.5), body(circle(32, 10, 3.5), circle(13, 48, 3.5), circle(51, 48, 3.5))),
  shield_of_zira: emblem('water', body('M8 8Q22 10 32 3Q42 10 56 8V28Q56 50 32 61Q8 50 8 28z'), lit('M32 11Q40 15 49 15V29Q48 44 32 53z'), gold('M26 22Q32 14 38 22L36 30Q44 34 40 40L32 48L24 40Q20 34 28 30z')),
  steadfast_die: emblem('steel', put(cube, 32, 25, 1), line('M32 46V60M14 48Q18 60 32 60Q46 60 50 48M10 52L14 48L19 51M54 52L50 48L45 51'), gold(circle(32, 13, 3)), ink(circle(20, 22, 2), circle(24, 34, 2), circle(44, 28, 2.2), circle(39, 22, 1.6), circle(48, 33, 1.6))),
  amulet_of_time: emblem('water', chain, gold(circle(32, 43, 18)), pale(circle(32, 43, 13)), line(rays(32, 43, 10, 13, 12)), body('M32 43L30 34H34z', 'M32 43L40 46L38 48z'), ink(circle(32, 43, 2))),
  arcane_telescope: emblem('wood', line('M30 36L14 61M32 36L32 61M34 36L50 61'), body('M4 34L22 26L27 36L8 43z'), lit('M20 26L40 17L46 28L26 37z'), gold('M38 16L54 8L62 24L46 31z'), put(spark, 12, 14, 1), put(spark, 28, 8, 0.6), ink(circle(32, 37, 3.5))),
  argos_hawk: emblem('wood', body('M32 20Q20 22 2 8Q4 20 10 22Q8 28 14 30Q14 36 20 36Q22 42 26 44L22 58L32 54L42 58L38 44Q42 42 44 36Q50 36 50 30Q56 28 54 22Q60 20 62 8Q44 22 32 20z'), lit('M26 24Q32 18 38 24Q40 38 32 48Q24 38 26 24z'), pale('M26 20Q24 8 34 8Q40 10 40 16L36 18Q38 24 32 25Q27 25 26 20z'), ink(circle(33, 14, 1.8)), gold('M38 12L45 17L38 19z'), line('M28 32L32 35L36 32M29 38L32 41L35 38')),
  raven_the_usurper: emblem('night', body('M8 24L20 18Q24 8 36 12Q46 16 48 30L60 58L44 50L40 56L34 50Q18 50 16 32z'), gold('M4 26L20 20L19 28z', 'M24 10L24 0L30 5L36 0L39 6L46 3L43 15Q34 9 24 10z'), pale(circle(26, 21, 3.4)), ink(circle(26, 21, 1.5)), lit('M28 32Q40 28 46 36L50 48Q36 48 28 32z'), line('M30 50L28 60M36 52L35 61M24 61H40')),
  warden_of_argos: emblem('steel', body('M20 20Q20 6 32 6Q44 6 44 20V28H20z'), ink(circle(32, 17, 3), 'M31 17H33L35 25H29z'), body('M12 61V38Q14 30 22 28H42Q50 30 52 38V61z'), lit('M14 36H40V48Q38 58 27 62Q16 58 14 48z'), gold('M25 40H29V46H34V50H29V56H25V50H20V46H25z'), line('M56 61V14'), gold('M56 2L60 12L56 16L52 12z', 'M56 14Q46 14 46 26Q52 22 56 24z')),
  ratty_nightshade: emblem('bone', body('M14 30Q4 20 8 10Q16 4 24 16Q36 12 42 22Q52 26 62 36Q58 44 44 44Q40 52 30 52H14Q4 44 14 30z'), lit(circle(15, 14, 5)), ink('M26 22Q36 18 44 24L46 31Q36 36 26 31z'), gold(circle(37, 27, 2.6)), ink(circle(60, 37, 2.6)), line('M52 40L60 46M50 42L56 50M14 52Q4 52 6 58Q24 62 44 58'), put(drop, 24, 43, 0.6)),
};

export const TOKENS: Readonly<Record<string, Emblem>> = {
  token_1: emblem('earth', put(card, 32, 30, 1.9, -10), lit(circle(27, 23, 5.5), circle(37, 23, 5.5), circle(27, 33, 5.5), circle(37, 33, 5.5)), line('M32 28Q33 40 40 44')),
  token_2: emblem('air', put(hand, 40, 24, 0.98, 200), pale('M24 60Q8 52 10 34Q24 38 24 60z'), line('M13 38Q20 46 24 60M15 44L19 43M18 50L22 48'), line('M34 52V58M44 50V56')),
  token_3: emblem('violet', gold('M38 2L14 36H28L22 62L50 26H35z'), lit(circle(12, 16, 7)), body(circle(52, 48, 7)), line('M50 12L56 8M50 18H58M14 48L8 52M14 54L10 60')),
  token_4: emblem('night', body(box(6, 6, 14, 52, 2)), line('M6 18H12M6 28H12M6 38H12M6 48H12'), lit('M38 8H48V36H60L43 58L26 36H38z')),
  token_5: emblem('rose', put(card, 38, 18, 1.1, -14), put(card, 46, 20, 1.1, 8), put(card, 54, 25, 1.1, 28), body('M2 40L30 14Q44 24 50 40L20 62Q2 58 2 40z'), lit('M28 12L34 8Q52 20 58 36L52 44Q48 26 28 12z'), line('M10 46Q20 46 26 54')),
  token_6: emblem('fire', body('M14 14L50 24L40 46Q28 50 18 40z'), lit(oval(32, 19, 19, 5)), gold('M14 16Q4 20 8 34Q8 42 6 48H14Q14 34 16 24z'), lit('M2 50H22L18 60H6z'), line('M46 36L60 52M52 30L62 40'), put(flame, 38, 54, 0.5)),
  token_7: emblem('water', put(crystal, 20, 44, 1.6, -14), put(crystal, 38, 40, 1.9, 6), body('M2 61L14 52L30 56L48 50L62 61z'), line('M34 16L60 40'), gold('M22 24Q26 8 46 4Q50 4 50 8Q34 12 26 24z')),
  token_8: emblem('water', body('M18 4L38 16L34 28Q42 40 28 50Q10 52 6 36Q6 24 14 18z'), lit('M16 2L42 16L38 21L14 9z'), line('M8 24Q-2 34 10 42'), lit('M40 18Q56 22 54 42L48 40Q50 28 38 24z'), put(drop, 52, 52, 0.9), put(drop, 40, 57, 0.5), pale('M14 34Q20 30 30 36')),
  token_9: emblem('earth', body('M4 60V48H18V36H32V24H46V12H60V60z'), gold('M6 36L28 14L22 8H42V26L36 20L14 42z'), line('M4 60H60')),
  token_10: emblem('air', gold(circle(32, 32, 27)), pale(circle(32, 32, 20)), line(rays(32, 32, 6, 27, 8)), body(circle(32, 32, 7)), ink('M52 2L60 16L46 14z')),
  token_11: emblem('violet', put(card, 18, 44, 1.15, -12), put(card, 32, 46, 1.15, 0), put(card, 46, 44, 1.15, 12), put(eye, 17, 18, 1), put(eye, 47, 18, 1)),
  token_12: emblem('night', put(card, 14, 44, 1.1, -22), put(card, 50, 44, 1.1, 22), put(card, 32, 40, 1.4), put(eye, 32, 40, 0.7), gold(star(32, 9, 9, 4, 5))),
};

export const ENCHANTMENTS: Readonly<Record<string, Emblem>> = {
  elemental_construction: emblem('bone', body(box(6, 42, 24, 18), box(18, 22, 24, 18)), lit(box(34, 42, 24, 18)), gold('M34 2L46 18H22z'), line('M13 50Q18 46 23 50M13 55Q18 51 23 55', 'M46 46V56M42 51H50M25 34L30 27L35 34z'), line('M52 10V34M48 30L52 36L56 30')),
  extended_experience: emblem('wood', body(box(8, 46, 48, 13, 3)), lit(box(12, 32, 44, 14, 3)), body(box(6, 19, 44, 13, 3)), pale('M50 49H56V56H50z', 'M12 35H18V43H12z', 'M44 22H50V29H44z'), gold('M26 19Q24 8 32 2Q40 8 38 19z'), line('M32 10V18M14 25H38M16 52H44M24 39H50')),
  natural_selection: emblem('earth', line('M32 61V24M32 44Q14 44 10 28M32 44Q50 44 54 28'), put(leaf, 28, 26, 1.7, -20), line('M4 22L16 32M16 20L4 34'), body('M24 61Q32 52 40 61z'), put(leaf, 50, 30, 1), lit('M50 30Q52 22 60 20Q62 30 54 32z')),
  entangling_roots: emblem('earth', put(card, 32, 30, 1.7), bold('M4 8Q18 10 22 24T42 34Q54 38 52 58', 'M60 6Q50 14 46 24T22 42Q10 46 12 58'), body('M2 61Q12 52 20 57Q32 48 44 57Q54 52 62 61z'), put(leaf, 8, 12, 0.8), put(leaf, 50, 36, 0.8)),
  nature_spirit: emblem('earth', body('M32 4Q40 12 50 8Q48 18 60 22Q54 30 60 40Q50 42 48 52Q38 50 32 61Q26 50 16 52Q14 42 4 40Q10 30 4 22Q16 18 14 8Q24 12 32 4z'), lit('M20 20Q32 14 44 20Q48 36 32 48Q16 36 20 20z'), ink('M22 26L30 30Q26 34 22 30z', 'M42 26L34 30Q38 34 42 30z'), line('M32 30V37M27 41Q32 44 37 41')),
  argos_embrace: emblem('rose', put(heart, 32, 40, 0.95), both(body('M3 61Q-2 22 17 13L19 4L24 10L31 7L29 15L32 21L25 22Q12 32 15 61z')), line('M32 26V22M26 30L24 27M38 30L40 27')),
  ios_bounty: emblem('wood', put(sun, 32, 16, 0.95), put(coin, 10, 34, 1), put(coin, 54, 34, 1), put(coin, 32, 40, 1), body('M6 46H58Q56 61 32 61Q8 61 6 46z'), gold(circle(22, 45, 5), circle(42, 45, 5), circle(32, 48, 5)), line('M12 53Q32 58 52 53')),
  olafs_knowledge: emblem('bone', body('M18 22Q18 4 32 4Q46 4 46 22L50 34Q44 60 32 61Q20 60 14 34z'), pale('M22 24Q32 18 42 24V32Q32 36 22 32z'), line('M22 40Q24 52 32 56M42 40Q40 52 32 56M32 40V60M26 34Q32 38 38 34'), gold(circle(26, 27, 5), circle(38, 27, 5)), line('M31 27H33'), put(card, 55, 16, 0.65, 18), ink(circle(26, 27, 1.5), circle(38, 27, 1.5))),
  drought: emblem('fire', put(sun, 32, 15, 0.95), body('M2 40Q32 32 62 40V61H2z'), line('M10 38L16 48L8 54L14 61M30 36L26 46L34 52L30 61M50 38L44 46L54 52L48 61M16 48L26 46M34 52L44 46'), line('M46 36V24M46 30L52 26M46 28L41 25')),
  vision_of_destiny: emblem('violet', line(rays(32, 34, 22, 30, 14)), body('M32 8L58 52H6z'), put(eye, 32, 38, 0.95), glow(circle(32, 18, 2))),
};
