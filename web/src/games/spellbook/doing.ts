// What somebody else is deciding, from the public name of the question.
import type { SpellBookView } from "../../messages";
import type { Texts } from "../../words.svelte";
import { PRIMARIES, spellName } from "./words";

const DOING: [RegExp, string][] = [
  [/^morning$/, "morning"],
  [/^midday$/, "midday"],
  [/^evening$/, "evening"],
  [/^learn/, "learn"],
  [/^copy/, "copy"],
  [/^swap/, "swap"],
  [/^(others_)?take/, "take"],
  [/^store/, "store"],
  [/^discard/, "discard"],
];

export function doing(texts: Texts, view: SpellBookView, names: string[]): string {
  const at = view.why.lastIndexOf(".");
  const subject = view.why.slice(0, Math.max(0, at));
  const verb = view.why.slice(at + 1);
  const found = DOING.find(([pattern]) => pattern.test(verb))?.[1];
  const text = texts.say(found ? `sb-doing-${found}` : "doing-something", { who: names.join(", "), n: names.length });
  return subject && !PRIMARIES.includes(subject) ? texts.say("about", { subject: spellName(texts, subject), text }) : text;
}
