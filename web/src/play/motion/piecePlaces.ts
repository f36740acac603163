// Where the pieces of a board (`data-piece`) lie, and which of them is which in the next view.

export interface Place {
  node: HTMLElement;
  kind: string;
  at: DOMRect;
  /** What it lies in: within that, it only makes room. */
  within: Element | null;
  cast: string | undefined;
  held: string | undefined;
  /** Of a piece that will go somewhere when it leaves: how it looks, for its node may be another piece's by then. */
  ghost?: HTMLElement | undefined;
  to?: string | undefined;
}

const NOWHERE = new DOMRect();

/** Where nothing will move, nothing is measured: that would make the browser lay everything out once more. */
export function places(board: Element, measured: boolean): Place[] {
  const found = [...board.querySelectorAll<HTMLElement>("[data-piece]")];
  return found.map((node) => {
    const { piece = "", cast, held } = node.dataset;
    return {
      node,
      kind: piece,
      at: measured ? node.getBoundingClientRect() : NOWHERE,
      within: node.closest("[data-from], [data-to], [data-seat], [data-part]"),
      cast,
      held,
    };
  });
}

export function remembered(place: Place): Place {
  const to = place.node.closest<HTMLElement>("[data-to]")?.dataset.to;
  return to ? { ...place, to, ghost: ghostOf(place.node) } : place;
}

export function ghostOf(node: HTMLElement): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const name of ["piece", "cast", "held", "last"]) delete ghost.dataset[name];
  ghost.ariaHidden = "true";
  return ghost;
}

/**
 * Matches old and new pieces: equal ones that did not move stay, the others take the shortest way, if possible in
 * place.
 */
export function pairs(before: Place[], after: Place[]): Map<Place, Place | undefined> {
  const found = new Map<Place, Place | undefined>(after.map((to) => [to, undefined]));
  const ways = after.flatMap((to) =>
    before
      .filter((from) => from.kind === to.kind)
      .map((from) => ({ from, to, far: apart(from, to), other: Number(from.within !== to.within) })),
  );
  const gone = new Set<Place>();
  for (const { from, to } of ways.sort((one, two) => one.far - two.far || one.other - two.other)) {
    if (gone.has(from) || found.get(to)) continue;
    found.set(to, from);
    gone.add(from);
  }
  return found;
}

/** How far; nothing moves to or from where it is not in sight. */
export function apart(from: Place, to: Place): number {
  return from.at.width && to.at.width ? Math.hypot(from.at.left - to.at.left, from.at.top - to.at.top) : 0;
}

/** From where a piece lay to where it lies, as large as it was there. */
export function path(from: DOMRect, to: DOMRect): string {
  const scale = to.width && from.width ? from.width / to.width : 1;
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${scale})`;
}

/** From where a piece lies into the middle of something else, or out of it; no larger than it is. */
export function into(other: DOMRect, at: DOMRect): string {
  const x = other.left + other.width / 2 - at.left - at.width / 2;
  const y = other.top + other.height / 2 - at.top - at.height / 2;
  const scale = at.width ? Math.min(1, other.width / at.width, other.height / at.height) : 1;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
