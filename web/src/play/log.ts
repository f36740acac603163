// The lines of the log, and where in them a name leads to a thing of the gallery.
export interface LogLine {
  text: string;
  /** A round, a turn or whatever the game is divided into begins. */
  head: boolean;
  /** Names in the text and the gallery's keys of what they name. */
  links: [name: string, key: string][];
}

export interface Piece {
  text: string;
  key?: string;
}

/** Each of these things once, with its name. */
export function linksOf(keys: string[], called: (key: string) => string): LogLine["links"] {
  return [...new Set(keys)].map((key) => [called(key), key]);
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
