// Written by `sortilege schema`; change src/sortilege/tables/protocol/ instead.

/** A browser in which the account has signed in, with the UTC days of its first and last visit. */
export interface AccountDevice {
  id: string;
  browser: string;
  system: string;
  first_day: string;
  last_day: string;
  current: boolean;
  signed_in: boolean;
}

/** Something that happened to the account, with the device it came from; `at` in seconds since 1970. */
export interface AccountNotice {
  what:
    | "address"
    | "address_removed"
    | "codes"
    | "device"
    | "host"
    | "passkey_added"
    | "passkey_removed"
    | "password"
    | "recovered";
  browser: string;
  system: string;
  at: number;
  open: boolean;
}

/** How the caller's account is secured. */
export interface AccountSecurity {
  proved: boolean;
  codes: number;
  address: string;
  pending: string;
  blocked: boolean;
  passkeys: Passkey[];
  devices: AccountDevice[];
  notices: AccountNotice[];
}

/** The account the caller is signed in to; an empty name means none. */
export interface AccountStatus {
  name: string;
  played: number;
  won: number;
  notices: number;
  mails: boolean;
}

/** An action on the table rather than in the game. */
export interface ActRequest {
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

/** A mail address for the account, and the language of the mails to it. */
export interface AddressChange {
  address: string;
  language: "de" | "en" | "fr";
}

/** One open choice of one seat. `why` names the effect that asks, such as "lantern_moth.sacrifice". */
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

/** The verdict on an attempt: "right", "close" (nearly as good, as far as the search can tell) or "worse". */
export interface AttemptResult {
  verdict: "close" | "right" | "worse";
  at: number;
  games: number;
  chosen: ChoiceValue;
  best: ChoiceValue;
  why: Message | null;
  solved: boolean;
  next: PuzzleFrame | null;
}

/** Who may see the caller's finished games and figures. */
export interface AudienceChange {
  audience: "all" | "partners" | "self";
}

/** Choices that can be made at once: one option as often as possible, or all options of one kind; see OptionPreview. */
export interface BatchPreview {
  ids: string[];
  changes: Record<string, [number, number]>;
  said: Message[];
}

/** A bot and its token, which is shown only once; requests with "Authorization: Bearer TOKEN" play as the bot. */
export interface BotCreated {
  name: string;
  token: string;
}

/** How often a player wins when they play a card, among all games with it. */
export interface CardRecord {
  name: Message;
  games: number;
  won: number;
  low: number;
  high: number;
  points: number;
  clear: "" | "above" | "below";
}

/** One chapter: its rulings, and the events, index terms and first occurrences that lead to it. */
export interface Chapter {
  id: string;
  rulings: string[];
  events: string[];
  index: string[];
  firsts: First[];
}

/** One line of chat. */
export interface ChatLine {
  n: number;
  who: number;
  name: string;
  at: number;
  text: string;
}

/** Post a line of chat. */
export interface ChatRequest {
  do: "say";
  text: string;
  seat?: number | null;
  ref?: string;
}

/** A new line of chat. */
export interface ChatUpdate {
  is: "line";
  line: ChatLine;
}

/** The share of games that a choice won (0 to 1) and its average points. */
export interface ChoiceValue {
  chance: number;
  points: number;
}

/** One choice or a batch, made all or none; a batch ends early at the first choice that reveals anything. */
export interface ChooseRequest {
  do: "choose";
  version: number;
  ids: string[];
  seat?: number | null;
  ref?: string;
}

/** No clock, a number of seconds for each choice (correspondence: days), or a budget for the whole game. */
export interface ClockSettings {
  kind?: "move" | "none" | "total";
  seconds?: number;
  increment?: number;
}

/** The seconds each seat has left and whether its clock is running. */
export interface ClockSnapshot {
  kind: string;
  seconds: (number | null)[];
  running: boolean[];
}

/** A recovery code of the account with this name, and a new password. */
export interface CodeRecovery {
  name: string;
  code: string;
  new_password: string;
}

/** Name and password, to sign up or in. */
export interface Credentials {
  name: string;
  password: string;
}

/** The day's puzzle of each game; `day` is a number that rises by one at midnight UTC. */
export interface DailyPuzzles {
  day: number;
  puzzles: PuzzleListing[];
}

/** A drafted card: at which choice it was taken, and the points it brought in the end. */
export interface DraftPick {
  at: number;
  card: string;
  brought: number;
}

/** Games against one opponent: in how many the player was placed better, worse or equal. */
export interface Encounters {
  name: string;
  bot: string;
  account: string;
  games: number;
  better: number;
  worse: number;
}

/** One event as one viewer may know it; if a detail is hidden, it is absent and the key ends in -hidden. */
export interface GameEvent {
  key: string;
  args: Record<string, number | string>;
  said: Message;
}

/** Something that comes up for the first time: a question (`ask`) or a legal move (`option`), and its name. */
export interface First {
  id: string;
  kind: string;
  name: string;
}

/** The games on offer: for each its options (default value first), its numbers of seats, and its bots. */
export interface GameCatalog {
  games: Record<string, Record<string, string[]>>;
  seats: Record<string, number[]>;
  bots: Record<string, string[]>;
  offline: boolean;
}

/** Finished games, newest first; the next page is requested with `until` set to `next`. */
export interface GameHistory {
  player: string;
  games: HistoryGame[];
  next: number | null;
}

/** What has happened, as one viewer may know it, in numbered steps. `next`: the `since` of the next page, if any. */
export interface GameLog {
  version: number;
  steps: LogStep[];
  next: number | null;
}

/** Whether the server and its database work, and the release that is running. */
export interface Health {
  ok: boolean;
  database: boolean;
  version: string;
}

/** The best options at this version, best first; `games` were simulated after each of them. */
export interface Hint {
  version: number;
  depth: number;
  games: number;
  options: HintOption[];
}

/** One of the best options: the share of games it won (0 to 1) and its average points. */
export interface HintOption {
  id: string;
  then: string[];
  chance: number;
  points: number;
  why: Message | null;
}

/** A finished game. */
export interface HistoryGame {
  table: string;
  replay: "not_yours" | "removed" | "rules" | "yes";
  game: string;
  at: number;
  options: Record<string, string>;
  players: number;
  start: "deal" | "numbered" | "position";
  ending: "abandoned" | "closed" | "finished" | "resigned";
  daily: number | null;
  rated: boolean;
  rounds: number;
  seats: HistorySeat[];
}

/** One seat of a finished game. */
export interface HistorySeat {
  seat: number;
  mine: boolean;
  name: string;
  bot: string;
  program: boolean;
  hidden: boolean;
  deleted: boolean;
  account: string;
  place: number | null;
  points: number | null;
  won: boolean | null;
  seconds: number | null;
  stand_in: "" | "away" | "clock" | "left" | "resigned";
  sources: PointSource[];
}

/** A player who is signed in proves again who they are: by password or passkey. */
export interface IdentityProof {
  password?: string | null;
  passkey?: PasskeyAssertion | null;
}

/** The secret of one free seat, to send to the player who is to sit there. It works once. */
export interface Invitation {
  seat: number;
  secret: string;
  link: string;
}

/** The free seat to create an invitation for. */
export interface InvitationRequest {
  seat: number;
}

/** Take a seat, with the secret of a link or, at an open table, without one. */
export interface JoinRequest {
  name: string;
  secret?: string | null;
  mail?: string;
}

/** The seat a player has taken. */
export interface JoinResult {
  room: RoomSnapshot;
  seat: number;
  way_back: ReturnLink;
}

/** The host empties a seat and revokes its links. With `block`, its player may not return. */
export interface KickRequest {
  do: "kick";
  who: number;
  block?: boolean;
  ref?: string;
}

/** Games against one level of the bots for people, and how many of them ended with a better place than the bot's. */
export interface LevelRecord {
  bot: string;
  games: number;
  better: number;
}

/** The secret of that link, and a new password. */
export interface LinkRecovery {
  token: string;
  new_password: string;
}

/** How a puzzle first ended on a day: solved, or solution shown. `daily`: it was that day's puzzle. */
export interface LocalPuzzleResult {
  puzzle: string;
  day: number;
  solved: boolean;
  daily: boolean;
}

/** One step of the game as a viewer may know it: who acted, what happened, and how many events an undo took back. */
export interface LogStep {
  version: number;
  who: number;
  undone: number;
  events: GameEvent[];
}

/** The name or the mail address of an account, to which a link is mailed that sets a new password. */
export interface MailRecovery {
  account: string;
}

/** The secret of the link in a mail that asks whether an address is the player's. */
export interface MailedToken {
  token: string;
}

/** The key of a text and its arguments. A list is joined with commas; a nested Message is formatted, too. */
export interface Message {
  key: string;
  args?: Record<string, number | string | (number | string | Message)[] | Message>;
}

/** How many of a seat's moves were clearly worse than the best, and how many of those by a lot. */
export interface MistakeCount {
  n: number;
  of: number;
  big: number;
}

/** One move with its average win chance (0 to 1) and final points. */
export interface MoveValue {
  id: string;
  chance: number;
  points: number;
  worth: number;
  behind: number;
  said: Message;
  why: Message | null;
}

/** Open the server to the home network, or close it again. */
export interface NetworkAccessRequest {
  open: boolean;
}

/** Whether the home network can connect, and at which addresses; `can`: whether the caller may change that. */
export interface NetworkStatus {
  can: boolean;
  open: boolean;
  addresses: string[];
}

/** The display name of a bot to create. */
export interface NewBot {
  name: string;
}

/** A browser's answer to a `PasskeyCreation`: the new passkey; every field in base64url. */
export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
}

/** A table to create that starts from this position. */
export interface NewPositionTable {
  text: string;
  deal?: number;
  seat?: number | null;
  seats: SeatPlan[];
  name?: string;
}

/** A table to create. `deal` numbers a deal that anyone can look up; null deals at random. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  name?: string;
  open?: boolean;
  spectators?: boolean;
  chat?: boolean;
  hints?: boolean;
  clock?: ClockSettings;
  stand_in?: string;
  away_seconds?: number;
  deal?: number | null;
  mail?: string;
}

/** A player's random contribution to the deal, made after seeing this commitment. Only the first one counts. */
export interface NonceRequest {
  commitment: string;
  nonce: string;
  seat?: number | null;
}

/** One legal move: its code for programs, its id for people and records. */
export interface AskOption {
  code: number;
  id: string;
  said: Message;
}

/** What an option would change for the viewer's seat, as pairs of old and new value. */
export interface OptionPreview {
  id: string;
  final: boolean;
  changes: Record<string, [number, number]>;
  reveals: string[];
  said: Message[];
}

/** A preview of each legal option at this version, and of batches; empty for sealed choices. */
export interface OptionPreviews {
  version: number;
  options: OptionPreview[];
  batches: BatchPreview[];
}

/** A passkey of the account: where it works, with what it was made, and the days of its first and last use. */
export interface Passkey {
  id: string;
  host: string;
  browser: string;
  system: string;
  first_day: string;
  last_day: string;
}

/** A browser's answer to a `PasskeyRequest`, signed by the passkey; every field in base64url. */
export interface PasskeyAssertion {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user: string;
}

/** What a browser needs to create a passkey: `existing` are the account's, of which a device makes no second one. */
export interface PasskeyCreation {
  challenge: string;
  host: string;
  user: string;
  name: string;
  algorithms: number[];
  existing: string[];
}

/** What a browser asks a passkey to sign; `host` is the name of this server that the passkey is bound to. */
export interface PasskeyRequest {
  challenge: string;
  host: string;
}

/** The new password, and the current one unless the player has just proved who they are. */
export interface PasswordChange {
  password?: string | null;
  new_password: string;
}

/** What a seat was asked at one point of a finished game, if anything, and what it chose. */
export interface PastDecision {
  at: number;
  seat: number;
  over: boolean;
  ask: Ask | null;
  chosen: string;
}

/** A heartbeat; the server answers with a pong. */
export interface PingRequest {
  do: "ping";
  ref?: string;
}

/** Play on from a point of a finished game, in one seat against bots; `choice` is made there at once. */
export interface PlayOnRequest {
  bot?: string;
  choice?: string;
  name?: string;
  hints?: boolean;
}

/** Points from one source. */
export interface PointSource {
  label: Message;
  points: number;
}

/** The points of one game that was played to its end. */
export interface PointsMark {
  at: number;
  points: number;
  won: boolean;
}

/** The answer to a ping. */
export interface Pong {
  is: "pong";
  ref: string;
}

/** A position as the text of a story's beginning, seen by `seat` or, by default, by the seat that the text names. */
export interface PositionRequest {
  text: string;
  deal?: number;
  seat?: number | null;
}

/** A position: its text as keys and values, and the table as one seat sees it. */
export interface PositionSnapshot {
  story: Record<string, unknown>;
  game: string;
  seat: number;
  seats: string[];
  options: Record<string, string>;
  view: View | null;
  said: Message | null;
}

/** A position from a finished game as one seat knew it, as text to set it up again. */
export interface PositionText {
  text: string;
}

/** The body of every HTTP error: `said` is the message with its arguments, `why` is its English text. */
export interface Problem {
  word: string;
  why: string;
  said: Message;
  version: number | null;
}

/** A player's figures for one game, from their latest decided games. */
export interface Profile {
  player: string;
  mine: boolean;
  audience: "all" | "partners" | "self" | null;
  kinds: Record<string, number>;
  game: string;
  games: number;
  limited: boolean;
  won: number;
  average: number | null;
  best: number | null;
  points: PointsMark[];
  against: Encounters[];
  levels: LevelRecord[];
  cards: CardRecord[];
  fewest: number;
}

/** A player's choices at a puzzle, from its start. */
export interface PuzzleAttempt {
  ids: string[];
}

/** The table at one step of a puzzle, as its seat sees it, with a preview of each option. */
export interface PuzzleFrame {
  version: number;
  who: number | null;
  events: GameEvent[];
  view: View | null;
  said: Message | null;
  outlook: OptionPreview[];
}

/** Puzzle results that a browser has stored, to add to an account; long histories are sent in several parts. */
export interface PuzzleHistory {
  ended: LocalPuzzleResult[];
}

/** All puzzles of all games. */
export interface PuzzleList {
  puzzles: PuzzleListing[];
}

/** A puzzle: its theme (the message puzzle-teaches-…) and its difficulty from 1 to 5. */
export interface PuzzleListing {
  id: string;
  game: string;
  teaches: string;
  difficulty: number;
}

/** A puzzle to solve: the seats, the game's options and the starting position. */
export interface PuzzleSetup {
  id: string;
  game: string;
  teaches: string;
  difficulty: number;
  seat: number;
  seats: string[];
  options: Record<string, string>;
  moment: PuzzleFrame;
}

/** A puzzle's solution: its choices, the table before and after each, its value, and what speaks for it. */
export interface PuzzleSolution {
  worth: ChoiceValue;
  why: Message | null;
  choices: Message[];
  frames: ReplayFrame[];
}

/** A game to keep: the same format serves saves, replays and bug reports. */
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

/** New recovery codes, which only this answer contains; older ones no longer work. */
export interface RecoveryCodes {
  codes: string[];
}

/** A move that a player may expect but that is not legal now: the first failing condition, and its ruling. */
export interface Refusal {
  code: number;
  id: string;
  reason: string;
  ruling: string;
  said: Message;
  because: Message;
}

/** A player's proposal of another game; seat −1 is a host without a seat. */
export interface RematchProposal {
  seat: number;
  waits: number[];
  agreed: number[];
  declined: number[];
}

/** The table after a number of choices: who made the last one, and the events it caused. */
export interface ReplayFrame {
  version: number;
  who: number | null;
  events: GameEvent[];
  view: View | null;
  said: Message | null;
}

/** Some frames of a game, and the numbers of its first and last frame. */
export interface ReplayFrames {
  first: number;
  last: number;
  frames: ReplayFrame[];
}

/** The id of a stored report. */
export interface ReportReceipt {
  report: string;
}

/** A player's report that something in the game is wrong. */
export interface ReportRequest {
  text: string;
}

/** A request was carried out and stored. `repeated`: it had been carried out before, and nothing was done now. */
export interface RequestAccepted {
  is: "done";
  ref: string;
  version: number;
  made: number;
  repeated: boolean;
}

/** A request was rejected and changed nothing; `version` is the current one, which the next request must name. */
export interface RequestRejected {
  is: "no";
  ref: string;
  word: string;
  why: string;
  said: Message;
  version: number | null;
}

/** Send again everything after this version, or the whole table if that is too long ago or `version` is null. */
export interface ResumeRequest {
  do: "resume";
  version?: number | null;
  seat?: number | null;
  ref?: string;
}

/** The link that opens a player's own seat on another device. Only that player receives it, not even the host. */
export interface ReturnLink {
  secret: string;
  link: string;
}

/** The review of one seat in a finished game: not requested, in progress, failed or complete. */
export interface ReviewStatus {
  state: "done" | "failed" | "none" | "working";
  own: boolean;
  done: number;
  of: number;
  seconds: number;
  review: SeatReview | null;
}

/** One move of a finished game, and what it lost against the best one. */
export interface ReviewedMove {
  at: number;
  turn: number;
  asked: string;
  question: Message;
  chosen: MoveValue;
  best: MoveValue;
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

/** The table apart from the game on it. `mine` are the seats that the viewer holds. */
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
  clock: ClockSettings;
  stand_in: string;
  numbered: boolean;
  moment: boolean;
  commitment: string;
  bound: number[] | null;
  key: string;
  ending: string;
  seats: SeatSnapshot[];
  notices: SeatNotice[];
  at_once: boolean;
  rematch: string;
  rematch_asked: RematchProposal | null;
  undo_asked: UndoProposal | null;
  rules: number;
  upgrades: number[];
  unreadable: boolean;
}

/** The room after a change: a player sat down, left, came back, paused … */
export interface RoomUpdate {
  is: "room";
  room: RoomSnapshot;
}

/** A game's rules in our own words; each chapter's title and text are the message page-chapter-GAME-ID. */
export interface RuleChapters {
  chapters: Chapter[];
}

/** A rules question and who decided it; its text is the message ruling-ID. */
export interface Ruling {
  id: string;
  source: string;
  settled: boolean;
  option: string | null;
  cards: string[];
}

/** All rulings and all stories of a game. */
export interface Rulings {
  rulings: Ruling[];
  stories: StoryListing[];
}

/** Game states consistent with what this seat knows at this version: saved fields with the unknown part redealt. */
export interface SampledWorlds {
  version: number;
  rules: number;
  seat: number;
  worlds: Record<string, unknown>[];
}

/** A change of seats that everyone at the table sees. */
export interface SeatNotice {
  at: number;
  what: "alone" | "device" | "kicked" | "replaced" | "returned";
  seat: number;
  name: string;
  before: string;
}

/** Who sits in a seat of a new table. `with_me` is another person at the host's device. */
export interface SeatPlan {
  kind: "bot" | "me" | "person" | "with_me";
  bot?: string;
  name?: string;
}

/** Which of the caller's own seats to create a new return link for. */
export interface SeatRequest {
  seat?: number | null;
}

/** One seat's game, from what it knew at the time. */
export interface SeatReview {
  seat: number;
  choices: ReviewedMove[];
  won: number;
  points: number;
  luck_chance: number;
  luck_points: number;
  turning: TurningPoint[];
  worst: number[];
  swayed: SwingEvent[];
  lucky: SwingEvent[];
  picked: DraftPick[];
  mistakes: MistakeCount;
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

/** Public facts about a seat that the rules do not depend on. */
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

/** The puzzles a player has solved and those whose solution they were shown; `kept`: stored for an account. */
export interface SolvedPuzzles {
  kept: boolean;
  solved: string[];
  shown: string[];
  streak: number;
  today: boolean;
}

/** The caller's results as stored, without the ids of players, newest first; to download. */
export interface StoredResults {
  results: Record<string, unknown>[];
  next: number | null;
}

/** One step of a story; `notes` say what the players are asked there and what is not allowed. */
export interface StoryFrame {
  version: number;
  who: number | null;
  events: GameEvent[];
  view: View | null;
  said: Message | null;
  notes: Message[];
}

/** A story: its English name, its kind, the rulings it shows and the cards it is about. */
export interface StoryListing {
  id: string;
  name: string;
  kind: string;
  shows: string[];
  cards: string[];
}

/** A story step by step; the first frame is its starting position. */
export interface StoryReplay {
  id: string;
  name: string;
  shows: string[];
  cards: string[];
  seats: string[];
  options: Record<string, string>;
  frames: StoryFrame[];
}

/** A change in a seat's win chance and points. */
export interface Swing {
  chance: number;
  points: number;
}

/** An event that changed a seat's game: another player's move, or dice and draws after any move. */
export interface SwingEvent {
  at: number;
  who: number;
  by: Swing;
  saw?: Message[];
}

/** A new table, with an invitation for each free seat; only the host receives them. */
export interface TableCreated {
  table: string;
  room: RoomSnapshot;
  invitations: Invitation[];
}

/** One row in a list of tables. Where only bots play besides the caller, the caller may remove the table. */
export interface TableListing {
  table: string;
  game: string;
  phase: string;
  seats: string[];
  free: number;
  mine: number[];
  my_turn: boolean;
  made_at: number;
  removable: boolean;
}

/** The whole table for one viewer, a seat or a spectator. `view` is null until the game starts. */
export interface TableSnapshot {
  is: "table";
  seat: number | null;
  version: number;
  room: RoomSnapshot;
  view: View | null;
  said: Message | null;
}

/** The steps since the last message to this viewer, numbered by `steps[].version`, and the table after them. */
export interface TableUpdate {
  is: "news";
  seat: number | null;
  version: number;
  steps: LogStep[];
  view: View | null;
  said: Message | null;
  clock: ClockSnapshot | null;
}

/** Take back a sealed choice while other players are still choosing. */
export interface TakeBackRequest {
  do: "take_back";
  version: number;
  seat?: number | null;
  ref?: string;
}

/** A large change in the win chance, from one move of the seat to its next or to the end. */
export interface TurningPoint {
  at: number;
  before: number;
  after: number;
  play: number;
  others: number;
  luck: number;
  rest: number;
  events: SwingEvent[];
}

/** A player's request to go back to before their last choice, which the others must agree to. */
export interface UndoProposal {
  seat: number;
  events: number;
  waits: number[];
}

/** Go back to the point where this seat last learned something or another seat chose. */
export interface UndoRequest {
  do: "undo";
  version: number;
  seat?: number | null;
  ref?: string;
}

/** From choice `at` on (counted from 0), the game continued under other rules, from these saved fields. */
export interface Upgrade {
  at: number;
  rules: number;
  fields: Record<string, number | string | number[]>;
  back?: number | null;
}

/** A game as one viewer may know it: the fields that all games share. */
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

export type TableRequest =
  ChooseRequest | TakeBackRequest | UndoRequest | ActRequest | KickRequest | ChatRequest | PingRequest | ResumeRequest;

export type SocketMessage =
  TableSnapshot | TableUpdate | RoomUpdate | ChatUpdate | RequestAccepted | RequestRejected | Pong;
