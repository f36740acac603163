// Who has won, as the server tells it to one reader.
import type { Message } from "../messages";

/** The same for several readers: with names instead of "you". */
export function neutralResult(said: Message): Message {
  return said.args && "you" in said.args ? { ...said, args: { ...said.args, you: 0, place: 0 } } : said;
}
