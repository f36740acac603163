// What a table shows while other players' moves are played back: the past view, a caption, and the log so far.
import type { Game } from "../../games";
import { say, speech } from "../../i18n/texts.svelte";
import type { GameEvent, View } from "../../messages";
import type { Table } from "../../table.svelte";
import { logLines } from "../log/logLines";
import type { Transition } from "./boardMotion.svelte";

export interface Narration {
  /** The view on the board. The question may already wait; answering it ends the playback. */
  readonly view: View | null;
  /** Whether that is a past view. */
  readonly behind: boolean;
  /** The other player whose moves the board shows while it is behind; null if it is not, or shows none. */
  readonly mover: number | null;
  readonly transition: Transition | null;
  /** The text of the part that is shown; "" if there is nothing to narrate. */
  readonly caption: string;
  /** The event of that part that gets a banner. */
  readonly turning: GameEvent | undefined;
  /** The events up to that part. */
  readonly log: GameEvent[];
}

/** Follows the playback of a table; call it while a component initializes. */
export function narrate(source: () => { table: Table; game: Game; names: string[] }): Narration {
  const { table, game, names } = $derived(source());
  const playback = $derived(table.playback);
  const view = $derived(playback.playing ? (playback.frame?.view ?? table.view) : table.view);
  const behind = $derived(view !== table.view);
  $effect(() => {
    playback.heads = [...(game.heads ?? []), ...(game.turning ?? [])];
  });
  const transition = $derived<Transition | null>(
    playback.frame && {
      parts: playback.parts,
      pace: playback.playing ? playback.milliseconds : 0,
      own: playback.frame.own,
    },
  );
  // Of the viewer's own choice, only its consequences are narrated.
  const part = $derived(
    playback.playing && (playback.part || !playback.frame?.own) ? (playback.parts[playback.part] ?? []) : [],
  );
  const turning = $derived(
    playback.playing ? playback.parts[playback.part]?.find((event) => game.turning?.includes(event.key)) : undefined,
  );
  const caption = $derived.by(() => {
    if (!part.length && playback.playing && playback.frame?.undid)
      return say("page-after-undone", { who: names[playback.frame.who] ?? "" });
    return logLines(speech.texts, summarize(part), names, game, table.seat)
      .map((line) => line.text)
      .join(" ");
  });
  const mover = $derived.by(() => {
    const seats = (playback.parts[playback.part] ?? []).map(({ args }) => args.who);
    const others = [...seats, playback.frame?.who].filter((seat) => typeof seat === "number" && seat >= 0);
    return behind ? (others.find((seat): seat is number => seat !== table.seat) ?? null) : null;
  });
  const log = $derived.by(() => {
    const known = behind && playback.frame ? table.until(playback.frame.version) : table.events;
    const upcoming = playback.playing ? playback.parts.slice(playback.part + 1).flat().length : 0;
    return known.slice(0, Math.max(0, known.length - upcoming));
  });
  return {
    get view() {
      return view;
    },
    get behind() {
      return behind;
    },
    get mover() {
      return mover;
    },
    get transition() {
      return transition;
    },
    get caption() {
      return caption;
    },
    get turning() {
      return turning;
    },
    get log() {
      return log;
    },
  };
}

/** Several dice that a player rolls are one thing to tell; the log has each of them. */
function summarize(part: GameEvent[]): GameEvent[] {
  return part.flatMap((event) => {
    const key = `page-caption-${event.key}`;
    const like = part.filter((other) => other.key === event.key && other.args.who === event.args.who);
    if (like.length < 2 || !speech.texts.has(key)) return [event];
    return like[0] === event ? [{ ...event, said: { key, args: { who: event.said.args?.who ?? "" } } }] : [];
  });
}
