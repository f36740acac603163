// The rules, shown over the current page; and the chapters of each game, fetched once.
import * as api from "../api";
import { openEntry } from "../play/menus/openEntry.svelte";
import { tip } from "../play/tips/tip.svelte";
import { type Play, textArgs } from "../play/board/boardContext";
import type { Chapter, Rulings } from "../messages";
import { type Args, say, speech } from "../i18n/texts.svelte";

/** "" is the first chapter; else a chapter, a ruling, "index", or "show/" plus a ruling or thing and a story number. */
export type Place = string;

class OpenRules {
  /** Whose rules they are, and where they are open; null: closed. */
  game = $state("");
  place = $state<Place | null>(null);
  /** The game that is played here just now. */
  here = $state("");
  /** The table that they are opened over, and the arguments of its texts. */
  private table = $state.raw<{ game: string; args: Args } | null>(null);
  private loadedChapters = $state.raw<Record<string, Chapter[]>>({});
  private readonly loadingChapters = new Map<string, Promise<void>>();
  private readonly loadingRulings = new Map<string, Promise<Rulings>>();

  open(game: string, place: Place = ""): void {
    tip.hide();
    openEntry.key = "";
    this.game = game;
    this.place = place;
  }

  close(): void {
    this.place = null;
  }

  /** While the component that calls this is shown, rules and gallery entries say what holds at its table. */
  openOver(play: () => Play | null): void {
    $effect(() => {
      const shown = play();
      this.table = shown && { game: shown.game, args: textArgs(shown) };
      return () => (this.table = null);
    });
  }

  /** The arguments of a game's texts at the table that they are opened over; elsewhere the defaults. */
  args(game: string, defaults: Args): Args {
    return this.table?.game === game ? { ...defaults, ...this.table.args } : defaults;
  }

  /** The chapters of a game, once loaded. */
  chapters(game: string): Chapter[] {
    return this.loadedChapters[game] ?? [];
  }

  /** Loads them once; after a failure there are none, and the next call tries again. */
  learn(game: string): Promise<void> {
    const found = this.loadingChapters.get(game) ?? this.fetch(game);
    this.loadingChapters.set(game, found);
    return found;
  }

  private async fetch(game: string): Promise<void> {
    try {
      const { chapters } = await api.chapters(game);
      this.loadedChapters = { ...this.loadedChapters, [game]: chapters };
    } catch {
      this.loadingChapters.delete(game);
    }
  }

  rulings(game: string): Promise<Rulings> {
    const found = this.loadingRulings.get(game) ?? api.rulings(game);
    this.loadingRulings.set(game, found);
    found.catch(() => this.loadingRulings.delete(game)); // the next call tries again
    return found;
  }
}

export const rules = new OpenRules();

export const rulesHref = (game: string, place: Place): string => `#/rules/${game}/${place}`;

/** A link that opens them here; with a key held it does what links do. */
export function openRulesLink(event: MouseEvent, game: string, place: Place): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  rules.open(game, place);
}

const named = (key: string, id: string): string => (speech.texts.has(key) ? say(key) : id.replaceAll("_", " "));

export const chapterName = (game: string, id: string): string => named(`page-chapter-${game}-${id}`, id);

/** A word of the index. */
export const term = (game: string, word: string): string => named(`page-term-${game}-${word}`, word);

export function chapterText(game: string, id: string, args: Args): string[] {
  const key = `page-chapter-${game}-${id}`;
  return speech.texts.has(key, "text") ? speech.texts.attribute(key, "text", args).split("\n\n") : [];
}

/** The chapter that explains a line of the log. */
export function chapterOf(game: string, event: string): string | undefined {
  const key = event.replace(/-hidden$/, "");
  return rules.chapters(game).find((one) => one.events.includes(key))?.id;
}
