// The lines of the log, and where in them a name leads to a thing of the gallery.
import shown from "../gallery/gallery.json";
import type { GameEvent } from "../messages";

export interface LogLine {
  text: string;
  /** A round, a turn or a Day begins. */
  head: boolean;
  /** Names in the text and the gallery's keys of what they name. */
  links: [name: string, key: string][];
}

export interface Piece {
  text: string;
  key?: string;
}

const SPELLS = shown.spells.map((spell) => `spell-${spell.id}`);
const KNOWN = new Set(
  [...shown.cards, ...shown.tokens, ...shown.enchantments, ...shown.dice].map((thing) => thing.id).concat(SPELLS),
);

/** The gallery's keys of what an event names. */
export function keysOf(event: GameEvent): string[] {
  const named = Object.entries(event.args).map(([arg, value]) => {
    if (typeof value === "number") return arg === "token" ? `token_${value}` : "";
    return value.split("#")[0] ?? "";
  });
  return named.flatMap((key) => [key, `spell-${key}`]).filter((key) => KNOWN.has(key));
}

export function linksOf(event: GameEvent, called: (key: string) => string): LogLine["links"] {
  return [...new Set(keysOf(event))].map((key) => [called(key), key]);
}

export function pieces(line: LogLine): Piece[] {
  return line.links.reduce<Piece[]>((found, [name, key]) => found.flatMap((piece) => (piece.key ? [piece] : cut(piece.text, name, key))), [
    { text: line.text },
  ]);
}

function cut(text: string, name: string, key: string): Piece[] {
  const at = name ? text.indexOf(name) : -1;
  if (at < 0) return [{ text }];
  const parts = [{ text: text.slice(0, at) }, { text: name, key }, { text: text.slice(at + name.length) }];
  return parts.filter((part) => part.text);
}
