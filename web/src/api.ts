// Every question that the page asks: docs/protocol.md tells them.
import { line } from "#line";
import type {
  Act,
  AskedThen,
  Chapters,
  Credentials,
  Frames,
  GameRecord,
  Games,
  GiveNonce,
  Hint,
  Invitation,
  Join,
  Joined,
  Kick,
  ChatLine,
  Listed,
  Log,
  Made,
  Me,
  MomentAsked,
  MomentTable,
  MomentText,
  MomentTold,
  NetworkStatus,
  NewPassword,
  NewTable,
  Outlook,
  PlayOn,
  Problem,
  Puzzles,
  PuzzleEnded,
  PuzzleTold,
  Reported,
  ReviewTold,
  RoomSnapshot,
  Rulings,
  Shown,
  Solution,
  Solved,
  TableSnapshot,
  Today,
  Tried,
  WayBack,
} from "./messages";

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.why);
  }
}

const said = (key: string) => ({ why: "", said: { key, args: {} }, version: null });
const FAILED: Problem = { word: "failed", ...said("server-failed") };
const UNREACHABLE: Problem = { word: "unavailable", ...said("page-no-unavailable") };

/** Why something was refused; what is no refusal is an error in our own code. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : FAILED;
}

/** The answer's own text. */
async function read(path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<string> {
  const answer = await line.ask(method, path, body === undefined ? undefined : JSON.stringify(body)).catch(() => {
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

let told: Promise<Games> | undefined;

/** What can be played here does not change while the page is open. */
export function games(): Promise<Games> {
  told ??= ask<Games>("games").catch((error: unknown) => {
    told = undefined;
    throw error;
  });
  return told;
}

/** The words of a game in one language, as a Fluent file. */
export const gameTexts = (game: string, language: string) =>
  read(`games/${encodeURIComponent(game)}/texts/${language}`);

/** The rules of a game to look up, and a story that shows one of them. */
export const chapters = (game: string) => ask<Chapters>(`games/${encodeURIComponent(game)}/chapters`);
export const rulings = (game: string) => ask<Rulings>(`games/${encodeURIComponent(game)}/rulings`);
export const story = (game: string, id: string, seat: number | null) =>
  ask<Shown>(`games/${encodeURIComponent(game)}/stories/${id}${seat === null ? "" : `?seat=${seat}`}`);

/** A moment that somebody sets up, what looks best there, a table that begins there; and one of a finished game. */
export const moment = (asked: MomentAsked) => ask<MomentTold>("moments", asked);
export const momentHint = (asked: MomentAsked, depth: number) => ask<Hint>(`moments/hint?depth=${depth}`, asked);
export const momentTable = (asked: MomentTable) => ask<Made>("moments/tables", asked);
export const momentOf = (table: string, at: number, seat: number) =>
  ask<MomentText>(`tables/${table}/moment?at=${at}&seat=${seat}`);

/** Puzzles; `ids` are the choices that are tried, from the beginning. */
export const puzzles = () => ask<Puzzles>("puzzles");
export const today = () => ask<Today>("puzzles/today");
export const puzzle = (id: string) => ask<PuzzleTold>(`puzzles/${encodeURIComponent(id)}`);
export const tryPuzzle = (id: string, ids: string[]) => ask<Tried>(`puzzles/${id}/tries`, { ids });
export const showPuzzle = (id: string) => ask<Solution>(`puzzles/${id}/solution`, {});
export const myPuzzles = () => ask<Solved>("me/puzzles");
export const carryPuzzles = (ended: PuzzleEnded[]) => ask<Solved>("me/puzzles", { ended });

export const openTables = () => ask<Listed[]>("tables");
export const myTables = () => ask<Listed[]>("me/tables");
export const network = () => ask<NetworkStatus>("network");
export const openNetwork = (open: boolean) => ask<NetworkStatus>("network", { open }, "PUT");
export const make = (table: NewTable) => ask<Made>("tables", table);
export const look = (table: string, seat?: number) =>
  ask<TableSnapshot>(`tables/${table}${seat === undefined ? "" : `?seat=${seat}`}`);
export const join = (table: string, body: Join) => ask<Joined>(`tables/${table}/join`, body);
export const giveNonce = (table: string, given: GiveNonce) => ask<RoomSnapshot>(`tables/${table}/nonces`, given);
export const invite = (table: string, seat: number) => ask<Invitation>(`tables/${table}/invitations`, { seat });
export const wayBack = (table: string, seat: number) => ask<WayBack>(`tables/${table}/way-back`, { seat });
export const endDevices = (table: string, seat: number) =>
  ask<RoomSnapshot>(`tables/${table}/devices?seat=${seat}`, undefined, "DELETE");
export const outlook = (table: string, seat: number | null) =>
  ask<Outlook>(`tables/${table}/outlook${seat === null ? "" : `?seat=${seat}`}`);
export const hint = (table: string, seat: number | null, depth: number) =>
  ask<Hint>(`tables/${table}/hint?depth=${depth}${seat === null ? "" : `&seat=${seat}`}`);
export const lines = (table: string) => ask<ChatLine[]>(`tables/${table}/chat`);
export const speak = (table: string, text: string, seat: number | null) =>
  ask<unknown>(`tables/${table}/chat`, { text, seat });
export const report = (table: string, text: string) => ask<Reported>(`tables/${table}/reports`, { text });
export const act = (table: string, what: Act["what"], seat?: number) =>
  ask<unknown>(`tables/${table}/acts`, { what, seat });
export const kick = (table: string, who: Pick<Kick, "who" | "block">) => ask<Invitation>(`tables/${table}/kick`, who);
export const log = (table: string, seat: number | null) =>
  ask<Log>(`tables/${table}/log${seat === null ? "" : `?seat=${seat}`}`);
export const record = (table: string) => ask<GameRecord>(`tables/${table}/record`);
/** A record from elsewhere becomes a table of one's own, which is over; only where there is no server. */
export const loadRecord = (record: unknown) => ask<{ table: string }>("records", record);
export const recordText = (table: string) => read(`tables/${table}/record`);
export const frames = (table: string, since: number, seat: number | null) =>
  ask<Frames>(`tables/${table}/frames?since=${since}${seat === null ? "" : `&seat=${seat}`}`);

/** The review of a seat: how far it is, or all of it; POST begins it, DELETE stops it. */
export const review = (table: string, seat: number, method: "GET" | "POST" | "DELETE" = "GET") =>
  ask<ReviewTold>(`tables/${table}/reviews/${seat}`, method === "POST" ? {} : undefined, method);

/** A moment of a finished game: what a seat was asked there, and a new table that begins with it. */
export const askedThen = (table: string, at: number, seat: number) =>
  ask<AskedThen>(`tables/${table}/moments/${at}/${seat}`);
export const playOn = (table: string, at: number, seat: number, wish: PlayOn) =>
  ask<Made>(`tables/${table}/moments/${at}/${seat}`, wish);

export const lastTurn = (table: string, seat: number | null) =>
  ask<Frames>(`tables/${table}/last-turn${seat === null ? "" : `?seat=${seat}`}`);

export const me = () => ask<Me>("me");
export const signUp = (who: Credentials) => ask<Me>("accounts", who);
export const login = (who: Credentials) => ask<Me>("login", who);
export const logout = () => ask<void>("logout", {});
export const password = (change: NewPassword) => ask<void>("me/password", change, "PUT");
export const exported = () => ask<unknown>("me/export");
export const remove = () => ask<void>("me", undefined, "DELETE");
