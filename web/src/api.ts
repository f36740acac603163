// All requests to the server (docs/protocol.md).
import { transport } from "#transport";
import { apiPath, withQuery } from "./transport/transport";
import type {
  ActRequest,
  PastDecision,
  RuleChapters,
  Credentials,
  ReplayFrames,
  GameRecord,
  GameCatalog,
  NonceRequest,
  Hint,
  Invitation,
  JoinRequest,
  JoinResult,
  KickRequest,
  ChatLine,
  TableListing,
  GameLog,
  TableCreated,
  AccountStatus,
  AudienceChange,
  GameHistory,
  Profile,
  StoredResults,
  PositionRequest,
  NewPositionTable,
  PositionText,
  PositionSnapshot,
  NetworkStatus,
  PasswordChange,
  NewTable,
  OptionPreviews,
  PlayOnRequest,
  Problem,
  PuzzleList,
  LocalPuzzleResult,
  PuzzleSetup,
  ReportReceipt,
  ReviewStatus,
  RoomSnapshot,
  Rulings,
  StoryReplay,
  PuzzleSolution,
  SolvedPuzzles,
  TableSnapshot,
  DailyPuzzles,
  AttemptResult,
  ReturnLink,
} from "./messages";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why);
  }
}

const withMessage = (key: string) => ({ why: "", said: { key, args: {} }, version: null });
const FAILED: Problem = { word: "failed", ...withMessage("server-failed") };
const UNREACHABLE: Problem = { word: "unavailable", ...withMessage("page-no-unavailable") };

/** Why something was refused; anything else is an error in our own code. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : FAILED;
}

/** The answer's own text. */
async function read(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<string> {
  const answer = await transport.ask(method, path, body === undefined ? undefined : JSON.stringify(body)).catch(() => {
    throw new Refused(UNREACHABLE);
  });
  if (answer.status >= 400) throw new Refused(problemIn(answer.text));
  return answer.text;
}

function problemIn(text: string): Problem {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    return FAILED;
  }
}

async function ask<T>(path: string, body?: unknown, method?: string): Promise<T> {
  const text = await read(path, body, method);
  return (text ? JSON.parse(text) : undefined) as T;
}

let catalog: Promise<GameCatalog> | undefined;

/** What can be played here does not change while the page is open. */
export function games(): Promise<GameCatalog> {
  catalog ??= ask<GameCatalog>("games").catch((error: unknown) => {
    catalog = undefined;
    throw error;
  });
  return catalog;
}

/** A game's texts in one language, as a Fluent file. */
export const gameTexts = (game: string, language: string) => read(apiPath`games/${game}/texts/${language}`);

/** A game's rules, and the stories that show them. */
export const chapters = (game: string) => ask<RuleChapters>(apiPath`games/${game}/chapters`);
export const rulings = (game: string) => ask<Rulings>(apiPath`games/${game}/rulings`);
export const story = (game: string, id: string, seat: number | null) =>
  ask<StoryReplay>(withQuery(apiPath`games/${game}/stories/${id}`, { seat }));

/** The sandbox: a position, its hint, a table that starts from it; and a position of a finished game. */
export const moment = (request: PositionRequest) => ask<PositionSnapshot>("moments", request);
export const momentHint = (request: PositionRequest, depth: number) =>
  ask<Hint>(withQuery("moments/hint", { depth }), request);
export const momentTable = (request: NewPositionTable) => ask<TableCreated>("moments/tables", request);
export const momentOf = (table: string, at: number, seat: number) =>
  ask<PositionText>(withQuery(apiPath`tables/${table}/moment`, { at, seat }));

/** Puzzles; `ids` are the choices that are tried, from the beginning. */
export const puzzles = () => ask<PuzzleList>("puzzles");
export const today = () => ask<DailyPuzzles>("puzzles/today");
export const puzzle = (id: string) => ask<PuzzleSetup>(apiPath`puzzles/${id}`);
export const tryPuzzle = (id: string, ids: string[]) => ask<AttemptResult>(apiPath`puzzles/${id}/tries`, { ids });
export const showPuzzle = (id: string) => ask<PuzzleSolution>(apiPath`puzzles/${id}/solution`, {});
export const myPuzzles = () => ask<SolvedPuzzles>("me/puzzles");
export const carryPuzzles = (ended: LocalPuzzleResult[]) => ask<SolvedPuzzles>("me/puzzles", { ended });

export const openTables = () => ask<TableListing[]>("tables");
export const myTables = () => ask<TableListing[]>("me/tables");
/** Deletes a table at which only bots play besides the caller; returns those that remain. */
export const removeTable = (table: string) => ask<TableListing[]>(apiPath`me/tables/${table}`, undefined, "DELETE");
export const network = () => ask<NetworkStatus>("network");
export const openNetwork = (open: boolean) => ask<NetworkStatus>("network", { open }, "PUT");
export const make = (table: NewTable) => ask<TableCreated>("tables", table);
export const look = (table: string, seat?: number) => ask<TableSnapshot>(withQuery(apiPath`tables/${table}`, { seat }));
/** Joins with a cookie from before: an invitation works once, but again for the same cookie if the answer is lost. */
export async function join(table: string, body: JoinRequest): Promise<JoinResult> {
  await ask<void>("session", {});
  return ask<JoinResult>(apiPath`tables/${table}/join`, body);
}
export const giveNonce = (table: string, given: NonceRequest) =>
  ask<RoomSnapshot>(apiPath`tables/${table}/nonces`, given);
export const invite = (table: string, seat: number) => ask<Invitation>(apiPath`tables/${table}/invitations`, { seat });
export const wayBack = (table: string, seat: number) => ask<ReturnLink>(apiPath`tables/${table}/way-back`, { seat });
export const endDevices = (table: string, seat: number) =>
  ask<RoomSnapshot>(withQuery(apiPath`tables/${table}/devices`, { seat }), undefined, "DELETE");
export const outlook = (table: string, seat: number | null) =>
  ask<OptionPreviews>(withQuery(apiPath`tables/${table}/outlook`, { seat }));
export const hint = (table: string, seat: number | null, depth: number, whole: boolean) =>
  ask<Hint>(withQuery(apiPath`tables/${table}/hint`, { depth, seat, ...(whole ? { whole: "true" } : {}) }));
export const lines = (table: string) => ask<ChatLine[]>(apiPath`tables/${table}/chat`);
export const speak = (table: string, text: string, seat: number | null) =>
  ask<unknown>(apiPath`tables/${table}/chat`, { text, seat });
export const report = (table: string, text: string) => ask<ReportReceipt>(apiPath`tables/${table}/reports`, { text });
export const act = (table: string, what: ActRequest["what"], seat?: number) =>
  ask<unknown>(apiPath`tables/${table}/acts`, { what, seat });
export const kick = (table: string, who: Pick<KickRequest, "who" | "block">) =>
  ask<Invitation>(apiPath`tables/${table}/kick`, who);
/** Reads the whole log, page by page. */
export const log = async (table: string, seat: number | null) => {
  const page = (since: number | null) => ask<GameLog>(withQuery(apiPath`tables/${table}/log`, { seat, since }));
  const found = await page(null);
  while (found.next) {
    const more = await page(found.next);
    found.steps.push(...more.steps);
    found.next = more.next;
  }
  return found;
};
export const record = (table: string) => ask<GameRecord>(apiPath`tables/${table}/record`);
/** Imports a record as a finished table; only in the page without a server. */
export const loadRecord = (record: unknown) => ask<{ table: string }>("records", record);
export const recordText = (table: string) => read(apiPath`tables/${table}/record`);
export const frames = (table: string, since: number, seat: number | null) =>
  ask<ReplayFrames>(withQuery(apiPath`tables/${table}/frames`, { since, seat }));

/** The review of a seat: how far it is, or all of it; POST begins it, DELETE stops it. */
export const review = (table: string, seat: number, method: "GET" | "POST" | "DELETE" = "GET") =>
  ask<ReviewStatus>(apiPath`tables/${table}/reviews/${seat}`, method === "POST" ? {} : undefined, method);

/** A moment of a finished game: what a seat was asked there, and a new table that begins with it. */
export const askedThen = (table: string, at: number, seat: number) =>
  ask<PastDecision>(apiPath`tables/${table}/moments/${at}/${seat}`);
export const playOn = (table: string, at: number, seat: number, wish: PlayOnRequest) =>
  ask<TableCreated>(apiPath`tables/${table}/moments/${at}/${seat}`, wish);

export const lastTurn = (table: string, seat: number | null) =>
  ask<ReplayFrames>(withQuery(apiPath`tables/${table}/last-turn`, { seat }));

/** A player's finished games and profile; without a name, the reader's own. */
const historyOf = (player: string, what: string) => (player ? apiPath`players/${player}/${what}` : apiPath`me/${what}`);
export const finishedGames = (player: string, filter: Record<string, string | number | null>) =>
  ask<GameHistory>(withQuery(historyOf(player, "games"), filter));
export const profile = (player: string, game: string) =>
  ask<Profile>(withQuery(historyOf(player, "profile"), { game: game || null }));
export const setAudience = (audience: AudienceChange["audience"]) => ask<void>("me/audience", { audience });
/** Everything that is stored about the reader's finished games. */
export async function allResults(): Promise<unknown[]> {
  const found: unknown[] = [];
  let next: number | null = null;
  do {
    const page: StoredResults = await ask<StoredResults>(withQuery("me/results", { until: next }));
    found.push(...page.results);
    next = page.next;
  } while (next !== null);
  return found;
}

export const me = () => ask<AccountStatus>("me");
export const signUp = (who: Credentials) => ask<AccountStatus>("accounts", who);
export const login = (who: Credentials) => ask<AccountStatus>("login", who);
export const logout = () => ask<void>("logout", {});
export const password = (change: PasswordChange) => ask<void>("me/password", change, "PUT");
export const exported = () => ask<unknown>("me/export");
export const remove = () => ask<void>("me", undefined, "DELETE");
