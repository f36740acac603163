// The words of a game without a folder: what the server says in the game's own messages, else the ids.
import type { Wording } from "../games";
import { tell } from "../said";
import { named } from "./names";

export function wording(game: string): Wording {
  return {
    askText: (texts, ask, names) => tell(texts, ask.said, names) ?? named(game, ask.why),
    optionText: (texts, id, names, view) => {
      const found = [...(view.ask?.options ?? []), ...(view.ask?.refused ?? [])].find((one) => one.id === id);
      return (found && tell(texts, found.said, names)) ?? named(game, id);
    },
    reasonText: (texts, refusal) => tell(texts, refusal.because) ?? named(game, refusal.reason),
    effectText: (texts, { said }) => said.map((one) => tell(texts, one) ?? "").filter(Boolean).join(" · "),
    logLines: (texts, events, names) =>
      events.map((event) => ({ text: tell(texts, event.said, names) ?? named(game, event.key), head: false, links: [] })),
    doing: (texts, _, who) => texts.say("page-plain-doing", { who: who.join(", "), n: who.length }),
  };
}
