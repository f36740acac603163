// Tips explain a thing, or why it cannot be chosen: on hover, on focus, and on a long press. Pressing what cannot be
// chosen keeps its tip open, and so does touching what does nothing else.
import { type Snippet, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface TipContent {
  title?: string;
  head?: string;
  text?: string;
  /** What choosing it would change, and what to say if that is irreversible. */
  effect?: string;
  final?: string;
  reason?: string;
  /** The ruling behind the reason, and its game. */
  ruling?: string;
  game?: string;
  /** Something drawn, such as the six faces of a die. */
  picture?: Snippet;
  /** The gallery key of a thing described there in full. */
  link?: { key: string; text: string };
}

const TIP_DELAY_MS = 350;
const LONG_PRESS_MS = 450;

class Tip {
  said = $state.raw<TipContent | null>(null);
  at = $state.raw<DOMRect>(new DOMRect());
  /** Pinned open, so that its link can be reached. */
  pinned = $state(false);
  about = $state.raw<Element | null>(null);
  private soon: { node: Element; timer: ReturnType<typeof setTimeout> } | null = null;
  private still: { clientX: number; clientY: number } | null = null;

  /** Waits a moment, so that passing over a thing opens no tip. */
  wait(node: Element, show: () => void): void {
    this.calm();
    this.soon = { node, timer: setTimeout(show, TIP_DELAY_MS) };
  }

  private calm(): void {
    clearTimeout(this.soon?.timer);
    this.soon = null;
  }

  show(node: Element, said: TipContent): void {
    this.at = node.getBoundingClientRect();
    this.said = said;
    this.about = node;
    this.pinned = false;
  }

  /** The page was scrolled, perhaps because the keyboard came to this thing. */
  follow(): void {
    if (!this.about || !this.said) return;
    this.at = this.about.getBoundingClientRect();
    if (this.at.bottom < 0 || this.at.top > innerHeight) this.hide();
  }

  /** Hides the tip of a thing that has left the page. */
  forget(node: Element): void {
    if (!node.isConnected && [this.about, this.soon?.node].includes(node)) this.hide();
  }

  pin(node: Element, said: TipContent): void {
    this.show(node, said);
    this.pinned = true;
  }

  /** The thing is no longer pointed at. */
  leave(node: Element): void {
    if (this.soon?.node === node) this.calm();
    // Also while it is taken off the page with the focus on it, in the midst of drawing.
    untrack(() => !this.pinned && node === this.about && this.hide());
  }

  /** After a press, things that appear under the pointer show no tip until it moves. */
  pressed({ clientX, clientY }: PointerEvent): void {
    this.still = { clientX, clientY };
    this.hide();
  }

  moved({ clientX, clientY }: PointerEvent): boolean {
    return clientX !== this.still?.clientX || clientY !== this.still.clientY;
  }

  hide(): void {
    this.calm();
    this.said = null;
    this.about = null;
    this.pinned = false;
  }
}

export const tip = new Tip();

/** Attaches a tip. Its content is computed on demand, so that animation costs nothing. */
export function showTip(said: () => TipContent): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const node = element as HTMLElement; // a part of a drawing hears the same events
    const all = () => {
      const now = said();
      return now.title || now.text || now.reason ? now : null;
    };
    /** Without what the element shows anyway. */
    const news = () => {
      const now = all();
      if (!now || !isFullyShown(node, now)) return now;
      return now.effect || now.final || now.reason || now.picture ? { ...now, head: "", text: "" } : null;
    };
    $effect(() => {
      if (tip.about === node) tip.said = tip.pinned ? all() : news(); // updates an open tip when the table changes
    });
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let touched = false; // the last press, by a finger
    const show = () => {
      const now = news();
      if (now && !tip.pinned) tip.show(node, now);
    };
    const soon = () => tip.wait(node, show);
    const pin = () => {
      const now = all();
      if (now) tip.pin(node, now);
      return now !== null;
    };
    const over = (event: PointerEvent) => event.pointerType === "mouse" && tip.moved(event) && soon();
    const focus = () => node.matches(":focus-visible") && soon();
    const leave = () => {
      clearTimeout(press);
      tip.leave(node);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      touched = event.pointerType !== "mouse";
      if (touched) press = setTimeout(() => (pressed = pin()), LONG_PRESS_MS);
    };
    const up = () => clearTimeout(press);
    /** Whether what was pressed cannot be chosen: then its reason stays open. A link in it is followed as usual. */
    const isRefused = ({ target }: Event) => {
      const link = (target as Element).closest("a, button");
      return said().reason !== undefined && (link === null || !node.contains(link));
    };
    const click = (event: Event) => {
      const idle = !node.matches("a, button, [role=button]"); // a press has nothing else to do
      if (pressed) event.stopImmediatePropagation();
      else if (isRefused(event) || (touched && idle)) pin();
      else tip.hide();
      pressed = false;
    };
    // The right button, the menu key and (on most phones) a long press all come here.
    const menu = (event: Event) => pin() && event.preventDefault();
    const key = (event: KeyboardEvent) => {
      if (event.key === "i" || (["Enter", " "].includes(event.key) && isRefused(event))) menu(event);
    };
    const off = new AbortController();
    const { signal } = off;
    node.addEventListener("pointerenter", over, { signal });
    node.addEventListener("pointerleave", leave, { signal });
    node.addEventListener("focus", focus, { signal });
    node.addEventListener("blur", leave, { signal });
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("contextmenu", menu, { signal });
    node.addEventListener("keydown", key, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    return () => {
      clearTimeout(press);
      off.abort();
      queueMicrotask(() => tip.forget(node));
    };
  };
}

/** Whether the element shows all of it in full. */
function isFullyShown(node: HTMLElement, { title = "", text = "" }: TipContent): boolean {
  const parts = [...node.querySelectorAll<HTMLElement>("*")];
  if (
    parts.some(
      (one) =>
        (one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1) &&
        getComputedStyle(one).overflowY !== "visible",
    )
  )
    return false;
  const stands = node.textContent ?? "";
  return [title, text].every((one) => stands.includes(one));
}
