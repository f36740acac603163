/** Emblems of the fifty Power cards of the base box. */

import { body, both, box, circle, emblem, glow, gold, ink, line, lit, oval, pale, put, rays, star, type Emblem } from './draw';
import { book, chain, coin, cork, cube, drop, eye, flame, hand, heart, leaf, skull, spark, wing } from './motifs';

export const BASE: Readonly<Record<string, Emblem>> = {
  amulet_of_air: emblem('air', chain, both(put(wing, 26, 46, 0.95)), body(circle(32, 44, 12)), pale('M25 46Q24 38 32 38Q38 38 38 43Q38 48 33 48Q29 47 31 43')),
  amulet_of_fire: emblem('fire', chain, put(flame, 32, 44, 1.15)),
  amulet_of_earth: emblem('earth', chain, body('M32 28L46 36V50L32 60L18 50V36z'), put(leaf, 28, 53, 1.1), line('M18 36L24 40M46 36L40 40')),
  amulet_of_water: emblem('water', chain, body('M32 24Q46 40 46 46A14 14 0 0 1 18 46Q18 40 32 24z'), line('M21 45Q26 41 32 45T43 45M23 52Q27 49 32 52T41 52')),
  balance_of_ishtar: emblem(
    'bone', body('M30 14H34V52H30z'), body('M20 58Q22 52 32 52Q42 52 44 58z'), line('M10 18L54 14M10 18L4 36M10 18L18 36M54 14L46 32M54 14L60 32'),
    gold('M2 36H20Q18 44 11 44Q4 44 2 36z', 'M44 32H62Q60 40 53 40Q46 40 44 32z'), lit(circle(32, 11, 5)),
  ),
  staff_of_spring: emblem(
    'earth', body('M10 58L14 60L44 22L40 18z'), put(leaf, 20, 46, 1.1, -40), put(leaf, 30, 38, 1.2, 40), put(leaf, 24, 42, 0.9, -70),
    lit('M38 22Q28 10 42 4Q44 10 48 12Q52 8 60 10Q60 24 46 26z'), gold(circle(46, 17, 4)),
  ),
  temporal_boots: emblem(
    'wood', put(wing, 20, 26, 0.9), body('M22 6H40V32Q42 38 54 42Q60 45 58 52H22z'), lit('M20 4H42V12H20z'), ink('M20 52H60V57H44V54H32V57H20z'),
    pale(circle(32, 28, 8)), line('M32 23V28L36 30'),
  ),
  purse_of_io: emblem(
    'wood', body('M24 20Q6 32 8 46Q10 58 28 58Q48 58 48 44Q48 32 34 20z'), lit('M18 8Q24 14 29 9Q34 14 40 8Q38 16 35 20H23Q20 16 18 8z'), line('M21 21H38Q46 20 48 28'),
    put(coin, 28, 40, 1.4), put(coin, 52, 52), put(coin, 56, 40, 0.8),
  ),
  divine_chalice: emblem(
    'bone', line(rays(32, 18, 10, 17, 9, 180, 180)), gold('M14 18H50Q50 38 36 42V50Q46 52 46 58H18Q18 52 28 50V42Q14 38 14 18z'), lit(oval(32, 18, 18, 4)), body(circle(32, 30, 4)),
  ),
  syllas_the_faithful: emblem(
    'wood', body('M44 58Q50 46 44 38Q40 34 38 28L46 26Q52 24 50 18L40 16L36 8L32 14Q22 18 22 30Q14 40 16 58z'), lit('M22 30Q30 34 34 44L36 58H30L26 46'),
    line('M16 56Q6 54 8 44'), ink(circle(39, 20, 1.8), oval(49, 19, 2.4, 1.8)), gold('M23 30Q30 34 38 29L38 33Q30 38 22 34z', circle(31, 37, 3)),
  ),
  figrim_the_avaricious: emblem(
    'earth', body('M12 26L2 14Q14 16 18 18Q24 8 34 8Q46 10 48 22L62 16Q58 28 50 30Q50 44 38 50H24Q12 42 12 26z'), pale(oval(24, 26, 5, 4), oval(39, 26, 5, 4)),
    ink(circle(26, 27, 2), circle(38, 27, 2)), lit('M29 28Q36 42 26 40Q22 38 29 28z'), line('M22 45Q32 48 42 41'), put(coin, 50, 51, 1.4), put(coin, 14, 54, 1),
  ),
  naria_the_prophetess: emblem(
    'violet', body('M32 4Q54 6 54 34Q54 50 60 60H4Q10 50 10 34Q10 6 32 4z'), pale('M20 30Q20 16 32 16Q44 16 44 30Q44 46 32 50Q20 46 20 30z'),
    line('M24 34Q27 37 30 34M34 34Q37 37 40 34M29 43Q32 45 35 43'), gold('M25 23Q32 16 39 23Q32 30 25 23z'), ink(circle(32, 23, 2)), line('M18 56Q32 62 46 56'),
  ),
  wondrous_chest: emblem(
    'wood', line(rays(32, 26, 14, 22, 7, 200, 140)), lit('M8 26L14 14H50L56 26z'), glow(oval(32, 28, 20, 7)), gold(circle(22, 27, 5), circle(42, 27, 5), circle(32, 24, 6)),
    body('M6 30H58V56H6z'), gold(box(28, 30, 8, 12)), line('M14 30V56M50 30V56'), ink(circle(32, 36, 2)),
  ),
  beggars_horn: emblem('bone', line('M14 50Q18 22 44 30'), body('M61 12Q60 46 28 56Q12 60 3 50Q10 44 22 40Q36 34 38 14z'), lit(oval(49.5, 12, 11.5, 6)), line('M16 43L20 57M26 38L33 54'), pale(box(40, 29, 9, 9)), line('M38 31H42M38 36H42M47 31H51M47 36H51')),
  die_of_malice: emblem(
    'fire', lit('M12 20Q4 12 8 2Q14 8 22 14z', 'M52 20Q60 12 56 2Q50 8 42 14z'), body(box(10, 14, 44, 44, 7)), gold('M18 26L28 31Q24 36 19 33z', 'M46 26L36 31Q40 36 45 33z'),
    pale('M17 42Q32 48 47 42Q44 54 32 54Q20 54 17 42z'), line('M25 45V52M32 46V54M39 45V52'),
  ),
  kairn_the_destroyer: emblem(
    'fire', lit('M16 22Q2 22 4 4Q10 12 24 14z', 'M48 22Q62 22 60 4Q54 12 40 14z'), body('M18 14H46Q54 22 48 36L44 56Q38 62 32 62Q26 62 20 56L16 36Q10 22 18 14z'),
    gold('M19 28L29 32L21 35z', 'M45 28L35 32L43 35z'), lit('M22 44Q32 40 42 44L40 56Q32 60 24 56z'), ink(oval(28, 49, 2, 2.6), oval(36, 49, 2, 2.6)), line('M26 56Q32 52 38 56'), line('M26 20L32 24L38 20'),
  ),
  amsug_longneck: emblem(
    'water', body('M6 58V44Q6 32 20 32H30Q34 30 34 22Q34 6 44 5Q58 6 58 16L48 18Q44 18 44 26V44Q44 50 42 58H35V48H16V58z'), line('M6 42Q2 46 3 52'), ink(circle(47, 11, 1.9)),
    lit(circle(20, 40, 3), circle(29, 41, 2.5), circle(39, 28, 2.4), circle(38, 37, 2.4)), gold('M42 5L40 1M47 5L48 1'),
  ),
  bespelled_grimoire: emblem(
    'violet', body('M12 8Q12 4 16 4H50V54H16Q12 54 12 58z'), pale('M50 54H18Q12 54 12 58Q13 61 18 61H50z'), lit(star(31, 28, 15, 15, 4, -90)), put(eye, 31, 28, 0.75),
    gold('M46 16H56V24H46z', 'M46 36H56V44H46z'), line('M17 4V54'),
  ),
  ragfields_helm: emblem(
    'steel', lit('M30 14Q26 2 44 2Q62 4 60 26Q56 16 46 16Q38 14 34 18z'), body('M10 38Q8 14 30 14Q50 14 50 36V56Q44 60 36 58L34 44H26L24 58Q16 60 10 56z'), ink('M14 34H46V39H34L32 46H28L26 39H14z'),
    gold('M28 13H32V34H28z'), line('M40 46V54M44 46V53M16 46V53M20 46V54'),
  ),
  hand_of_fortune: emblem('air', put(hand, 33, 32, 1.28), gold(circle(28, 38, 4.5), circle(36, 38, 4.5), circle(32, 33, 4.5)), line('M32 39Q32 45 36 47')),
  lewis_greyface: emblem(
    'steel', ink('M2 24Q14 14 18 12Q32 -2 46 12Q50 14 62 24Q32 16 2 24z'), pale('M16 22Q32 16 48 22V36Q48 54 32 60Q16 54 16 36z'), body('M32 19Q40 19 48 22V36Q48 54 32 60z'),
    ink(oval(24, 34, 4, 2.6)), gold(oval(40, 34, 4.5, 3)), line('M32 36L29 43H32M26 51Q32 48 38 51'),
  ),
  runic_cube_of_eolis: emblem('violet', put(cube, 32, 32, 1.3), line('M14 30L18 32V44M14 38L20 41', 'M40 42L50 37M45 32V46'), gold(star(32, 17, 6, 2.5, 4))),
  potion_of_power: emblem(
    'fire', put(cork, 32, 8), lit(box(27, 11, 10, 12)), pale(circle(32, 40, 19)), body('M14 36Q22 32 32 36T50 36Q53 46 46 53Q32 64 18 53Q11 46 14 36z'), gold('M34 26L22 44H31L28 56L43 37H34z'),
  ),
  potion_of_dreams: emblem(
    'violet', put(cork, 46, 9, 1, 25), lit('M40 11L50 15L47 22L38 19z'), body('M38 18L48 22Q34 26 36 38Q40 48 56 44Q50 60 32 60Q10 58 8 38Q10 20 38 18z'), put(spark, 20, 38, 1.1), put(spark, 32, 51, 0.8), line('M54 28Q58 26 58 22M48 34Q53 35 54 32'),
  ),
  potion_of_knowledge: emblem('water', put(cork, 32, 6), lit(box(26, 9, 12, 14)), pale('M26 20H38L58 54Q58 60 52 60H12Q6 60 6 54z'), body('M17 40Q24 36 32 40T47 40L57 56Q56 60 52 60H12Q8 60 7 56z'), put(eye, 32, 49, 0.85)),
  potion_of_life: emblem('earth', put(cork, 32, 7), lit(box(27, 10, 10, 12)), put(heart, 32, 38, 1.7), pale('M32 50Q22 44 24 36M32 50Q42 42 40 32M32 54V34'), put(leaf, 32, 44, 0.8, -20)),
  hourglass_of_time: emblem(
    'wood', pale('M16 10H48Q48 26 35 32Q48 38 48 54H16Q16 38 29 32Q16 26 16 10z'), gold('M21 20H43Q40 27 32 31Q24 27 21 20z', 'M18 53Q20 46 32 44Q44 46 46 53z'), line('M32 32V44'), body(box(10, 4, 44, 7, 2), box(10, 53, 44, 7, 2)),
  ),
  scepter_of_greatness: emblem(
    'rose', body('M9 60L4 55L36 23L41 28z'), gold('M30 26L22 10L34 15L40 4L47 15L60 13L54 24L60 30L49 33L42 40z'), lit(circle(43, 24, 7)), line('M14 50L10 46M22 42L18 38'),
  ),
  olafs_blessed_statue: emblem(
    'bone', gold(oval(32, 7, 13, 4)), body('M20 60L22 34Q10 36 14 46L8 48Q4 28 24 24V16Q24 10 32 10Q40 10 40 16V24Q60 28 56 48L50 46Q54 36 42 34L44 60z'), pale('M24 20Q32 24 40 20Q42 36 32 42Q22 36 24 20z'),
    ink(circle(29, 17, 1.5), circle(35, 17, 1.5)), lit(box(12, 53, 40, 8)),
  ),
  yjangs_forgotten_vase: emblem(
    'fire', line('M20 18Q6 20 10 34Q12 38 18 38M44 18Q58 20 54 34Q52 38 46 38'), body('M22 4H42Q40 10 40 16Q54 28 50 42Q46 52 40 56V60H24V56Q18 52 14 42Q10 28 24 16Q24 10 22 4z'), lit('M13 32H51Q51 38 50 42H14Q12 37 13 32z'),
    line('M16 37L20 33L24 41L28 33L32 41L36 33L40 41L44 33L48 39', 'M38 44L35 49L39 52L36 58'), line('M23 10H41'),
  ),
  elemental_amulet: emblem(
    'bone', line('M14 2Q18 12 32 13Q46 12 50 2'), gold(circle(32, 22, 10), circle(32, 52, 10), circle(17, 37, 10), circle(47, 37, 10)), body(box(24, 29, 16, 16, 3)),
    line('M28 22Q32 18 36 22T40 20', 'M28 50V56M32 48V56M36 50V56', 'M12 37H22M14 41H20M17 33V37', 'M47 31L52 41H42z'),
  ),
  tree_of_light: emblem(
    'earth', line(rays(32, 24, 23, 29, 12)), body('M28 60Q30 50 28 38H36Q34 50 38 60z'), lit('M32 6Q44 4 46 14Q56 18 50 28Q52 38 40 38Q32 44 24 38Q12 38 14 28Q8 18 18 14Q20 4 32 6z'), gold(circle(24, 22, 4), circle(38, 18, 4), circle(34, 30, 4)), line('M32 58V44L26 36M32 48L40 38'), line('M18 60H46'),
  ),
  arcano_leech: emblem(
    'rose', body('M58 52Q58 62 46 60Q30 56 30 40Q30 32 22 36L8 40Q2 22 14 10Q30 2 38 18Q46 34 44 42Q44 48 50 46Q58 44 58 52z'), pale(circle(18, 25, 12)), ink(circle(18, 25, 5)),
    line(rays(18, 25, 7, 11, 8)), line('M38 20L32 25M42 30L33 33M44 40L34 42M45 46L38 52M50 46L48 56'),
  ),
  crystal_orb: emblem('water', lit(circle(32, 26, 22)), pale('M20 22Q22 12 32 11'), put(spark, 36, 28, 1.4), put(spark, 25, 34, 0.7), body('M16 44Q32 54 48 44L52 54H12z'), gold(box(8, 54, 48, 6, 2))),
  glutton_cauldron: emblem(
    'night', lit(circle(24, 10, 4), circle(36, 7, 3), circle(40, 14, 3)), body('M8 22H56Q62 40 52 52L54 60H46L44 56H20L18 60H10L12 52Q2 40 8 22z'), lit(oval(32, 22, 26, 6)), pale('M14 36Q32 44 50 36Q46 54 32 54Q18 54 14 36z'), line('M20 39L23 44L27 40L31 46L35 41L39 45L44 39'),
  ),
  vampiric_crown: emblem('rose', body('M6 46L4 14L18 28L24 6L32 24L40 6L46 28L60 14L58 46z'), gold(box(6, 40, 52, 8)), pale('M16 48H24L20 60z', 'M40 48H48L44 60z'), lit(circle(32, 34, 5)), put(drop, 32, 57, 0.55)),
  dragon_skull: emblem(
    'bone', body('M14 22Q2 18 2 4Q12 6 24 14z', 'M50 22Q62 18 62 4Q52 6 40 14z'), pale('M20 14H44Q52 20 48 32L42 38L40 54Q36 60 32 60Q28 60 24 54L22 38L16 32Q12 20 20 14z'), ink('M18 24L28 30Q24 36 19 31z', 'M46 24L36 30Q40 36 45 31z', oval(29, 48, 1.8, 3), oval(35, 48, 1.8, 3)),
    line('M32 16V28M26 56V52M32 59V54M38 56V52'),
  ),
  demon_of_argos: emblem(
    'night', both(body('M20 36Q8 30 2 14Q2 40 8 54Q12 46 18 48z')), both(lit('M22 16Q14 12 16 2Q22 4 28 10z')), body('M20 16Q32 4 44 16Q46 28 40 34Q52 38 52 60H12Q12 38 24 34Q18 28 20 16z'), gold('M23 20L30 23L24 26z', 'M41 20L34 23L40 26z'), pale('M26 29Q32 33 38 29L36 34L34 31L32 33L30 31L28 34z'), line('M24 46L32 52L40 46'),
  ),
  titus_deepgaze: emblem(
    'violet', line('M16 42Q6 46 8 58M26 46Q18 52 22 61M38 46Q46 52 42 61M48 42Q58 46 56 58'), body(circle(32, 26, 22)), pale('M12 27Q32 8 52 27Q32 46 12 27z'), gold(circle(32, 27, 9)), ink(oval(32, 27, 3, 8)), line('M18 10L14 4M32 5V1M46 10L50 4'),
  ),
  air_elemental: emblem('air', body('M6 10Q32 0 58 10Q62 18 48 20Q56 26 44 30Q50 36 40 38Q44 46 32 62Q34 48 26 46Q20 40 24 36Q12 34 16 28Q4 24 6 10z'), line('M8 16Q32 26 54 13M17 29Q32 36 44 28M25 41Q33 45 40 38'), pale(circle(24, 14, 3.6), circle(40, 14, 3.6)), ink(circle(25, 15, 1.6), circle(39, 15, 1.6))),
  thieving_fairies: emblem(
    'rose', lit('M28 26Q10 0 4 12Q4 28 26 32z', 'M36 26Q54 0 60 12Q60 28 38 32z', 'M28 32Q10 34 12 46Q20 48 30 36z', 'M36 32Q54 34 52 46Q44 48 34 36z'), pale(circle(32, 16, 7)), body('M32 23Q38 24 38 32L42 44H22L26 32Q26 24 32 23z'), line('M29 44L27 56M35 44L37 56M26 28L14 36'), gold('M8 36Q14 32 18 37Q22 48 12 48Q2 46 8 36z'), line('M27 11Q32 6 38 12'),
  ),
  cursed_treatise_of_arus: emblem('night', put(book, 32, 40, 1.2), body('M3 28V54Q20 50 32 57Q44 50 61 54V28', 'M3 52Q20 50 32 57Q44 50 61 52V60Q44 56 32 62Q20 56 3 60z'), put(skull, 32, 22, 1.35), line('M8 36L16 37M8 44L18 45M56 36L48 37M56 44L46 45')),
  idol_of_the_familiar: emblem(
    'bone', gold(box(12, 52, 40, 9)), body('M20 52Q16 36 24 30Q18 24 20 6L28 13H36L44 6Q46 24 40 30Q48 36 44 52z'), pale('M23 19L30 22Q27 27 23 24z', 'M41 19L34 22Q37 27 41 24z'), ink('M30 26H34L32 29z'), line('M32 36V52M26 52V44M38 52V44', 'M44 50Q56 48 54 36Q53 30 50 32'), lit(circle(32, 35, 3)),
  ),
  necrotic_kriss: emblem('night', lit('M60 4Q48 8 46 16Q44 24 36 24Q28 26 28 34L20 40L26 46L34 40Q42 38 42 30Q42 24 50 20Q58 16 60 4z'), gold('M12 34L32 54L28 58L8 38z'), body('M16 44L22 50L10 60L4 54z'), line('M54 12Q46 20 42 26Q36 30 32 34'), put(drop, 52, 44, 0.7)),
  lantern_of_xidit: emblem('fire', line('M24 10Q24 2 32 2Q40 2 40 10'), body('M16 20L24 10H40L48 20z', 'M14 52H50L46 61H18z'), pale('M16 20H48L52 52H12z'), put(flame, 32, 37, 0.95), line('M22 20L20 52M42 20L44 52')),
  sealed_chest_of_urm: emblem('steel', body('M6 30Q6 8 32 8Q58 8 58 30V58H6z'), line('M6 28H58'), lit('M6 20L11 14L58 50V58H54z', 'M58 20L53 14L6 50V58H10z'), gold(box(21, 32, 22, 18, 3)), line('M25 32V27Q32 18 39 27V32'), ink(circle(32, 39, 3), 'M30.6 39H33.4L34.4 46H29.6z')),
  mirror_of_the_seasons: emblem('water', body('M28 42H36L35 61H29z'), gold(circle(32, 23, 21)), lit(circle(32, 23, 16)), pale('M32 7A16 16 0 0 1 48 23H32z', 'M32 39A16 16 0 0 1 16 23H32z'), line('M38 13L42 17M21 28L26 33'), ink(circle(24, 17, 2.5), 'M40 26L43 31H37z')),
  pendant_of_ragnor: emblem('wood', line('M6 4Q4 34 32 36Q60 34 58 4'), gold(circle(9, 18, 3.6), circle(16, 28, 3.6), circle(55, 18, 3.6), circle(48, 28, 3.6)), pale('M26 36H38Q42 50 30 62Q32 52 26 46z', 'M16 34L23 36Q22 44 16 50Q18 42 16 34z', 'M48 34L41 36Q42 44 48 50Q46 42 48 34z'), body(box(24, 31, 16, 8, 3))),
  sid_nightshade: emblem(
    'night', body('M32 2Q50 8 50 28Q50 36 60 42L56 61H8L4 42Q14 36 14 28Q14 8 32 2z'), ink('M32 14Q42 18 42 30Q40 42 32 46Q24 42 22 30Q22 18 32 14z'), gold('M23 26L31 31L25 34z', 'M41 26L33 31L39 34z'), lit('M28 48L36 48L38 61H26z'), pale('M8 61L18 44L22 46L14 61z', 'M56 61L46 44L42 46L50 61z'),
  ),
  damned_soul_of_onys: emblem('water', pale('M26 4Q44 4 44 24Q44 32 52 30Q56 34 48 40Q44 46 46 54L38 48L30 56L24 47L12 52Q16 42 10 38Q2 36 6 30Q12 32 12 22Q12 4 26 4z'), ink(oval(22, 20, 3, 4), oval(34, 20, 3, 4), oval(28, 33, 4, 6)), line('M44 44L52 50'), body(circle(55, 54, 6)), lit('M21 25Q19 31 21 33Q24 31 21 25z')),
};
