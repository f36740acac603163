// What a thing is, and why it cannot be chosen: on hover, on focus, and on a long press.
import { type Snippet, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Said {
  title?: string;
  head?: string;
  text?: string;
  /** What choosing it would change, and whether that cannot be undone. */
  effect?: string;
  final?: boolean;
  reason?: string;
  ruling?: string;
  /** Something drawn, such as the six faces of a die. */
  picture?: Snippet;
  /** Where more is told. */
  link?: { href: string; text: string };
}

const LONG_PRESS = 450;

class Tip {
  said = $state.raw<Said | null>(null);
  at = $state.raw<DOMRect>(new DOMRect());
  /** Kept open, so that one can go to its link. */
  pinned = $state(false);
  about = $state.raw<Element | null>(null);

  show(node: Element, said: Said): void {
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

  /** Hides what was said of a thing that is no longer there. */
  forget(node: Element): void {
    if (node === this.about && !node.isConnected) this.hide();
  }

  pin(node: Element, said: Said): void {
    this.show(node, said);
    this.pinned = true;
  }

  /** The thing is no longer pointed at. */
  leave(node: Element): void {
    // Also while it is taken off the page with the focus on it, in the midst of drawing.
    untrack(() => !this.pinned && node === this.about && this.hide());
  }

  hide(): void {
    this.said = null;
    this.about = null;
    this.pinned = false;
  }
}

export const tip = new Tip();

/** Told of this thing; asked anew each time, so that a table in motion costs nothing. */
export function tells(said: () => Said): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const node = element as HTMLElement; // a part of a drawing hears the same events
    const there = () => {
      const { title, text, reason } = said();
      return Boolean(title || text || reason);
    };
    $effect(() => {
      if (tip.about === node) tip.said = said(); // the table has changed while this is shown
    });
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => !tip.pinned && there() && tip.show(node, said());
    const pin = () => {
      if (there()) tip.pin(node, said());
      return there();
    };
    const over = (event: PointerEvent) => event.pointerType === "mouse" && show();
    const focus = () => node.matches(":focus-visible") && show();
    const leave = () => {
      clearTimeout(press);
      tip.leave(node);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      if (event.pointerType !== "mouse") press = setTimeout(() => (pressed = pin()), LONG_PRESS);
    };
    const up = () => clearTimeout(press);
    const click = (event: Event) => {
      if (pressed) event.stopImmediatePropagation();
      else tip.hide();
      pressed = false;
    };
    // The right button, the menu key and (on most phones) a long press all come here.
    const menu = (event: Event) => pin() && event.preventDefault();
    const key = (event: KeyboardEvent) => event.key === "i" && menu(event);
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
