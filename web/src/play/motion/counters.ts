// Animates the counters of the board: a chip shows for a moment by how much each has changed.
import { formatSigned } from "../../i18n/message";
import type { GameEvent } from "../../messages";
import { causeOf, findVisible, seatOf } from "./causes";

export interface Counter {
  key: string;
  kind: string;
  n: number;
  node: HTMLElement;
  /** The element that counts several kinds (`data-counts`), each shown while there are any. */
  among: HTMLElement | null;
}

export interface Change {
  node: HTMLElement;
  kind: string;
  by: number;
  /** Animates the change for this many milliseconds; 0 shows it without motion. */
  act: (length: number) => void;
}

export function readCounters(board: Element): Counter[] {
  const seen = new Map<string, number>();
  return [...board.querySelectorAll<HTMLElement>("[data-count]")].map((node) => {
    const kind = node.dataset.count ?? "";
    const name = `${seatOf(node) ?? ""} ${kind}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    return {
      key: `${name} ${seen.get(name)}`,
      kind,
      n: Number(node.dataset.n),
      node,
      among: node.closest<HTMLElement>("[data-counts]"),
    };
  });
}

export function counterChanges(before: Counter[], board: HTMLElement, parts: GameEvent[][]): Change[] {
  const was = new Map(before.map((figure) => [figure.key, figure.n]));
  const now = readCounters(board);
  const keys = new Set(now.map((figure) => figure.key));
  const known = new Set(before.map((figure) => figure.among));
  const changed = [
    ...now.map(({ key, kind, n, node, among }) => ({
      kind,
      node,
      by: n - (was.get(key) ?? (among && known.has(among) ? 0 : n)),
    })),
    ...before
      .filter(({ key, among }) => !keys.has(key) && among?.isConnected)
      .map(({ kind, n, node, among }) => ({ kind, node: among ?? node, by: -n })),
  ].filter(({ by }) => by);
  return changed.map(({ node, kind, by }) => {
    const act = (length: number) => {
      // A gain may come from another seat's loss.
      const giver = changed.find((other) => other.kind === kind && other.by < 0)?.node;
      const from =
        by > 0
          ? (giver ??
            causeOf(board, parts, kind, seatOf(node)) ??
            findVisible(board, node.closest<HTMLElement>("[data-from]")?.dataset.from))
          : null;
      show(node, by, from, board, length);
    };
    return { node, kind, by, act };
  });
}

function show(node: HTMLElement, by: number, from: Element | null, board: HTMLElement, length: number): void {
  const at = node.getBoundingClientRect();
  if (!at.width) return;
  const chip = document.createElement("span");
  chip.dataset.change = by > 0 ? "more" : "less";
  chip.ariaHidden = "true";
  const sign = node.querySelector("svg")?.cloneNode(true);
  chip.append(...(sign ? [sign] : []), `${by > 0 ? "+" : ""}${formatSigned(by)}`);
  board.append(chip);
  const own = chip.getBoundingClientRect();
  const left = Math.max(2, Math.min(at.left + at.width / 2 - own.width / 2, innerWidth - own.width - 2));
  const top = Math.max(2, at.top - own.height * 0.7);
  chip.style.left = `${left}px`;
  chip.style.top = `${top}px`;
  if (!length) return;
  const start = from?.getBoundingClientRect();
  const right = start ? start.left + start.width / 2 - left - own.width / 2 : 0;
  const down = start ? start.top + start.height / 2 - top - own.height / 2 : 0;
  const way = start ? `translate(${right}px, ${down}px)` : "translateY(60%)";
  chip.animate([{ opacity: 0, transform: way }, { opacity: 1, offset: 0.25 }, {}], {
    duration: length,
    easing: "cubic-bezier(0.3, 0, 0.2, 1)",
    id: "piece",
  });
}
