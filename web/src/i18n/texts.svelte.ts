// The texts of one language, from the Fluent files that the server and the terminal also use.
import { transport } from "#transport";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { gameTexts } from "../api";
import type { Problem } from "../messages";
import { FUNCTIONS, formatMessage } from "./message";
import { localStore } from "../storage";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Readonly<Record<string, string | number>>;

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import("./files/en"),
  fr: () => import("./files/fr"),
  de: () => import("./files/de"),
};

/** Texts that load with the pages that need them. */
const PARTS = import.meta.glob<string>("../../../src/sortilege/texts/*/page-history.ftl", {
  query: "?raw",
  import: "default",
});
type Part = "history";

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    files: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const file of files) this.bundle.addResource(new FluentResource(file));
  }

  has(key: string, attribute?: string): boolean {
    return attribute === undefined
      ? this.bundle.hasMessage(key)
      : this.bundle.getMessage(key)?.attributes[attribute] !== undefined;
  }

  say(key: string, args: Args = {}): string {
    return this.format(key, this.bundle.getMessage(key)?.value, args);
  }

  attribute(key: string, name: string, args: Args = {}): string {
    return this.format(`${key}.${name}`, this.bundle.getMessage(key)?.attributes[name], args);
  }

  private format(
    key: string,
    pattern: Parameters<FluentBundle["formatPattern"]>[0] | null | undefined,
    args: Args,
  ): string {
    if (!pattern) {
      console.error(`no message ${key} in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    if (errors[0]) console.error(`message ${key} in ${this.language}: ${errors[0].message}`);
    return text;
  }
}

async function partTexts(part: Part, language: Language): Promise<string> {
  return (await PARTS[`../../../src/sortilege/texts/${language}/page-${part}.ftl`]?.()) ?? "";
}

function preferredLanguage(): Language {
  const chosen = localStore.getItem("language");
  const wanted = [chosen, ...navigator.languages.map((one) => one.slice(0, 2))];
  return LANGUAGES.find((one) => one === wanted.find((word) => LANGUAGES.some((known) => known === word))) ?? "en";
}

class Speech {
  texts = $state.raw<Texts>(new Texts("en", []));
  ready = $state(false);

  /** Games whose texts are not bundled. */
  private readonly learned = new Set<string>();
  private readonly parts = new Set<Part>();
  private readonly fetched = new Map<string, Promise<string>>();

  async speak(language: Language): Promise<void> {
    const own = (await FILES[language]()).default;
    const more = await Promise.all([...this.learned].map((game) => this.fetch(game, language)));
    const ofTransport = (await transport.texts?.(language)) ?? "";
    const ofParts = await Promise.all([...this.parts].map((part) => partTexts(part, language)));
    this.texts = new Texts(language, [...own, ofTransport, ...ofParts, ...more]);
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** Loads a game's texts from the server; without them, things show their ids. */
  async learn(game: string): Promise<void> {
    if (this.learned.has(game)) return;
    this.learned.add(game);
    await this.speak(this.texts.language);
  }

  /** Loads the texts of a part of the page. */
  async include(part: Part): Promise<void> {
    if (this.parts.has(part)) return;
    this.parts.add(part);
    await this.speak(this.texts.language);
  }

  private fetch(game: string, language: Language): Promise<string> {
    const key = `${game} ${language}`;
    const found = this.fetched.get(key) ?? gameTexts(game, language).catch(() => (this.fetched.delete(key), ""));
    this.fetched.set(key, found);
    return found;
  }

  async choose(language: Language): Promise<void> {
    localStore.setItem("language", language);
    await this.speak(language);
  }
}

export const speech = new Speech();
void speech.speak(preferredLanguage());

export function say(key: string, args: Args = {}): string {
  return speech.texts.say(key, args);
}

/** The reason of a refusal in the reader's language; in English if this page is older than the server. */
export function problemText(problem: Pick<Problem, "why"> & Partial<Pick<Problem, "said">>): string {
  return (problem.said && formatMessage(speech.texts, problem.said)) || problem.why || say("server-failed");
}
