// Pieces move: what a new view puts elsewhere glides there from where it was. What it brings comes from where the place it
// lies in says (`data-from`, a selector), or fades in; what it takes away goes where its place said (`data-to`).
import type { Attachment } from "svelte/attachments";
import type { View } from "../messages";

const TIMING = { duration: 250, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };

interface Place {
  node: Element;
  kind: string;
  at: DOMRect;
  /** Of a piece that will go somewhere when it leaves: how it looks, for its node may be another piece's by then. */
  ghost?: HTMLElement | undefined;
  to?: string | undefined;
}

/** Moves the pieces (`data-piece`) of a board from one view to the next; not from one table or seat to another. */
export function moves(view: () => View | null, table: () => string): Attachment<HTMLElement> {
  let board: HTMLElement | null = null;
  let scene = "";
  let before: Place[] = [];
  $effect.pre(() => {
    const now = `${table()} ${view()?.seat}`;
    before = board && now === scene && !matchMedia("(prefers-reduced-motion: reduce)").matches ? places(board).map(remembered) : [];
    scene = now;
  });
  $effect(() => {
    view();
    if (board && before.length) move(before, board);
    before = [];
  });
  return (node) => {
    board = node;
    return () => (board = null);
  };
}

function places(board: Element): Place[] {
  const found = [...board.querySelectorAll<HTMLElement>("[data-piece]")];
  return found.map((node) => ({ node, kind: node.dataset.piece ?? "", at: node.getBoundingClientRect() }));
}

function remembered(place: Place): Place {
  const to = place.node.closest<HTMLElement>("[data-to]")?.dataset.to;
  return to ? { ...place, to, ghost: place.node.cloneNode(true) as HTMLElement } : place;
}

function move(before: Place[], board: HTMLElement): void {
  // A piece on its way is led on from where it is seen, to where it lies without its motion.
  for (const { node } of before) for (const motion of node.getAnimations()) if (motion.id === "piece") motion.cancel();
  const moving = new Map<Element, Keyframe[]>();
  const left = new Set(before);
  for (const [to, from] of pairs(before, places(board))) {
    if (from) left.delete(from);
    const source = from ?? origin(to, board);
    if (!source) moving.set(to.node, [{ opacity: 0, transform: "scale(0.6)" }, {}]);
    else if (!from) moving.set(to.node, [{ opacity: 0, transform: path(source.at, to.at), transformOrigin: "0 0" }, { opacity: 1, transformOrigin: "0 0" }]);
    else if (apart(from, to) >= 1) moving.set(to.node, [{ transform: path(from.at, to.at), transformOrigin: "0 0" }, { transformOrigin: "0 0" }]);
  }
  for (const [node, frames] of moving) {
    // What lies on a moving piece is carried along.
    const carrier = node.parentElement?.closest("[data-piece]");
    if (!carrier || !moving.has(carrier)) node.animate(frames, { ...TIMING, id: "piece" });
  }
  for (const piece of left) leave(piece, board);
}

/** Where a new piece comes from, if its place says so. */
function origin(piece: Place, board: HTMLElement): Place | undefined {
  const from = piece.node.closest<HTMLElement>("[data-from]")?.dataset.from;
  const node = from ? board.querySelector(from) : null;
  return node ? { node, kind: piece.kind, at: node.getBoundingClientRect() } : undefined;
}

/** A piece that is gone is seen once more on its way. */
function leave({ ghost, to, at }: Place, board: HTMLElement): void {
  const end = to ? board.querySelector(to) : null;
  if (!ghost || !end) return;
  delete ghost.dataset.piece;
  ghost.ariaHidden = "true";
  ghost.style.cssText = `position: fixed; left: ${at.left}px; top: ${at.top}px; width: ${at.width}px; z-index: 5; pointer-events: none`;
  board.append(ghost);
  const motion = ghost.animate([{ transformOrigin: "0 0" }, { opacity: 0, transform: path(end.getBoundingClientRect(), at), transformOrigin: "0 0" }], { ...TIMING, id: "piece" });
  motion.onfinish = motion.oncancel = () => ghost.remove();
}

/** Where each piece comes from: equal pieces that did not move stay, the others take the nearest way. */
function pairs(before: Place[], after: Place[]): Map<Place, Place | undefined> {
  const found = new Map<Place, Place | undefined>(after.map((to) => [to, undefined]));
  const ways = after.flatMap((to) => before.filter((from) => from.kind === to.kind).map((from) => ({ from, to, far: apart(from, to) })));
  const gone = new Set<Place>();
  for (const { from, to } of ways.sort((one, other) => one.far - other.far)) {
    if (gone.has(from) || found.get(to)) continue;
    found.set(to, from);
    gone.add(from);
  }
  return found;
}

function apart(from: Place, to: Place): number {
  return Math.hypot(from.at.left - to.at.left, from.at.top - to.at.top);
}

function path(from: DOMRect, to: DOMRect): string {
  const scale = to.width && from.width ? from.width / to.width : 1;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}
