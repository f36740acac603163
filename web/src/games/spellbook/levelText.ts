// Separates the text common to the levels of a spell from each level's own.
export interface Shared {
  /** The words before and after what differs; empty where too little is shared. */
  before: string;
  after: string;
  /** What is left to say of each level. */
  each: string[];
}

const WORTH = 12; // characters in common that are worth a line of their own

/** The first words and the last words that all of these have. */
function common(texts: string[]): Shared {
  const words = texts.map((text) => text.split(" "));
  const least = Math.min(...words.map((some) => some.length));
  const same = (at: (some: string[]) => string | undefined) => words.every((some) => at(some) === at(words[0] ?? []));
  let first = 0;
  while (first < least && same((some) => some[first])) first++;
  let last = 0;
  while (last < least - first && same((some) => some.at(-1 - last))) last++;
  const [one = []] = words;
  return {
    before: one.slice(0, first).join(" "),
    after: last ? one.slice(-last).join(" ") : "",
    each: words.map((some) => some.slice(first, some.length - last).join(" ")),
  };
}

/** Of three levels: what all of them share, or else what the upper or the lower two do. */
export function shared(texts: string[]): Shared {
  for (const some of [
    [0, 1, 2],
    [1, 2],
    [0, 1],
  ]) {
    const found = common(some.map((n) => texts[n] ?? ""));
    if (found.before.length + found.after.length < WORTH) continue;
    const each = texts.map((text, n) => (some.includes(n) ? (found.each[some.indexOf(n)] ?? "") : text));
    return { ...found, each };
  }
  return { before: "", after: "", each: texts };
}
