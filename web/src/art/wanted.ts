/** The keys of everything that has to have an emblem; apart from the emblems, for only a check needs it. */
const found = import.meta.glob<() => string[]>("../games/*/art/wanted.ts", { eager: true, import: "default" });

export const wanted = (): string[] => Object.values(found).flatMap((one) => one());
