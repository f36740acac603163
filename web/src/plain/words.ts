// The words of a game without a folder, as far as the page can find them by itself.
import type { Wording } from "../games";
import { change } from "../play/outlook";
import { named } from "./names";

export function wording(game: string): Wording {
  return {
    askText: (_, ask) => named(game, `ask-${ask.why}`, ask.why),
    optionText: (texts, id, names) => {
      const [word = "", ...rest] = id.split(":");
      if (word === "seat" && names[Number(rest[0])] !== undefined) return names[Number(rest[0])] ?? "";
      const what = rest.map((part) => named(game, part)).join(" ");
      return rest.length ? texts.say("about", { subject: named(game, `option-${word}`, word), text: what }) : named(game, `option-${word}`, word);
    },
    reasonText: (_, refusal) => named(game, `reason-${refusal.reason}`, refusal.reason),
    effectText: (texts, { changes }) => Object.entries(changes).flatMap(([figure, pair]) => change(texts, named(game, `view-${figure}`, figure), pair)).join(" · "),
    logLines: (texts, events, names) =>
      events.map(({ key, args }) => {
        const told = { ...args, who: typeof args.who === "number" ? (names[args.who] ?? "") : (args.who ?? "") };
        const message = `${game}-log-${key}`;
        const text = texts.has(message) ? texts.say(message, told) : [key, ...Object.values(told)].filter(Boolean).join(" ");
        return { text, head: false, links: [] };
      }),
    doing: (texts, _, who) => texts.say("page-plain-doing", { who: who.join(", "), n: who.length }),
  };
}
