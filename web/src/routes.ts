// The page's addresses, such as `#/table/<id>`. Every id in one is checked here, before a request can contain it.

export type Route =
  | { page: "home" | "new" | "account" | "art" | "unknown" }
  /** With the secret of an invitation or a return link. */
  | { page: "table"; table: string; secret: string; isReturn: boolean }
  | { page: "replay"; table: string; start: number; seat: number | null; review: boolean }
  | { page: "gallery"; entry: string | undefined }
  | { page: "rules"; game: string; place: string }
  | { page: "puzzles"; puzzle: string }
  | { page: "learn"; game: string }
  /** Finished games and profile of a player; without a name, the reader's own. */
  | { page: "history" | "player"; player: string }
  | { page: "try"; start: SandboxStart };

/** What the sandbox opens: a packed position with the number of its deal, or a moment of a finished game. */
export type SandboxStart = { game: string; code: string; deal: number } | { table: string; at: number; seat: number };

// As TableId, GameName, PuzzleId and Secret on the server (tables/endpoints/endpoint.py, tables/protocol/base.py).
const TABLE_ID = /^[A-Za-z0-9_-]{1,40}$/;
const GAME_NAME = TABLE_ID;
const PUZZLE_ID = /^[a-z0-9]{4,16}$/;
const SECRET = /^[A-Za-z0-9_-]{16,64}$/;
const LONGEST_NAME = 40; // as PlayerName on the server
const NUMBER = /^\d{1,9}$/;
const UNKNOWN: Route = { page: "unknown" };

const isOptional = (pattern: RegExp, part: string): boolean => part === "" || pattern.test(part);
const optionalNumber = (part: string): number | null => (part ? Number(part) : null);

/** The route of a location hash; "unknown" if an id in it cannot be one. An unknown first part leads home. */
export function parseRoute(hash: string): Route {
  const [page = "", ...parts] = hash.replace(/^#\/?/, "").split("/");
  const [first = "", second = "", third = "", fourth = ""] = parts;
  switch (page) {
    case "table":
      if (!first) return { page: "home" };
      if (!TABLE_ID.test(first)) return UNKNOWN;
      if (second === "replay") return replayRoute(first, third, fourth, parts[4] ?? "");
      if (!isOptional(SECRET, second) || !["", "back"].includes(third)) return UNKNOWN;
      return { page, table: first, secret: second, isReturn: third === "back" };
    case "rules":
      return isOptional(GAME_NAME, first) ? { page, game: first, place: parts.slice(1).join("/") } : UNKNOWN;
    case "puzzles":
      return isOptional(PUZZLE_ID, first) ? { page, puzzle: first } : UNKNOWN;
    case "learn":
      return isOptional(GAME_NAME, first) ? { page, game: first } : UNKNOWN;
    case "try":
      if (first === "from") return momentRoute(second, third, fourth);
      if (!isOptional(GAME_NAME, first)) return UNKNOWN;
      return { page, start: { game: first, code: second, deal: Number(third) || 0 } };
    case "history":
      return first ? UNKNOWN : { page, player: "" };
    case "player":
      return playerRoute(first, second);
    case "gallery":
      return { page, entry: parts[0] };
    case "new":
    case "account":
    case "art":
      return { page };
    default:
      return { page: "home" };
  }
}

function replayRoute(table: string, start: string, seat: string, tab: string): Route {
  if (![start, seat].every((part) => isOptional(NUMBER, part))) return UNKNOWN;
  return { page: "replay", table, start: Number(start), seat: optionalNumber(seat), review: tab === "review" };
}

function playerRoute(name: string, part: string): Route {
  let player: string;
  try {
    player = decodeURIComponent(name);
  } catch {
    return UNKNOWN;
  }
  if (player.length > LONGEST_NAME || !["", "games"].includes(part) || (part && !player)) return UNKNOWN;
  return { page: part ? "history" : "player", player };
}

function momentRoute(table: string, at: string, seat: string): Route {
  if (!TABLE_ID.test(table) || ![at, seat].every((part) => isOptional(NUMBER, part))) return UNKNOWN;
  return { page: "try", start: { table, at: Number(at), seat: Number(seat) } };
}

/** Replaces the address with another of the same page, unless the player has gone elsewhere. */
export function replaceAddress(page: string, address: string): void {
  if (location.hash.startsWith(page)) history.replaceState(null, "", address);
}
