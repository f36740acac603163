// SpellBook in words; the same messages and arguments as src/sortilege/spellbook/words.py.
import type { Color, Rune } from "./art/types";
import { spell as spellFacts } from "./facts";
import type { Ask, GameEvent, Refusal, SpellBookView } from "../../messages";
import type { Said } from "../../play/tip.svelte";
import { unstopped } from "../seasons/words";
import type { Args, Texts } from "../../words.svelte";

export const PRIMARIES = ["take_1", "draw_2", "store_1", "learn_1"];
export const LEVELS = ["three", "four", "five"] as const;
export const PHASES = ["morning", "midday", "evening"] as const;
export type DayPhase = (typeof PHASES)[number];
export const ACTIONS: Record<DayPhase, string[]> = { morning: ["take_1", "draw_2"], midday: ["store_1"], evening: ["learn_1"] };
const STEPS: Record<string, string> = {
  "swap altar": "altar",
  "swap_with_board board": "board",
  "copy_action seat": "seat",
  "copy_after_discard seat": "seat",
};

export function spellName(texts: Texts, id: string): string {
  return texts.say(`spell-${id}`);
}

function subjectName(texts: Texts, id: string): string {
  return texts.say(PRIMARIES.includes(id) ? `primary-${id}` : `spell-${id}`);
}

export function materiaName(texts: Texts, id: string): string {
  const [color, rune] = id.split("_");
  return texts.say("materia-named", { color: texts.say(`color-${color}`), rune: texts.say(`rune-${rune}`) });
}

export function colorName(texts: Texts, color: string): string {
  return texts.attribute(`color-${color}`, "plain");
}

export function levelText(texts: Texts, id: string, level: number): string {
  return texts.attribute(`spell-${id}`, LEVELS[level - 3] ?? "three");
}

export function levelHead(texts: Texts, id: string, level: number): string {
  return texts.say("spell-level", { level, n: spellFacts(id).points[level - 3] ?? 0 });
}

/** A level with its points and what it does. */
export function levelLine(texts: Texts, id: string, level: number): string {
  return texts.say("about", { subject: levelHead(texts, id, level), text: levelText(texts, id, level) });
}

/** Its colour and when it works. */
export function kindOf(texts: Texts, id: string): string {
  const facts = spellFacts(id);
  return `${colorName(texts, facts.color)} · ${texts.say(`phase-${facts.phase}`)}`;
}

/** What a spell is and does at each level. */
export function told(texts: Texts, id: string): Said {
  return {
    title: spellName(texts, id),
    head: kindOf(texts, id),
    text: [3, 4, 5].map((level) => levelLine(texts, id, level)).join("\n"),
  };
}

export function gallery(id: string): string {
  return `#/gallery/spell-${id}`;
}

export function parts(id: string): { color: Color; rune: Rune } {
  const [color, rune] = id.split("_");
  return { color: color as Color, rune: rune as Rune };
}

/** Equal materia counted. */
export function amounts(materia: string[]): [string, number][] {
  const found = new Map<string, number>();
  for (const one of materia) found.set(one, (found.get(one) ?? 0) + 1);
  return [...found];
}

/** The phase of the Day that is going on; what happens outside of one belongs to its end. */
export function phaseOf(view: SpellBookView): DayPhase {
  const subject = view.why.split(".")[0] ?? "";
  const known = (word: string) => PHASES.find((one) => one === word);
  return known(subject) ?? PHASES.find((one) => ACTIONS[one].includes(subject)) ?? known(spellFacts(subject).phase) ?? "evening";
}

/** The events of each line of the log: materia that go the same way one after the other share one. */
export function logRuns(events: GameEvent[]): GameEvent[][] {
  const runs: GameEvent[][] = [];
  for (const event of events) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && event.args.materia !== undefined && !["opponent", "primary"].includes(event.key) && bare(before) === bare(event))
      last.push(event);
    else runs.push([event]);
  }
  return runs;
}

export function logTexts(texts: Texts, events: GameEvent[], names: string[]): string[] {
  return logRuns(events).map((run) => runText(texts, run, names));
}

function bare(event: GameEvent): string {
  return JSON.stringify([event.key, { ...event.args, materia: event.args.materia === undefined ? 0 : 1 }]);
}

export function runText(texts: Texts, events: GameEvent[], names: string[]): string {
  const event = events[0];
  if (!event) return "";
  const args: Args = { ...event.args };
  const by = String(args.by ?? "");
  delete args.by;
  const said: Args = {};
  for (const [arg, value] of Object.entries(args)) said[arg] = argument(texts, arg, value, names);
  if (args.materia !== undefined)
    said.materia = events.map((one) => materiaName(texts, String(one.args.materia))).join(", ");
  const line = texts.say(`sb-log-${event.key}`, said);
  return !by || PRIMARIES.includes(by) ? line : `${unstopped(line)} (${spellName(texts, by)}).`;
}

function argument(texts: Texts, arg: string, value: string | number, names: string[]): string | number {
  if (typeof value === "number") return arg === "who" ? (names[value] ?? "") : value;
  if (arg === "spell") return spellName(texts, value);
  if (arg === "action") return texts.say(`primary-${value}`);
  return arg === "phase" ? texts.say(`phase-${value}`) : value;
}

export function askText(texts: Texts, ask: Ask, _names: string[], view: SpellBookView): string {
  const at = ask.why.lastIndexOf(".");
  const subject = at < 0 ? "" : ask.why.slice(0, at);
  const verb = ask.why.slice(at + 1);
  let step = STEPS[`${verb} ${ask.options[0]?.id.split(":")[0] ?? ""}`] ?? "";
  step = step || view.step;
  if (verb === "others_take" && view.opponent) step = "solo";
  const prompt = texts.say(step ? `sb-ask-${verb}-${step}` : `sb-ask-${verb}`);
  return subject ? texts.say("about", { subject: subjectName(texts, subject), text: prompt }) : prompt;
}

export function optionText(texts: Texts, id: string, names: string[], view: SpellBookView): string {
  const [word = "", first = "", second = ""] = id.split(":");
  const key = `sb-option-${word}`;
  switch (word) {
    case "pool":
    case "altar":
    case "board":
      return texts.say(key, { materia: materiaName(texts, first) });
    case "cast":
    case "copy":
    case "learn":
      return texts.say(key, { spell: spellName(texts, first), level: Number(second) });
    case "raise": {
      const own = view.seat == null ? undefined : view.seats[view.seat]?.spells.find((one) => one.spell === first);
      const spell = spellName(texts, first);
      return own?.level ? texts.say(`${key}-to`, { spell, level: own.level, n: own.level + 1 }) : texts.say(key, { spell });
    }
    case "wilds":
      return texts.say(key, { n: Number(first) });
    case "rune":
      return texts.say(key, { rune: texts.say(`rune-${first}`) });
    case "seat":
      return texts.say(key, { who: names[Number(first)] ?? "" });
    default:
      return texts.say(key);
  }
}

export function reasonText(texts: Texts, refusal: Refusal): string {
  return texts.say(`sb-reason-${refusal.reason}`);
}

export function resultText(texts: Texts, view: SpellBookView, names: string[]): string {
  const points = (n: number) => texts.say("sb-n-points", { n });
  if (view.opponent) {
    const own = view.seats[0]?.points ?? 0;
    const key = view.winners.length ? "solo" : view.opponent.points === own ? "nobody" : "lost";
    return texts.say(`sb-score-${key}`, { who: names[0] ?? "", points: points(view.winners.length ? own : view.opponent.points) });
  }
  const first = view.winners[0];
  if (first === undefined) return "";
  const best = view.seats[first]?.points ?? 0;
  const level = view.seats.filter((seat) => seat.points === best).length;
  return texts.say(level > view.winners.length ? "sb-score-tiebreak" : "sb-score-winners", {
    n: view.winners.length,
    who: view.winners.map((seat) => names[seat]).join(", "),
    points: points(best),
  });
}
