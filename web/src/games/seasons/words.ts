// Seasons in words; the same messages and arguments as src/sortilege/seasons/words.py.
import { card as cardFacts, face as faceFacts } from "./facts";
import type { Ask, GameEvent, Refusal, SeasonsCardView, SeasonsView } from "../../messages";
import type { Args, Texts } from "../../words.svelte";

export const ENERGIES = ["air", "water", "fire", "earth"] as const;
const SHELVES = ["II", "III"];
const ALIKE: Record<string, string> = {
  lose_from_hand: "leave",
  give_up_familiar: "give_up",
  give_up_card: "give_up",
  embrace: "give_up",
  drought: "give_up",
  reveal_familiar: "reveal",
  reveal_item_of: "reveal",
};

function parted(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + sign.length)];
}

function lastParted(text: string, sign: string): [string, string] {
  const at = text.lastIndexOf(sign);
  return at < 0 ? ["", text] : [text.slice(0, at), text.slice(at + sign.length)];
}

export function unstopped(text: string): string {
  return text.endsWith(".") ? text.slice(0, -1) : text;
}

export function name(texts: Texts, id: string, beside: SeasonsCardView[] = []): string {
  const [kind, copy] = parted(id, "#");
  const alone = beside.length > 0 && beside.every((card) => card.id !== kind);
  return texts.say(kind) + (copy && !alone ? ` (${copy})` : "");
}

export function tokenName(texts: Texts, number: number): string {
  return texts.say("token-named", { n: number, called: texts.say(`token_${number}`) });
}

export function amounts(texts: Texts, energies: Record<string, number>): string[] {
  return ENERGIES.filter((energy) => energies[energy]).map((energy) => `${energies[energy]} ${texts.say(energy)}`);
}

export function dieName(texts: Texts, die: string): string {
  return texts.say(die);
}

export function faceText(texts: Texts, die: string, side: number): string {
  const shown = faceFacts(die, side);
  const parts = amounts(texts, shown);
  if (shown.crystals) parts.push(texts.say("n-crystals", { n: shown.crystals }));
  for (const sign of ["gauge", "draw", "transmute"]) if (shown[sign]) parts.push(texts.say(`face-${sign}`));
  return `${parts.join(", ")} (${texts.say("n-pips", { n: shown.pips ?? 0 })})`;
}

export function costText(texts: Texts, cost: Record<string, number>): string {
  const parts = amounts(texts, cost);
  if (cost.crystals) parts.push(texts.say("n-crystals", { n: cost.crystals }));
  if (cost.types) parts.push(texts.say("cost-types"));
  return parts.join(", ");
}

export function cardHead(texts: Texts, id: string, seats: number, options: Record<string, string>): string {
  const facts = cardFacts(id, options);
  const cost = costText(texts, facts.cost[Math.max(0, seats - 2)] ?? {});
  const price = cost ? texts.say("card-cost", { cost }) : texts.say("cost-free");
  return [texts.say(facts.kind), price, texts.say("card-prestige", { n: facts.prestige })].join(" · ");
}

export function cardEffect(texts: Texts, id: string, options: Record<string, string>): string {
  return texts.attribute(id, cardFacts(id, options).old ? "text_old" : "text");
}

export function eventText(texts: Texts, event: GameEvent, names: string[]): string {
  let key = event.key;
  const args: Args = { ...event.args };
  if (typeof args.n === "number" && args.n < 0) {
    key += "-back";
    args.n = -args.n;
  }
  let by = "";
  if (key !== "mimics" && args.by !== undefined) {
    by = String(args.by);
    delete args.by;
  }
  const said: Args = {};
  for (const [arg, value] of Object.entries(args)) said[arg] = argument(texts, arg, value, args, names);
  const text = texts.say(`log-${key}`, said);
  return by ? `${unstopped(text)} (${cause(texts, by)}).` : text;
}

function cause(texts: Texts, by: string): string {
  const [kind, rest] = parted(by, "_");
  if (kind === "token") return tokenName(texts, Number(rest));
  return kind === "bonus" ? texts.say("option-bonus", { bonus: texts.say(by) }) : name(texts, by);
}

function argument(texts: Texts, arg: string, value: string | number, args: Args, names: string[]): string | number {
  if (typeof value === "number") {
    if (arg === "who" || arg === "to") return names[value] ?? "";
    if (arg === "shelf") return SHELVES[value] ?? "";
    if (arg === "token") return tokenName(texts, value);
    return arg === "face" ? faceText(texts, String(args.die), value) : value;
  }
  if (arg === "die") return dieName(texts, value);
  if (arg === "bonus") return texts.say(`bonus_${value}`);
  if (arg === "energy") return texts.say(`n-${value}`, { n: args.n ?? 1 });
  return value === "reserve" ? value : name(texts, value);
}

export function askText(texts: Texts, ask: Ask, names: string[], view: SeasonsView): string {
  const [subject, verbOf] = lastParted(ask.why, ".");
  let verb = verbOf;
  const ids = ask.options.map((option) => option.id);
  if (view.me) {
    if (verb === "split") {
      const { hand, library_2: two, library_3: three } = view.me;
      verb += two.length < Math.floor((hand.length + two.length + three.length) / 3) ? "-2" : "-3";
    }
    if (verb === "draft" && view.enchantment === "natural_selection" && view.discard === 0) verb += "-away";
  }
  if (ALIKE[verb] === "reveal") verb = ids.includes("keep") ? "reveal-keep" : ids.includes("draw") ? "reveal-again" : verb;
  let prompt = texts.say(`ask-${verb}`);
  if (ask.about != null) prompt = `${unstopped(prompt)} (${names[ask.about]}).`;
  if (ask.owed.length > 1) prompt = texts.say("ask-owed", { prompt, cost: owedText(texts, ask) });
  return subject ? texts.say("about", { subject: about(texts, subject, view), text: prompt }) : prompt;
}

export function owedText(texts: Texts, ask: Ask): string {
  const times = (what: string) => ask.owed.filter((one) => one === what).length;
  const parts = amounts(texts, Object.fromEntries(ENERGIES.map((energy) => [energy, times(energy)])));
  if (times("any")) parts.push(texts.say("cost-any", { n: times("any") }));
  return parts.join(", ");
}

function about(texts: Texts, subject: string, view: SeasonsView): string {
  const models = mimicked(view, subject);
  const details = models.length === 1 ? ` (${texts.say("table-mimics", { card: texts.say(models[0] ?? "") })})` : "";
  return name(texts, subject) + details;
}

function mimicked(view: SeasonsView, subject: string): string[] {
  return ownCards(view)
    .filter((card) => card.card === subject && card.mimics)
    .map((card) => parted(card.mimics, "#")[0]);
}

function ownCards(view: SeasonsView): SeasonsCardView[] {
  return view.seat == null ? [] : (view.seats[view.seat]?.play ?? []);
}

export function optionText(texts: Texts, id: string, names: string[], view: SeasonsView): string {
  const [word, rest] = parted(id, ":");
  if (!rest) return plainOption(texts, word, view);
  const key = `option-${word}`;
  switch (word) {
    case "energy":
    case "transmute": {
      const [place, energy] = lastParted(rest, ":");
      let said = texts.say(energy);
      if (place) said = texts.say("energy-on", { energy: said, card: name(texts, place, ownCards(view)) });
      if (word === "transmute")
        return texts.say(`${key}-worth`, { energy: said, n: (view.rates[energy] ?? 0) + view.extra });
      return texts.say(key, { energy: said });
    }
    case "die": {
      const shown = view.dice.find((die) => die.id === rest);
      const die = dieName(texts, rest);
      return shown ? texts.say(`${key}-face`, { die, face: faceText(texts, rest, shown.face) }) : texts.say(key, { die });
    }
    case "seat":
      return texts.say(key, { who: names[Number(rest)] ?? "" });
    case "forward":
    case "back":
      return texts.say(key, { n: Number(rest) });
    case "bonus":
      return texts.say(key, { bonus: texts.say(`bonus_${rest}`) });
    case "token":
      return texts.say(key, { token: tokenName(texts, Number(rest)) });
    case "types":
      return texts.say(key, { types: rest.split("+").map((energy) => texts.say(energy)).join(" + ") });
    default:
      return cardOption(texts, key, rest, names, view);
  }
}

function cardOption(texts: Texts, key: string, id: string, names: string[], view: SeasonsView): string {
  const found = view.seats.findIndex((seat) => seat.play.some((card) => card.id === id));
  const owner = found >= 0 ? found : view.seat;
  const beside = owner == null ? [] : (view.seats[owner]?.play ?? []);
  const verb = lastParted(view.why, ".")[1];
  const special = `${key}-${ALIKE[verb] ?? verb}`;
  const args = { card: name(texts, id, beside), who: owner == null ? "" : (names[owner] ?? "") };
  return texts.say(texts.has(special) ? special : key, args);
}

function plainOption(texts: Texts, word: string, view: SeasonsView): string {
  const plain: Record<string, string> = { energy: "option-energies", card: "option-cards" };
  const key = `option-${word}`;
  const [subject, verbOf] = lastParted(view.why, ".");
  const verb = ALIKE[verbOf] ?? verbOf;
  const looking = view.me?.looking_at.at(-1);
  if ((word === "keep" || word === "discard") && (verb === "keep_or_discard" || verb === "reveal") && looking)
    return texts.say(`${key}-card`, { card: name(texts, looking) });
  if (word === "ability" && view.seat != null)
    return texts.say(`${key}-token`, { token: tokenName(texts, view.seats[view.seat]?.ability ?? 0) });
  const top = view.known_deck["0"];
  if (word === "vision" && top) return texts.say(`${key}-card`, { card: name(texts, top) });
  for (const special of [`${key}-${chooser(texts, view, subject)}`, `${key}-${verb}`])
    if (texts.has(special)) return texts.say(special);
  return texts.say(plain[word] ?? key);
}

function chooser(texts: Texts, view: SeasonsView, subject: string): string {
  const asked = view.ask ? [...view.ask.options, ...view.ask.refused].map((one) => one.id) : [];
  const models = mimicked(view, subject).filter((id) => asked.every((way) => texts.has(`option-${way}-${id}`)));
  return models[0] ?? subject;
}

export function reasonText(texts: Texts, refusal: Refusal): string {
  return texts.say(`reason-${refusal.reason}`);
}

export function resultText(texts: Texts, view: SeasonsView, names: string[]): string {
  const first = view.winners[0];
  if (first === undefined) return "";
  const best = view.seats[first]?.points.total ?? 0;
  const level = view.seats.filter((seat) => seat.points.total === best).length;
  return texts.say(level > view.winners.length ? "score-tiebreak" : "score-winners", {
    n: view.winners.length,
    who: view.winners.map((seat) => names[seat]).join(", "),
    points: texts.say("n-points", { n: best }),
  });
}
