// The games. Each folder's index.ts is all the page knows of a game; a game without a folder is drawn from its view.
import type { Component } from "svelte";
import type { Gallery } from "./gallery/entries";
import type { Plan } from "./learn/lessonPlan";
import type { GameEvent, View } from "./messages";
import type { Play } from "./play/board/play";
import type { Sheet } from "./play/people/scoreSheet";
import type { Given } from "./sandbox/storyText";
import { plain } from "./plain/kit";
import { type Texts, say, speech } from "./i18n/texts.svelte";

/** What the start page and whoever makes a table need at once; the rest comes when it is wanted. */
export interface Kit {
  cover: Cover;
  /** Beside its name in a list. */
  Sign: Component<{ size: number }>;
  options: Options;
  wishes: Wishes;
  table: () => Promise<Game>;
  /** Nothing to show without one. */
  gallery?: () => Promise<Gallery>;
  /** A form for the table to try things on; without one its moments are written. */
  sandbox?: () => Promise<Setup>;
  /** A guided first game. */
  lesson?: () => Promise<Plan>;
}

/** What a game adds to the table to try things on. */
export interface Setup {
  /** What lies on the table before anybody has said anything else. */
  first: Given;
  Form: Component<{ given: Given; seats: string[]; change: (given: Given) => void }>;
}

/** The game as a small bound book. */
export interface Cover {
  ground: string;
  emblems: readonly string[];
  Pieces: Component;
  /** At the foot of the title page. */
  Vignette?: Component;
}

/** What can be settled about a game, in words. */
export interface Options {
  /** What people choose often; everything else is folded away. */
  common: readonly string[];
  /** What is said about everything else. */
  others: () => string;
  name: (option: string) => string;
  text: (option: string) => string;
  value: (option: string, value: string) => string;
  /** Only options for which there is something to settle with so many seats. */
  matters?: (option: string, seats: number, chosen: Record<string, string>) => boolean;
  /** In the order in which they are shown, where it is not the server's. */
  order?: (option: string, values: readonly string[]) => readonly string[];
  /** Whether something else decides the option unless somebody does. */
  left?: (option: string) => boolean;
  shape?: (option: string) => "tiles" | "small" | undefined;
  /** The picture that goes with a value, if there is one. */
  emblem?: (option: string, value: string) => string;
  /** What a value does, if that has to be told. */
  does?: (option: string, value: string) => string;
}

/** What the start page lets one choose of a game, and what it says one will play. */
export interface Wishes {
  usual: Readonly<Record<string, string>>;
  /** Draws the choices; none: they look as where a table is made. */
  Choices?: Component<{ values: Record<string, string[]>; chosen: Record<string, string> }, object, "chosen">;
  will: (bots: number, chosen: Record<string, string>) => string;
}

/** The game as its tables need it; sentences come from the server. */
export interface Game<V extends View = View> {
  Board: Component<{ play: Play<V> }>;
  TextView: Component<{ play: Play<V> }>;
  /** What a question is about and has no place on the board; it stands with the question. */
  About?: Component<{ play: Play<V> }>;
  /** Answers that end a turn: they have a place of their own. */
  ends?: readonly string[];
  /** Answers that whoever ends a turn may have overlooked. */
  unused?: (id: string) => boolean;
  /** Its questions have few answers: on a tablet the board gets the room. */
  few?: boolean;
  /** Where the game stands, in a few words. */
  moment?: (texts: Texts, view: V, names: string[]) => string;
  score: (texts: Texts, view: V, names: string[]) => Sheet;
  /** Events that begin a new part of the log, and the gallery's keys of what its lines may name. */
  heads?: readonly string[];
  /** Events that have a moment of their own, such as a year that begins, and what is drawn for one of them. */
  turning?: readonly string[];
  Turning?: Component<{ event: GameEvent }>;
  things?: ReadonlySet<string>;
  /** The points at this moment: of each seat, and of whoever else plays after them. */
  points: (view: V) => number[];
  /** Who has points beside the seats. */
  beside?: (texts: Texts, view: V) => string[];
  /** Whether the viewer has chosen while others still choose. */
  sealed: (view: V) => boolean;
  /** The prompt where several questions are answered at once on the board, which then needs the space; else "". */
  spread?: (texts: Texts, view: V) => string;
  /** What the course of a game is divided into: which one this is, from 1, and how it is called. */
  part: (view: V) => number;
  partName: (texts: Texts, n: number) => string;
}

/** The view that a table tells is always its own game's. */
export function ownView<V extends View>(game: Game<V>): Game {
  return game as unknown as Game;
}

const FOLDERS = import.meta.glob<Kit>("./games/*/index.ts", { eager: true, import: "default" });
const KITS = new Map(Object.entries(FOLDERS).map(([path, kit]) => [path.split("/")[2] ?? "", kit]));

/** Whether the page has a folder for it, and so its words too. */
export const hasFolder = (game: string): boolean => KITS.has(game);

export const kits = (): [game: string, kit: Kit][] => [...KITS];

export function kitOf(game: string): Kit {
  return KITS.get(game) ?? plain(game);
}

export function gameName(game: string): string {
  const key = `game-${game}`;
  return speech.texts.has(key) ? say(key) : game;
}

/** What the game is about, in one sentence. */
export function gameText(game: string): string {
  return speech.texts.has(`game-${game}`, "text") ? speech.texts.attribute(`game-${game}`, "text") : "";
}
