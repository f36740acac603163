// Written by `sortilege schema`; change src/sortilege/tables/protocol.py instead.

/** Something about the table rather than the game. */
export interface Act {
  do: "act";
  what:
    | "abandon"
    | "agree_rematch"
    | "agree_undo"
    | "ask_undo"
    | "leave"
    | "pause"
    | "play_on"
    | "refuse_rematch"
    | "refuse_undo"
    | "rematch"
    | "resign"
    | "resume"
    | "start";
  seat?: number | null;
  ref?: string;
}

/** One open choice of one seat. `why` names the asking effect, such as "lantern_moth.sacrifice". */
export interface Ask {
  seat: number;
  kind: string;
  why: string;
  options: AskOption[];
  refused: Refusal[];
  about: number | null;
  owed: string[];
  said: Message;
}

/** A moment of a game that is over: what one seat was asked there, if anything, and what it chose. */
export interface AskedThen {
  at: number;
  seat: number;
  over: boolean;
  ask: Ask | null;
  chosen: string;
}

/** A bot and its token: whoever has it plays in its name, with "Authorization: Bearer TOKEN". It is told once. */
export interface BotMade {
  name: string;
  token: string;
}

/** By how much something changed a seat's chance and points; 0 where the games do not show it clearly. */
export interface Brought {
  chance: number;
  points: number;
}

/** What a browser has kept of puzzles, to be brought to an account; more of it in several parts. */
export interface Carried {
  ended: PuzzleEnded[];
}

/** One chapter: which rulings belong to it, and which events, words of the index and first times lead there. */
export interface Chapter {
  id: string;
  rulings: string[];
  events: string[];
  index: string[];
  firsts: First[];
}

/** The rules of a game in our own words: title and text of each are the message page-chapter-GAME-ID. */
export interface Chapters {
  chapters: Chapter[];
}

/** One line of chat. */
export interface ChatLine {
  n: number;
  who: number;
  name: string;
  at: number;
  text: string;
}

export interface ChatUpdate {
  is: "line";
  line: ChatLine;
}

/** One choice or a batch of them, all or none up to the first that shows anybody anything: there a batch ends. */
export interface Choose {
  do: "choose";
  version: number;
  ids: string[];
  seat?: number | null;
  ref?: string;
}

/** No clock; so many seconds for each choice (days are seconds too); or a stock of seconds for the whole game. */
export interface Clock {
  kind?: "move" | "none" | "total";
  seconds?: number;
  increment?: number;
}

/** What is left to each seat in seconds, and whether it is running. */
export interface ClockSnapshot {
  kind: string;
  seconds: (number | null)[];
  running: boolean[];
}

export interface Credentials {
  name: string;
  password: string;
}

/** A request was carried out and is stored. `repeated`: it had been before, and nothing was done now. */
export interface Done {
  is: "done";
  ref: string;
  version: number;
  made: number;
  repeated: boolean;
}

/** One thing that happened, as one viewer may know it; a hidden detail is absent and the key ends in -hidden. */
export interface GameEvent {
  key: string;
  args: Record<string, number | string>;
  said: Message;
}

/** Something that comes up for the first time: a question (`ask`) or an option, and its name. */
export interface First {
  id: string;
  kind: string;
  name: string;
}

/** The table after so many choices, whose the last one was and what came of it. */
export interface Frame {
  version: number;
  who: number | null;
  events: GameEvent[];
  view: View | null;
  said: Message | null;
}

/** Some frames of a game, and the first and the last that there are. */
export interface Frames {
  first: number;
  last: number;
  frames: Frame[];
}

/** What can be played here: the options of each game, default first, its numbers of seats, and its bots. */
export interface Games {
  games: Record<string, Record<string, string[]>>;
  seats: Record<string, number[]>;
  bots: Record<string, string[]>;
  offline: boolean;
}

/** A person's part of the deal, given by whoever has seen this commitment. The first one stands. */
export interface GiveNonce {
  commitment: string;
  nonce: string;
  seat?: number | null;
}

export interface Health {
  ok: boolean;
  database: boolean;
  version: string;
}

/** The best options of the question at this version, best first, counted in so many games after each of them. */
export interface Hint {
  version: number;
  depth: number;
  games: number;
  options: HintOption[];
}

/** One of the options that look best: how often it won of all games (0 to 1), and its points on average. */
export interface HintOption {
  id: string;
  chance: number;
  points: number;
  why: Message | null;
}

/** The secret of one free seat, to be sent to whoever is to sit there. It works once. */
export interface Invitation {
  seat: number;
  secret: string;
  link: string;
}

/** Which free seat a new invitation is wanted for. */
export interface Invite {
  seat: number;
}

/** Sit down: with the secret of a link, or without one at an open table. */
export interface Join {
  name: string;
  secret?: string | null;
  mail?: string;
}

/** Somebody sits. */
export interface Joined {
  room: RoomSnapshot;
  seat: number;
  way_back: WayBack;
}

/** One choice of a game that was played, and what it lost against the best one. */
export interface Judged {
  at: number;
  turn: number;
  asked: string;
  question: Message;
  chosen: Worth;
  best: Worth;
  lost_chance: number;
  lost_points: number;
  luck_chance: number;
  luck_points: number;
  matters: boolean;
  expected_chance: number;
  expected_points: number;
  play_chance: number;
  play_points: number;
  others_chance: number;
  others_points: number;
  rest_chance: number;
  rest_points: number;
}

/** The host empties a seat: nobody holds it any longer, and no link fits. With `block`, they may not return. */
export interface Kick {
  do: "kick";
  who: number;
  block?: boolean;
  ref?: string;
}

/** One line in a list of tables. */
export interface Listed {
  table: string;
  game: string;
  phase: string;
  seats: string[];
  free: number;
  mine: number[];
  my_turn: boolean;
}

/** All that happened, as one viewer may know it, in numbered steps. */
export interface Log {
  version: number;
  steps: LogStep[];
}

/** One step of the game as a viewer may know it: who acted, what happened, and how many events an undo took away. */
export interface LogStep {
  version: number;
  who: number;
  undone: number;
  events: GameEvent[];
}

/** A new table; the invitations, one for each seat that is still free, are told to its host only. */
export interface Made {
  table: string;
  room: RoomSnapshot;
  invitations: Invitation[];
}

/** The account one is signed in to; without a name: none. */
export interface Me {
  name: string;
  played: number;
  won: number;
}

/** A message of texts/, and what it is filled with: a list is told with commas, a Said in the reader's language. */
export interface Message {
  key: string;
  args?: Record<string, number | string | (number | string | Message)[] | Message>;
}

/** How many of a seat's choices were clearly worse than the best, of how many, and how many of them by a lot. */
export interface Mistakes {
  n: number;
  of: number;
  big: number;
}

/** A moment: the text of a story's beginning, seen by this seat, or by the one that it says looks at it. */
export interface MomentAsked {
  text: string;
  deal?: number;
  seat?: number | null;
}

/** A table to be made that begins at this moment. */
export interface MomentTable {
  text: string;
  deal?: number;
  seat?: number | null;
  seats: SeatPlan[];
  name?: string;
}

/** A moment of a game that is over, as the seat knew it, to set it up again. */
export interface MomentText {
  text: string;
}

/** A moment: what its text says, as keys and values, and the table as one seat sees it. */
export interface MomentTold {
  story: Record<string, unknown>;
  game: string;
  seat: number;
  seats: string[];
  options: Record<string, string>;
  view: View | null;
  said: Message | null;
}

/** Whether others on the home network can come in, and under which addresses; `can`: whether you may change that. */
export interface NetworkStatus {
  can: boolean;
  open: boolean;
  addresses: string[];
}

/** A bot of somebody's, by the name that it will be known by. */
export interface NewBot {
  name: string;
}

export interface NewPassword {
  password: string;
  new_password: string;
}

/** A table to be made. `deal` is a number for a numbered deal, which everybody could know; none is random. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  name?: string;
  open?: boolean;
  spectators?: boolean;
  chat?: boolean;
  hints?: boolean;
  clock?: Clock;
  stand_in?: string;
  away_seconds?: number;
  deal?: number | null;
  mail?: string;
}

/** A request was refused and changed nothing; `version` is the one an answer has to name now. */
export interface No {
  is: "no";
  ref: string;
  word: string;
  why: string;
  said: Message;
  version: number | null;
}

/** What everybody at a table has to know of its seats. */
export interface Notice {
  at: number;
  what: "alone" | "device" | "kicked" | "replaced" | "returned";
  seat: number;
  name: string;
  before: string;
}

/** Let others on the home network in, or no longer. */
export interface OpenNetwork {
  open: boolean;
}

/** One legal choice: its number for programs, its id for people and records. */
export interface AskOption {
  code: number;
  id: string;
  said: Message;
}

/** What an option would change for one's own seat, from and to; `final`: it cannot be undone, for it shows more. */
export interface Outcome {
  id: string;
  final: boolean;
  changes: Record<string, [number, number]>;
  said: Message[];
}

/** Each option of the question at this version, before one chooses; empty for sealed choices. */
export interface Outlook {
  version: number;
  options: Outcome[];
}

/** Which of one's seats a way back is wanted for. */
export interface OwnSeat {
  seat?: number | null;
}

/** A card that was drafted: at which choice, and how many points it brought in the end. */
export interface Picked {
  at: number;
  card: string;
  brought: number;
}

/** A heartbeat; it is answered with a pong. */
export interface Ping {
  do: "ping";
  ref?: string;
}

/** Play on from a moment of a game that is over, in one seat, against bots; `choice` is chosen there at once. */
export interface PlayOn {
  bot?: string;
  choice?: string;
  name?: string;
  hints?: boolean;
}

export interface Pong {
  is: "pong";
  ref: string;
}

/** The body of every refusal over HTTP: `said` is the message and its arguments, `why` the same in English. */
export interface Problem {
  word: string;
  why: string;
  said: Message;
  version: number | null;
}

/** How a puzzle first ended on a day: solved, or shown. `daily`: it was that day's. */
export interface PuzzleEnded {
  puzzle: string;
  day: number;
  solved: boolean;
  daily: boolean;
}

/** A puzzle: what it teaches (the message puzzle-teaches-…), and how hard it is, from 1 to 5. */
export interface PuzzleListed {
  id: string;
  game: string;
  teaches: string;
  difficulty: number;
}

/** The table at a moment of a puzzle, as the asked seat sees it, and what each option would change. */
export interface PuzzleMoment {
  version: number;
  who: number | null;
  events: GameEvent[];
  view: View | null;
  said: Message | null;
  outlook: Outcome[];
}

/** A puzzle to be solved: who sits there, the options of the game, and the moment at which it begins. */
export interface PuzzleTold {
  id: string;
  game: string;
  teaches: string;
  difficulty: number;
  seat: number;
  seats: string[];
  options: Record<string, string>;
  moment: PuzzleMoment;
}

/** How often a choice won of all games (0 to 1), and its points on average. */
export interface PuzzleWorth {
  chance: number;
  points: number;
}

/** All puzzles of all games. */
export interface Puzzles {
  puzzles: PuzzleListed[];
}

/** Save, replay, bug report and story are one thing. `commitment` was published before the deal. */
export interface GameRecord {
  game: string;
  rules: number;
  options: Record<string, string>;
  seats: string[];
  key: string;
  nonces: string[];
  commitment: string;
  choices: [number, string][];
  digest: string;
  upgrades?: Upgrade[];
  bound?: number[] | null;
  moment?: Record<string, number | string | number[]> | null;
}

/** What a player may expect but cannot choose now: the first failing condition, and the ruling it rests on. */
export interface Refusal {
  code: number;
  id: string;
  reason: string;
  ruling: string;
  said: Message;
  because: Message;
}

/** A player (−1: the host, who has no seat) asks the others for another game. */
export interface RematchAsked {
  seat: number;
  waits: number[];
  agreed: number[];
  declined: number[];
}

/** “This is wrong”: what somebody noticed. */
export interface Report {
  text: string;
}

export interface Reported {
  report: string;
}

/** Everything after this version again; the whole view when that is too long ago. None: the whole view. */
export interface Resume {
  do: "resume";
  version?: number | null;
  seat?: number | null;
  ref?: string;
}

/** The review of one seat of a game that is over: not asked for, under way, failed, or all of it. */
export interface ReviewTold {
  state: "done" | "failed" | "none" | "working";
  own: boolean;
  done: number;
  of: number;
  seconds: number;
  review: SeatReview | null;
}

/** The table apart from the game on it. `mine` are the seats that this person holds. */
export interface RoomSnapshot {
  table: string;
  game: string;
  options: Record<string, string>;
  phase: "over" | "paused" | "playing" | "waiting";
  host: boolean;
  mine: number[];
  open: boolean;
  spectators: boolean;
  onlookers: number;
  chat: boolean;
  hints: boolean;
  clock: Clock;
  stand_in: string;
  numbered: boolean;
  moment: boolean;
  commitment: string;
  bound: number[] | null;
  key: string;
  ending: string;
  seats: SeatSnapshot[];
  notices: Notice[];
  at_once: boolean;
  rematch: string;
  rematch_asked: RematchAsked | null;
  undo_asked: UndoAsked | null;
  rules: number;
  unreadable: boolean;
}

/** Somebody sat down, left, came back, paused … */
export interface RoomUpdate {
  is: "room";
  room: RoomSnapshot;
}

/** A question that somebody may have, and who decided it; its sentence is the message ruling-ID. */
export interface Ruling {
  id: string;
  source: string;
  settled: boolean;
  option: string | null;
  cards: string[];
}

/** Every ruling of a game, and every story. */
export interface Rulings {
  rulings: Ruling[];
  stories: StoryListed[];
}

export interface Say {
  do: "say";
  text: string;
  seat?: number | null;
  ref?: string;
}

/** Who is to sit here. `with_me` is for several people at the creator's device. */
export interface SeatPlan {
  kind: "bot" | "me" | "person" | "with_me";
  bot?: string;
  name?: string;
}

/** One seat's game, from what it knew at the time. */
export interface SeatReview {
  seat: number;
  choices: Judged[];
  won: number;
  points: number;
  luck_chance: number;
  luck_points: number;
  turning: number[];
  worst: number[];
  swayed: Swayed[];
  lucky: Swayed[];
  picked: Picked[];
  mistakes: Mistakes;
  summary: Message[];
  expected_chance: number;
  expected_points: number;
  play_chance: number;
  play_points: number;
  others_chance: number;
  others_points: number;
  rest_chance: number;
  rest_points: number;
}

/** What everybody at the table may know of a seat that has nothing to do with the rules. */
export interface SeatSnapshot {
  kind: "bot" | "person";
  name: string;
  program: boolean;
  taken: boolean;
  present: boolean;
  stand_in: string;
  bot: string;
  resigned: boolean;
  abandons: boolean;
  nonce: string;
  nonce_hash: string;
  seconds: number | null;
  running: boolean;
  devices: number;
  pauses: number;
}

/** A story, moment by moment; the first is the table as it is given. */
export interface Shown {
  id: string;
  name: string;
  shows: string[];
  cards: string[];
  seats: string[];
  options: Record<string, string>;
  frames: StoryFrame[];
}

/** “Show me”: the choices of the solution, the table before and after each, its worth, and what speaks for it. */
export interface Solution {
  worth: PuzzleWorth;
  why: Message | null;
  choices: Message[];
  frames: Frame[];
}

/** Which puzzles somebody has solved, and which they were shown instead; `kept` only for accounts. */
export interface Solved {
  kept: boolean;
  solved: string[];
  shown: string[];
  streak: number;
  today: boolean;
}

/** A moment of a story; `notes` tell what is asked and what is not allowed there. */
export interface StoryFrame {
  version: number;
  who: number | null;
  events: GameEvent[];
  view: View | null;
  said: Message | null;
  notes: Message[];
}

/** A story that can be shown: its English name, its kind, the rulings it shows and the cards it is about. */
export interface StoryListed {
  id: string;
  name: string;
  kind: string;
  shows: string[];
  cards: string[];
}

/** What clearly changed a seat's game: another's choice, or what dice and draws gave after one of anybody's. */
export interface Swayed {
  at: number;
  who: number;
  by: Brought;
  saw?: Message[];
}

/** The whole of a table for one viewer: a seat, or an onlooker. `view` is null until the game starts. */
export interface TableSnapshot {
  is: "table";
  seat: number | null;
  version: number;
  room: RoomSnapshot;
  view: View | null;
  said: Message | null;
}

/** What happened since the last message to this viewer, numbered by `steps[].version`, and the table after it. */
export interface TableUpdate {
  is: "news";
  seat: number | null;
  version: number;
  steps: LogStep[];
  view: View | null;
  said: Message | null;
  clock: ClockSnapshot | null;
}

/** Take a sealed choice back while others are still choosing. */
export interface TakeBack {
  do: "take_back";
  version: number;
  seat?: number | null;
  ref?: string;
}

/** The day's puzzle of each game; `day` is a number that rises by one at midnight (UTC). */
export interface Today {
  day: number;
  puzzles: PuzzleListed[];
}

/** What came of a try: "right", "close" (nearly as good, as far as the search can tell) or "worse". */
export interface Tried {
  verdict: "close" | "right" | "worse";
  at: number;
  games: number;
  chosen: PuzzleWorth;
  best: PuzzleWorth;
  why: Message | null;
  solved: boolean;
  next: PuzzleMoment | null;
}

/** What one would choose at a puzzle, from its beginning. */
export interface Try {
  ids: string[];
}

/** Go back to where this seat last learnt something, or another seat chose. */
export interface Undo {
  do: "undo";
  version: number;
  seat?: number | null;
  ref?: string;
}

/** A player asks the others whether they may go back to before their last choice. */
export interface UndoAsked {
  seat: number;
  events: number;
  waits: number[];
}

/** From choice `at` on (counted from 0) the game went on by other rules, from this saved moment. */
export interface Upgrade {
  at: number;
  rules: number;
  fields: Record<string, number | string | number[]>;
  back?: number | null;
}

/** What brings a player to their own seat on another device. Nobody else is told it, not even the host. */
export interface WayBack {
  secret: string;
  link: string;
}

/** Games that agree with all that this seat knows at this version: saved fields, the unknown part dealt anew. */
export interface Worlds {
  version: number;
  rules: number;
  seat: number;
  worlds: Record<string, unknown>[];
}

/** One option: the chance to win (from 0 to 1) and the points at the end that came of it, on average. */
export interface Worth {
  id: string;
  chance: number;
  points: number;
  worth: number;
  behind: number;
  said: Message;
  why: Message | null;
}

/** A game as one viewer may know it: what every game tells. */
export interface View {
  seat: number | null;
  version: number;
  first: number;
  seats: unknown[];
  open: number[];
  why: string;
  ask: Ask | null;
  over: boolean;
  winners: number[];
}

export type TableRequest = Choose | TakeBack | Undo | Act | Kick | Say | Ping | Resume;

export type SocketMessage = TableSnapshot | TableUpdate | RoomUpdate | ChatUpdate | Done | No | Pong;
