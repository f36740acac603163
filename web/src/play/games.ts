// Each game as the table needs it: its pictures, and its words for what the server tells.
import type { Component } from "svelte";
import type { Ask, GameEvent, Outcome, Refusal, SeasonsView, SpellBookView, View } from "../messages";
import SeasonsBoard from "../games/seasons/Board.svelte";
import * as seasonsDoing from "../games/seasons/doing";
import * as seasonsEffects from "../games/seasons/effects";
import * as seasonsLog from "../games/seasons/log";
import * as seasonsScore from "../games/seasons/score";
import SeasonsText from "../games/seasons/TextView.svelte";
import * as seasonsWords from "../games/seasons/words";
import SpellBookBoard from "../games/spellbook/Board.svelte";
import * as spellbookDoing from "../games/spellbook/doing";
import * as spellbookEffects from "../games/spellbook/effects";
import * as spellbookLog from "../games/spellbook/log";
import * as spellbookScore from "../games/spellbook/score";
import SpellBookText from "../games/spellbook/TextView.svelte";
import * as spellbookWords from "../games/spellbook/words";
import type { Texts } from "../words.svelte";
import type { LogLine } from "./log";
import type { Play } from "./play";
import type { Sheet } from "./sheet";

export interface Game<V extends View = View> {
  Board: Component<{ play: Play<V> }>;
  TextView: Component<{ play: Play<V> }>;
  askText: (texts: Texts, ask: Ask, names: string[], view: V) => string;
  optionText: (texts: Texts, id: string, names: string[], view: V) => string;
  reasonText: (texts: Texts, refusal: Refusal) => string;
  effectText: (texts: Texts, outcome: Outcome) => string;
  logLines: (texts: Texts, events: GameEvent[], names: string[]) => LogLine[];
  /** What these people are deciding. */
  doing: (texts: Texts, view: V, who: string[]) => string;
  score: (texts: Texts, view: V, names: string[]) => Sheet;
  /** Whether the viewer has chosen while others still choose. */
  sealed: (view: V) => boolean;
  /** What the course of a game is divided into. */
  part: (texts: Texts, n: number) => string;
}

const seasons: Game<SeasonsView> = {
  Board: SeasonsBoard,
  TextView: SeasonsText,
  ...seasonsWords,
  ...seasonsEffects,
  ...seasonsLog,
  ...seasonsDoing,
  ...seasonsScore,
  sealed: (view) => view.seat !== null && (view.seats[view.seat]?.chosen ?? false),
  part: (texts, n) => texts.say("page-year", { n }),
};

const spellbook: Game<SpellBookView> = {
  Board: SpellBookBoard,
  TextView: SpellBookText,
  ...spellbookWords,
  ...spellbookEffects,
  ...spellbookLog,
  ...spellbookDoing,
  ...spellbookScore,
  sealed: () => false,
  part: (texts, n) => texts.say("sb-table-moment", { day: n }),
};

// The view that a table tells is always its own game's.
const GAMES = new Map<string, unknown>([
  ["seasons", seasons],
  ["spellbook", spellbook],
]);

/** None where this page does not know the game: its server may be newer. */
export function gameOf(name: string): Game | undefined {
  return GAMES.get(name) as Game | undefined;
}
