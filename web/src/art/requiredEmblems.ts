/** The keys of everything that has to have an emblem; apart from the emblems, for only a check needs it. */
const found = import.meta.glob<() => string[]>("../games/*/art/requiredEmblems.ts", { eager: true, import: "default" });

/** As many as there are bots for people (bots/ladder.py). */
const TEN = Array.from({ length: 10 }, (_, n) => `level:${n + 1}`);

export const requiredEmblems = (): string[] => [...TEN, ...Object.values(found).flatMap((one) => one())];
