// Pieces move: what a new view puts elsewhere glides there from where it was, what it brings fades in.
import type { Attachment } from "svelte/attachments";
import type { View } from "../messages";

const TIMING = { duration: 250, easing: "cubic-bezier(0.3, 0, 0.2, 1)" };

interface Place {
  node: Element;
  kind: string;
  at: DOMRect;
}

/** Moves the pieces (`data-piece`) of a board from one view to the next; not from one table or seat to another. */
export function moves(view: () => View | null, table: () => string): Attachment<HTMLElement> {
  let board: HTMLElement | null = null;
  let scene = "";
  let before: Place[] = [];
  $effect.pre(() => {
    const now = `${table()} ${view()?.seat}`;
    before = board && now === scene && !matchMedia("(prefers-reduced-motion: reduce)").matches ? places(board) : [];
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

function move(before: Place[], board: HTMLElement): void {
  // A piece on its way is led on from where it is seen, to where it lies without its motion.
  for (const { node } of before) for (const motion of node.getAnimations()) if (motion.id === "piece") motion.cancel();
  const moving = new Map<Element, Keyframe[]>();
  for (const [to, from] of pairs(before, places(board))) {
    if (!from) moving.set(to.node, [{ opacity: 0, transform: "scale(0.6)" }, {}]);
    else if (apart(from, to) >= 1) moving.set(to.node, [{ transform: path(from.at, to.at), transformOrigin: "0 0" }, { transformOrigin: "0 0" }]);
  }
  for (const [node, frames] of moving) {
    // What lies on a moving piece is carried along.
    const carrier = node.parentElement?.closest("[data-piece]");
    if (!carrier || !moving.has(carrier)) node.animate(frames, { ...TIMING, id: "piece" });
  }
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
