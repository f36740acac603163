// Animates the pieces of a board from one view to the next. A piece that moved glides from its old place. A new piece
// comes from its cause, or from where its place says (`data-from`, a selector), or fades in; a removed one goes where
// its place said (`data-to`). A piece that a player takes (`data-held`, a seat) travels to them; one that is cast again
// (`data-cast` has changed) rolls. Counters (`data-count`, `data-n`) show by how much they changed, and the opponents'
// last changes stay marked (`data-last`).
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { GameEvent, View } from "../../messages";
import { causeOf, findVisible, partOf, seatOf, findThing } from "./causes";
import { type Counter, counterChanges, readCounters } from "./counters";
import { type Place, apart, ghostOf, into, pairs, path, places, remembered } from "./piecePlaces";
import { sound } from "./sounds";

const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";
const GLIDE_MS = 250;
const ROLL: Keyframe[] = [
  { transform: "translateY(-40%) rotate(-540deg) scale(0.8)", opacity: 0 },
  { transform: "rotate(20deg)", opacity: 1, offset: 0.75 },
  {},
];

/** The transition to a view. */
export interface Transition {
  /** The parts of the events, shown one after another. */
  parts: GameEvent[][];
  /** Milliseconds for each part; 0: all at once, and counters do not show changes. */
  pace: number;
  /** The viewer's own choices animate quickly and leave no marks. */
  own: boolean;
}

interface Scene {
  pieces: Place[];
  figures: Counter[];
}

interface Changed {
  nodes: Set<Element>;
  kinds: Set<string>;
}

const still = matchMedia("(prefers-reduced-motion: reduce)");

type Later = (act: () => void, after: number) => void;

/** Animates the pieces of a board between views of one table and seat. */
export function animateBoard(
  view: () => View | null,
  table: () => string,
  happened: () => Transition | null,
): Attachment<HTMLElement> {
  let board: HTMLElement | null = null;
  let scene = "";
  let before: Scene | null = null;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const later: Later = (act, after) => timers.push(setTimeout(act, after));

  /** What was to be seen for a while has been. */
  function settle(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    for (const figure of board?.querySelectorAll("[data-change]") ?? []) figure.remove();
  }

  $effect.pre(() => {
    const now = `${table()} ${view()?.seat}`;
    before =
      board && now === scene
        ? { pieces: places(board, !still.matches).map(remembered), figures: readCounters(board) }
        : null;
    scene = now;
  });
  $effect(() => {
    view();
    const what = untrack(happened);
    settle();
    for (const old of board?.querySelectorAll("[data-last]") ?? []) old.removeAttribute("data-last");
    if (board && before) {
      const changed = move(before, board, what, later);
      if (what && !what.own) mark(changed, board, what);
    }
    before = null;
  });
  // A press ends the animation.
  $effect(() => {
    if (happened()?.pace) return;
    settle();
    if (still.matches) return;
    for (const motion of board?.getAnimations({ subtree: true }) ?? [])
      if (motion.id === "piece" && motion.effect?.getTiming().delay) motion.finish();
  });
  return (node) => {
    board = node;
    return () => (board = null);
  };
}

/** Animates everything to its new place; returns the changed nodes and kinds. */
function move(before: Scene, board: HTMLElement, what: Transition | null, later: Later): Changed {
  const { parts, pace, own } = what ?? { parts: [], pace: 0, own: true };
  const calm = still.matches;
  const duration = pace && !own ? Math.min(500, pace * 0.6) : GLIDE_MS;
  const delayOf = (node: Element, kind: string) => pace * partOf(parts, kind, seatOf(node));
  const timing = (delay: number): KeyframeAnimationOptions => ({
    duration,
    delay,
    easing: EASING,
    fill: "backwards",
    id: "piece",
  });
  const changed = new Set<Element>();
  const kinds = new Set<string>();
  // A piece on its way is led on from where it is seen, to where it lies without its motion.
  for (const { node } of calm ? [] : before.pieces)
    for (const motion of node.getAnimations()) if (motion.id === "piece") motion.cancel();

  const moving = new Map<Element, [way: Keyframe[], delay: number]>();
  const left = new Set(before.pieces);
  for (const [to, from] of pairs(before.pieces, places(board, !calm))) {
    const { node, kind } = to;
    const delay = delayOf(node, kind);
    if (from) left.delete(from);
    if (!from || from.within !== to.within || from.cast !== to.cast || from.held !== to.held) {
      changed.add(node);
      kinds.add(kind);
    }
    if (to.cast !== undefined && from?.cast !== to.cast) {
      moving.set(node, [ROLL, delay]);
      if (pace) later(() => sound("roll"), delay);
    } else if (!from && !calm) {
      const cause =
        causeOf(board, parts, kind, seatOf(node)) ??
        findVisible(board, node.closest<HTMLElement>("[data-from]")?.dataset.from);
      moving.set(node, [
        [{ opacity: 0, transform: cause ? into(cause.getBoundingClientRect(), to.at) : "scale(0.6)" }, {}],
        delay,
      ]);
    } else if (from && apart(from, to) >= 1) {
      const way = [{ transform: path(from.at, to.at), transformOrigin: "0 0" }, { transformOrigin: "0 0" }];
      moving.set(node, [way, from.within === to.within ? 0 : delay]);
    }
    if (to.held !== undefined && from?.held !== to.held && !calm) {
      const taker = findVisible(board, `[data-seat="${to.held}"] h3`);
      if (taker) leave({ ...to, ghost: ghostOf(node) }, taker, board, timing(delay));
    }
  }
  for (const [node, [frames, delay]] of calm ? [] : moving) {
    // What lies on a moving piece is carried along.
    const carrier = node.parentElement?.closest("[data-piece]");
    if (!carrier || !moving.has(carrier)) node.animate(frames, timing(delay));
  }
  const counted = counterChanges(before.figures, board, parts);
  for (const piece of calm ? [] : left) {
    // What lies where it is only counted has gone there.
    const pile = counted.find(
      ({ node, by }) =>
        by > 0 && node.dataset.holds !== undefined && piece.within && seatOf(node) === seatOf(piece.within),
    )?.node;
    const end = pile ?? findVisible(board, piece.to);
    if (end) leave(piece, end, board, timing(0));
  }
  for (const { node, kind, act } of counted) {
    changed.add(node);
    if (pace) later(() => act(calm ? 0 : duration), delayOf(node, kind));
  }
  if (pace && changed.size) sound(counted.length ? "gain" : "move");
  return { nodes: changed, kinds: new Set([...kinds, ...[...left, ...counted].map(({ kind }) => kind)]) };
}

/** What has changed, and what the events name, until something else happens; on a phone it is brought to the front. */
function mark({ nodes, kinds }: Changed, board: HTMLElement, { parts, pace }: Transition): void {
  const named = parts
    .flat()
    .flatMap(({ args }) =>
      Object.values(args).map((value) =>
        typeof value === "string" && !kinds.has(value) ? findThing(board, value, args.who) : null,
      ),
    );
  const marked = [...nodes, ...named].filter((one) => one !== null);
  for (const one of marked) one.setAttribute("data-last", "");
  if (!pace || marked.some((one) => one.getClientRects().length)) return;
  const part = marked[0]?.closest<HTMLElement>("[data-part]")?.dataset.part;
  if (part) board.querySelector<HTMLElement>(`[data-opens="${part}"]`)?.click();
}

/** A removed or taken piece is drawn once more on its way. */
function leave({ ghost, at }: Place, end: Element, board: HTMLElement, timing: KeyframeAnimationOptions): void {
  if (!ghost || !at.width) return;
  const place = `left: ${at.left}px; top: ${at.top}px; width: ${at.width}px`;
  ghost.style.cssText = `position: fixed; ${place}; z-index: 5; pointer-events: none`;
  board.append(ghost);
  const motion = ghost.animate(
    [{}, { opacity: 0.9, offset: 0.75 }, { opacity: 0, transform: into(end.getBoundingClientRect(), at) }],
    timing,
  );
  motion.onfinish = motion.oncancel = () => ghost.remove();
}
