// The state of one table: the last message from the server, and the request that waits for its answer.
import { transport } from "#transport";
import * as api from "./api";
import { reconnectDelay } from "./transport/reconnectDelay";
import { HEARTBEAT_MS, type Channel } from "./transport/transport";
import type {
  ActRequest,
  BatchPreview,
  GameEvent,
  Hint,
  ChatLine,
  TableUpdate,
  RequestRejected,
  OptionPreview,
  Problem,
  RoomSnapshot,
  Message,
  SocketMessage,
  TableRequest,
  TableSnapshot,
  LogStep,
  View,
} from "./messages";
import { sendNonces } from "./dealNonces";
import { Playback } from "./play/motion/playback.svelte";
import { sessionStore } from "./storage";

export type Link = "opening" | "open" | "lost" | "refused";

interface TableState {
  version: number;
  view: View | null;
  said: Message | null;
}

interface PreviewState {
  seat: number | null;
  version: number;
  options: Record<string, OptionPreview>;
  batches: BatchPreview[];
}

/** The hint so far; `deeper`: a deeper search is running. */
export interface Advice {
  seat: number | null;
  version: number;
  hint: Hint | null;
  problem: Problem | null;
  deeper: boolean;
}

const MAX_HINT_DEPTH = 3; // how many times a hint is deepened
const SEAT_LOST_CODE = 4403; // signed out, or the seat was lost
const DAMAGED_CODE = 4409; // nothing of the table can be read any longer
const NONCE_RETRY_MS = 2000;

export class Table {
  room = $state.raw<RoomSnapshot | null>(null);
  state = $state.raw<TableState | null>(null);
  link = $state<Link>("opening");
  pending = $state<TableRequest | null>(null);
  problem = $state.raw<RequestRejected | null>(null);
  events = $state.raw<GameEvent[]>([]);
  seat = $state<number | null>(null);
  lines = $state.raw<ChatLine[]>([]);
  /** On a shared device, the seats to move. The views of the others are not stored, as their hands are covered. */
  askedSeats = $state.raw<number[]>([]);
  /** The seats to move, on any device. */
  seatsToMove = $state.raw<number[]>([]);
  /** Where in the events this seat's last choice ended; null while it has made none. */
  since = $state<number | null>(null);
  /** When the clocks were received, by this browser's clock. */
  clockAt = $state(0);

  /** Whether this seat's last update was an undo. */
  steppedBack = $state(false);

  /** Signed out, or the seat was lost, while this page was open; what may still be seen is shown. */
  seatLost = $state(false);
  damaged = $state(false);

  /** The shown state is a stored snapshot; nothing can be chosen until the server has sent the current one. */
  isSnapshot = $state(false);

  /** Shows other players' choices one after another. */
  readonly playback = new Playback();

  private previews = $state.raw<PreviewState | null>(null);
  private shownAdvice = $state.raw<Advice | null>(null);
  private channel: Channel | null = null;
  private retries = 0;
  private refs = 0;
  private closed = false;
  private wasConnected = false;
  private logVersion = -1;
  private versions: number[] = []; // of the step that each event came with
  private firstUnread = $state(0); // the number of the first unread chat line
  /** The option chosen last, how many more times in a row it can be, and how many presses wait to be sent. */
  private repeating: { id: string; left: number; pressed: number; at: number } | null = null;
  private heartbeat: ReturnType<typeof setInterval>;

  constructor(readonly id: string) {
    this.firstUnread = Number(sessionStore.getItem(`heard ${id}`));
    this.open();
    void transport.loadSnapshot?.(id).then((snapshot) => snapshot && this.showSnapshot(snapshot));
    this.heartbeat = setInterval(() => this.channel?.open && this.write({ do: "ping" }), HEARTBEAT_MS);
  }

  get view(): View | null {
    return this.state?.view ?? null;
  }

  /** Nothing can be done now: something is being done, or it is not known yet what. */
  get busy(): boolean {
    return this.pending !== null || this.isSnapshot;
  }

  /** Whether this seat has chosen something that it may ask to undo: it cannot while its question is a sealed one. */
  get undoable(): boolean {
    // Only sealed options have no previews.
    const sealed = this.view?.ask && this.current && Object.keys(this.current.options).length === 0;
    return this.since !== null && !sealed;
  }

  /** What the players to move decide, or who has won. */
  get statusMessage(): Message | null {
    return this.state?.said ?? null;
  }

  /** The log as it was at this version. */
  until(version: number): GameEvent[] {
    const end = this.events.findIndex((_, n) => (this.versions[n] ?? 0) > version);
    return end < 0 ? this.events : this.events.slice(0, end);
  }

  /** The previews for the current question; null until the server has sent them. */
  private get current(): PreviewState | null {
    const it = this.previews;
    return it && it.seat === this.seat && it.version === this.version ? it : null;
  }

  /** A preview of each option by its id. */
  get outlook(): Record<string, OptionPreview> {
    return this.current?.options ?? {};
  }

  /** What can be chosen at once. */
  get batches(): BatchPreview[] {
    return this.current?.batches ?? [];
  }

  /** The hint for the current question; null if the player has not asked for one. */
  get advice(): Advice | null {
    const it = this.shownAdvice;
    return it && it.seat === this.seat && it.version === this.version && this.view?.ask ? it : null;
  }

  /** Requests a hint, then deeper ones while it and the question stay. `whole`: at whole answers. */
  async advise(whole = false): Promise<void> {
    const { seat, version } = this;
    let now: Advice = (this.shownAdvice = { seat, version, hint: null, problem: null, deeper: true });
    for (let depth = 1; depth <= MAX_HINT_DEPTH; depth++) {
      const result = await api.hint(this.id, seat, depth, whole).catch((error: unknown) => api.problemOf(error));
      if (this.advice !== now) return;
      if ("word" in result) {
        this.shownAdvice = { ...now, problem: now.hint ? null : result, deeper: false }; // keeps the hint so far
        return;
      }
      this.shownAdvice = now = { ...now, hint: result, deeper: depth < MAX_HINT_DEPTH };
    }
  }

  unadvise(): void {
    this.shownAdvice = null;
  }

  close(): void {
    this.closed = true;
    clearInterval(this.heartbeat);
    this.playback.forget();
    this.channel?.close();
  }

  choose(...ids: string[]): void {
    const [id = ""] = ids;
    if (this.takesAgain(id)) this.repeating!.pressed += 1;
    if (this.busy) return;
    this.repeating = ids.length === 1 ? { id, left: this.timesOf(id) - 1, pressed: 0, at: this.version } : null;
    this.playback.skipSoon();
    this.send({ do: "choose", version: this.version, ids, ...this.mine });
  }

  /** Whether another press of the option that is being chosen counts: its question will offer it again. */
  takesAgain(id: string): boolean {
    const it = this.repeating;
    return this.pending?.do === "choose" && it?.id === id && it.pressed < it.left;
  }

  /** How often the current question offers this option in a row, as far as known. */
  private timesOf(id: string): number {
    return this.batches.find((one) => one.ids.every((other) => other === id))?.ids.length ?? 1;
  }

  /** Sends the presses that came while the one before was under way, once its answer and the next view are here. */
  private sendAgain(): void {
    const it = this.repeating;
    if (!it?.pressed || this.busy || this.version === it.at) return;
    const ids = Array.from({ length: it.pressed }, () => it.id);
    const asked = this.view?.ask?.options.some(({ id }) => id === it.id);
    this.repeating = { ...it, left: it.left - it.pressed, pressed: 0, at: this.version };
    if (asked) this.send({ do: "choose", version: this.version, ids, ...this.mine });
  }

  takeBack(): void {
    this.send({ do: "take_back", version: this.version, ...this.mine });
  }

  undo(): void {
    this.send({ do: "undo", version: this.version, ...this.mine });
  }

  act(what: ActRequest["what"]): void {
    this.send({ do: "act", what, ...this.mine });
  }

  /** Replays the opponents' last turns; asks the server for what this page has not seen. */
  async replay(): Promise<void> {
    const { seat, version } = this;
    if (!this.playback.last.length) {
      const { frames } = await api.lastTurn(this.id, seat).catch(() => ({ frames: [] }));
      if (seat !== this.seat || version !== this.version || this.playback.last.length) return;
      this.playback.last = frames.flatMap(({ view, who, events, version }) =>
        view ? [{ version, view, events, who: who ?? -1, own: false, undid: false }] : [],
      );
    }
    this.playback.replay();
  }

  /** Uncovers a seat of a shared device; only now does the server send that seat's view. */
  show(seat: number): void {
    this.cover();
    this.seat = seat;
    if (this.channel?.open) this.write({ do: "resume", version: null, seat }); // otherwise on reconnecting
  }

  /** Hides and drops everything that only one seat may know. */
  cover(): void {
    this.seat = this.since = this.previews = this.shownAdvice = this.state = null;
    this.events = [];
    this.versions = [];
    this.logVersion = -1;
    this.playback.forget();
  }

  /** Whether the players who share this device must first say who is looking. */
  get covered(): boolean {
    return this.seat === null && this.shared && this.room?.phase !== "waiting" && this.room?.phase !== "over";
  }

  /** The number of unread chat lines by others. */
  get unread(): number {
    return this.lines.filter((line) => line.n >= this.firstUnread && !this.room?.mine.includes(line.who)).length;
  }

  read(): void {
    const last = this.lines.at(-1)?.n ?? -1;
    if (last < this.firstUnread) return;
    this.firstUnread = last + 1;
    sessionStore.setItem(`heard ${this.id}`, String(this.firstUnread));
  }

  protected showRejection(message: RequestRejected): void {
    this.problem = message;
  }

  private get shared(): boolean {
    return (this.room?.mine.length ?? 0) > 1;
  }

  private get version(): number {
    return this.state?.version ?? 0;
  }

  private get mine(): { seat?: number } {
    return this.seat === null ? {} : { seat: this.seat };
  }

  private open(): void {
    const channel = transport.open(this.id);
    this.channel = channel;
    this.wasConnected = false;
    channel.onopen = () => {
      this.retries = 0;
      this.link = "open";
      if (this.pending) this.write(this.pending); // done once, however often it is sent
    };
    channel.onmessage = (text) => this.receive(JSON.parse(text) as SocketMessage);
    channel.onclose = (code) => {
      if (this.closed) return;
      if (code === SEAT_LOST_CODE && this.wasConnected) {
        this.loseSeat();
        return;
      }
      if (code >= 4400 && code !== 4429 && code !== 4503) {
        this.link = "refused";
        if (this.isSnapshot) this.room = this.state = null; // the stored table no longer exists
        this.damaged = code === DAMAGED_CODE;
        return;
      }
      this.link = "lost";
      setTimeout(() => !this.closed && this.open(), reconnectDelay(this.retries++));
    };
  }

  /** Drops all private state and reconnects once, with the current identity. */
  private loseSeat(): void {
    this.seatLost = true;
    this.pending = this.problem = this.room = null;
    this.askedSeats = [];
    this.cover();
    this.open();
  }

  private send(request: TableRequest): void {
    if (this.busy) return;
    this.problem = null;
    this.pending = { ...request, ref: `r${++this.refs}` };
    if (this.channel?.open) this.write(this.pending);
  }

  private write(request: TableRequest): void {
    this.channel?.send(JSON.stringify(request));
  }

  private receive(message: SocketMessage): void {
    switch (message.is) {
      case "table":
        this.wasConnected = true;
        this.isSnapshot = false;
        if (message.seat !== null) this.seatLost = false;
        this.enter(message.room);
        if (this.seat === null && !this.shared) this.seat = message.seat;
        this.keep(message);
        if (message.seat === this.seat) {
          this.steppedBack = false;
          this.playback.forget();
          void this.readLog();
          void this.loadPreviews();
        }
        void this.readLines();
        break;
      case "news": {
        const before = this.view;
        if (message.seat === this.seat) this.steppedBack = message.steps.some(({ undone }) => undone > 0);
        this.keep(message);
        if (message.seat === this.seat) {
          this.add(message.steps);
          this.play(message, before);
          this.sendAgain();
          void this.loadPreviews();
        }
        if (message.clock && this.room) {
          const { seconds, running } = message.clock;
          const seats = this.room.seats.map((seat, n) => ({
            ...seat,
            seconds: seconds[n] ?? null,
            running: running[n] ?? false,
          }));
          this.enter({ ...this.room, seats });
        }
        break;
      }
      case "room": {
        const resumed = this.room?.phase === "paused" && message.room.phase === "playing";
        this.enter(message.room);
        if (resumed) void this.loadPreviews();
        break;
      }
      case "line":
        this.lines = [...this.lines.filter((line) => line.n < message.line.n), message.line];
        break;
      case "done": // a batch may have ended before its last choice (`made`): the rest is dropped, the new view asks
        if (message.ref === this.pending?.ref) this.pending = null;
        this.sendAgain();
        break;
      case "no":
        if (message.ref === this.pending?.ref) this.pending = this.repeating = null;
        this.showRejection(message);
        if (message.word === "stale") this.write({ do: "resume", version: null, ...this.mine });
        break;
      default:
    }
  }

  /** Shows the stored snapshot until the server answers. */
  private showSnapshot(snapshot: TableSnapshot): void {
    if (this.room || this.closed) return;
    this.isSnapshot = true;
    this.room = snapshot.room;
    this.seat = snapshot.seat;
    this.state = snapshot;
  }

  /** One seat's latest state. On a shared device, of the other seats the page knows only whether they are to move. */
  private keep({ seat, version, view, said }: TableSnapshot | TableUpdate): void {
    this.seatsToMove = view?.open ?? [];
    if (seat === this.seat) this.state = { version, view, said };
    if (this.room)
      transport.saveSnapshot?.({
        is: "table",
        version,
        room: this.room,
        ...(this.shared ? { seat: null, view: null, said: null } : { seat, view, said }),
      });
    if (!this.shared || seat === null) return;
    this.askedSeats = [...this.askedSeats.filter((one) => one !== seat), ...(view?.ask ? [seat] : [])].sort(
      (one, other) => one - other,
    );
    if (this.seat !== null && this.askedSeats.length && !this.askedSeats.includes(this.seat)) this.cover();
  }

  private enter(room: RoomSnapshot): void {
    this.room = room;
    this.clockAt = performance.now();
    // After the end there is nothing left to hide.
    if (this.seat === null && this.shared && room.phase === "over") this.show(room.mine[0] ?? 0);
    void this.giveNonces();
  }

  /** Sends this browser's nonces for the deal. */
  private async giveNonces(): Promise<void> {
    const room = this.room;
    if (!room) return;
    try {
      await sendNonces(room);
    } catch {
      setTimeout(() => !this.closed && this.room === room && void this.giveNonces(), NONCE_RETRY_MS);
    }
  }

  private async loadPreviews(): Promise<void> {
    const { seat, version } = this;
    if (!this.view?.ask || this.room?.phase !== "playing") return;
    try {
      const result = await api.outlook(this.id, seat);
      if (seat !== this.seat || version !== this.version) return;
      const options = Object.fromEntries(result.options.map((one) => [one.id, one]));
      this.previews = { seat, version: result.version, options, batches: result.batches };
    } catch {
      // A preview is optional.
    }
  }

  private async readLines(): Promise<void> {
    if (!this.room?.chat) return;
    try {
      const lines = await api.lines(this.id);
      const last = lines.at(-1)?.n ?? -1;
      this.lines = [...lines, ...this.lines.filter((line) => line.n > last)];
    } catch {
      // New lines arrive over the socket.
    }
  }

  private async readLog(): Promise<void> {
    const seat = this.seat;
    if (!this.room || this.room.phase === "waiting") return;
    try {
      const log = await api.log(this.id, seat);
      if (seat !== this.seat) return;
      this.events = [];
      this.versions = [];
      this.since = null;
      this.logVersion = -1;
      this.add(log.steps);
    } catch {
      // The log is read again with the next connection; the table itself does not need it.
    }
  }

  private add(steps: LogStep[]): void {
    let { events, versions } = this;
    for (const step of steps) {
      if (step.version <= this.logVersion && !step.undone) continue;
      this.logVersion = step.version;
      const left = Math.max(0, events.length - step.undone);
      events = [...events.slice(0, left), ...step.events];
      versions = [...versions.slice(0, left), ...step.events.map(() => step.version)];
      if (step.who === this.seat) this.since = events.length;
      else if (this.since !== null) this.since = Math.min(this.since, events.length);
    }
    this.versions = versions;
    this.events = events;
  }

  /** Plays these steps back. */
  private play({ version, view, steps, seat }: TableUpdate, before: View | null): void {
    const who = steps.at(-1)?.who ?? -1;
    const own = this.room?.mine.some((mine) => steps.some((step) => step.who === mine)) ?? false;
    const [events, undid] = [steps.flatMap((step) => step.events), steps.some((step) => step.undone)];
    if (view) this.playback.add({ version, view, who, own, events, undid }, before, seat !== null);
  }
}
