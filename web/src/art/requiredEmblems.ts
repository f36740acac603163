/** The keys of everything that needs an emblem; a separate module because only a check needs it. */
const found = import.meta.glob<() => string[]>("../games/*/art/requiredEmblems.ts", { eager: true, import: "default" });

/** The bots of the ladder and the other characters of each level (bots/ladder.py). */
const TEN = Array.from({ length: 10 }, (_, n) => `level:${n + 1}`);
const CHARACTERS = ["", "/2", "/3"].flatMap((which) => TEN.map((bot) => bot + which));

export const requiredEmblems = (): string[] => [...CHARACTERS, ...Object.values(found).flatMap((one) => one())];
