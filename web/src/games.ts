// The games. Each folder's index.ts is all the page knows of a game; a game without a folder is drawn from its view.
import type { Component } from "svelte";
import type { Gallery } from "./gallery/entries";
import type { Plan } from "./learn/lessonPlan";
import type { GameEvent, View } from "./messages";
import type { Play } from "./play/board/boardContext";
import type { Given } from "./sandbox/storyText";
import { defaultKit } from "./defaultGame/kit";
import { type Texts, say, speech } from "./i18n/texts.svelte";

/** What the start page and the table form need at once; the rest loads on demand. */
export interface Kit {
  cover: Cover;
  /** Shown beside the game's name in lists. */
  Sign: Component<{ size: number }>;
  options: Options;
  wishes: Wishes;
  table: () => Promise<Game>;
  /** Optional: without one the game is not in the gallery. */
  gallery?: () => Promise<Gallery>;
  /** The sandbox form; without one, positions are edited as text. */
  sandbox?: () => Promise<Setup>;
  /** A guided first game. */
  lesson?: () => Promise<Plan>;
}

/** A game's part of the sandbox. */
export interface Setup {
  /** The initial position. */
  first: Given;
  Form: Component<{ given: Given; seats: string[]; change: (given: Given) => void }>;
}

/** The cover of the game, drawn as a small bound book. */
export interface Cover {
  ground: string;
  emblems: readonly string[];
  Pieces: Component;
  /** At the foot of the title page. */
  Vignette?: Component;
}

/** The texts of a game's options. */
export interface Options {
  /** The common options; all others are folded away. */
  common: readonly string[];
  /** The heading of the other options. */
  others: () => string;
  name: (option: string) => string;
  text: (option: string) => string;
  value: (option: string, value: string) => string;
  /** Whether an option matters at a table of this size. */
  matters?: (option: string, seats: number, chosen: Record<string, string>) => boolean;
  /** In the order in which they are shown, where it is not the server's. */
  order?: (option: string, values: readonly string[]) => readonly string[];
  /** Whether another option decides this one by default. */
  left?: (option: string) => boolean;
  shape?: (option: string) => "tiles" | "small" | undefined;
  /** The emblem of a value, if any. */
  emblem?: (option: string, value: string) => string;
  /** The effect of a value, if it needs explaining. */
  does?: (option: string, value: string) => string;
}

/** The quick-start options of the start page, and its summary. */
export interface Wishes {
  usual: Readonly<Record<string, string>>;
  /** Draws the choices; none: they look as where a table is made. */
  Choices?: Component<{ values: Record<string, string[]>; chosen: Record<string, string> }, object, "chosen">;
  will: (bots: number, chosen: Record<string, string>) => string;
}

/** A score sheet. The `score.ts` of each game builds it, and decides which columns and rows it has, in which order. */
export interface ScoreColumns {
  heads: string[];
  rows: ScoreRow[];
}

export interface ScoreRow {
  label: string;
  /** One cell per column. */
  cells: (string | number)[];
  total?: boolean;
}

/** What a table needs of its game; sentences come from the server. */
export interface Game<V extends View = View> {
  Board: Component<{ play: Play<V> }>;
  TextView: Component<{ play: Play<V> }>;
  /** Shown with the question: what it is about and the board does not show. */
  About?: Component<{ play: Play<V> }>;
  /** The ids of options that end a turn, which have a place and a key of their own. */
  ends?: readonly string[];
  /** The ids of options that decline or stop: they have the same place and key. */
  declines?: readonly string[];
  /** Opposite answers, the affirmative one first. */
  opposites?: readonly (readonly [string, string])[];
  /** An option in a few signs, for the row of a phone; "" if its usual label is short enough. */
  short?: (id: string) => string;
  /** Whether a player may decline this question once and for all, while it offers nothing else. */
  mayStand?: (view: V) => boolean;
  /** The text for choosing all options of one kind, by kind; with the argument $n. */
  allOf?: Readonly<Record<string, string>>;
  /** Options that a player who ends the turn may have overlooked. */
  unused?: (id: string) => boolean;
  /** What an option that cannot be undone turns up; "" where that is obvious, undefined where it may surprise. */
  turnsUp?: (texts: Texts, id: string, reveals: readonly string[], view: V) => string | undefined;
  /** Draws a figure that an option changes. */
  FigureSign?: Component<{ figure: string; name: string }>;
  /** Whether an option's name says already that it changes this figure by so much. */
  selfEvident?: (id: string, figure: string, by: number) => boolean;
  /** Whether questions have few options, so that the board gets more room on a tablet. */
  few?: boolean;
  /** The state of the game in a few words. */
  moment?: (texts: Texts, view: V, names: string[]) => string;
  score: (texts: Texts, view: V, names: string[]) => ScoreColumns;
  /** Events that begin a new part of the log. */
  heads?: readonly string[];
  /** Whether the events before an event of the log already say it. */
  implied?: (event: GameEvent, events: readonly GameEvent[], at: number) => boolean;
  /** Events that come in turns with another one; the log says each of the two once. */
  pairs?: Readonly<Record<string, string>>;
  /** Events that get a banner, such as a new year, and the drawing on it. */
  turning?: readonly string[];
  Turning?: Component<{ event: GameEvent }>;
  things?: ReadonlySet<string>;
  /** The current points of each seat, then of any virtual player. */
  points: (view: V) => number[];
  /** The points by which moves compare, where they are not `points`: without what changes by itself. */
  earned?: (view: V) => number[];
  /** Events that change points, the most telling first; without them, the first and last of a choice are told. */
  scoring?: readonly string[];
  /** The names of virtual players. */
  beside?: (texts: Texts, view: V) => string[];
  /** Whether the viewer has a sealed choice while others still choose. */
  sealed: (view: V) => boolean;
  /** The prompt where several questions are answered at once on the board, which then needs the space; else "". */
  spread?: (texts: Texts, view: V) => string;
  /** Such a whole answer in words, line by line. */
  answer?: (texts: Texts, view: V, ids: readonly string[]) => string[];
  /** The current part of the game (a round, a year), from 1, and its name. */
  part: (view: V) => number;
  partName: (texts: Texts, n: number) => string;
}

/** Erases the view's type: a table's view is always its own game's. */
export function ownView<V extends View>(game: Game<V>): Game {
  return game as unknown as Game;
}

const FOLDERS = import.meta.glob<Kit>("./games/*/index.ts", { eager: true, import: "default" });
const KITS = new Map(Object.entries(FOLDERS).map(([path, kit]) => [path.split("/")[2] ?? "", kit]));

/** Whether the page has a folder for this game, and therefore its texts. */
export const hasFolder = (game: string): boolean => KITS.has(game);

export const kits = (): [game: string, kit: Kit][] => [...KITS];

export function kitOf(game: string): Kit {
  return KITS.get(game) ?? defaultKit(game);
}

export function gameName(game: string): string {
  const key = `game-${game}`;
  return speech.texts.has(key) ? say(key) : game;
}

/** The game's summary in one sentence. */
export function gameText(game: string): string {
  return speech.texts.has(`game-${game}`, "text") ? speech.texts.attribute(`game-${game}`, "text") : "";
}
