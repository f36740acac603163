/** The keys of everything that needs an emblem; a separate module because only a check needs it. */
const found = import.meta.glob<() => string[]>("../games/*/art/requiredEmblems.ts", { eager: true, import: "default" });

/** The bots of the ladder (bots/ladder.py). */
const TEN = Array.from({ length: 10 }, (_, n) => `level:${n + 1}`);

export const requiredEmblems = (): string[] => [...TEN, ...Object.values(found).flatMap((one) => one())];
